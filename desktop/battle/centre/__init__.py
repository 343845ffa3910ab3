"""What stands between the two sides: the speaking turn, the rows of a phase, the end."""
