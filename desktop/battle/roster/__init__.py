"""The roster of a side: all its reference cards in the order of the list, a row each."""
