"""Find what links name, in the same file first, then in those given with it; tell what is in neither."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from db.exchange.battlescribe.findings import FindingOutcome, Findings
from db.exchange.battlescribe.model import GROUP, DataFile, InfoGroup, Link, Profile, Rule, SelectionEntry

Placed = tuple[DataFile, SelectionEntry]
MOST_PLACES = 40
"""So many places that ask for the same thing are named; of more their number is."""


_LINK = 50
"""What following a link costs, in letters."""


@dataclass(slots=True)
class _ById:
    """What one file, or all of them, hold by id."""

    entries: dict[str, Placed] = field(default_factory=dict)
    profiles: dict[str, Profile] = field(default_factory=dict)
    rules: dict[str, Rule] = field(default_factory=dict)
    groups: dict[str, InfoGroup] = field(default_factory=dict)

    def offer(self, holder: DataFile | SelectionEntry | InfoGroup) -> None:
        """Take in the profiles and rules of a holder; of several of one id the first that was read counts."""
        for profile in holder.profiles:
            self.profiles.setdefault(profile.id, profile)
        for rule in holder.rules:
            self.rules.setdefault(rule.id, rule)


class LinkIndex:
    """Everything that links may name, over all files given together."""

    def __init__(self, sources: Iterable[DataFile], findings: Mapping[str, Findings]) -> None:
        self.sources = list(sources)
        self.incoming: dict[str, list[Placed]] = {}
        """Links by the id of what they name."""
        self.unlocks: dict[str, list[Placed]] = {}
        """Hidden entries by the id of what brings them into view."""
        self.categories: dict[str, str] = {}
        """Names of categories by their ids; a link to one need not repeat its name."""
        self._roots = {id(entry) for source in self.sources for entry in source.roots}
        self._findings = findings
        self._doubles: list[Placed] = []
        self._all = _ById()
        for source in self.sources:
            for key, name in source.categories.items():
                self.categories.setdefault(key, name)
        self._own = {source.file: self._by_id(source) for source in self.sources}
        self._given = {source.id for source in self.sources}
        self._torn = self._reaching_outside()

    def missing_files(self, source: DataFile) -> frozenset[str]:
        """Return the ids of the game system and the files that a file names, where they are not given."""
        wanted = {link.target for link in source.links}
        if source.kind == "catalogue" and source.system_id:
            wanted.add(source.system_id)
        return frozenset(wanted - self._given)

    def reaches_outside(self, entry: SelectionEntry) -> bool:
        """Tell whether something is bought below an entry that stands in a file not given."""
        return id(entry) in self._torn

    def informs_outside(self, source: DataFile, entry: SelectionEntry) -> bool:
        """Tell whether a rule or a profile is shown by an entry that stands in a file not given."""
        found = (self.rule(source, link) or self.profile(source, link) or self.group(source, link)
                 for link in self._unfolded(source, entry.infos))  # fmt: skip
        return not all(found)

    def _reaching_outside(self) -> set[int]:
        """Return the entries from which links, followed downwards, lead to what is in no file given."""
        holders: dict[int, list[SelectionEntry]] = {}
        torn: list[SelectionEntry] = []
        for source in self.sources:
            for entry in source.entries:
                for child in entry.children:
                    holders.setdefault(id(child), []).append(entry)
                if entry.link is None:
                    continue
                placed = self.entry(source, entry.link)
                if placed is None:
                    torn.append(entry)
                else:
                    holders.setdefault(id(placed[1]), []).append(entry)
        found = {id(entry) for entry in torn}
        while torn:
            for holder in holders.get(id(torn.pop()), ()):
                if id(holder) not in found:
                    found.add(id(holder))
                    torn.append(holder)
        return found

    def _by_id(self, source: DataFile) -> _ById:
        own, everywhere = _ById(), self._all
        for entry in source.entries:
            placed = (source, entry)
            if entry.link is not None:
                self.incoming.setdefault(entry.link.target, []).append(placed)
                if not (entry.hidden or entry.profiles or entry.rules or entry.categories):
                    continue  # as most links
            if entry.hidden and entry.changes:
                for key in _keys(entry):
                    self.unlocks.setdefault(key, []).append(placed)
            if entry.id and entry.link is None:
                if own.entries.setdefault(entry.id, placed)[1] is not entry:
                    self._doubles.append(placed)
                everywhere.entries.setdefault(entry.id, placed)
            for category in entry.categories:
                if category.name:
                    self.categories.setdefault(category.target, category.name)
            for one in (own, everywhere):
                one.offer(entry)
        for one in (own, everywhere):
            one.offer(source)
            for group in source.groups:
                one.groups.setdefault(group.id, group)
                one.offer(group)
        return own

    def entry(self, source: DataFile, link: Link) -> Placed | None:
        """Return the entry or group that a link names, None when no file given holds it."""
        return self._own[source.file].entries.get(link.target) or self._all.entries.get(link.target)

    def tops(self, source: DataFile) -> Iterator[Placed]:
        """Yield what an army may buy of a file: its roots, and for links and groups what stands there."""
        waiting: list[Placed] = [(source, entry) for entry in reversed(source.roots)]
        seen: set[int] = set()
        while waiting:
            where, entry = waiting.pop()
            if id(entry) in seen:
                continue
            seen.add(id(entry))
            if entry.link is not None:
                placed = self.entry(where, entry.link)
                waiting += [] if placed is None else [placed]
            elif entry.kind == GROUP:
                waiting += [(where, child) for child in reversed(entry.children)]
            else:
                yield where, entry

    def roots_to(self, entry: SelectionEntry) -> list[SelectionEntry]:
        """Return the links at the roots of files by which an army buys what stands elsewhere."""
        return (
            [
                link
                for source, link in self.incoming.get(entry.id, ())
                if id(link) in self._roots
                and link.link is not None
                and (placed := self.entry(source, link.link)) is not None
                and placed[1] is entry
            ]
            if id(entry) not in self._roots
            else []
        )

    def profile(self, source: DataFile, link: Link) -> Profile | None:
        """Return the profile that an info link names."""
        return self._own[source.file].profiles.get(link.target) or self._all.profiles.get(link.target)

    def rule(self, source: DataFile, link: Link) -> Rule | None:
        """Return the rule that an info link names."""
        return self._own[source.file].rules.get(link.target) or self._all.rules.get(link.target)

    def group(self, source: DataFile, link: Link) -> InfoGroup | None:
        """Return the group of profiles and rules that an info link names."""
        return self._own[source.file].groups.get(link.target) or self._all.groups.get(link.target)

    def categories_of(self, *entries: SelectionEntry) -> list[str]:
        """Return the names of the categories of entries, those that no file given names left out.

        What a link calls one may be an old name of it, or none.
        """
        names = (
            self.categories.get(category.target) or category.name
            for entry in entries
            for category in entry.categories
        )
        return [name for name in names if name]

    def has_nameless_category(self, *entries: SelectionEntry) -> bool:
        """Tell whether entries are of a category that no file given names."""
        return any(
            not (category.name or category.target in self.categories)
            for entry in entries
            for category in entry.categories
        )

    def profiles_of(self, source: DataFile, entry: SelectionEntry) -> Iterator[Profile]:
        """Yield an entry's own profiles and those its info links name."""
        yield from entry.profiles
        if entry.infos:
            for link in self._unfolded(source, entry.infos):
                if link.kind != "rule" and (found := self.profile(source, link)) is not None:
                    yield found

    def rules_of(self, source: DataFile, entry: SelectionEntry) -> Iterator[Rule]:
        """Yield an entry's own rules and those its info links name."""
        yield from entry.rules
        if entry.infos:
            for link in self._unfolded(source, entry.infos):
                if link.kind != "profile" and (found := self.rule(source, link)) is not None:
                    yield found

    def _unfolded(self, source: DataFile, links: Iterable[Link]) -> Iterator[Link]:
        """Yield links, and for those to groups what the groups hold and name; circles are cut."""
        waiting, seen = deque(links), set[str]()
        while waiting:
            link = waiting.popleft()
            group = self.group(source, link) if link.kind in ("infoGroup", "") else None
            if group is None:
                yield link
            elif group.id not in seen:
                seen.add(group.id)
                yield from (Link("", p.name, p.id, "profile") for p in group.profiles)
                yield from (Link("", r.name, r.id, "rule") for r in group.rules)
                waiting += group.infos

    def lent(self, source: DataFile) -> Iterator[int]:
        """Yield how many letters each entry takes over from elsewhere: names above it, words it links to."""
        named = {key: len(name) for key, name in self._findings[source.file].cost_names.items()}
        for entry in source.entries:
            letters = len(source.name) + sum(map(len, entry.path))
            for key in entry.costs:
                letters += named.get(key, 0)
            yield letters
            if entry.categories:
                yield sum(map(len, self.categories_of(entry)))
            if entry.link is not None and (placed := self.entry(source, entry.link)) is not None:
                yield len(placed[1].name)
            for link in self._unfolded(source, entry.infos):
                yield _LINK + _letters(self.rule(source, link)) + _letters(self.profile(source, link))

    def tell_missing(self) -> None:
        """List ids that two entries have, and links into files not given: each target once, with who asks."""
        for source, entry in self._doubles:
            self._findings[source.file].tell(
                FindingOutcome.NOTE, entry.words, "id", "double_id", entry.id[:200]
            )
        known = {source.id for source in self.sources}
        here = self._all
        named = here.entries.keys() | here.profiles.keys() | here.rules.keys() | here.groups.keys()
        sorts = {key for source in self.sources for key in source.categories}
        for source in self.sources:
            missing: dict[str, tuple[str, list[SelectionEntry]]] = {}
            unsorted = unnamed = 0
            for entry in source.entries:
                unsorted += sum(category.target not in sorts for category in entry.categories)
                nameless = [c for c in entry.categories if not c.name and c.target not in self.categories]
                unnamed += len(nameless)
                if entry.link is None and not entry.infos and not nameless:
                    continue
                for link in (*entry.infos, *((entry.link,) if entry.link else ()), *nameless):
                    if link.target in named:
                        continue
                    missing.setdefault(link.target, (link.name or link.target, []))[1].append(entry)
            findings = self._findings[source.file]
            for link in source.links:
                if link.target not in known:
                    name = " ".join(link.name.split())[:200] or link.target
                    findings.tell(FindingOutcome.NOTE, "", "catalogueLink", "file_not_given", name)
            if source.kind == "catalogue" and source.system_id and source.system_id not in known:
                for code, count in (("system_not_given", unsorted - unnamed), ("ranks_left_open", unnamed)):
                    if count:
                        findings.tell(
                            FindingOutcome.NOTE, "", "gameSystemId", code, source.system_id[:200], n=count
                        )
            for target, (name, askers) in missing.items():
                places = list(dict.fromkeys(" › ".join(entry.path) or entry.words for entry in askers))
                findings.tell(
                    FindingOutcome.NOTE,
                    _several(places),
                    "link",
                    "link_outside",
                    " ".join(name.split())[:200],
                    target=target[:200],
                    n=len(askers),
                )


def _letters(words: Rule | Profile | None) -> int:
    if words is None:
        return 0
    cells = (words.text,) if isinstance(words, Rule) else words.cells.values()
    return len(words.name) + sum(map(len, cells))


def _several(places: list[str]) -> str:
    """Name places for the report, so many as somebody would read."""
    shown = "; ".join(places[:MOST_PLACES])
    return f"{shown}; … (+{len(places) - MOST_PLACES})" if len(places) > MOST_PLACES else shown


def _keys(entry: SelectionEntry) -> Iterator[str]:
    """Yield the ids whose choice brings a hidden entry into view."""
    for change in entry.changes:
        if change.get("field") == "hidden" and change.get("value") == "false":
            for condition in change.iter("condition"):
                if condition.get("type") == "atLeast" and condition.get("field") == "selections":
                    yield condition.get("childId", "")
