"""What every system shares in play: the state of a battle, its events and its commands."""
