"""Confrontation: activation sequence, Tactique roll, wounds, mana, upkeep."""
