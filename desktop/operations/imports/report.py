"""What a package brought, or would bring."""

from __future__ import annotations

from dataclasses import dataclass, field

from db.exchange.battlescribe.findings import Finding
from desktop.operations.imports.merge import Difference
from rules.text import Message


@dataclass(slots=True)
class PackReport:
    """What a package brought: ids by kind, how much was here already, and where owner and package differ.

    ``findings`` are what stayed away and what was mended. ``label`` is the step, None when nothing had to be
    written.
    """

    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    offers: list[str] = field(default_factory=list)
    offers_changed: list[str] = field(default_factory=list)
    owned: list[str] = field(default_factory=list)
    """Miniatures whose figures are counted now, or counted otherwise."""

    armies: list[str] = field(default_factory=list)
    armies_changed: list[str] = field(default_factory=list)
    rulesets: list[str] = field(default_factory=list)
    rulesets_changed: list[str] = field(default_factory=list)
    formats: list[str] = field(default_factory=list)
    formats_changed: list[str] = field(default_factory=list)
    battles: list[str] = field(default_factory=list)
    pictures: int = 0
    """Those that were not here."""

    same: int = 0
    cards_same: int = 0
    """Those among them that are cards."""

    findings: list[Finding] = field(default_factory=list)
    differences: list[Difference] = field(default_factory=list)
    stays: list[Difference] = field(default_factory=list)
    """What the package says as it did before, and its owner changed."""

    label: Message | None = None

    @property
    def done(self) -> bool:
        """Tell whether anything could be taken, what was here already included."""
        return bool(
            self.added or self.changed or self.offers or self.offers_changed or self.owned or self.armies
            or self.armies_changed or self.rulesets or self.rulesets_changed or self.formats
            or self.formats_changed or self.battles or self.same or self.differences
        )  # fmt: skip
