"""The fights of a combat phase: a card each, with both sides' values beside each other."""
