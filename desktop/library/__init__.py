"""The place where cards are kept."""
