"""A battle in words and values to show: figures, deeds, rows, dice, spells, what its systems call them."""
