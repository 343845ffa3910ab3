"""Tests of the catalogues as nodes, with small ones of our own."""
