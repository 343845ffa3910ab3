"""The window for the opponent: the battle as both sides may see it, large, on a second screen."""
