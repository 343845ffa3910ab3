"""Tests of what the program asks of the machine it runs on."""
