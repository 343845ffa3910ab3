"""Tests of colours, fonts and icons."""
