"""Let ``python -m ek_teach`` be the command line."""

from ek_teach.cli import main

if __name__ == "__main__":
    main()
