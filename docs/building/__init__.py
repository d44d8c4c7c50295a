"""What this project adds to Sphinx: one thing a file."""
