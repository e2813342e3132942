"""The shapes of requests and answers, over HTTP and over the socket. docs/protocol.md explains them."""
