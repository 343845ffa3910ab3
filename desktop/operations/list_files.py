"""Lists as JSON: what a list holds and costs, and one made of such a file without the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeVar

from desktop.operations import armies, catalogue_lists, formats, list_telling, offers, picks
from desktop.operations.catalogue_names import names_of
from desktop.operations.desk import Desk
from desktop.operations.list_differences import is_whole
from desktop.operations.list_fields import strange_fields
from desktop.operations.lists_as_sent import BroughtList, as_sent
from desktop.operations.picks import H
from desktop.operations.trouble import known_trouble
from rules.armies import (
    MOST_ENTRIES,
    MOST_FIGURES,
    MOST_FORCES,
    MOST_LIMIT,
    MOST_OPTIONS,
    MOST_PICKED,
    Army,
    Entry,
    ListForce,
    ListPick,
    Option,
    OptionKind,
    Per,
    ToldCard,
    ToldChoice,
    ToldSystem,
    is_price,
)
from rules.cards import Revision
from rules.catalogue.listing import selection_id
from rules.fingerprint import folded as folded_as_counted
from rules.systems import KINDS
from rules.text import Message, Refusal, fold
from rules.values import Value

T = TypeVar("T")
PA = "PA"
_MOST_TOLD = 12
"""So many names are told of what could have been meant."""
_MOST_LACKING = 60
"""So many cards are named that a library lacks."""
_DEEPEST = 12
"""Options within options."""
_BROUGHT = Message("list.brought")
"""How a list comes with its cards."""
_LONGEST = 200
"""The name of a currency, in letters."""


# Reading ------------------------------------------------------------------------------------------


class _Wrong(Exception):  # noqa: N818 - what is wrong with a file, for the player
    def __init__(self, code: str, **data: object) -> None:
        super().__init__(code)
        self.message = Message(f"list.{code}", data)


@known_trouble
def create_of(desk: Desk, document: Any, *, initiator: object | None = None) -> BroughtList | Refusal:
    """Make a list of what a JSON file holds, as :func:`told` tells it or written by hand.

    Cards are named by id or name, options by their ids in the catalogue or by name; what they stand under
    comes with them. A total or a fingerprint that the file tells is held against the list. What is wrong is
    one refusal, and nothing is written.
    """
    reading = _Reading(desk, document)
    try:
        army = reading.army()
    except _Wrong as wrong:
        return Refusal(wrong.message, overridable=False)
    kept, told = as_sent(desk, document, army, reading.unknown, _otherwise(desk, document, army))
    if strange := tuple(strange_fields(document)):
        names = tuple(Message("list.lacking", {"value": name[:_LONGEST]}) for name in strange[:_MOST_TOLD])
        told = (*told, Message("list.strange_fields", {"names": names}))
    made = armies.keep_new(desk, kept, initiator=initiator)
    return made if isinstance(made, Refusal) else BroughtList(made, told)


def _otherwise(desk: Desk, document: Any, army: Army) -> Iterator[Army]:
    """Give a list as it is made by the files that other lists of the library go by, then without any."""
    for pins in (*catalogue_lists.other_pins(desk, army), None):
        try:
            brings = {} if pins else _brings(desk, army)
            yield _Reading(desk, document, pins or (), by_catalogues=pins is not None, brings=brings).army()
        except _Wrong:
            continue


def _brings(desk: Desk, army: Army) -> dict[str, int]:
    """Return the place of the entry that brings each thing that a list chose for itself, by its name."""
    names = names_of(desk, army)
    places = list_telling.bringer_places(catalogue_lists.evaluated(desk, army), names, army)
    return {
        folded_as_counted(names.choices[selection_id(force.id, pick.id)].name): places[pick.node]
        for force in army.forces
        for pick in force.picks
        if names is not None and not pick.under and pick.node in places
    }


@dataclass
class _Reading:
    """A file while a list is made of it."""

    desk: Desk
    document: Any
    pins: tuple[str, ...] = ()
    """The catalogue files that the list is to go by; none for those of now."""
    by_catalogues: bool = True
    """Whether the list goes by the catalogues that its cards came from."""
    brings: Mapping[str, int] = field(default_factory=dict)
    """The place of the entry that brings what a list chose for itself, by its name, where that is known."""
    cards: list[Revision] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    """Options that neither the catalogue of their card nor the library knows."""
    _implied: set[str] = field(default_factory=set)
    """Picks of the last entry that came because something was named that stands under them."""
    _told: set[str] = field(default_factory=set)
    """Currencies that the file tells and no catalogue here knows, by their names."""

    def army(self) -> Army:
        found = _fields(self.document, "list")
        name = _text(found, "name", "list").strip()
        if not name:
            raise _Wrong("no_name")
        system = _text(found, "system", "list") or "confrontation"
        if system not in KINDS:
            raise _Wrong("no_game", value=system)
        limit = _number(found, "limit", "list", 1, MOST_LIMIT)
        people = _text(found, "people", "list")
        army = Army(
            "", name, self.desk.peoples.find(people) or people, _text(found, "edition", "list"), limit,
            note=_text(found, "note", "list"), system=system, format=self._format(found, system),
            catalogues=self.pins,
        )  # fmt: skip
        self.cards = self.desk.library.cards()
        rows = _rows(found, "entries", "list", MOST_ENTRIES)
        self._all_are_here(army, rows)
        for number, row in enumerate(rows, 1):
            army = self._entry(army, row, number)
        rows = _rows(found, "options", "list", MOST_OPTIONS)
        wide = [(f"options {n}", row) for n, row in enumerate(rows, 1)]
        for place, force in enumerate(_rows(found, "forces", "list", MOST_FORCES), 1):
            rows = _rows(_fields(force, f"forces {place}"), "options", f"forces {place}", MOST_OPTIONS)
            wide += [(f"forces {place} › options {n}", row) for n, row in enumerate(rows, 1)]
        for where, row in wide:
            army = self._of_the_list(army, row, where)
        return self._with_currencies(self._with_spending(army, found))

    def _format(self, found: Mapping[str, Any], system: str) -> str:
        """Return the id of a format that is known here; another one is left to the edition."""
        wanted = _text(found, "format", "list")
        return wanted if wanted in formats.formats_of(self.desk, system) else ""

    def _all_are_here(self, army: Army, rows: Sequence[Any]) -> None:
        """Raise what names every card that the library lacks, at once."""
        lacking: dict[str, object] = {}
        for number, row in enumerate(rows, 1):
            where = f"entries {number}"
            try:
                self._card(army, {"card": row} if isinstance(row, str) else _fields(row, where), where)
            except _Wrong as wrong:
                if wrong.message.code not in ("list.no_card", "list.no_card_of_name"):
                    break  # it is told where it stands
                lacking.setdefault(str(wrong.message.data["value"]), wrong.message.data["near"])
        if len(lacking) > 1:
            names = tuple(
                Message("list.lacking_near" if near else "list.lacking", {"value": value, "near": near})
                for value, near in list(lacking.items())[:_MOST_LACKING]
            )
            raise _Wrong("no_cards", count=len(lacking), names=names, brought=_BROUGHT)

    def _of_the_list(self, army: Army, row: Any, where: str) -> Army:
        """Return a list that chooses something for itself, in the first of its forces that is offered it.

        What older files tell without telling what it stands under is looked for there first. Where the cards
        came from no catalogue, it is an option of the card that it came with.
        """
        said = {} if isinstance(row, str) else _fields(row, where)
        if not is_whole(self.document) and not said.keys() & {"force", "node", "sign"}:
            for entry in army.entries:  # somebody who writes a name means what a card of the list brings
                if (wide := self._brought(army, entry, row, where)) is not None:
                    return replace(army, forces=tuple(wide if f.id == wide.id else f for f in army.forces))
        place = _number(said, "force", where, 0, MOST_FORCES) or 0
        for force in (*army.forces[place:], *army.forces[:place]):
            ways = ("",) if "options" in said else (*(pick.id for pick in reversed(force.picks)), "")
            for under in ways:
                found = self._ticked(army, force, row, where, under)
                if found is not None:
                    return replace(army, forces=tuple(found if f is force else f for f in army.forces))
        name = row if isinstance(row, str) else _text(said, "name", where)
        if not army.entries or (army.forces and not is_whole(self.document)):
            raise _Wrong("no_option_of_list", where=where, value=name[:200])
        bringer = _number(said, "of", where, 0, MOST_ENTRIES)
        if bringer is None:
            bringer = self.brings.get(folded_as_counted(name), self._mystic(army, name))
        entry = army.entries[min(bringer, len(army.entries) - 1)]
        card = next(each for each in self.cards if each.card_id == entry.card_id)
        made = entry
        for each in _without_headings(_priced({**said, "name": name})):
            made = self._all_plain(army, made, each, where, card)
        return replace(army, entries=tuple(made if each is entry else each for each in army.entries))

    def _mystic(self, army: Army, name: str) -> int:
        """Return the place of the mage or faithful that most words name of what it brings, else of the first.

        One brings what a list chooses: “Inquisitor Spells” are the Griffin Inquisitor's.
        """
        cards = {each.card_id: each.card for each in self.cards}
        words = {*folded_as_counted(name).split()}
        named = {
            place: len(words & {*folded_as_counted(f"{card.name_fr} {card.name_en}").split()})
            for place, card in enumerate(cards[entry.card_id] for entry in army.entries)
            if card.is_mage or card.is_faithful
        }
        return max(named, key=named.__getitem__, default=0)

    def _with_spending(self, army: Army, found: Mapping[str, Any]) -> Army:
        spending = found.get("spending") or {}
        asked = _fields(spending, "spending")
        known: dict[str, str] = {}
        if army.catalogues:
            shelf = self.desk.shelves.of(self.desk.library, army.catalogues)
            for key, kind in catalogue_lists.currencies_of(shelf, army).items():
                known |= {fold(kind.name): key, fold(key): key}
        else:
            known = {fold(name): name for name in asked}
            self._told.update(asked)
        limits = []
        for name in asked:
            if fold(name) not in known:
                raise _Wrong("no_currency", value=name)
            most = _amount(asked, name, "spending")
            if most is not None:
                limits.append((known[fold(name)], most))
        return replace(army, spending=tuple(limits))

    def _with_currencies(self, army: Army) -> Army:
        """Return a list that knows the currencies its file told, where no catalogue of it is here."""
        told = ToldSystem("", "", currencies=tuple((name, name) for name in sorted(self._told)))
        return replace(army, told=told) if self._told else army

    def _entry(self, army: Army, row: Any, number: int) -> Army:
        where = f"entries {number}"
        said = {"card": row} if isinstance(row, str) else _fields(row, where)
        card = self._card(army, said, where)
        figures = _number(said, "figures", where, 1, MOST_FIGURES) or 1
        note, pa = _text(said, "note", where).strip(), _amount(said, "pa", where)
        entry = Entry(f"e{number}", card.card_id, card.number, figures, note=note)
        if pa is not None and pa != card.card.pa.number and is_price(pa):
            entry = replace(entry, pa=pa)
        if self.by_catalogues:
            army, entry = catalogue_lists.linked(self.desk, army, entry)
        if not army.catalogues and (costs := dict(_others(said, where, "card_costs"))):
            self._told.update(costs)
            each = tuple((name, cost / figures) for name, cost in costs.items())
            entry = replace(entry, told=ToldCard(costs=each))
        army = replace(army, entries=(*army.entries, entry))
        army = catalogue_lists.with_demands(self.desk, army, entry.id)
        self._implied.clear()
        given = {pick.id for pick in army.entries[-1].picks}
        for place, option in enumerate(_rows(said, "options", where, MOST_OPTIONS), 1):
            army = self._option(army, option, f"{where} › options {place}", card)
        for pick in army.entries[-1].picks:
            if pick.id not in given:
                army = catalogue_lists.with_demands(self.desk, army, entry.id, pick.id)
        return army

    def _card(self, army: Army, said: Mapping[str, Any], where: str) -> Revision:
        card_id, name = _text(said, "card_id", where), _text(said, "card", where)
        name = name or _text(said, "name_fr", where) or _text(said, "name_en", where)
        for known in self.cards:
            if known.card_id in (card_id, name):
                return known
        if not name:
            raise _Wrong("no_card_named", where=where)
        folded = folded_as_counted(name)
        found = self._named.get(folded, [])
        if not found:
            near = self._near(folded)
            code = "no_card" if near else "no_card_of_name"
            raise _Wrong(code, where=where, value=name[:200], near=near, brought=_BROUGHT)
        people = _text(said, "people", where)
        people = self.desk.peoples.find(people) or people
        tests: tuple[Callable[[Revision], bool], ...] = (
            lambda c: c.card.system == army.system,
            lambda c: fold(c.card.edition) == fold(_text(said, "edition", where) or army.edition),
            lambda c: c.card.people == (people or army.people),
        )
        for test in tests:
            found = [c for c in found if test(c)] or found
        if len(found) > 1:
            raise _several(found, where, name[:200])
        return found[0]

    @cached_property
    def _named(self) -> dict[str, list[Revision]]:
        """The cards by their names, folded as they count."""
        found: dict[str, list[Revision]] = {}
        for revision in self.cards:
            for name in {*map(folded_as_counted, (revision.card.name_fr, revision.card.name_en))} - {""}:
                found.setdefault(name, []).append(revision)
        return found

    def _near(self, folded: str) -> tuple[Message, ...]:
        """Name the cards that are nearly called so, in either language."""
        first = folded.split(" ")[0]
        found = (each.card for each in self.cards if first)
        near = (c for c in found if any(first in fold(name) for name in (c.name("fr"), c.name("en"))))
        names = dict.fromkeys((card.name("fr"), card.name("en")) for card in near)
        return tuple(
            Message("list.near", {"value": fr, "english": en}) for fr, en in list(names)[:_MOST_TOLD]
        )

    def _option(self, army: Army, row: Any, where: str, card: Revision) -> Army:
        """Return a list whose last entry has an option, or that chooses it itself because of that entry."""
        entry = army.entries[-1]
        if isinstance(row, dict) and row.get("own") is True and not row.get("costs"):
            made = self._plain(army, entry, row, where, card)
            return replace(army, entries=(*army.entries[:-1], made))
        if self._came_with_another(army, entry, row, where):
            return army
        found = self._ticked(army, entry, self._per(army, entry, row, where), where, "")
        if found is not None and not (isinstance(row, dict) and row.get("options")):
            here = {pick.id for pick in entry.picks}
            new = [pick for pick in found.picks if pick.id not in here]
            self._implied |= {pick.id for pick in new} & {pick.under for pick in new}
        if found is None and (wide := self._brought(army, entry, row, where)) is not None:
            return replace(army, forces=tuple(wide if f.id == wide.id else f for f in army.forces))
        made = self._all_plain(army, entry, row, where, card) if found is None else found
        return replace(army, entries=(*army.entries[:-1], made))

    def _came_with_another(self, army: Army, entry: Entry, row: Any, where: str) -> bool:
        """Tell whether an option is there already, because one that was named before stands under it."""
        if not self._implied or (isinstance(row, dict) and row.get("options")):
            return False
        name, node, *_ = self._asked(row, where)
        shelf = self.desk.shelves.of(self.desk.library, army.catalogues)
        branch = picks.branch_of(shelf, army, entry)
        found = None if branch is None else picks.called(branch, name, node, _sign(row, where))
        spare = [p.id for p in entry.picks if found and p.id in self._implied and p.node == found.way[-1]]
        self._implied.difference_update(spare[:1])
        return bool(spare)

    def _per(self, army: Army, entry: Entry, row: Any, where: str) -> Any:
        """Return what a row asks for; where it tells what an entry pays in all, for each figure or not."""
        if not isinstance(row, dict) or row.get("total") is None or entry.figures == 1:
            return row
        each = {**row, "per": Per.FIGURE.value}
        found = self._ticked(army, entry, each, where, "")
        if found is None:
            return row
        here = {option.pick for option in entry.options}
        priced = catalogue_lists.with_prices(
            self.desk, replace(army, entries=(*army.entries[:-1], found))
        ).entries[-1]
        new = [option for option in priced.options if option.pick not in here and option.pa is not None]
        total = sum((option.pa or 0) * option.times(entry.figures) for option in new)
        return each if total == _amount(row, "total", where) else row

    def _brought(self, army: Army, entry: Entry, row: Any, where: str) -> ListForce | None:
        made = catalogue_lists.evaluated(self.desk, army) if entry.node else None
        if made is None:
            return None
        name, node, *_ = self._asked(row, where)
        force = next(force for force in army.forces if force.id == entry.force)
        way = picks.way_brought(made.evaluator, entry, name, node)
        if way is None:
            return None
        # A line tells what the list chose with each card that it may be chosen for.
        if isinstance(row, dict) and "total" in row and any(p.node == way[-1] for p in force.picks):
            return force
        return self._taken(army, force, way, row, where, "")

    def _asked(self, row: Any, where: str) -> tuple[str, str, int, Per | None]:
        """Return name, node, number and price of what a row asks for."""
        said = {"name": row} if isinstance(row, str) else _fields(row, where)
        number = _number(said, "number", where, 1, MOST_PICKED) or 1
        name = _text(said, "name", where).removesuffix(f" ×{number}")
        return name, _text(said, "node", where), number, _one_of(said, "per", where, Per)

    def _ticked(self, army: Army, holder: H, row: Any, where: str, under: str) -> H | None:
        """Return an entry or a force with what a row names, and what stands beneath; None for nothing."""
        name, node, _, _ = self._asked(row, where)
        shelf = self.desk.shelves.of(self.desk.library, army.catalogues)
        branch = picks.branch_of(shelf, army, holder, under)
        found = None if branch is None else picks.called(branch, name, node, _sign(row, where))
        return None if found is None else self._taken(army, holder, found.way, row, where, under)

    def _taken(self, army: Army, holder: H, way: picks.Way, row: Any, where: str, under: str) -> H:
        _, _, number, per = self._asked(row, where)
        shelf = self.desk.shelves.of(self.desk.library, army.catalogues)
        try:
            holder, pick = picks.ticked(
                self.desk, shelf, army, holder, way, under=under, number=number, per=per
            )
        except picks.NotPickable:
            raise _Wrong("too_many_options", where=where, most=MOST_OPTIONS) from None
        rows = [] if isinstance(row, str) else _rows(row, "options", where, MOST_OPTIONS)
        for place, inner in enumerate(rows, 1):
            within = f"{where} › options {place}"
            if isinstance(inner, dict) and inner.get("own") is True and isinstance(holder, Entry):
                card = next(each for each in self.cards if each.card_id == holder.card_id)
                holder = self._plain(army, holder, inner, within, card)
                continue
            more = self._ticked(army, holder, inner, within, pick)
            if more is None:
                raise _Wrong("no_option_there", where=within, value=self._asked(inner, within)[0][:200])
            holder = more
        return holder

    def _all_plain(self, army: Army, entry: Entry, row: Any, where: str, card: Revision) -> Entry:
        """Return an entry with an option of no catalogue, and with what stood beneath it elsewhere."""
        if where.count("›") > _DEEPEST:
            raise _Wrong("too_many_options", where=where[:80], most=MOST_OPTIONS)
        entry = self._plain(army, entry, row, where, card)
        rows = [] if isinstance(row, str) else _rows(row, "options", where, MOST_OPTIONS)
        for place, inner in enumerate(rows, 1):
            entry = self._all_plain(army, entry, inner, f"{where} › options {place}", card)
        return entry

    def _plain(self, army: Army, entry: Entry, row: Any, where: str, card: Revision) -> Entry:
        """Return an entry with an option of no catalogue: as the library offers it, else as it is written."""
        said = {"name": row} if isinstance(row, str) else _fields(row, where)
        name, pa = _text(said, "name", where).strip(), _amount(said, "pa", where)
        per = _one_of(said, "per", where, Per)
        offered = offers.offers_for(self.desk, card.card_id)
        same, kind = folded_as_counted(name), _one_of(said, "kind", where, OptionKind)
        alike = [option for _, option in offered if folded_as_counted(option.name) == same]
        known = next((option for option in alike if kind in (None, option.kind)), None)
        if "total" in said:
            return self._paid(entry, name, _amount(said, "total", where), known)
        if not is_price(pa):
            raise _Wrong("odd_price", where=where)
        number = _number(said, "number", where, 1, MOST_PICKED) or 1
        if number > 1 and not name.endswith(f" ×{number}"):
            name, pa, known = self._several_times(number, name, pa, known)
        if known is not None:
            option = replace(known, pa=pa if "pa" in said else known.pa, per=per or known.per)
            option = replace(option, name=name) if said.get("own") is True else option
        elif name and "pa" in said:
            option = Option(name, kind or OptionKind.OTHER, pa, per or Per.CARD)
            self._not_known(entry, name, said)
        else:
            shelf = self.desk.shelves.of(self.desk.library, army.catalogues)
            branch = picks.branch_of(shelf, army, entry)
            open_ = [each.entry.name for each in branch.entries if not each.hidden] if branch else []
            near = dict.fromkeys((*open_, *(option.name for _, option in offered)))
            raise _Wrong(
                "no_option", where=where, value=name[:200], card=card.card.name("en"),
                near=", ".join([*near][:_MOST_TOLD]) or "–",
            )  # fmt: skip
        if len(entry.options) >= MOST_OPTIONS:
            raise _Wrong("too_many_options", where=where, most=MOST_OPTIONS)
        costs = () if army.catalogues else tuple(_others(said, where))
        if costs:
            self._told |= {currency for currency, _ in costs}
            pick = ListPick(f"o{len(entry.picks) + 1}", "", told=ToldChoice(option.name, costs=costs))
            entry = replace(entry, picks=(*entry.picks, pick), told=entry.told or ToldCard())
            option = replace(option, pick=pick.id)
        return replace(entry, options=(*entry.options, option))

    def _several_times(
        self, number: int, name: str, pa: float | None, known: Option | None
    ) -> tuple[str, float | None, Option | None]:
        """Return name, price and what is known of an option of which there are several, as one option.

        A text tells what all of them cost, who writes a file by hand what one does.
        """
        times = 1 if self.document.get("in_words") is True else number
        name, each = f"{name} ×{number}", None if known is None or known.pa is None else known.pa * number
        known = None if known is None else replace(known, name=name, pa=each)
        return name, None if pa is None else pa * times, known

    def _not_known(self, entry: Entry, name: str, said: Mapping[str, Any]) -> None:
        """Remember an option that its card's catalogue does not know, and that was not told as one's own."""
        if entry.node and said.get("own") is not True:
            self.unknown.append(name)

    def _paid(self, entry: Entry, name: str, total: float | None, known: Option | None) -> Entry:
        """Return an entry with an option of which is told what it costs the entry, and nothing else."""
        if known is None:
            self._not_known(entry, name, {})
        option = replace(known or Option(name, OptionKind.OTHER), pa=total, per=Per.CARD)
        if known is not None and known.pa is not None and known.pa * known.times(entry.figures) == total:
            option = known
        return replace(entry, options=(*entry.options, option))


def _several(found: Sequence[Revision], where: str, name: str) -> _Wrong:
    """Say how one of several cards of a name is meant: by its edition where no two share one, else its id."""
    editions = sorted(
        {fold(each.card.edition): each.card.edition for each in found if each.card.edition}.values()
    )
    if len(editions) == len(found):
        return _Wrong("several_editions", where=where, value=name, editions=", ".join(editions))
    ids = ", ".join(each.card_id for each in found)
    return _Wrong("several_cards", where=where, value=name, ids=ids)


def _without_headings(row: Any) -> list[Any]:
    """Return what a list chose for itself, without what costs nothing and only holds others."""
    rows = row.get("options") if isinstance(row, dict) else None
    if not isinstance(rows, list) or not rows or row.get("costs") or row.get("pa"):
        return [row]
    return rows


def _priced(row: Any) -> Any:
    """Return what a list chose for itself, and all beneath it, with a price: what tells none is free.

    It tells what all of it costs, however many these are, and is named so.
    """
    if not isinstance(row, dict):
        return {"name": row, "pa": 0} if isinstance(row, str) else row
    rows, number = row.get("options"), row.get("number")
    within = {"options": [*map(_priced, rows)]} if isinstance(rows, list) else {}
    name = str(row.get("name")).removesuffix(f" ×{number}")
    named = {"name": f"{name} ×{number}"} if isinstance(number, int) and number > 1 else {}
    return {"pa": 0, **row, **within, **named}


def _others(said: Mapping[str, Any], where: str, key: str = "costs") -> Iterator[tuple[str, float]]:
    """Give what a row tells of its price in other currencies than PA, by their names."""
    costs = said.get(key) or {}
    for name in _fields(costs, f"{where} › {key}"):
        if name != PA and (cost := _amount(costs, name, where)):
            yield name[:_LONGEST], cost


def _sign(row: Any, where: str) -> str:
    return _text(row, "sign", where) if isinstance(row, dict) else ""


def _fields(found: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(found, dict):
        raise _Wrong("no_object", where=where)
    return found


def _rows(found: Mapping[str, Any], key: str, where: str, most: int) -> list[Any]:
    rows = found.get(key)
    if rows is None:
        return []
    if not isinstance(rows, list) or len(rows) > most:
        raise _Wrong("no_rows", where=f"{where} › {key}", most=most)
    return rows


def _text(found: Mapping[str, Any], key: str, where: str) -> str:
    text = found.get(key)
    if text is None:
        return ""
    if not isinstance(text, str):
        raise _Wrong("no_text", where=f"{where} › {key}")
    return text


def _number(found: Mapping[str, Any], key: str, where: str, least: int, most: int) -> int | None:
    number = found.get(key)
    if number is None:
        return None
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        raise _Wrong("no_number", where=f"{where} › {key}", least=least, most=most)
    return number


def _amount(found: Mapping[str, Any], key: str, where: str) -> float | None:
    amount = found.get(key)
    if amount is None:
        return None
    if isinstance(amount, str):  # as the cards of this program are told
        amount = Value.parse(amount).number
    if isinstance(amount, bool) or not isinstance(amount, int | float) or not -1e6 < amount < 1e6:
        raise _Wrong("odd_price", where=f"{where} › {key}")
    return float(amount)


def _one_of(found: Mapping[str, Any], key: str, where: str, kind: Callable[[str], T]) -> T | None:
    text = _text(found, key, where)
    if not text:
        return None
    try:
        return kind(text)
    except ValueError:
        raise _Wrong("odd_word", where=f"{where} › {key}", value=text[:200]) from None
