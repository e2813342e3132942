"""`python -m frontier` is the `frontier` command."""

from frontier.cli import main

if __name__ == "__main__":
    main()
