"""A battle in words: its figures, deeds, rows, dice and spells, and what its systems call them."""
