"""The battle played over the accessibility bus, as a screen reader plays it (`make.py access`)."""
