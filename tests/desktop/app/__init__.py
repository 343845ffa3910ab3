"""Tests of how the program starts, keeps its library open and ends."""
