"""What is looked at of battles that were played: which ones, move by move, and what they come to together."""
