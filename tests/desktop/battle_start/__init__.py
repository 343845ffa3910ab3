"""How battles begin and how each turn begins, by the keys that players press."""
