"""Tests of what files bring into a library."""
