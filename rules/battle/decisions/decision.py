"""A decision where a rulebook is silent or unclear, and the readings that players choose from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rules.battle.ruleset_table import (
    CARDS,
    Before,
    CellKind,
    Chapter,
    RulesetCell,
    RulesetLine,
    RulesetMark,
    Words,
)

PREFIX = "decisions"
GENERATION = 3
"""Which decisions and rows a ruleset made today knows of: all whose ``since`` is not above it.

Raised by one with the first decision or row that comes after a release, and then left until the next: 2 is
that of release 0.1.0.
"""


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to play what a rulebook leaves open."""

    id: str
    words: Words


@dataclass(frozen=True, kw_only=True)
class Decision:
    """A line of the ruleset: what it is about, what the text says, and how it may be read.

    ``readings`` hold the one that new rulesets play by first; a decision with a single reading is told and
    cannot be changed. ``since`` is the generation of rulesets that knew of it first: the newest one when it
    was written, and that for good. ``before`` is the id of the reading that rulesets kept from before it play
    by, the first one where it is empty. ``text`` says in our words what the rulebook says at ``section``, or
    that it says nothing. Raises ValueError for readings that are none or twice the same.
    """

    id: str
    chapter: Chapter
    section: str
    since: int
    words: Words
    text: Words
    readings: tuple[Reading, ...]
    before: str = ""
    systems: tuple[str, ...] = CARDS

    def __post_init__(self) -> None:
        known = [reading.id for reading in self.readings]
        if not known or len({*known}) < len(known) or (self.before or known[0]) not in known:
            raise ValueError(f"decision {self.id!r}: readings {known}, before {self.before!r}")

    @property
    def ours(self) -> str:
        """Return the id of the reading that new rulesets play by."""
        return self.readings[0].id

    @property
    def kept(self) -> str:
        """Return the id of the reading of rulesets that were kept before this line was one."""
        return self.before or self.ours

    @property
    def path(self) -> str:
        """Return where the value stands in the rows of a ruleset."""
        return f"{PREFIX}/{self.id}"

    @cached_property
    def line(self) -> RulesetLine:
        """Return the line of the ruleset's page."""
        choices = tuple((reading.id, reading.words) for reading in self.readings)
        before = None if self.kept == self.ours else Before(self.since, self.kept)
        return RulesetLine(
            chapter=self.chapter,
            section=self.section,
            systems=self.systems,
            mark=RulesetMark.DECISION,
            words=self.words,
            note=self.text,
            cells=(RulesetCell(path=self.path, kind=CellKind.CHOICE, choices=choices, before=before),),
        )

    def check(self, reading: str) -> str:
        """Return a reading's id. Raises ValueError where it is none of this decision."""
        for known in self.readings:  # asked at every value: `any` takes five times as long
            if known.id == reading:
                return reading
        raise ValueError(f"decision {self.id!r} has no reading {reading!r}")
