"""What all things of one file share, and how they are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from db.exchange.battlescribe.findings import Findings
from db.exchange.battlescribe.labels import PARTS, is_points, plain
from db.exchange.battlescribe.links import LinkIndex
from db.exchange.battlescribe.model import DataFile, Profile, SelectionEntry
from db.exchange.battlescribe.naming import bare_name, edition_in, people_in
from db.exchange.battlescribe.prices import figure, points_type
from rules.peoples import Peoples

_FRENCH = frozenset({
    "mou", "mouvement", "for", "tir", "pou", "foi", "competences", "peur",
    "cout", "gemmes", "intensite", "ferveur", "difficulte", "duree", "portee", "aire", "zone", "effet",
    "voie", "cible", "texte",
})  # fmt: skip


def is_french(cells: Mapping[str, str]) -> bool:
    """Tell whether the columns of a profile have French names."""
    return _are_french(tuple(cells))


@lru_cache(maxsize=256)
def _are_french(columns: tuple[str, ...]) -> bool:
    words = {part for column in columns for part in plain(column).replace("-", " ").replace("/", " ").split()}
    return len(words & _FRENCH) > 1


@dataclass(slots=True)
class About:
    """What all things of one file share."""

    source: DataFile
    findings: Findings
    points: str | None
    people: str
    edition: str
    unknown: str
    """The words of a people that nobody knows; told with the first card."""

    names: Counter[str] = field(default_factory=Counter)

    def name_of(self, entry: SelectionEntry, profile: Profile) -> str:
        """Return the profile's name, or the entry's where the profile's tells nothing apart."""
        name = profile.name
        key = plain(name)
        if not name or key in PARTS or (self.names[key] > 1 and entry.name):
            return entry.name or name
        return name

    def other_costs(self, entry: SelectionEntry) -> Iterator[str]:
        """Yield what an entry costs beside army points."""
        for type_id, text in entry.costs.items():
            if type_id != self.points and text and figure(text) != 0:
                yield f"{self.findings.cost_names.get(type_id) or type_id}: {text}"

    def has_nameless_cost(self, entry: SelectionEntry) -> bool:
        """Tell whether an entry has a cost that no file given names."""
        return any(key != self.points and key not in self.findings.cost_names for key in entry.costs)

    def words_for_points(self, entry: SelectionEntry) -> Iterator[str]:
        """Yield what stands where an entry's price in army points should, where that is no figure."""
        if self.points is not None and (text := entry.costs.get(self.points)) and figure(text) is None:
            yield f"{self.findings.cost_names.get(self.points) or self.points}: {text}"


def _of_armies(source: DataFile, index: LinkIndex, peoples: Peoples) -> str:
    """Return the people of a library that the files of one people alone link to."""
    armies = (
        people_in(other.name, peoples)
        for other in index.sources
        if source.id and any(link.target == source.id for link in other.links)
    )
    found = set(filter(None, armies))
    return found.pop() if len(found) == 1 else ""


def _most_used_first(source: DataFile, names: Mapping[str, str]) -> Mapping[str, str]:
    """Return types of costs, where several are called army points the most used of them first."""
    called = [key for key, name in names.items() if is_points(name)]
    if len(called) < 2:
        return names
    used = Counter(key for entry in source.entries for key in entry.costs)
    return {key: names[key] for key in sorted(names, key=lambda key: -used[key])}


def _count_as_points(source: DataFile, points: str | None, names: Mapping[str, str]) -> None:
    """Let costs that are called army points count as such where none stands beside them under that id."""
    others = {key for key, name in names.items() if key != points and is_points(name)}
    if points is None or not others:
        return
    for entry in source.entries:
        found = next((key for key in entry.costs if key in others), None)
        if found is not None and points not in entry.costs:
            entry.costs = {points if key == found else key: text for key, text in entry.costs.items()}


def look_at(source: DataFile, index: LinkIndex, findings: Findings, peoples: Peoples) -> About:
    """Gather what all things of a file share."""
    systems = [s.name for s in index.sources if s.id == source.system_id]
    people, unknown = "", ""
    if source.kind == "catalogue":
        people = people_in(source.name, peoples) or _of_armies(source, index, peoples)
        unknown = "" if people else bare_name(source.name)
    types: dict[str, str] = {}
    for other in index.sources:
        if other.id == source.system_id:
            types |= other.cost_types
    named = {**findings.cost_names, **source.cost_types, **types}
    points = points_type({**types, **_most_used_first(source, named)})
    _count_as_points(source, points, named)
    shown = {id(p): p for entry in source.entries for p in index.profiles_of(source, entry)}
    names = Counter(plain(profile.name) for profile in shown.values())
    edition = edition_in(source.name, *systems)
    return About(source, findings, points, people, edition, unknown, names)
