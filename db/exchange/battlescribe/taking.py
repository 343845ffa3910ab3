"""Take everything out of BattleScribe and New Recruit files that were given together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from db.codec import calm
from db.errors import Unreadable
from db.exchange.battlescribe import ENDINGS as ENDINGS
from db.exchange.battlescribe import container, xml
from db.exchange.battlescribe.catalogues import Taking
from db.exchange.battlescribe.findings import FindingOutcome, Findings
from db.exchange.battlescribe.harvest import CatalogueTaken, Harvest
from db.exchange.battlescribe.links import LinkIndex
from db.exchange.battlescribe.model import DataFile, Roster
from db.exchange.battlescribe.node_reading import nodes_of
from db.exchange.battlescribe.reading import read
from db.exchange.battlescribe.rosters import RosterTaking, lent
from db.exchange.battlescribe.unknown_kinds import tell_unknown
from db.exchange.budget import Budget
from db.exchange.spelling import Spellings
from rules.abilities import Abilities
from rules.catalogue.files import Catalogue
from rules.peoples import Peoples


@dataclass(frozen=True, slots=True)
class FileBeside:
    """A catalogue that was read before, for links to it and from it; ``data`` gives its bytes."""

    id: str
    system: str
    file: str
    data: Callable[[], bytes]


def _nothing(words: str) -> None:
    """Hear how far the work has come, and say nothing."""


def take(
    files: Sequence[tuple[str, bytes]],
    peoples: Peoples,
    abilities: Abilities,
    *,
    accepted: Mapping[str, str] | None = None,
    beside: Sequence[FileBeside] = (),
    step: Callable[[str], None] = _nothing,
) -> Harvest:
    """Read files (name and bytes) that belong together: links may lead from one into another.

    A file that cannot be read is refused with its sentence, the others are taken. ``accepted`` are spellings
    somebody has confirmed. Those ``beside`` that are of the same game systems, and are not given, lend what
    they hold and are told of what the given ones add to them; nothing is reported of them. ``step`` hears
    each file's name as its turn comes, and nothing ("") in between; what it raises ends the work.
    """
    with calm():
        # Within a function of its own, so that the trees of the files are gone when the collector wakes.
        return _take(files, peoples, Spellings(abilities, accepted or {}), beside, step)


def _take(
    files: Sequence[tuple[str, bytes]], peoples: Peoples, spellings: Spellings,
    beside: Sequence[FileBeside], step: Callable[[str], None],
) -> Harvest:  # fmt: skip
    harvest = Harvest()
    findings: dict[str, Findings] = {}
    spent: dict[str, tuple[Budget, int]] = {}
    sources: list[DataFile] = []
    rosters: list[Roster] = []
    given: dict[str, bytes] = {}
    nodes: dict[str, Catalogue] = {}
    for name, data, paid in _unpacked(files, harvest):
        step(name)
        file = _free(name, findings)
        told = Findings(file)
        try:
            root = xml.parse(data, file, paid)
            made = read(root, file, told)
        except Unreadable as error:
            harvest.refused.append((name, error.message))
            continue
        findings[file] = told
        spent[file] = (paid, len(data))
        if isinstance(made, Roster):
            rosters.append(made)
        else:
            sources.append(made)
            given[file] = data
            nodes[file] = nodes_of(root, file).catalogue
    sources = _newest(sources, findings)
    harvest.catalogues = [_as_given(each, given[each.file]) for each in sources if _holds_anything(each)]
    taken = [each.file for each in sources]
    quiet = _beside(beside, sources, findings, spent, nodes)
    sources += quiet
    index = LinkIndex(sources, findings)
    if dear := _too_dear({each.file: index.lent(each) for each in sources}, spent, harvest):
        index = LinkIndex([each for each in sources if each.file not in dear], findings)
    dear = _too_dear({each.file: lent(each) for each in rosters}, spent, harvest)
    rosters = [each for each in rosters if each.file not in dear]
    Taking(index, findings, peoples, spellings, frozenset(each.file for each in quiet)).run(harvest, step)
    tell_unknown({each.file: nodes[each.file] for each in sources}, taken, findings)
    armies = RosterTaking(peoples, spellings, harvest)
    for roster in rosters:
        step(roster.file)
        armies.run(roster, findings[roster.file])
    _tell_empty(harvest, findings)
    for file in {each.file for each in quiet}:
        del findings[file]
    for told in findings.values():
        harvest.findings += (*told.rows, *told.rest())
        harvest.more_findings += told.more
    harvest.proposals = list(spellings.proposals.values())
    return harvest


def _holds_anything(source: DataFile) -> bool:
    held = (source.entries, source.profiles, source.rules, source.groups, source.categories)
    return any((*held, source.cost_types, source.profile_types))


def _as_given(source: DataFile, data: bytes) -> CatalogueTaken:
    return CatalogueTaken(
        source.id, source.name, source.kind, source.system_id, source.revision, source.file, data
    )


def _beside(
    beside: Sequence[FileBeside],
    sources: Sequence[DataFile],
    findings: dict[str, Findings],
    spent: dict[str, tuple[Budget, int]],
    nodes: dict[str, Catalogue],
) -> list[DataFile]:
    """Read the files that were read before and belong to those given; one that is unreadable now is not."""
    systems = {each.system_id for each in sources} - {""}
    ids = {each.id for each in sources}
    found: list[DataFile] = []
    for each in beside:
        if each.system not in systems or each.id in ids:
            continue
        data = each.data()
        file = _free(each.file, findings)
        paid = Budget.of(data, file)
        told = Findings(file)
        try:
            root = xml.parse(data, file, paid)
            made = read(root, file, told)
        except Unreadable:
            continue
        if isinstance(made, DataFile):
            findings[file], spent[file] = told, (paid, len(data))
            nodes[file] = nodes_of(root, file).catalogue
            found.append(made)
    return found


def _too_dear(
    lent: Mapping[str, Iterator[int]], spent: Mapping[str, tuple[Budget, int]], harvest: Harvest
) -> set[str]:
    """Refuse the files whose things would take over more letters from elsewhere than may be; return them."""
    found: set[str] = set()
    for file, letters in lent.items():
        paid, size = spent[file]
        try:
            paid.lend(size, letters)
        except Unreadable as error:
            harvest.refused.append((file, error.message))
            found.add(file)
    return found


_NO_WHY = frozenset({"import.system_not_given", "import.file_not_given"})
"""What may be missing beside a file, and is no reason that nothing arrives of it."""


def _tell_empty(harvest: Harvest, findings: Mapping[str, Findings]) -> None:
    """Report of each file that brings nothing that it is empty, unless another finding says why."""
    brings = {row.file for row in harvest.cards} | {row.file for row in harvest.offers}
    brings |= {row.file for row in harvest.armies} | {row.file for row in harvest.tallies if row.became}
    for file in harvest.files:
        told = findings[file.file]
        # A system lends its names to the catalogues that come with it or later: it is there for that.
        lends = file.kind == "gameSystem"
        if file.file not in brings and not lends and not any(row.reason not in _NO_WHY for row in told.rows):
            told.tell(FindingOutcome.OUT, "", "file", "nothing_inside", file.name)


def _unpacked(files: Sequence[tuple[str, bytes]], harvest: Harvest) -> list[tuple[str, bytes, Budget]]:
    found: list[tuple[str, bytes, Budget]] = []
    for name, data in files:
        try:
            paid = Budget.of(data, name)
            found += [(inner, inside, paid) for inner, inside in container.unpack(data, paid)]
        except Unreadable as error:
            harvest.refused.append((name, error.message))
    return found


def _free(name: str, taken: Mapping[str, object]) -> str:
    """Return a name that no other file of the report has."""
    if name not in taken:
        return name
    number = 2
    while f"{name} ({number})" in taken:
        number += 1
    return f"{name} ({number})"


def _newest(sources: list[DataFile], findings: Mapping[str, Findings]) -> list[DataFile]:
    """Leave out the older of two files of one catalogue; of two alike the first stays."""
    kept: dict[str, DataFile] = {}
    for source in sources:
        key = source.id or source.file
        other = kept.get(key)
        if other is None:
            kept[key] = source
            continue
        newer, older = (source, other) if source.revision > other.revision else (other, source)
        kept[key] = newer
        findings[older.file].tell(
            FindingOutcome.OUT, "", "file", "older_file", newer.file, revision=newer.revision
        )
    return list(kept.values())
