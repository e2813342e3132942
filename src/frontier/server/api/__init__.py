"""The HTTP interface: what programs and pages may ask the server for, under /api."""
