"""What figures and piles of MonCon'F do, in words."""
