"""The place where battles are played."""
