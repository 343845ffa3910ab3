"""What the battle asks in passing: which card, which element, which dice."""
