"""Correct where the cards of a side lie: its pile, its reserve, those played."""
