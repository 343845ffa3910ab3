"""Armies as rosters in the schema of BattleScribe, for other programs and for other libraries.

Nobody's game system is claimed: the roster names one of ours, and shows the whole card with each entry, so
that programs which show or print rosters need nothing else. A card that came from a catalogue keeps its ids
there; other ids of cards are made of what players agree on, so that the same card has the same ids for all.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator, Mapping
from hashlib import sha256
from itertools import groupby
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from db.codec import CARD
from db.exchange import budget
from db.exchange.battlescribe import own
from db.exchange.roster_cells import (
    SPELL_TYPES,
    Cells,
    ForceDefaults,
    Tongue,
    card_cells,
    option_cells,
    spell_cells,
)
from rules.abilities import Abilities
from rules.armies import Entry, Muster, Option, Per, army_cost, figure_pa
from rules.cards import Card
from rules.peoples import Peoples
from rules.text import fold
from rules.values import plain

_NAMESPACE = "http://www.battlescribe.net/schema/rosterSchema"
_HEAD = b'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_SCHEMA = "2.03"
_POINTS = ("PA", "AP")
_POINTS_ID = "points"
_GAME = "Confrontation"
_FIGHTERS = ("Combattants", "Fighters")
# What XML cannot hold: most control characters, and halves of characters.
_UNTOLD = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_EPOCH = (1980, 1, 1, 0, 0, 0)

Placed = tuple[Entry, Card, str, str]
"""An entry, its card, the catalogue that the card stands in, and its people."""


def roster(
    muster: Muster,
    *,
    peoples: Peoples,
    abilities: Abilities,
    language: str = "fr",
    foreign: Mapping[str, str] | None = None,
    army_id: str = "",
) -> bytes:
    """Write an army as a ``.ros`` file, the names of columns in a language.

    ``foreign`` are the foreign ids of cards (as :func:`~db.exchange.battlescribe.harvest.card_key` makes
    them) by ours; ``army_id`` is the id that the army had in the roster it came from.
    """
    return _Writing(muster, peoples, abilities, Tongue(language), foreign or {}).write(army_id)


def packed(data: bytes, name: str) -> bytes:
    """Return a ``.ros`` file as the only member of a ``.rosz``; the same roster gives the same bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo(f"{name}.ros", _EPOCH), data, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def roster_id(army_id: str) -> str:
    """Return the id of the roster of a list that came from none: the same each time it is written."""
    return _id("roster", army_id)


def _id(*words: str) -> str:
    """Return an id such as catalogues have, the same for the same words."""
    digits = sha256("\n".join(words).encode("utf-8", "replace")).hexdigest()
    return "-".join(digits[at : at + 4] for at in range(0, 16, 4))


def _text(words: str) -> str:
    """Return words that XML holds and every reader takes; no card prints more."""
    return _UNTOLD.sub("", words)[: budget.MAX_TEXT]


class _Writing:
    """The writing of one roster."""

    def __init__(
        self,
        muster: Muster,
        peoples: Peoples,
        abilities: Abilities,
        tongue: Tongue,
        foreign: Mapping[str, str],
    ) -> None:
        self._muster = muster
        self._peoples = peoples
        self._abilities = abilities
        self._tongue = tongue
        self._foreign = foreign
        self._numbers = 0
        self._root = ""

    def write(self, army_id: str) -> bytes:
        """Write the whole file."""
        army, of = self._muster.army, self._tongue.of
        self._root = army_id or roster_id(army.id)
        system = f"{_GAME} [{army.edition}]" if army.edition else _GAME
        top = Element("roster", {
            "id": self._root, "name": _text(army.name), "battleScribeVersion": _SCHEMA,
            "generatedBy": "Tacticien", "gameSystemId": _id("system"), "gameSystemName": _text(system),
            "gameSystemRevision": "1", "xmlns": _NAMESPACE,
        })  # fmt: skip
        costs = SubElement(top, "costs")
        self._cost(costs, "cost", army_cost(self._muster).known)
        if army.limit is not None:
            self._cost(SubElement(top, "costLimits"), "costLimit", army.limit)
        forces = SubElement(top, "forces")
        for catalogue, people, entries in self._forces():
            name = self._people(people)
            force = SubElement(forces, "force", {
                "id": self._next(), "name": _text(name) or of(_FIGHTERS), "entryId": _id("force"),
                "catalogueId": catalogue, "catalogueRevision": "1", "catalogueName": _text(name),
            })  # fmt: skip
            setting = ForceDefaults(
                self._tongue, self._peoples, self._abilities, people, army.edition, name or system
            )
            if entries:
                selections = SubElement(force, "selections")
                for entry, card, _, _ in entries:
                    self._entry(selections, entry, card, setting)
        self._notes(top, army.note)
        indent(top)
        data: bytes = tostring(top, encoding="utf-8")
        return _HEAD + data + b"\n"

    def _forces(self) -> Iterator[tuple[str, str, list[Placed]]]:
        """Yield catalogue, people and entries of each force; a list keeps its order over several of them.

        The first force is of the army's own people: it is where a reader learns it.
        """
        army = self._muster.army
        placed = [self._placed(entry) for entry in army.entries]
        runs = [(key, list(run)) for key, run in groupby(placed, key=lambda one: one[2:])]
        if army.people and (not runs or runs[0][0][1] != army.people):
            yield _id("catalogue", army.people), army.people, []
        for (catalogue, people), run in runs:
            yield catalogue, people, run

    def _placed(self, entry: Entry) -> Placed:
        card = self._muster.card(entry)
        # Without a people of its own an army has none anywhere: a reader would take the first one it meets.
        people = card.people if self._muster.army.people and card.people in self._peoples.peoples else ""
        key = self._foreign.get(entry.card_id)
        catalogue = key.split(":")[2] if key else _id("catalogue", people)
        return entry, card, catalogue, people

    def _people(self, people: str) -> str:
        known = self._peoples.peoples.get(people)
        return self._tongue.of((known.fr, known.en)) if known is not None else ""

    # -- entries ------------------------------------------------------------------------------------

    def _entry(self, holder: Element, entry: Entry, card: Card, setting: ForceDefaults) -> None:
        made = self._selection(holder, card.name(self._tongue.code), entry.figures, "model")
        bought, shown = self._ids(entry, card)
        made.set("entryId", bought)
        cells = card_cells(card, setting)
        profiles = SubElement(made, "profiles")
        self._profile(profiles, shown, card.name(self._tongue.code), own.CARD_TYPE, cells)
        pa = figure_pa(entry, card)
        self._costs(made, None if pa is None else pa * entry.figures)
        categories = SubElement(made, "categories")
        SubElement(categories, "category", {
            "id": self._next(), "name": self._tongue.of(_FIGHTERS), "entryId": _id("category"),
            "primary": "true",
        })  # fmt: skip
        if entry.options:
            selections = SubElement(made, "selections")
            for option in entry.options:
                self._option(selections, option, entry.figures)
        self._notes(made, entry.note)

    def _ids(self, entry: Entry, card: Card) -> tuple[str, str]:
        """Return the ids of what is bought and of the profile it shows: those of the card's catalogue.

        A card of nobody's catalogue is told by name, people and edition; what it prints tells its profile.
        """
        if key := self._foreign.get(entry.card_id):
            _, _, _, bought, shown = key.split(":")
            return bought, shown
        bought = _id("card", fold(card.name_fr or card.name_en), card.people, fold(card.edition))
        return bought, _id(bought, CARD.write(card).decode("utf-8", "replace"))

    def _option(self, holder: Element, option: Option, figures: int) -> None:
        times = figures if option.per is Per.FIGURE else 1
        made = self._selection(holder, option.name, times, "upgrade")
        made.set("entryId", _id("option", option.kind.value, fold(option.name)))
        profiles = SubElement(made, "profiles")
        shown: Cells | None = None
        if option.spell is not None:
            shown = spell_cells(option.spell, self._tongue)
            kind = SPELL_TYPES[option.spell.kind]
            self._profile(profiles, _id("spell", option.name), option.name, kind, shown)
        cells = option_cells(option, self._tongue, shown)
        self._profile(profiles, _id("option", option.name), option.name, own.OPTION_TYPE, cells)
        self._costs(made, None if option.pa is None else option.pa * times)

    # -- parts --------------------------------------------------------------------------------------

    def _next(self) -> str:
        """Return an id that nothing else of this file has."""
        self._numbers += 1
        return _id(self._root, str(self._numbers))

    def _selection(self, holder: Element, name: str, number: int, kind: str) -> Element:
        told = {"id": self._next(), "name": _text(name), "number": str(number), "type": kind}
        return SubElement(holder, "selection", told)

    def _profile(
        self, holder: Element, profile_id: str, name: str, kind: tuple[str, str], cells: Mapping[str, str]
    ) -> None:
        words = self._tongue.of(kind)
        profile = SubElement(holder, "profile", {
            "id": profile_id, "name": _text(name), "hidden": "false", "typeId": _id("type", words),
            "typeName": words,
        })  # fmt: skip
        columns = SubElement(profile, "characteristics")
        for column, text in cells.items():
            cell = SubElement(columns, "characteristic", {"name": column, "typeId": _id(words, column)})
            cell.text = _text(text)

    def _costs(self, holder: Element, pa: float | None) -> None:
        """Write a price; one that nobody knows is not written as 0."""
        if pa is not None:
            self._cost(SubElement(holder, "costs"), "cost", pa)

    def _cost(self, holder: Element, tag: str, pa: float) -> None:
        told = {"name": self._tongue.of(_POINTS), "typeId": _POINTS_ID, "value": plain(round(pa, 2))}
        SubElement(holder, tag, told)

    def _notes(self, holder: Element, words: str) -> None:
        if words:
            SubElement(holder, "customNotes").text = _text(words)
