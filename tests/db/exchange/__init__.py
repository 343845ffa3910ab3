"""Files of other programs, made here in their schemas."""
