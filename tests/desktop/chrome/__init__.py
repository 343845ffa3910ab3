"""Tests of the window, its dress and what the places stand on."""
