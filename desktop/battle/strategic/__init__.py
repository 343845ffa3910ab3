"""The strategic phase on screen: sequences, coordinators, the Tactique roll, who speaks first."""
