"""The rulebooks as values and pure functions: standard library only, no file, no clock, no screen."""
