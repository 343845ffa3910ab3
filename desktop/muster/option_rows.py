"""The options beneath an entry: a tree of what its card may buy, and the rows of it that are in view.

A choice may hold others: whoever takes one of these takes those above it too, and gives them back with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from desktop.operations.choice_trees import CatalogueChoice
from desktop.operations.offers import Offered
from desktop.wording import army_words, number
from rules.armies import Entry, Option
from rules.text import fold

ALL_OPEN = 14
"""So many options are all in view at once; more stand in groups that are opened."""

GROUP = "group:"
"""What the keys of headings begin with."""
OWN = "own"
"""The key of the row that begins an option of one's own."""

Others = Mapping[str, Mapping[str, float]]
"""Prices in other currencies than PA, by the picks of options and by the names of currencies."""
_NONE: Others = {}


class OptionRowKind(StrEnum):
    """What a row beneath an entry is."""

    CHOICE = "choice"
    GROUP = "group"
    OWN = "own"


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """An option that a card may buy: its price for the entry now, and what it offers in turn.

    ``sum`` shows how the price comes about, "" for a plain one; ``why`` says what stands against it.
    ``offered`` is the choice of a catalogue that it stands for.
    """

    key: str
    option: Option
    price: str
    sum: str = ""
    tip: str = ""
    taken: bool = False
    beneath: tuple[OptionChoice, ...] = ()
    why: str = ""
    offered: CatalogueChoice | None = None

    @property
    def times(self) -> tuple[bool, bool]:
        """Tell whether it may be had once less, and once more."""
        offered = self.offered
        return (offered.times > 1, offered.more) if offered is not None and self.taken else (False, False)


@dataclass(frozen=True, slots=True)
class OptionGroup:
    """Choices under one heading; that of no name is of what stands in none.

    ``within`` are the keys of the headings that it stands beneath, the outermost first. Of ``most`` is told
    beside the heading how many are taken; None is of any number.
    """

    key: str
    name: str
    above: str
    choices: tuple[OptionChoice, ...]
    within: tuple[str, ...] = ()
    most: float | None = None


@dataclass(frozen=True, slots=True)
class OptionRow:
    """One row beneath an entry; everything is words already."""

    id: str
    entry: str
    key: str
    kind: OptionRowKind
    name: str
    detail: str = ""
    price: str = ""
    tip: str = ""
    depth: int = 0
    taken: bool = False
    opened: bool = False
    opens: bool = False
    why: str = ""
    times: tuple[bool, bool] = (False, False)
    """Whether there may be one less of it, and one more."""


def tree_of(
    offers: Sequence[Offered],
    entry: Entry,
    card: str,
    everybody: str,
    others: Others = _NONE,
) -> tuple[OptionGroup, ...]:
    """Put what an entry has and what its card is offered into groups, what is nobody's own behind them.

    What was typed by hand stands first, with what is in no group. ``others`` are told of catalogues that are
    not here.
    """
    bought = {(fold(option.name), option.kind): option for option in entry.options}
    groups: dict[tuple[str, ...], list[OptionChoice]] = {(): []}
    for offer in offers:
        own = offer.group[1:] if offer.group[:1] and fold(offer.group[0]) == fold(card) else offer.group
        path = own if offer.own else (everybody, *own)
        had = bought.pop((fold(offer.option.name), offer.option.kind), None)
        lines = [": ".join(line) for line in offer.lines]
        groups.setdefault(path, []).append(
            _choice(f"offer:{offer.id}", had or offer.option, entry, had is not None, lines, others)
        )
    typed = [_choice(f"typed:{n}", each, entry, True, (), others) for n, each in enumerate(bought.values())]
    groups[()] = typed + groups[()]
    paths = [path for path, choices in groups.items() if choices]
    return tuple(_group(path, groups[path], around) for path, around in _nested(paths))


def _nested(paths: Sequence[tuple[str, ...]]) -> Iterator[tuple[tuple[str, ...], list[tuple[str, ...]]]]:
    """Give the paths of headings, each with those that it stands beneath; what is within follows at once."""
    around = {
        path: sorted((each for each in paths if each and each == path[: len(each)] != path), key=len)
        for path in paths
    }
    places = {path: place for place, path in enumerate(paths)}
    for path in sorted(paths, key=lambda each: [places[way] for way in (*around[each], each)]):
        yield path, around[path]


def _group(
    path: tuple[str, ...], choices: Sequence[OptionChoice], around: Sequence[tuple[str, ...]]
) -> OptionGroup:
    names = [army_words.heading(name) for name in path]
    known = len(around[-1]) if around else 0
    return OptionGroup(
        "/".join(path), names[-1] if names else "", " › ".join(names[known:-1]), tuple(choices),
        tuple("/".join(each) for each in around),
    )  # fmt: skip


def _choice(
    key: str, option: Option, entry: Entry, taken: bool, lines: Sequence[str],
    others: Others,
) -> OptionChoice:  # fmt: skip
    times = option.times(entry.figures)
    points = None if option.pa is None else option.pa * times
    price = army_words.prices(points, others.get(option.pick, {}) if option.pick else {})
    summed = f"{times} × {number(option.pa)}" if option.pa and times > 1 else ""
    name = army_words.option_name(option)
    return OptionChoice(key, option, price, summed, "\n".join((name, *lines)), taken)


def rows_of(entry: str, tree: Sequence[OptionGroup], turned: Mapping[str, bool], own: str) -> list[OptionRow]:
    """Give the rows in view; what nobody ``turned`` is open where options are few or one of it is taken.

    A heading that somebody opens opens those within it, where few options stand beneath all of them.
    """
    few = sum(1 for group in tree for _ in _all(group.choices)) <= ALL_OPEN
    rows: list[OptionRow] = []
    shut: set[str] = set()
    wide: set[str] = set()
    for group in tree:
        if shut.intersection(group.within):
            shut.add(group.key)
            continue
        inside = [each for each in tree if each is group or (group.name and group.key in each.within)]
        held = sum(_taken(choice) for each in inside for choice in each.choices)
        if group.key in turned and sum(1 for each in inside for _ in _all(each.choices)) <= ALL_OPEN:
            wide.add(group.key)
        opened = turned.get(
            group.key, few or not group.name or bool(held) or not wide.isdisjoint(group.within)
        )
        depth = len(group.within)
        if group.name:
            key = f"{GROUP}{group.key}"
            rows.append(
                OptionRow(
                    f"{entry}/{key}", entry, key, OptionRowKind.GROUP, group.name, group.above,
                    _count(held, inside, group.most), depth=depth, opened=opened, opens=True,
                )
            )  # fmt: skip
        if opened:
            rows += _choices(entry, group.choices, depth + bool(group.name), turned, few)
        else:
            shut.add(group.key)
    rows.append(OptionRow(f"{entry}/{OWN}", entry, OWN, OptionRowKind.OWN, own))
    return rows


def _taken(choice: OptionChoice) -> int:
    """Tell how many of a choice are taken; what it offers in turn counts for it."""
    if choice.taken:
        return choice.offered.times if choice.offered is not None else 1
    return int(any(each.taken for each in _all(choice.beneath)))


def _count(held: int, inside: Sequence[OptionGroup], most: float | None) -> str:
    """Say how many of a heading's choices, or of the most allowed, are taken: alone a number were a price."""
    whole = sum(len(each.choices) for each in inside) if most is None else most
    return f"{held} / {number(whole)}"


def _choices(
    entry: str, choices: Sequence[OptionChoice], depth: int, turned: Mapping[str, bool], few: bool
) -> Iterator[OptionRow]:
    for choice in choices:
        name = army_words.option_name(choice.option)
        taken = choice.taken or any(each.taken for each in _all(choice.beneath))
        opened = bool(choice.beneath) and turned.get(choice.key, few or taken)
        yield OptionRow(
            f"{entry}/{choice.key}", entry, choice.key, OptionRowKind.CHOICE, name, choice.sum, choice.price,
            choice.tip, depth, choice.taken, opened, bool(choice.beneath), choice.why,
            choice.times,
        )  # fmt: skip
        if opened:
            yield from _choices(entry, choice.beneath, depth + 1, turned, few)


def opened_around(tree: Sequence[OptionGroup], key: str) -> Iterator[str]:
    """Give the keys of all that must be open for a choice to be in view."""
    for group in tree:
        for way in _ways(group.choices, ()):
            if way[-1].key == key:
                yield from (*group.within, group.key)
                yield from (choice.key for choice in way[:-1])


def keys_of(tree: Sequence[OptionGroup]) -> Iterator[str]:
    """Give the keys of all that can be opened."""
    for group in tree:
        yield group.key
        yield from (choice.key for choice in _all(group.choices) if choice.beneath)


def turned_options(tree: Sequence[OptionGroup], key: str, options: Sequence[Option]) -> tuple[Option, ...]:
    """Give what an entry buys once a choice is taken with those above, or given back with those beneath."""
    way = next((way for group in tree for way in _ways(group.choices, ()) if way[-1].key == key), ())
    if not way:
        return tuple(options)
    if way[-1].taken:
        gone = [choice.option for choice in _all((way[-1],))]
        return tuple(option for option in options if option not in gone)
    return (*options, *(choice.option for choice in way if not choice.taken))


def _ways(
    choices: Sequence[OptionChoice], above: tuple[OptionChoice, ...]
) -> Iterator[tuple[OptionChoice, ...]]:
    for choice in choices:
        way = (*above, choice)
        yield way
        yield from _ways(choice.beneath, way)


def _all(choices: Sequence[OptionChoice]) -> Iterator[OptionChoice]:
    for choice in choices:
        yield choice
        yield from _all(choice.beneath)


Beneath = Mapping[str, Sequence[OptionRow]]
"""The rows beneath entries, by their ids."""
