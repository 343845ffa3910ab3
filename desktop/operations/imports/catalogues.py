"""Take cards, options and armies out of BattleScribe files: read, show what would change, write once.

All of it may run beside the window. A plan writes nothing; what is written is one transaction and one step of
each place it moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from db.codec import calm
from db.errors import Unreadable
from db.exchange import budget
from db.exchange.battlescribe import ENDINGS
from db.exchange.battlescribe.findings import Finding
from db.exchange.battlescribe.harvest import Harvest
from db.exchange.battlescribe.taking import FileBeside, take
from db.exchange.spelling import Proposal
from db.library import Imported
from desktop.operations.desk import Desk
from desktop.operations.following import follow
from desktop.operations.imports import left_cards, lost_rosters, notes_told
from desktop.operations.imports.catalogue_files import READ, CatalogueFiles
from desktop.operations.imports.catalogue_matching import CatalogueMatching
from desktop.operations.imports.confirmed_spellings import confirm, confirmed
from desktop.operations.imports.heads import heads
from desktop.operations.imports.report import ImportReport, near_spelling, tell_import
from desktop.operations.imports.revision_news import behind, news_of
from desktop.operations.trouble import known_trouble
from rules.abilities import Abilities
from rules.peoples import Peoples
from rules.text import Message, Refusal, fold

__all__ = [
    "ENDINGS",
    "Harvest",
    "ImportChoices",
    "ImportReport",
    "Plan",
    "Proposal",
    "bring",
    "decide",
    "is_foreign",
    "look",
    "plan",
    "read_before",
    "read_files",
    "write",
]  # fmt: skip

Step = Callable[[float], None]
_TURNS = 5
"""How often a file has its turn while it is read."""


def is_foreign(path: Path) -> bool:
    """Tell whether a file is one of those that are read here, by its ending."""
    return path.name.lower().endswith(ENDINGS)


@dataclass(frozen=True, slots=True)
class ImportChoices:
    """The decisions of a player on the page of an import.

    ``spellings`` lead from names as written to names of the catalogue of abilities, ``same`` from foreign ids
    of cards to the cards of ours that they are; ``fields`` are (card, field) in which theirs is taken over
    ours, and ``everything`` takes all. ``leave`` are the foreign ids of new cards that are not taken (None:
    those that were left out before), ``follow`` the lists that take the revisions of now.
    """

    spellings: Mapping[str, str] = field(default_factory=dict)
    same: Mapping[str, str] = field(default_factory=dict)
    fields: frozenset[tuple[str, str]] = frozenset()
    everything: bool = False
    leave: frozenset[str] | None = None
    follow: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Plan:
    """What an import of what was read would write, and its report."""

    harvest: Harvest
    report: ImportReport
    writes: Imported
    spellings: Mapping[str, str]
    leave: frozenset[str] = frozenset()
    follow: frozenset[str] = frozenset()

    @property
    def writes_anything(self) -> bool:
        """Tell whether it writes anything that a player sees; origins may be kept all the same."""
        return bool(self.writes.cards or self.writes.offers or self.writes.armies)


# Reading ------------------------------------------------------------------------------------------


def _unheard(part: float) -> None:
    """Ignore how far the work is: the ``step`` of whoever shows no progress."""


def read_files(
    paths: Sequence[Path],
    peoples: Peoples,
    abilities: Abilities,
    *,
    beside: Sequence[FileBeside] = (),
    step: Step = _unheard,
) -> Harvest:
    """Read files that belong together; those that cannot be opened or read are refused with a sentence.

    Those ``beside`` were read before, and links may lead to them. ``step`` is called with the part of an
    import that is done; what it raises ends the work. Nothing of a library is touched.
    """
    turns = 0

    def heard(name: str) -> None:
        nonlocal turns
        turns += bool(name)
        step(min(1, turns / (_TURNS * len(paths))) * READ)

    files: list[tuple[str, bytes]] = []
    refused: list[tuple[str, Message]] = []
    for path in paths:
        heard(path.name)
        try:
            files.append((path.name, budget.bytes_of(path)))
        except Unreadable as error:
            refused.append((path.name, error.message))
    harvest = take(files, peoples, abilities, beside=beside, step=heard)
    harvest.refused[:0] = refused
    return harvest


def read_before(desk: Desk) -> list[FileBeside]:
    """Return the catalogues that the library read before, for links from and to what is read now."""
    kept = desk.library.catalogues
    return [
        FileBeside(each.id, each.system, each.file, partial(kept.data, each.sum))
        for each in kept.shown().values()
    ]


# Planning and writing -----------------------------------------------------------------------------


@known_trouble
def plan(
    desk: Desk, harvest: Harvest, choices: ImportChoices | None = None, *, step: Step = _unheard
) -> Plan:
    """Match what was read with the library and merge it: what is new, what changes, what stays.

    ``step`` is called with the part of an import that is done; what it raises ends the work.
    """
    return _planned(desk, harvest, choices or ImportChoices(), step)


def _planned(desk: Desk, harvest: Harvest, choices: ImportChoices, step: Step) -> Plan:
    spellings = confirmed(desk.library) | {fold(k): v for k, v in choices.spellings.items()}
    leave = left_cards.remembered(desk.library) if choices.leave is None else choices.leave
    news = news_of(desk, harvest.catalogues)
    files = CatalogueFiles(desk, harvest, choices.fields, choices.everything, step, leave, news)
    matching = CatalogueMatching.of(files, spellings, choices.same)
    with calm():
        matching.match()
    report = files.report
    lost = matching.rosters.lost
    report.tallies = lost_rosters.tallies(harvest.tallies, lost)
    report.files = lost_rosters.files(harvest.files, report.tallies, lost)
    found = (lost_rosters.finding(_confirmed(each, spellings), lost) for each in harvest.findings)
    report.findings = notes_told.marked(desk.library, harvest.files, (*found, *report.findings))
    report.more_findings = harvest.more_findings
    report.news = news
    open_ = [p for p in harvest.proposals if fold(p.written) not in spellings]
    before = _proposed_before(report.findings)
    report.proposals = [p for p in open_ if fold(p.written) not in before]
    report.proposals_again = [p for p in open_ if fold(p.written) in before]
    report.refused = [*harvest.refused]
    made = Plan(harvest, report, matching.writes(), spellings, leave, choices.follow)
    if not made.writes_anything:
        report.catalogues = [kept.name for kept in made.writes.catalogues.values()]
    return made


def _proposed_before(findings: Sequence[Finding]) -> frozenset[str]:
    """Return the written names, folded, that were proposed when their files were read last, and no others."""
    written = [(name, each.again) for each in findings if (name := near_spelling(each))]
    return frozenset(name for name, _ in written) - {name for name, again in written if not again}


def _confirmed(finding: Finding, spellings: Mapping[str, str]) -> Finding:
    """Report for each confirmed near spelling what was taken for it, and propose it no more."""
    meant = spellings.get(near_spelling(finding))
    if meant is None:
        return finding
    data = {**finding.message.data, "value": f"{finding.message.data['value']} → {meant}"}
    return replace(finding, message=Message("import.confirmed_ability", data))


@known_trouble
def look(desk: Desk, *, paths: Sequence[Path], step: Step = _unheard) -> Plan:
    """Read files and plan their import without writing anything, to show what is to be decided.

    ``step`` is called with the part that is done, 0 to 1; what it raises ends the work.
    """
    with calm():
        harvest = read_files(paths, desk.peoples, desk.abilities, beside=read_before(desk), step=step)
        return _planned(desk, harvest, ImportChoices(), step)


@known_trouble
def decide(desk: Desk, made: Plan, *, choices: ImportChoices, step: Step = _unheard) -> ImportReport:
    """Write a plan by its owner's decisions, in a thread beside the window and without announcing it.

    The place announces it afterwards. Where the library changed meanwhile it is planned again. ``step`` is
    called with the part that is done, 0 to 1; what it raises ends the work before anything is written.
    """
    while True:
        before = heads(desk)
        decided = _planned(desk, made.harvest, choices, step)
        step(1)  # the last word that can end it: from here on it is written
        if heads(desk) == before:
            with calm():
                done = _write(desk, decided)
                desk.shelves.prepare(desk.library)  # here beside the window, which asks for them next
            return done


@known_trouble
def write(desk: Desk, made: Plan, *, initiator: object | None = None) -> ImportReport:
    """Write a plan, announce it, and return its report with the step."""
    report = _write(desk, made)
    tell_import(desk, report, initiator=initiator)
    return report


def _write(desk: Desk, made: Plan) -> ImportReport:
    """Write a plan as one step; one that changes nothing is no step. Lists follow in one of their own."""
    known = confirmed(desk.library)
    notes_told.remember(desk.library, made.harvest.files, made.report.findings)
    left_cards.remember(desk.library, made.leave, {each.key for each in made.report.newcomers})
    if not made.writes_anything:
        writes = made.writes
        if writes.origins or writes.army_origins or writes.catalogues:
            desk.library.memory.keep(writes)
        confirm(desk.library, made.spellings, known, None)
        return _with_lists(desk, made, made.report)
    names = list(dict.fromkeys(file.name for file in made.report.files))
    label = Message("step.foreign_imported", {"names": names[:3], "n": len(names)})
    with calm():
        step, _ = desk.library.write_import(label, made.writes, of_library=True)
    confirm(desk.library, made.spellings, known, None if step is None else step.id)
    return _with_lists(desk, made, replace(made.report, label=label))


def _with_lists(desk: Desk, made: Plan, report: ImportReport) -> ImportReport:
    """Let the lists follow that are to."""
    if not made.follow:
        return report
    label = report.label or Message("step.lists_followed", {"n": len(made.follow)})
    touched = {each.army_id for each in report.news.lists}
    return replace(report, label=label, followed=follow(desk, made.follow, touched))


def bring(
    desk: Desk,
    *,
    paths: Sequence[Path],
    accept: bool = False,
    theirs: bool = False,
    leave: Sequence[str] = (),
    follows: bool = False,
    initiator: object | None = None,
) -> ImportReport | Refusal:
    """Read, plan and write at once.

    ``accept`` confirms every near spelling, of cards too; ``theirs`` takes theirs wherever it conflicts with
    ours. New cards of which a pattern of ``leave`` is the name stay out; ``follows``: lists that go by former
    revisions take those of now.
    """
    with calm():
        # Within a function of its own, so that what was read is gone when the collector wakes.
        return _bring(desk, paths, accept, theirs, leave, follows, initiator)


def _bring(
    desk: Desk, paths: Sequence[Path], accept: bool, theirs: bool, leave: Sequence[str], follows: bool,
    initiator: object | None,
) -> ImportReport | Refusal:  # fmt: skip
    harvest = read_files(paths, desk.peoples, desk.abilities, beside=read_before(desk))
    spellings = {p.written: p.proposed for p in harvest.proposals} if accept else {}
    choices = ImportChoices(spellings=spellings, everything=theirs)
    if leave:
        choices = replace(choices, leave=left_cards.named(desk.library, harvest, leave))
    made = plan(desk, harvest, choices)
    if follows and not isinstance(made, Refusal):
        made = replace(made, follow=made.report.news.going | behind(desk, harvest.catalogues))
    if accept and not isinstance(made, Refusal) and made.report.near:
        same = {near.key: near.card_id for near in made.report.near}
        choices = replace(choices, same=same, follow=made.follow)
        made = plan(desk, harvest, choices)
    return made if isinstance(made, Refusal) else write(desk, made, initiator=initiator)
