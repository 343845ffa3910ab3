"""What the rulebooks leave open and how it is played: one line of the ruleset per decision."""
