"""`python -m pioche` is `pioche`."""

from pioche.cli.main import main

if __name__ == "__main__":
    main()
