"""Tests of the window, its sheets and its verbs."""
