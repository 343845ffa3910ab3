"""What `make.py bench` measures, one module per part of the program."""
