"""How catalogues are read: as their original program does, or as their authors meant them.

They differ in a few places only, each a fault or a limit of the original that players would not want. Lists
are evaluated by ours; the conformance suite is held against the original's.
"""

from __future__ import annotations

from enum import Enum


class Meaning(Enum):
    """Whose reading of a catalogue is followed."""

    ORIGINAL = "original"
    OURS = "ours"

    @property
    def checks_uncategorised(self) -> bool:
        """Whether limits within a force, and hiding, hold for entries without a first category too."""
        return self is Meaning.OURS

    @property
    def counts_ancestors(self) -> bool:
        """Whether what a selection belongs to can be counted, not only asked what it is."""
        return self is Meaning.OURS

    @property
    def settles_costs(self) -> bool:
        """Whether a price that depends on others waits for theirs, and one that depends on itself is told.

        The original goes over them once, with what each cost the last time.
        """
        return self is Meaning.OURS

    @property
    def keeps_to_one(self) -> bool:
        """Whether what is chosen for one of several like selections is chosen for it alone.

        The original chooses what is collective for each of them.
        """
        return self is Meaning.OURS

    @property
    def squares_defaults(self) -> bool:
        """Whether what a collective group chooses by itself grows by its own number and the model's."""
        return self is Meaning.ORIGINAL

    @property
    def counts_apart(self) -> bool:
        """Whether a selection that stands for itself may have another number than one.

        Then so many may be chosen for it as may be for each.
        """
        return self is Meaning.OURS
