"""What only MonCon'F shows on the battle screen."""
