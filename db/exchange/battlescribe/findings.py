"""What an import has to say of a file: where, what became of it, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum

from db.exchange import budget
from db.exchange.alike import Alike
from rules.text import Message


class FindingOutcome(StrEnum):
    """What became of something that is told in the report."""

    NOTE = "note"  # it arrived; somebody should look at it
    TEXT = "text"  # it is no number, so it was kept as text
    OUT = "out"  # it did not arrive


@dataclass(frozen=True, slots=True)
class Finding:
    """Something of a file that did not read as it should: file, entry, field, what became of it and why.

    The message's data hold the ``value`` as it stands in the file.
    """

    file: str
    entry: str
    field: str
    message: Message
    outcome: FindingOutcome
    again: bool = False
    """Whether the file said so when it was read last."""

    @property
    def reason(self) -> str:
        """Return the code of the reason."""
        return self.message.code


@dataclass(frozen=True, slots=True)
class Tally:
    """One profile of a file and what it became: card, spell, miracle, option, note, or nothing ("")."""

    file: str
    entry: str
    profile: str
    kind: str
    became: str
    key: str = ""


@dataclass(slots=True)
class Findings:
    """The report of one file while it is written."""

    file: str
    rows: list[Finding] = field(default_factory=list)
    tallies: list[Tally] = field(default_factory=list)
    more: int = 0
    cost_names: dict[str, str] = field(default_factory=dict)
    """Names of the types of costs as they stand beside each cost: the game system may not be given."""
    _alike: Alike[Finding] = field(default_factory=Alike)

    def tell(
        self, outcome: FindingOutcome, entry: str, column: str, code: str, value: str = "", **data: object
    ) -> None:
        """List something; beyond the limit of a report it is only counted."""
        if len(self.rows) >= budget.MAX_FINDINGS:
            self.more += 1
            return
        value, entry, column = map(budget.shortened, (value, entry, column))
        message = Message(f"import.{code}", {"value": value, "column": column, **data})
        finding = Finding(self.file, entry, column, message, outcome)
        if not self._alike.is_enough(message, finding):
            self.rows.append(finding)

    def rest(self) -> Iterator[Finding]:
        """Tell how many there are that were not listed, once for each kind."""
        for finding, message in self._alike.rest():
            yield replace(finding, message=message)
