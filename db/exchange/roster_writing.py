"""Armies as rosters in the schema of BattleScribe, for other programs and for other libraries.

Nobody's game system is claimed: the roster names one of ours, and shows the whole card with each entry, so
that programs which show or print rosters need nothing else. A card that came from a catalogue keeps its ids
there; other ids of cards are made of what players agree on, so that the same card has the same ids for all.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from db.codec import CARD
from db.exchange import budget
from db.exchange.battlescribe import own, own_list
from db.exchange.battlescribe.model import PROGRAM
from db.exchange.roster_cells import (
    SPELL_TYPES,
    Cells,
    ForceDefaults,
    Tongue,
    card_cells,
    list_cells,
    option_cells,
    per_cells,
    spell_cells,
)
from db.exchange.zips import UndatedZip
from rules.abilities import Abilities
from rules.armies import Entry, ListPick, Muster, Option, Per, ToldForce, army_cost, figure_pa
from rules.cards import Card
from rules.catalogue.listing import selection_id
from rules.catalogue.names import CatalogueNames
from rules.peoples import Peoples
from rules.text import fold
from rules.values import plain

_NAMESPACE = "http://www.battlescribe.net/schema/rosterSchema"
_HEAD = b'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_SCHEMA = "2.03"
_id = own.made_id
_POINTS = ("PA", "AP")
_POINTS_ID = "points"
_GAME = "Confrontation"
_FIGHTERS = ("Combattants", "Fighters")
# What XML cannot hold: most control characters, and halves of characters.
_UNTOLD = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_NONE: Mapping[str, float] = {}
_NO_FORCE = ToldForce("")

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
    names: CatalogueNames | None = None,
) -> bytes:
    """Write an army as a ``.ros`` file, the names of columns in a language.

    ``foreign`` are the foreign ids of cards (as :func:`~db.exchange.battlescribe.harvest.card_key` makes
    them) by ours; ``army_id`` is the id that the army had in the roster it came from. With ``names`` what was
    made from catalogues has their ids, so that their own program goes on with it.
    """
    return _Writing(muster, peoples, abilities, Tongue(language), foreign or {}, names).write(army_id)


def packed(data: bytes, name: str) -> bytes:
    """Return a ``.ros`` file as the only member of a ``.rosz``; the same roster gives the same bytes."""
    made = io.BytesIO()
    with UndatedZip(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{name}.ros", data)
    return made.getvalue()


def roster_id(army_id: str) -> str:
    """Return the id of the roster of a list that came from none: the same each time it is written."""
    return _id("roster", army_id)


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
        names: CatalogueNames | None,
    ) -> None:
        self._muster = muster
        self._peoples = peoples
        self._abilities = abilities
        self._tongue = tongue
        self._foreign = foreign
        self._names = names
        self._numbers = 0
        self._root = ""
        self._told_list = False

    def write(self, army_id: str) -> bytes:
        """Write the whole file."""
        army, of = self._muster.army, self._tongue.of
        self._root = army_id or roster_id(army.id)
        system = f"{_GAME} [{army.edition}]" if army.edition else _GAME
        system_id, revision = own.SYSTEM_ID, "1"
        known = self._names.system if self._names and self._names.system.id and army.forces else None
        if known is not None:
            system, system_id, revision = known.name, known.id, known.revision
        top = Element("roster", {
            "id": self._root, "name": _text(army.name), "battleScribeVersion": _SCHEMA,
            "generatedBy": PROGRAM, "gameSystemId": system_id, "gameSystemName": _text(system),
            "gameSystemRevision": revision, "xmlns": _NAMESPACE,
        })  # fmt: skip
        costs = SubElement(top, "costs")
        self._cost(costs, "cost", army_cost(self._muster).known)
        self._others(costs, "cost", self._totals())
        if army.limit is not None or army.spending:
            limits = SubElement(top, "costLimits")
            if army.limit is not None:
                self._cost(limits, "costLimit", army.limit)
            self._others(limits, "costLimit", dict(army.spending))
        forces = SubElement(top, "forces")
        if known is not None and self._names is not None:
            self._linked(forces, "", self._names, system)
        left = [entry for entry in army.entries if known is None or not entry.force]
        for catalogue, people, entries in self._forces(left) if left or known is None else ():
            name = self._people(people)
            force = SubElement(forces, "force", {
                "id": self._next(), "name": _text(name) or of(_FIGHTERS), "entryId": own.FORCE_ID,
                "catalogueId": catalogue, "catalogueRevision": "1", "catalogueName": _text(name),
            })  # fmt: skip
            self._list(force, left)
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

    # -- what was made from catalogues --------------------------------------------------------------

    def _linked(self, holder: Element, under: str, names: CatalogueNames, system: str) -> None:
        """Write the forces within another one by their ids, with those within them."""
        army = self._muster.army
        for force in army.forces:
            if force.under != under:
                continue
            told = names.forces.get(force.id, _NO_FORCE)
            made = SubElement(holder, "force", {
                "id": self._next(), "name": _text(told.name), "entryId": force.node,
                "catalogueId": force.catalogue, "catalogueRevision": told.revision or "1",
                "catalogueName": _text(told.catalogue),
            })  # fmt: skip
            self._list(made, [entry for entry in army.entries if not entry.force])
            selections = SubElement(made, "selections")
            self._picks(selections, force.id, force.picks, (), 1)
            for entry in army.entries:
                if entry.force == force.id:
                    card = self._muster.card(entry)
                    setting = ForceDefaults(
                        self._tongue, self._peoples, self._abilities, card.people, army.edition,
                        told.catalogue or system,
                    )  # fmt: skip
                    self._entry(selections, entry, card, setting)
            self._linked(SubElement(made, "forces"), force.id, names, system)

    def _picks(
        self, holder: Element, of: str, picks: Sequence[ListPick], options: Sequence[Option], figures: int,
        under: str = "", depth: int = 0,
    ) -> None:  # fmt: skip
        """Write what was picked for a force or an entry, each with its ids, what was picked for it within."""
        assert self._names is not None
        by_pick = {option.pick: option for option in options if option.pick}
        for pick in picks:
            if pick.under != under or depth > len(picks):
                continue
            id_ = selection_id(of, pick.id)
            found = self._names.choices.get(id_)
            option = by_pick.get(pick.id)
            name = found.name if found else option.name if option else pick.node
            number = pick.number * (figures if pick.per is Per.FIGURE else 1)
            made = self._selection(holder, name, number, (found.kind if found else "") or "upgrade")
            made.set("entryId", pick.node)
            if found is not None and found.group:
                made.set("entryGroupId", found.group)
            if option is not None:
                self._profiles(made, option)
            elif found is not None and found.option is not None:
                self._profiles(made, found.option, self._bringing(id_))
            elif (pick.per is Per.FIGURE) != (figures > 1 and number == figures):
                cells = per_cells(pick.per, self._tongue)
                self._profile(SubElement(made, "profiles"), _id("option", name), name, own.OPTION_TYPE, cells)
            if found is not None:
                costs, paid = SubElement(made, "costs"), dict(found.costs)
                if (pa := paid.get(self._names.system.points)) is not None:
                    self._cost(costs, "cost", pa)
                self._others(costs, "cost", paid)
            if any(each.under == pick.id for each in picks):
                within = SubElement(made, "selections")
                self._picks(within, of, picks, options, figures, pick.id, depth + 1)

    def _list(self, force: Element, loose: Sequence[Entry]) -> None:
        """Tell of the list in its first force; entries of no catalogue follow the others in the file."""
        if self._told_list:
            return
        self._told_list = True
        army = self._muster.army
        places = {entry.id: place for place, entry in enumerate(army.entries, 1)}
        filed = self._linked_entries("") if len(loose) < len(army.entries) else []
        order = [places[entry.id] for entry in (*filed, *loose)]
        cells = list_cells(
            army, self._tongue, self._peoples, order, self._names.system.mark if self._names else ""
        )
        profiles = SubElement(force, "profiles")
        self._profile(profiles, _id(self._root, "list"), army.name, own_list.LIST_TYPE, cells)

    def _linked_entries(self, under: str) -> list[Entry]:
        """Return the entries of catalogues in the order of the file."""
        found: list[Entry] = []
        for force in self._muster.army.forces:
            if force.under == under:
                found += (entry for entry in self._muster.army.entries if entry.force == force.id)
                found += self._linked_entries(force.id)
        return found

    def _totals(self) -> dict[str, float]:
        return {} if self._names is None else self._names.totals

    def _others(self, holder: Element, tag: str, amounts: Mapping[str, float]) -> None:
        """Write amounts of other currencies than PA."""
        for key, amount in amounts.items():
            if self._names is None or key == self._names.system.points:
                continue
            name = self._names.currencies.get(key, key)
            told = {"name": _text(name), "typeId": key, "value": plain(round(amount, 2))}
            SubElement(holder, tag, told)

    def _bringing(self, selection: str) -> list[str]:
        """Say which entries bring what a force chose: the place of each, and its name."""
        assert self._names is not None
        return [
            f"{place} {self._muster.card(entry).name(self._tongue.code)}"
            for place, entry in enumerate(self._muster.army.entries, 1)
            if selection in self._names.brings.get(entry.id, ())
        ]

    # -- forces of nobody's catalogue ---------------------------------------------------------------

    def _forces(self, entries: Sequence[Entry]) -> Iterator[tuple[str, str, list[Placed]]]:
        """Yield catalogue, people and entries of each force; a list keeps its order over several of them.

        The first force is of the army's own people: it is where a reader learns it.
        """
        army = self._muster.army
        placed = [self._placed(entry) for entry in entries]
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
        linked = bool(self._names is not None and entry.force)
        made.set("entryId", entry.node if linked else bought)
        cells = card_cells(card, setting)
        profiles = SubElement(made, "profiles")
        self._profile(profiles, shown, card.name(self._tongue.code), own.CARD_TYPE, cells)
        pa = figure_pa(entry, card)
        self._costs(made, None if pa is None else pa * entry.figures, self._bought(entry))
        categories = SubElement(made, "categories")
        SubElement(categories, "category", {
            "id": self._next(), "name": self._tongue.of(_FIGHTERS), "entryId": _id("category"),
            "primary": "true",
        })  # fmt: skip
        if entry.options or (linked and entry.picks):
            selections = SubElement(made, "selections")
            if linked:
                self._picks(selections, entry.id, entry.picks, entry.options, entry.figures)
            for option in entry.options:
                if not (linked and option.pick):
                    self._option(selections, option, entry, claims=not linked)
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

    def _option(self, holder: Element, option: Option, entry: Entry, *, claims: bool) -> None:
        """Write an option of no catalogue, with an id of its own unless the others have those of one."""
        times = option.times(entry.figures)
        made = self._selection(holder, option.name, times, "upgrade")
        if claims:
            made.set("entryId", _id("option", option.kind.value, fold(option.name)))
        self._profiles(made, option)
        told = self._names.choices.get(selection_id(entry.id, option.pick)) if self._names else None
        others = dict(told.costs) if told is not None and option.pick else _NONE
        self._costs(made, None if option.pa is None else option.pa * times, others)

    def _profiles(self, made: Element, option: Option, bringing: Sequence[str] = ()) -> None:
        profiles = SubElement(made, "profiles")
        shown: Cells | None = None
        if option.spell is not None:
            shown = spell_cells(option.spell, self._tongue)
            kind = SPELL_TYPES[option.spell.kind]
            self._profile(profiles, _id("spell", option.name), option.name, kind, shown)
        cells = option_cells(option, self._tongue, shown, bringing)
        self._profile(profiles, _id("option", option.name), option.name, own.OPTION_TYPE, cells)

    # -- parts --------------------------------------------------------------------------------------

    @property
    def _points_id(self) -> str:
        return _POINTS_ID if self._names is None else self._names.system.points or _POINTS_ID

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

    def _costs(self, holder: Element, pa: float | None, others: Mapping[str, float] = _NONE) -> None:
        """Write a price, and what it is in other currencies; one that nobody knows is not written as 0."""
        if pa is not None or others:
            costs = SubElement(holder, "costs")
            if pa is not None:
                self._cost(costs, "cost", pa)
            self._others(costs, "cost", others)

    def _bought(self, entry: Entry) -> dict[str, float]:
        """Return what a card costs by its catalogues, in every currency and without its options."""
        found = self._names.choices.get(entry.id) if self._names is not None else None
        return {} if found is None else dict(found.costs)

    def _cost(self, holder: Element, tag: str, pa: float) -> None:
        told = {"name": self._tongue.of(_POINTS), "typeId": self._points_id, "value": plain(round(pa, 2))}
        SubElement(holder, tag, told)

    def _notes(self, holder: Element, words: str) -> None:
        if words:
            SubElement(holder, "customNotes").text = _text(words)
