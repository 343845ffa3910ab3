"""What an import did, or would do: one report, whatever was read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from desktop.operations.desk import Changes, Desk
from desktop.operations.imports.merge import DELETED, Difference, Merging
from rules.abilities import parts_of
from rules.text import Message, fold

if TYPE_CHECKING:
    from db.exchange.battlescribe.findings import Finding, Tally
    from db.exchange.battlescribe.harvest import FileTaken
    from db.exchange.spelling import Proposal
    from db.exchange.table_reading import Trouble
    from desktop.operations.following import Followed
    from desktop.operations.imports.match import NearCard
    from desktop.operations.imports.revision_news import RevisionNews


BROUGHT = (
    "added", "changed", "offers_added", "offers_changed", "owned", "pictures", "armies_added",
    "armies_changed", "rulesets_added", "rulesets_changed", "formats_added", "formats_changed", "battles",
    "catalogues", "followed",
)  # fmt: skip
"""What of a report tells of something that came or changed."""

SAME = ("same", "offers_same", "armies_same", "others_same")
"""What of a report counts things that were here already."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A card that a file brings and that was never here: its foreign id and names; maybe left out."""

    key: str
    name_fr: str
    name_en: str
    left_out: bool = False


def _no_news() -> RevisionNews:
    from desktop.operations.imports.revision_news import RevisionNews  # loaded with the first import

    return RevisionNews()


@dataclass(slots=True)
class ImportReport:
    """What an import changed, or would change: ids by kind of what is new or changed, and all findings.

    ``added``, ``changed`` and ``same`` are of cards; ``others_same`` counts what a package has of other kinds
    that is here already. ``differences`` are fields in which theirs is news and differs from ours, ``stays``
    those in which it differs and is no news. ``troubles`` are of tables, whose lines have numbers;
    ``refused`` are files that could not be read at all. ``label`` is that of the step; None before anything
    was written, and where nothing had to be.
    """

    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    same: int = 0
    offers_added: list[str] = field(default_factory=list)
    offers_changed: list[str] = field(default_factory=list)
    offers_same: int = 0
    armies_added: list[str] = field(default_factory=list)
    armies_changed: list[str] = field(default_factory=list)
    armies_same: int = 0
    rulesets_added: list[str] = field(default_factory=list)
    rulesets_changed: list[str] = field(default_factory=list)
    formats_added: list[str] = field(default_factory=list)
    formats_changed: list[str] = field(default_factory=list)
    battles: list[str] = field(default_factory=list)
    owned: list[str] = field(default_factory=list)
    """Miniatures whose figures are counted now, or counted otherwise."""
    pictures: int = 0
    """Those that were not here."""
    catalogues: list[str] = field(default_factory=list)
    """Catalogues by name that were kept for others, where nothing else came of the files."""
    others_same: int = 0
    files: list[FileTaken] = field(default_factory=list)
    tallies: list[Tally] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    more_findings: int = 0
    troubles: list[Trouble] = field(default_factory=list)
    differences: list[Difference] = field(default_factory=list)
    stays: list[Difference] = field(default_factory=list)
    proposals: list[Proposal] = field(default_factory=list)
    proposals_again: list[Proposal] = field(default_factory=list)
    """Near spellings that were proposed before, and that nobody confirmed."""
    news: RevisionNews = field(default_factory=_no_news)
    """What files say otherwise than their former revisions, and the lists that go by these."""
    newcomers: list[Newcomer] = field(default_factory=list)
    """The new cards of catalogues, those that are left out among them."""
    followed: list[Followed] = field(default_factory=list)
    """The lists that follow what was imported."""
    near: list[NearCard] = field(default_factory=list)
    refused: list[tuple[str, Message]] = field(default_factory=list)
    label: Message | None = None
    pinned: list[str] = field(default_factory=list)
    """Cards of which revisions came that lists pin, and which show what they did."""

    def take(self, merging: Merging) -> None:
        """Add what the merge of one thing reports."""
        self.differences += merging.differences
        self.stays += merging.stays

    def count(self, name: str) -> int:
        """Return how many there are of something that is reported."""
        found = getattr(self, name)
        return found if isinstance(found, int) else len(found)

    @property
    def all_same(self) -> int:
        """Return how much was here already, of all kinds."""
        return sum(map(self.count, SAME))

    @property
    def left(self) -> list[Difference]:
        """Return the differences in which ours stays."""
        return [told for told in self.differences if not (told.taken or told.field == DELETED)]

    def to_know(self, *, asks: bool) -> list[Finding]:
        """Return the findings but for near spellings, where it ``asks`` about these already."""
        if not asks:
            return self.findings
        written = {fold(each.written) for each in (*self.proposals, *self.proposals_again)}
        return [each for each in self.findings if near_spelling(each) not in written]

    @property
    def stays_deleted(self) -> int:
        """Return how many things of a file are soft-deleted here and stay so."""
        return sum(told.field == DELETED and not told.taken for told in self.differences)

    @property
    def brings(self) -> bool:
        """Tell whether anything changes, or is to be decided."""
        return any(map(self.count, (*BROUGHT, "differences", "proposals", "near"))) or bool(self.news.files)

    @property
    def done(self) -> bool:
        """Tell whether anything could be taken, what was here already included."""
        return bool(self.brings or self.all_same or self.stays)


def near_spelling(finding: Finding) -> str:
    """Return the name, folded, of an ability that is nearly one that is known; empty for other findings."""
    if finding.reason != "import.near_ability":
        return ""
    return fold(parts_of(str(finding.message.data["value"]))[0])


def tell_import(desk: Desk, report: ImportReport, *, initiator: object | None = None) -> None:
    """Announce what an import wrote to every place, if it wrote anything.

    Files that change no card are no step, and still newer than those that lists go by.
    """
    if report.label is None and not report.news.going:
        return
    desk.announce(
        Changes(
            cards=frozenset((*report.added, *report.changed, *report.pinned)),
            armies=frozenset(
                (
                    *report.armies_added,
                    *report.armies_changed,
                    *(each.army_id for each in report.followed),
                    *report.news.going,  # they have newer catalogues now
                )
            ),
            battles=frozenset(report.battles),
            formats=frozenset((*report.formats_added, *report.formats_changed)),
            rulesets=frozenset((*report.rulesets_added, *report.rulesets_changed)),
            label=report.label,
            initiator=initiator,
        )
    )
