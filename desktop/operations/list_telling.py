"""What a list holds and costs as plain data: for the command line, and whole for who makes it anew."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.operations import catalogue_lists, offers, picks
from desktop.operations.bringing import bringers
from desktop.operations.catalogue_names import names_of
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import EvaluatedList
from desktop.operations.list_words import beside_options
from rules.armies import (
    Army,
    Entry,
    ListForce,
    ListPick,
    Muster,
    Option,
    OptionKind,
    ToldChoice,
    army_cost,
    figure_pa,
)
from rules.catalogue.listing import selection_id
from rules.catalogue.names import CatalogueNames
from rules.fingerprint import folded
from rules.offers import Offer

PA = "PA"


def told(desk: Desk, army: Army) -> dict[str, Any]:
    """Return what a list holds and costs, by currency, and which limits of its catalogues it breaks.

    ``broken`` has codes and numbers; who shows it adds the words.
    """
    muster = desk.library.muster(army)
    cost, made = army_cost(muster), catalogue_lists.evaluated(desk, army)
    teller = _Teller(made, names_of(desk, army))
    entries = []
    for entry in army.entries:
        card = muster.card(entry)
        explained, rows = cost.entries[entry.id], teller.options(entry)
        if entry.node:
            _tell_own(rows)
        known = {PA: explained.total} if cost.priced else {}
        entries.append(
            {
                "id": entry.id, "card_id": entry.card_id, "revision": entry.revision,
                "name_fr": card.name_fr, "name_en": card.name_en, "people": card.people,
                "edition": card.edition, "figures": entry.figures, "pa": figure_pa(entry, card),
                "note": entry.note, "node": entry.node, "force": entry.force,
                "costs": {**known, **teller.others(entry)}, "options": rows,
                **teller.of_card(entry, rows),
            }
        )  # fmt: skip
    return {
        "id": army.id, "name": army.name, "system": army.system, "people": army.people,
        "edition": army.edition, "limit": army.limit, "note": army.note, "figures": muster.figures,
        "spending": {teller.currency(key): most for key, most in army.spending},
        "costs": {**({PA: cost.known} if cost.priced else {}), **teller.totals()},
        "unknown": len(cost.unknown), "entries": entries,
        "forces": [teller.force(force) for force in army.forces], "catalogues": teller.catalogues(),
    }  # fmt: skip


def whole(desk: Desk, muster: Muster) -> dict[str, Any]:
    """Return a list as it is made anew elsewhere: whatever its owner decided, and nothing that follows of it.

    Cards go by their names, what was picked from a catalogue by its id there and by its name, with a
    ``sign`` where that name means something else first; ``own`` is what no catalogue knows.
    """
    army, cost = muster.army, army_cost(muster)
    made = catalogue_lists.evaluated(desk, army)
    names = names_of(desk, army)
    teller = _Teller(made, names)
    known: Mapping[str, Offer] | None = None
    entries = []
    for entry in army.entries:
        card = muster.card(entry)
        rows = teller.options(entry)
        if entry.node:
            _Signs(desk, made, army, entry).sign(rows)
        elif rows:
            known = desk.library.offers() if known is None else known
            _own_names(desk, entry, rows, known)
        entries.append(
            {
                "name_fr": card.name_fr, "name_en": card.name_en, "people": card.people,
                "edition": card.edition, "figures": entry.figures, "pa": figure_pa(entry, card),
                "note": entry.note, "options": rows, **teller.of_entry(entry),
                **teller.of_card(entry, rows),
            }
        )  # fmt: skip
    wide = []
    brings = bringer_places(made, names, army)
    for number, force in enumerate(army.forces):
        rows = teller.force(force)["options"]
        _Signs(desk, made, army, force).sign(rows)
        for row in rows:
            row.setdefault("options", [])
            _price(row)
            row.update({"force": number} if number else {})
            row.update({"of": brings[row["node"]]} if row["node"] in brings else {})
        wide += rows
    return {
        "name": army.name, "system": army.system, "people": army.people, "edition": army.edition,
        "limit": army.limit, "note": army.note, "format": army.format,
        "spending": {teller.currency(key): most for key, most in army.spending},
        "costs": {**({PA: cost.known} if cost.priced else {}), **teller.totals()},
        "entries": entries, "options": wide,
    }  # fmt: skip


def spare(found: Mapping[str, Any]) -> dict[str, Any]:
    """Return such a list without what can be told from the rest, for a line that is to be short."""
    entries = [
        {"card": entry["name_fr"] or entry["name_en"], **_filled(entry, ("name_fr", "name_en", "options"))}
        | ({"options": [_spare(row) for row in entry["options"]]} if entry["options"] else {})
        for entry in found["entries"]
    ]
    wide = [_spare(row) | {"options": [_spare(each) for each in row["options"]]} for row in found["options"]]
    made = _filled(found, ("entries", "options"))
    return made | {"entries": entries} | ({"options": wide} if wide else {})


def _spare(row: Mapping[str, Any]) -> dict[str, Any]:
    kept = {key: row[key] for key in ("name", "per", "pa", "sign", "own", "of", "force") if key in row}
    if row.get("number", 1) != 1:
        kept["number"] = row["number"]
    if "node" not in row or row.get("kind", OptionKind.OTHER.value) != OptionKind.OTHER.value:
        kept["kind"] = row["kind"]
    if others := {key: cost for key, cost in row.get("costs", {}).items() if key != PA and cost}:
        kept["costs"] = others
    within = [_spare(each) for each in row.get("options", ())]
    return kept | ({"options": within} if within else {})


def _filled(found: Mapping[str, Any], but: Collection[str]) -> dict[str, Any]:
    empty: tuple[object, ...] = ("", None, {})
    return {key: value for key, value in found.items() if key not in but and value not in empty}


def _price(row: dict[str, Any]) -> None:
    """Tell what was paid for what a list chose, and for all beneath it, for who has no catalogue of it."""
    if paid := row["costs"].get(PA):
        row["pa"] = paid
    for each in row.get("options", ()):
        _price(each)


def _tell_own(rows: list[dict[str, Any]]) -> None:
    """Tell as its owner's own what is no pick of a catalogue."""
    for row in rows:
        row.update({} if "node" in row else {"own": True})
        _tell_own(row.get("options", []))


def _own_names(desk: Desk, entry: Entry, rows: list[dict[str, Any]], known: Mapping[str, Offer]) -> None:
    """Tell as its owner's own what is of another kind than what the card is first offered by that name."""
    offered: dict[str, str] = {}
    for _, option in offers.offers_for(desk, entry.card_id, known.values()):
        offered.setdefault(folded(option.name), option.kind.value)
    for row in rows:
        if offered.get(folded(row["name"]), row["kind"]) != row["kind"]:
            row["own"] = True


def bringer_places(made: EvaluatedList | None, names: CatalogueNames | None, army: Army) -> dict[str, int]:
    """Return the place of the first entry that brings each of the things that forces are offered so."""
    if not any(force.picks for force in army.forces):
        return {}
    places = {entry.id: number for number, entry in enumerate(army.entries)}
    if made is not None:
        return {key: places[id_] for key, id_ in bringers(made.evaluator, army).items()}
    told = names.bringers() if names is not None else {}
    found: dict[str, int] = {}
    for force in army.forces:
        for pick in force.picks:
            if entry := told.get(selection_id(force.id, pick.id)):
                found.setdefault(picks.way_to(force.picks, pick.id)[0], places[entry])
    return found


@dataclass(slots=True)
class _Signs:
    """Gives the rows of what a holder picked a sign where their names alone would mean something else."""

    desk: Desk
    made: EvaluatedList | None
    army: Army
    holder: Entry | ListForce

    def sign(self, rows: list[dict[str, Any]]) -> None:
        """Sign rows and what stands within them; what is no pick is its owner's own."""
        self._sign(rows, "", [*self.holder.picks])

    def _sign(self, rows: list[dict[str, Any]], under: str, left: list[ListPick]) -> None:
        for row in rows:
            if "node" not in row:
                row["own"] = True
                continue
            pick = next(p for p in left if p.node == row["node"] and self._stands(p, under))
            left.remove(pick)
            way = self._way(pick, under)
            branch = None
            if self.made is not None:
                branch = picks.branch_of(self.made.shelf, self.army, self.holder, under)
            name = str(row["name"]).removesuffix(f" ×{row['number']}")
            found = None if branch is None else picks.called(branch, name)
            if branch is not None and (found is None or found.way != way):
                row["sign"] = picks.sign_of(way)
            self._sign(row.get("options", []), pick.id, left)

    def _stands(self, pick: ListPick, under: str) -> bool:
        above = {each.id: each.under for each in self.holder.picks}
        at = pick.under
        while at and at != under:
            at = above.get(at, "")
        return at == under

    def _way(self, pick: ListPick, under: str) -> picks.Way:
        whole = picks.way_to(self.holder.picks, pick.id)
        return whole[len(picks.way_to(self.holder.picks, under)) :]


@dataclass(frozen=True, slots=True)
class _Teller:
    """Tells what catalogues make of one list, or what its roster told of them; without either nothing."""

    made: EvaluatedList | None
    names: CatalogueNames | None

    def currency(self, key: str) -> str:
        return key if self.names is None else self.names.currencies.get(key, key)

    def totals(self) -> dict[str, float]:
        return {} if self.names is None else self.names.others(self.names.totals)

    def others(self, held: Entry | ListForce) -> dict[str, float]:
        """Return what an entry costs in other currencies than PA."""
        return {} if self.names is None else self.names.others(self.names.costs_of(held))

    def of_entry(self, entry: Entry) -> dict[str, dict[str, float]]:
        """Return what an entry costs in the other currencies that anything of it costs: none for most."""
        ids = (entry.id, *(selection_id(entry.id, pick.id) for pick in entry.picks))
        choices = {} if self.names is None else self.names.choices
        paid = {self.currency(key) for id_ in ids if id_ in choices for key, c in choices[id_].costs if c}
        costs = {name: cost for name, cost in self.others(entry).items() if name in paid}
        return {"costs": costs} if costs else {}

    def of_card(self, entry: Entry, rows: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, float]]:
        """Return what an entry costs, or gives, in other currencies beside its options: nothing for most."""
        costs = beside_options(self.others(entry), rows)
        return {"card_costs": costs} if costs else {}

    def options(self, entry: Entry) -> list[dict[str, Any]]:
        """Return what an entry buys, what was picked for a pick beneath it."""
        by_pick = {pick.id: pick for pick in entry.picks}
        shown = {option.pick for option in entry.options} - {""}

        def line(option: Option) -> dict[str, Any]:
            row: dict[str, Any] = {
                "name": option.name, "kind": option.kind.value, "per": option.per.value, "pa": option.pa
            }  # fmt: skip
            pick = by_pick.get(option.pick)
            if pick is not None:
                row |= {"node": pick.node} if pick.node else {}  # none where a list alone told it
                row |= {
                    "number": pick.number,
                    "costs": self._costs(entry, pick) or _last_price(option, entry),
                }
                within = [line(o) for o in entry.options if _under(o, by_pick, shown) == pick.id]
                row |= {"options": within} if within else {}
            return row

        return [line(option) for option in entry.options if not _under(option, by_pick, shown)]

    def _choice(self, held: Entry | ListForce, pick: ListPick) -> ToldChoice | None:
        return None if self.names is None else self.names.choices.get(selection_id(held.id, pick.id))

    def _costs(self, held: Entry | ListForce, pick: ListPick) -> dict[str, float | None]:
        found = self._choice(held, pick)
        if found is None or self.names is None:
            return {}
        points = self.names.system.points
        return {PA if key == points else self.currency(key): cost for key, cost in found.costs if cost}

    def force(self, force: ListForce) -> dict[str, Any]:
        told = self.names.forces.get(force.id) if self.names is not None else None

        def line(pick: ListPick) -> dict[str, Any]:
            found = self._choice(force, pick)
            within = [line(each) for each in force.picks if each.under == pick.id]
            return {
                "name": "" if found is None else found.name, "node": pick.node, "number": pick.number,
                "costs": self._costs(force, pick), **_kind(found), **({"options": within} if within else {}),
            }  # fmt: skip

        chosen = [line(pick) for pick in force.picks if not pick.under]
        return {
            "id": force.id, "name": "" if told is None else told.name, "node": force.node,
            "catalogue": force.catalogue, "catalogue_name": "" if told is None else told.catalogue,
            "under": force.under, "options": chosen,
        }  # fmt: skip

    def catalogues(self) -> list[dict[str, Any]]:
        if self.made is None:
            return []
        used = {
            each.id: each
            for force in self.made.army.forces
            for each in self.made.shelf.reach(force.catalogue)
        }
        return [{"id": each.id, "name": each.name, "revision": each.revision} for each in used.values()]


def _last_price(option: Option, entry: Entry) -> dict[str, float | None]:
    """Return what an option costs its entry of which no catalogue tells a price; nothing for a free one."""
    return {PA: option.pa * option.times(entry.figures)} if option.pa else {}


def _kind(found: ToldChoice | None) -> dict[str, str]:
    """Say what cards show of what a force chose, where that is more than any option."""
    kind = OptionKind.OTHER if found is None or found.option is None else found.option.kind
    return {} if kind is OptionKind.OTHER else {"kind": kind.value}


def _under(option: Option, by_pick: Mapping[str, ListPick], shown: Collection[str]) -> str:
    """Return the option's pick that one stands under, as far as its owner sees it; empty for none."""
    pick = by_pick.get(option.pick)
    for _ in by_pick:
        pick = None if pick is None else by_pick.get(pick.under)
        if pick is None or pick.id in shown:
            break
    return "" if pick is None else pick.id
