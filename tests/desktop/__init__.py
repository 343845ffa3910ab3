"""Tests of what the player sees."""
