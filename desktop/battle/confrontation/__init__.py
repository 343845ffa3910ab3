"""What only Confrontation shows on the battle screen."""
