"""Tests of the rulesets that players read and change."""
