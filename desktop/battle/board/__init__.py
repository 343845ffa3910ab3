"""Draw the sides of a battle: their cards and their figures."""
