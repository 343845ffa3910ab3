"""Let lists, formats and rulesets of a package meet those of the library: equal ones are here already.

What became another one comes beside the one that is there, under a free name, and is known by what it says
when it comes again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from db.shelf import new_id
from desktop.operations import armies, formats, rulesets, tables
from desktop.operations.desk import Desk
from desktop.operations.free_names import stem
from rules.armies import Army, Entry
from rules.battle.own_ruleset import OwnRuleset, cells_of, fault
from rules.battle.ruleset_lines import lines
from rules.formats import Format

if TYPE_CHECKING:
    from desktop.operations.package_arriving import Arriving


@dataclass(frozen=True, slots=True)
class _Kind:
    """How things of a kind are named, and compared."""

    name: Callable[[Any], str]
    named: Callable[[Any, str, str], Any]
    """A thing under an id and a name."""

    free: Callable[[Desk, str, str], str]

    def twin(self, key: str, theirs: Any, here: Mapping[str, Any], same: Callable[[Any], Any]) -> str | None:
        """Return the thing of ours that theirs is: of one name, numbered or not, saying the same."""
        name, taken = self.name(theirs), {self.name(mine) for mine in here.values()}
        bare = same(self.named(theirs, "", ""))
        return next(
            (
                mine
                for mine, thing in here.items()
                if _is(self.name(thing), name, taken, both=mine == key)
                and same(self.named(thing, "", "")) == bare
            ),
            None,
        )


def _is(mine: str, theirs: str, taken: Collection[str], *, both: bool) -> bool:
    """Tell whether a name is theirs, or the free one that either got because its own was taken.

    ``both`` have one id: then whichever was numbered, there or here, is the same.
    """
    return mine == theirs or ((both or theirs in taken) and stem(mine) == stem(theirs))


def _named_army(army: Army, key: str, name: str) -> Army:
    return replace(army, id=key, name=name)


def _named_format(made: Format, key: str, name: str) -> Format:
    return replace(made, id=key, fr=name, en=name)


def _named_ruleset(own: OwnRuleset, _key: str, name: str) -> OwnRuleset:
    return replace(own, name=name)


_ARMY = _Kind(attrgetter("name"), _named_army, armies.free_name)
_FORMAT = _Kind(attrgetter("fr"), _named_format, formats.free_name)
_RULESET = _Kind(attrgetter("name"), _named_ruleset, rulesets.free_name)


@dataclass
class ArrivingLists:
    """The lists, formats and rulesets of one package against those of one library."""

    arriving: Arriving
    armies: dict[str, Army] = field(default_factory=dict)
    formats: dict[str, Format] = field(default_factory=dict)
    rulesets: dict[str, OwnRuleset] = field(default_factory=dict)
    _renamed: dict[str, str] = field(default_factory=dict)
    """By a format of theirs: the one here that it is."""

    _known_formats: Mapping[str, object] = field(default_factory=dict)

    def meet(self) -> None:
        """Meet all of them, formats first: lists name them."""
        arriving, library, theirs = self.arriving, self.arriving.desk.library, self.arriving.theirs
        gone, report = arriving.gone, arriving.report
        own = library.formats()
        self._renamed = self._meet(_FORMAT, theirs.formats, own, gone.formats, self.formats, _as_it_is)
        self._meet_rulesets()
        self._known_formats = {**tables.formats(), **own, **self.formats}
        lists = {key: self._given_to_ours(army) for key, army in theirs.armies.items()}
        here = {army.id: army for army in library.armies()}
        self._meet(_ARMY, lists, here, gone.armies, self.armies, self._plainly)
        self._tell_formats()
        report.formats += self.formats
        report.rulesets += self.rulesets
        report.armies += self.armies

    def _meet(
        self,
        kind: _Kind,
        theirs: Mapping[str, Any],
        here: Mapping[str, Any],
        gone: Collection[str],
        writes: dict[str, Any],
        same: Callable[[Any], Any],
    ) -> dict[str, str]:
        """Meet things of a kind; return which of ours each of theirs is, those left out that are equal.

        What is compared is what ``same`` makes of both.
        """
        ids: dict[str, str] = {}
        for key, thing in theirs.items():
            if here.get(key) == thing:
                self.arriving.report.same += 1
            elif twin := kind.twin(key, thing, here, same):
                self.arriving.report.same += 1
                ids[key] = twin
            elif key not in gone or not self.arriving.stays_away(key, kind.name(thing)):
                mine = new_id() if key in here else key
                ids[key] = mine
                writes[mine] = kind.named(thing, mine, kind.free(self.arriving.desk, kind.name(thing), mine))
        return ids

    # Lists

    def _given_to_ours(self, army: Army) -> Army:
        """Return a list of theirs that pins cards of ours and names a format of ours."""
        return replace(
            army,
            format=self._renamed.get(army.format, army.format),
            entries=self._repinned(army.entries),
            versions=tuple(replace(v, entries=self._repinned(v.entries)) for v in army.versions),
        )

    def _repinned(self, entries: Iterable[Entry]) -> tuple[Entry, ...]:
        ids, numbers = self.arriving.cards.ids, self.arriving.cards.numbers
        return tuple(
            replace(entry, card_id=ids[entry.card_id], revision=numbers[entry.card_id, entry.revision])
            for entry in entries
        )

    def _plainly(self, army: Army) -> Army:
        """Return a list as it is compared: what says the same is the same, whatever number it bears."""
        return replace(
            army,
            format=army.format if army.format in self._known_formats else "",
            entries=self._first(army.entries),
            versions=tuple(replace(v, entries=self._first(v.entries)) for v in army.versions),
        )

    def _first(self, entries: Iterable[Entry]) -> tuple[Entry, ...]:
        first = self.arriving.cards.first
        return tuple(replace(entry, revision=first(entry.card_id, entry.revision)) for entry in entries)

    def _tell_formats(self) -> None:
        """Take a format that nobody has from lists that arrive; they go by the one of their edition then."""
        for key, army in self.armies.items():
            if army.format and army.format not in self._known_formats:
                self.armies[key] = replace(army, format="")
                self.arriving.tell(army.name, "no_such_format")

    # Rulesets

    def _meet_rulesets(self) -> None:
        """Meet rulesets; of those that arrive it is told where they say what none can say."""
        arriving, theirs = self.arriving, self.arriving.theirs.rulesets
        here = arriving.desk.library.rulesets()
        sound = {key: own if here.get(key) == own else self._sound(own) for key, own in theirs.items()}
        ids = self._meet(_RULESET, sound, here, arriving.gone.rulesets, self.rulesets, self._sound)
        for key, mine in ids.items():
            if mine in self.rulesets and sound[key] != theirs[key]:
                arriving.tell(self.rulesets[mine].name, "odd_ruleset")

    def _sound(self, own: OwnRuleset) -> OwnRuleset:
        """Return a ruleset with what it can say: of a base that ships, in cells and values that base has."""
        base = rulesets.base_of(own)
        cells = cells_of(lines(base, self.arriving.desk.abilities))
        changes = {
            path: value
            for path, value in own.changes.items()
            if path in cells and _is_plain(value) and fault(cells[path], value, base) is None
        }
        return replace(own, base=base.id, changes=changes)


def _is_plain(value: object) -> bool:
    """Tell whether a value is what a cell may hold at all: a word, a figure, yes or no, or some of them."""
    return isinstance(value, str | int) or (isinstance(value, tuple) and all(map(_is_plain, value)))


def _as_it_is(thing: Any) -> Any:
    return thing
