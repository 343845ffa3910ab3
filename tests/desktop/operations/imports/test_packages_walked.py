"""Libraries that are changed at will and exchange packages: nothing doubles, and all of them come to rest."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from itertools import count, permutations
from pathlib import Path
from random import Random

import pytest

from db.library import Library
from db.starter import Starter
from desktop.operations import armies, cards, collection, formats, packages, rulesets, versions
from desktop.operations.desk import Desk
from desktop.operations.imports import package_files
from desktop.operations.imports.merge import DELETED
from desktop.operations.imports.report import ImportReport
from desktop.operations.opening import desk_for
from desktop.operations.tables import starter
from rules.armies import Option, OptionKind
from rules.card_fields import FIELDS
from rules.cards import Card
from rules.text import Refusal
from rules.values import Value
from tests.desktop.operations.imports.two_libraries import PNG, content

STARTER = starter()
WALKS = int(os.environ.get("TACTICIEN_FUZZ", "60")) // 30
Gesture = Callable[[Desk, int], object]
_FEW = 3
"""So many of the cards and lists are changed, so that libraries often change the same ones."""


def a_card(desk: Desk, at: int) -> tuple[str, Card]:
    few = desk.library.cards()[:_FEW]
    return few[at % len(few)].card_id, few[at % len(few)].card


def edit(desk: Desk, at: int, **fields: object) -> object:
    card_id, card = a_card(desk, at)
    return cards.save_card(desk, card=replace(card, **fields), card_id=card_id)  # type: ignore[arg-type]


def a_list(desk: Desk, at: int) -> str:
    held = desk.library.armies()
    if held:
        return held[at % len(held)].id
    made = armies.create(desk, name=f"Liste {at}", people="griffins")
    assert isinstance(made, str)
    return made


def an_entry(desk: Desk, at: int) -> tuple[str, str]:
    army = a_list(desk, at)
    if not desk.library.army(army).entries:
        armies.add_entry(desk, army, card_id=a_card(desk, at)[0])
    entries = desk.library.army(army).entries
    return army, entries[at % len(entries)].id


def remove_entry(desk: Desk, at: int) -> object:
    army, entry = an_entry(desk, at)
    return armies.remove_entry(desk, army, entry_id=entry)


def set_figures(desk: Desk, at: int) -> object:
    army, entry = an_entry(desk, at)
    return armies.set_figures(desk, army, entry_id=entry, figures=at + 1)


def note_entry(desk: Desk, at: int) -> object:
    army, entry = an_entry(desk, at)
    return armies.set_note(desk, army, entry_id=entry, note=f"n{at}" if at else "")


def buy(desk: Desk, at: int) -> object:
    army, entry = an_entry(desk, at)
    bought = (Option("Épée", OptionKind.ARTEFACT, at),) if at else ()
    return armies.set_options(desk, army, entry_id=entry, options=bought)


def limit_format(desk: Desk, at: int) -> object:
    if not (own := list(desk.library.formats())):
        return formats.copy(desk, format_id="c5", name=f"Format {at}")
    return formats.set_limits(desk, format_id=own[at % len(own)], limits=[100 + at])


def set_value(desk: Desk, at: int) -> object:
    if not (own := list(desk.library.rulesets())):
        return rulesets.copy(desk, ruleset_id="c5", name=f"Maison {at}")
    return rulesets.set_value(desk, ruleset_id=own[at % len(own)], path="track/capacity", value=at + 1)


GESTURES: Mapping[str, Gesture] = {
    "note": lambda desk, at: edit(desk, at, note=f"note {at}"),
    "empty the note": lambda desk, at: edit(desk, at, note=""),
    "price": lambda desk, at: edit(desk, at, pa=Value.of(at + 10)),
    "rename": lambda desk, at: edit(desk, at, name_fr=f"{a_card(desk, at)[1].name_fr[:12]} {at}"),
    "picture": lambda desk, at: cards.attach_picture(
        desk, card_id=a_card(desk, at)[0], data=PNG[:-16] + bytes([at]) + PNG[-16:]
    ),
    "no picture": lambda desk, at: edit(desk, at, picture=""),
    "delete a card": lambda desk, at: cards.delete_cards(desk, card_ids=[a_card(desk, at)[0]]),
    "list": lambda desk, at: armies.create(desk, name=f"Ma liste {at}", people="griffins"),
    "add": lambda desk, at: armies.add_entry(desk, a_list(desk, at), card_id=a_card(desk, at // 2)[0]),
    "remove": remove_entry,
    "figures": set_figures,
    "entry's note": note_entry,
    "buy": buy,
    "name a list": lambda desk, at: armies.edit(desk, a_list(desk, at), name=f"Dimanche {at}"),
    "note a list": lambda desk, at: armies.edit(desk, a_list(desk, at), note=f"{at}" if at else ""),
    "tag": lambda desk, at: armies.edit(desk, a_list(desk, at), tags=("a", "b")[: at % 3]),
    "keep": lambda desk, at: versions.keep(desk, a_list(desk, at), name=f"V{at % 3}"),
    "delete a list": lambda desk, at: armies.delete(desk, a_list(desk, at)),
    "count": lambda desk, at: collection.count_owned(desk, card_id=a_card(desk, at)[0], figures=at),
    "format": limit_format,
    "ruleset": set_value,
    "undo": lambda desk, _: cards.undo(desk),
    "undo a list": lambda desk, _: armies.undo(desk),
    "redo": lambda desk, _: cards.redo(desk),
}  # fmt: skip


def open_small(path: Path) -> Library:
    """Open a new library with a few of the cards that new ones begin with, and a list."""
    some = STARTER.armies[0]
    entries = {(entry.name_fr, entry.edition) for entry in some.entries}
    few = tuple(card for card in STARTER.cards if (card.name_fr, card.edition) in entries)
    return Library.open(path, starter=Starter(few, (some,)))


class Club:
    """Some new libraries whose owners never met, and the packages that go between them."""

    def __init__(self, folder: Path, size: int) -> None:
        self.folder, self.numbers = folder, count()
        self.desks = [desk_for(open_small(folder / str(n) / "club.tact")) for n in range(size)]

    def send(self, giver: int, taker: int, *, everything: bool = False) -> ImportReport:
        """Send a whole library; what it brings is one step, and the same again is none."""
        path = self.folder / f"{next(self.numbers)}.tactpack"
        assert not isinstance(packages.pack(self.desks[giver], path=path), Refusal)
        desk = self.desks[taker]
        report = package_files.bring(desk, path=path, everything=everything)
        assert not isinstance(report, Refusal), report
        again = package_files.bring(desk, path=path)
        assert not isinstance(again, Refusal)
        news = [told for told in again.differences if told.field != DELETED]
        assert (again.label, news) == (None, []), "the same again is no news"
        self.look(taker)
        if everything:
            self.compare(giver, taker)
        return report

    def bring(self, giver: int, taker: int, *, everything: bool) -> None:
        """Send a library, take it back and do it again."""
        desk = self.desks[taker]
        before = content(desk)
        report = self.send(giver, taker, everything=everything)
        if report.label is not None:
            after, place = content(desk), "library"
            assert desk.library.undo(place) is not None and content(desk) == before
            assert desk.library.redo(place) is not None and content(desk) == after

    def look(self, at: int) -> None:
        """Look whether anything stands twice."""
        library = self.desks[at].library
        called = Counter((r.card.name_fr, r.card.edition, r.card.people) for r in library.cards())
        named = [
            *(army.name for army in library.armies()), *(made.fr for made in library.formats().values()),
            *(own.name for own in library.rulesets().values()),
        ]  # fmt: skip
        twice = [name for name, times in (*called.items(), *Counter(named).items()) if times > 1]
        assert twice == []

    def compare(self, giver: int, taker: int) -> None:
        """Look whether all that is said there is said here too, where the giver had the last word."""
        there = {r.card_id: r.card for r in self.desks[giver].library.cards()}
        for revision in self.desks[taker].library.cards():
            said = there.get(revision.card_id)
            if said is None:
                continue
            for field in FIELDS:
                theirs = field.get(said)
                if field.holds.line(theirs) and field.key != "source":
                    assert field.get(revision.card) == theirs, (field.key, revision.card.name_fr)
        lists = {army.id: army for army in self.desks[giver].library.armies()}
        for army in self.desks[taker].library.armies():
            if army.id in lists:
                held = Counter((entry.card_id, entry.figures) for entry in army.entries)
                told = Counter((entry.card_id, entry.figures) for entry in lists[army.id].entries)
                assert told <= held

    def settle(self) -> None:
        """Send all to all until nothing moves any more, which is soon."""
        pairs = list(permutations(range(len(self.desks)), 2))
        for _ in range(len(self.desks) + 1):
            for giver, taker in pairs:
                self.send(giver, taker)
        moved = [(pair, report) for pair in pairs if (report := self.send(*pair)).label is not None]
        assert moved == [], "they come to rest"


@contextmanager
def club(size: int) -> Iterator[Club]:
    with tempfile.TemporaryDirectory() as folder:
        made = Club(Path(folder), size)
        try:
            yield made
        finally:
            for desk in made.desks:
                desk.library.close()


@pytest.mark.parametrize("seed", range(WALKS))
@pytest.mark.parametrize("size", [2, 3])
def test_libraries_that_exchange_packages_come_to_rest(size: int, seed: int) -> None:
    chance = Random(seed)
    with club(size) as made:
        for _ in range(12 * size):
            at = chance.randrange(size)
            what = chance.choice([*GESTURES, *["send", "send", "send with all"] * 3])
            if what in GESTURES:
                GESTURES[what](made.desks[at], chance.randrange(6))
            else:
                taker = (at + chance.randrange(1, size)) % size
                made.bring(at, taker, everything=what != "send")
        made.settle()
