"""The neutral tree: what the files say, the same for every schema, before anybody asks what it means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

PROGRAM = "Tacticien"
"""What rosters written here say who wrote them."""
MODEL, UNIT, UPGRADE, GROUP = "model", "unit", "upgrade", "group"


@dataclass(slots=True, eq=False)
class Profile:
    """A profile: its type in words and its cells in the order of the file."""

    id: str
    name: str
    kind: str
    hidden: bool
    cells: dict[str, str]


@dataclass(slots=True, eq=False)
class Rule:
    """A rule in words, or what stands where a rule stands."""

    id: str
    name: str
    text: str


@dataclass(slots=True, eq=False)
class Link:
    """A name for something that stands elsewhere, here or in another file."""

    id: str
    name: str
    target: str
    kind: str


@dataclass(slots=True, eq=False)
class InfoGroup:
    """Profiles and rules that are shown together, with what they name elsewhere."""

    id: str
    profiles: list[Profile] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    infos: list[Link] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class SelectionEntry:
    """A selection entry, a group of them, or a link to one (``link``), which may add to what it names.

    ``costs`` are texts by the id of their type; ``changes`` the modifiers as they stand, read where a
    price is asked for; ``needed`` says that the owner cannot be had without it.
    """

    id: str
    name: str
    kind: str
    hidden: bool = False
    link: Link | None = None
    costs: Mapping[str, str] = field(default_factory=dict)
    profiles: Sequence[Profile] = ()
    rules: Sequence[Rule] = ()
    infos: Sequence[Link] = ()
    children: Sequence[SelectionEntry] = ()
    categories: Sequence[Link] = ()
    changes: Sequence[Element] = ()
    needed: bool = False
    path: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """Return where it stands, in names, for the report."""
        return " › ".join((*self.path, self.name))

    def walk(self) -> Iterator[SelectionEntry]:
        """Yield it and all below it; links are not followed."""
        stack = [self]
        while stack:
            entry = stack.pop()
            yield entry
            stack += reversed(entry.children)


@dataclass(slots=True, eq=False)
class DataFile:
    """A game system or a catalogue as one file gives it."""

    file: str
    kind: str
    id: str
    name: str
    revision: int
    system_id: str = ""
    cost_types: dict[str, str] = field(default_factory=dict)
    profile_types: dict[str, str] = field(default_factory=dict)
    columns: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What the profiles of a type may hold, by the type's name."""

    categories: dict[str, str] = field(default_factory=dict)
    groups: list[InfoGroup] = field(default_factory=list)
    roots: list[SelectionEntry] = field(default_factory=list)
    shared: list[SelectionEntry] = field(default_factory=list)
    profiles: list[Profile] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    strays: list[Profile] = field(default_factory=list)
    entries: list[SelectionEntry] = field(default_factory=list)
    """Every entry, group and link of the file, in its order."""

    @property
    def every_profile(self) -> Iterator[Profile]:
        """Yield the profiles that stand in the file, wherever; some more than once."""
        yield from (*self.profiles, *self.strays)
        for group in self.groups:
            yield from group.profiles
        for entry in self.entries:
            yield from entry.profiles


@dataclass(slots=True, eq=False)
class Selection:
    """Something chosen in a roster, with what is chosen within it.

    ``told`` says that its number cannot be, and was told already.
    """

    id: str
    name: str
    own_name: str
    kind: str
    entry_ids: tuple[str, ...]
    number: int
    costs: dict[str, str]
    profiles: list[Profile]
    rules: list[Rule]
    children: list[Selection]
    categories: list[str]
    told: bool = False
    group: str = ""


@dataclass(slots=True, eq=False)
class Force:
    """A force of a roster: its catalogue, and what was chosen from it."""

    name: str
    catalogue: str
    catalogue_id: str
    selections: list[Selection]
    entry_id: str = ""
    revision: str = ""


@dataclass(slots=True, eq=False)
class Roster:
    """An army as somebody saved it; ``said`` are the cells by which one of ours tells of its list."""

    file: str
    id: str
    name: str
    system_name: str
    notes: str
    limits: dict[str, str]
    cost_types: dict[str, str]
    forces: list[Force]
    strays: list[Profile] = field(default_factory=list)
    system_id: str = ""
    system_revision: str = ""
    ours: bool = False
    said: dict[str, str] | None = None
