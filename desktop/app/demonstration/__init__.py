"""What `make.py demo` plays, prints and photographs, without a display."""
