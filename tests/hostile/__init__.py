"""What a hostile world does to the real program, from its window and from its command line."""
