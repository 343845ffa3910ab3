"""Tests of what the places are made of."""
