"""Tests of the words of the screen."""
