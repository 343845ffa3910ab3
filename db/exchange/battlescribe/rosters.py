"""Take armies out of rosters: their cards, figures and options, with the prices that were paid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from db.exchange.battlescribe import magic, own, own_list
from db.exchange.battlescribe.about import is_french
from db.exchange.battlescribe.cards import Cardlike, CardReader
from db.exchange.battlescribe.findings import FindingOutcome, Findings, Tally
from db.exchange.battlescribe.harvest import (
    Harvest,
    TakenArmy,
    TakenCard,
    TakenEntry,
    army_key,
    card_key,
    stand_in,
)
from db.exchange.battlescribe.labels import PARTS, plain
from db.exchange.battlescribe.model import MODEL, UPGRADE, Force, Profile, Roster, Selection
from db.exchange.battlescribe.naming import edition_in, people_in, rank_line
from db.exchange.battlescribe.options import kind_of, magic_option
from db.exchange.battlescribe.own_list import OwnList
from db.exchange.battlescribe.prices import figure, points_type
from db.exchange.budget import MOST_NAME
from db.exchange.spelling import Spellings
from rules.armies import (
    MOST_ENTRIES,
    MOST_FIGURES,
    MOST_OPTIONS,
    MOST_PICKED,
    MOST_PICKS,
    ListForce,
    ListPick,
    Option,
    Per,
    ToldCard,
    ToldChoice,
    ToldForce,
    ToldSystem,
    is_price,
)
from rules.cards import Card
from rules.peoples import Peoples
from rules.spells import SpellKind
from rules.values import UNKNOWN, Value


@dataclass(slots=True)
class _Reading:
    """One roster while it is taken."""

    roster: Roster
    findings: Findings
    points: str | None
    army: TakenArmy
    tallies: list[Tally] = field(default_factory=list)
    names: dict[str, int] = field(default_factory=dict)
    people: str = ""
    source: str = ""
    catalogue_id: str = ""
    force: str = ""
    """The id of the force in the list; empty where it has no ids of catalogues."""
    picked: dict[int, str] = field(default_factory=dict)
    """The picks of selections, by their identity."""
    shown: dict[int, own.OwnOption] = field(default_factory=dict)
    """What rosters of ours tell of what forces chose because of cards, by the identity of selections."""
    bringing: dict[tuple[str, str], tuple[tuple[int, str], ...]] = field(default_factory=dict)
    """The cards that bring such choices, by force and pick."""


class RosterTaking:
    """The taking of all rosters given together; cards of catalogues given with them go first."""

    def __init__(self, peoples: Peoples, spellings: Spellings, harvest: Harvest) -> None:
        self._peoples = peoples
        self._spellings = spellings
        self._reader = CardReader(spellings)
        self._harvest = harvest
        self._known = {_within(taken.key): taken.key for taken in harvest.cards}
        self._made = {taken.key for taken in harvest.cards}
        self._cardlike = Cardlike()
        self._magical: dict[tuple[str, ...], SpellKind | None] = {}

    def run(self, roster: Roster, findings: Findings) -> None:
        """Take one roster's army, and the cards that no catalogue given holds."""
        catalogues = list(dict.fromkeys(force.catalogue for force in roster.forces if force.catalogue))
        edition = edition_in(*catalogues, roster.system_name)
        points = points_type({**roster.cost_types, **{key: key for key in roster.limits}}) or points_type(
            roster.cost_types
        )
        army = TakenArmy(
            army_key(roster.id), roster.file, roster.name, "", edition, self._limit(roster, points)
        )
        army.spending = _spending(roster, points)
        army.said = own_list.of_list(roster.said, self._peoples) if roster.said is not None else None
        if len(army.name) > MOST_NAME:
            findings.tell(FindingOutcome.TEXT, "", "name", "long_name", army.name[:MOST_NAME], most=MOST_NAME)
            army.notes.append(army.name)
            army.name = army.name[: MOST_NAME - 1].rstrip() + "…"
        if roster.notes:
            army.notes.append(roster.notes)
        reading = _Reading(roster, findings, points, army)
        for force in roster.forces:
            reading.people = people_in(force.catalogue, self._peoples) or ""
            reading.catalogue_id = force.catalogue_id
            reading.source = force.catalogue or roster.system_name
            reading.force = self._force(reading, force)
            army.people = army.people or reading.people
            if force.catalogue and not reading.people and army.said is None:
                findings.tell(
                    FindingOutcome.NOTE, force.name, "catalogueName", "unknown_people", force.catalogue
                )
            for selection in force.selections:
                self._count(reading, selection)
            for selection in force.selections:
                if not (
                    reading.force and reading.army.said is not None and self._is_wide(reading, selection)
                ):
                    self._walk(reading, selection, "", None)
        for profile in roster.strays:
            findings.tell(FindingOutcome.OUT, profile.name, "profile", "profile_alone", profile.kind)
            reading.tallies.append(Tally(roster.file, "", profile.name, profile.kind, ""))
        if not army.entries:
            findings.tell(FindingOutcome.NOTE, "", "roster", "army_empty", roster.name)
        if army.said is not None:
            army.people, army.edition = army.said.people, army.said.edition
            army.entries = army.said.in_order(army.entries)
        if army.forces:
            army.told = _system(roster, points, army.said)
            _share_out(reading)
        else:
            army.told = _currencies(reading)
        self._harvest.armies.append(army)
        self._harvest.add_tallies(roster.file, "roster", roster.name, 0, reading.tallies)

    def _force(self, reading: _Reading, force: Force) -> str:
        """Keep a force by its ids in catalogues, with what it chose for itself; return its id in the list."""
        if not (force.entry_id and force.catalogue_id) or force.entry_id == own.FORCE_ID:
            return ""
        made = f"f{len(reading.army.forces) + 1}"
        wide = [s for s in force.selections if self._is_wide(reading, s)]
        options = self._options_of_force(reading, wide)
        picked: dict[int, str] = {}
        picks = tuple(_picks(wide, 1, picked, options))
        for key, said in reading.shown.items():
            if key in picked:
                reading.bringing[made, picked[key]] = said.bringing
        pa = 0.0 if reading.army.said is None else sum(self._all_paid(reading, s) for s in wide)
        told = ToldForce(force.name[:MOST_NAME], force.catalogue[:MOST_NAME], force.revision[:MOST_NAME])
        reading.army.forces.append(
            ListForce(made, force.entry_id, force.catalogue_id, picks=picks, pa=pa, told=told)
        )
        return made

    def _options_of_force(self, reading: _Reading, wide: Sequence[Selection]) -> dict[int, Option]:
        """Return what a roster of ours shows of what a force chose because of cards, by its identity."""
        found: dict[int, Option] = {}
        left = [("", selection) for selection in wide] if reading.army.said is not None else []
        while left:
            path, selection = left.pop(0)
            where = f"{path}{selection.name}"
            said = own.of_option(selection.profiles, where, reading.findings)
            if said is not None and said.bringing:
                reading.shown[id(selection)] = said
                found[id(selection)] = self._shown(reading, selection, said, where)
            left += [(f"{where} › ", child) for child in selection.children]
        return found

    def _is_wide(self, reading: _Reading, selection: Selection) -> bool:
        """Tell whether a force chose something for itself; every card of our rosters shows its profile."""
        if reading.army.said is not None:
            return not any(own.is_card(profile) for profile in selection.profiles)
        return selection.kind == UPGRADE and not _has_card(selection)

    def _all_paid(self, reading: _Reading, selection: Selection) -> float:
        """Return what a selection cost with all within it."""
        within = sum(self._all_paid(reading, child) for child in selection.children)
        return (self._paid(reading, selection) or 0) + within

    def _limit(self, roster: Roster, points: str | None) -> int | None:
        limit = figure(roster.limits.get(points or "", ""))
        return int(limit) if limit is not None and limit >= 1 else None

    def _count(self, reading: _Reading, selection: Selection) -> None:
        for profile in selection.profiles:
            self._cardlike.learn(profile.kind, profile.cells)
            key = plain(profile.name)
            reading.names[key] = reading.names.get(key, 0) + 1
        for child in selection.children:
            self._count(reading, child)

    # -- selections ---------------------------------------------------------------------------------

    def _walk(
        self, reading: _Reading, selection: Selection, path: str, owner: TakenEntry | None
    ) -> TakenEntry | None:
        """Take a selection: as a card of the army, or as an option of the card above it."""
        where = f"{path}{selection.name}"
        shown = [p for p in selection.profiles if self._cardlike.is_card(p)]
        if shown or (selection.kind == MODEL and owner is None):
            owner = self._entry(reading, selection, shown, where)
        elif owner is None and selection.kind == UPGRADE and not selection.children:
            self._of_the_army(reading, selection, where)
        elif owner is not None:
            self._option(reading, selection, where, owner)
        first = owner
        for child in selection.children:
            made = self._walk(reading, child, f"{where} › ", owner)
            first = first or made
        if owner is None and first is not None and self._paid(reading, selection):
            self._option(reading, selection, where, first)
        return first

    def _entry(self, reading: _Reading, selection: Selection, shown: list[Profile], where: str) -> TakenEntry:
        """Make an entry of the army, and its card where no catalogue given has it."""
        entry_id = selection.entry_ids[-1] if selection.entry_ids else ""
        entry_id = entry_id or stand_in(selection.name)
        key = self._key(reading, entry_id, shown[0] if shown else None)
        figures = selection.number
        if figures > MOST_FIGURES:
            if not selection.told:
                reading.findings.tell(FindingOutcome.NOTE, where, "number", "odd_number", str(figures))
            figures = MOST_FIGURES
        if len(shown) > 1:
            reading.findings.tell(
                FindingOutcome.NOTE, where, "profile", "several_cards", shown[0].name[:200], n=len(shown)
            )
        made = TakenEntry(key, selection.name, figures, note=selection.own_name, where=where)
        if reading.force and where == selection.name and selection.entry_ids:
            made.node, made.force = _JOINT.join(selection.entry_ids), reading.force
            made.picks = _picks(selection.children, figures, reading.picked)
            paid = self._paid(reading, selection)
            made.pa = None if paid is None else paid / selection.number
            made.told = ToldCard(_costs_of_one(selection))
        elif costs := _others(reading, selection):
            made.told = ToldCard(tuple((key, cost / selection.number) for key, cost in costs))
        if len(reading.army.entries) < MOST_ENTRIES:
            reading.army.entries.append(made)
        else:
            reading.findings.tell(
                FindingOutcome.OUT, where, "selection", "army_full", made.name[:200], most=MOST_ENTRIES
            )
        for profile in selection.profiles:
            if profile in shown:
                key = self._key(reading, entry_id, profile)
                if self._known.setdefault(_within(key), key) == key and key not in self._made:
                    self._made.add(key)
                    card = self._card(reading, selection, profile, where)
                    self._harvest.cards.append(TakenCard(key, reading.roster.file, where, card, True))
                self._tally(reading, where, profile, "card", key)
            else:
                self._text(reading, profile, where, made)
        return made

    def _key(self, reading: _Reading, entry: str, profile: Profile | None) -> str:
        """Return the foreign id of a card: the one of a catalogue given that has it, the game system too."""
        shown = "" if profile is None else profile.id or stand_in(profile.name)
        key = card_key(reading.catalogue_id, entry, shown)
        return self._known.get(_within(key), key)

    def _card(self, reading: _Reading, selection: Selection, profile: Profile, where: str) -> Card:
        profile, said = own.of_card(profile)
        printed = self._reader.read(profile, where, reading.findings)
        name = self._name(reading, selection, profile)
        french = is_french(profile.cells)
        paid = self._paid(reading, selection)
        pa = UNKNOWN if not paid else Value.of(round(paid / selection.number, 2))
        rank = rank_line(selection.categories, printed.rank)
        card = Card(
            name_fr=name if french else "",
            name_en="" if french else name,
            people=reading.people,
            values=printed.values,
            rank=rank,
            pa=pa,
            size=printed.size,
            abilities=printed.abilities if said else self._spellings.faithful(printed.abilities, rank),
            equipment=printed.equipment,
            edition=reading.army.edition,
            source=reading.source,
            note="\n".join((*printed.notes, *(f"{r.name}: {r.text}" for r in selection.rules))),
        )
        by = own.Tellers(self._peoples, self._spellings, reading.findings, where)
        return own.complete(card, profile, said, by) if said else card

    def _name(self, reading: _Reading, selection: Selection, profile: Profile) -> str:
        key = plain(profile.name)
        if not profile.name or key in PARTS:
            return selection.name or profile.id or reading.roster.name
        return profile.name

    def _paid(self, reading: _Reading, selection: Selection) -> float | None:
        """Return what a selection cost, all its figures together and without what is within it."""
        if reading.points not in selection.costs:
            return None
        paid = figure(selection.costs[reading.points or ""])
        if paid is None or not is_price(paid):
            reading.findings.tell(
                FindingOutcome.TEXT,
                selection.name,
                "cost",
                "kept_as_text",
                selection.costs[reading.points or ""],
            )
            return None
        return paid

    def _option(self, reading: _Reading, selection: Selection, where: str, owner: TakenEntry) -> None:
        """Make a selection an option of the card above it; a price per figure is told apart by its number."""
        if (said := own.of_option(selection.profiles, where, reading.findings)) is not None:
            self._own_option(reading, selection, said, where, owner)
            return
        if reading.roster.ours and self._pick(reading, selection):
            for profile in selection.profiles:  # what a catalogue gave for nothing
                self._tally(reading, where, profile, "option")
            return
        paid = self._paid(reading, selection)
        names = tuple(where.split(" › ")[:-1])
        per, pa = Per.CARD, paid
        if owner.figures > 1 and selection.number == owner.figures and paid is not None:
            per, pa = Per.FIGURE, round(paid / owner.figures, 2)
        magical = False
        for profile in selection.profiles:
            kind = magic.kind_of(profile.cells, self._magical)
            if kind is None:
                continue
            name = selection.name or profile.name
            group = names[-1] if names else ""
            written = magic.read(profile, kind, name, where, group, reading.findings)
            pick = "" if magical else self._pick(reading, selection)
            bought = replace(magic_option(written.spell, pa), pick=pick)
            self._buy(reading, where, owner, bought)
            self._tally(reading, where, profile, kind.value)
            magical = True
        several = per is Per.CARD and selection.number > 1
        if several:
            reading.findings.tell(
                FindingOutcome.NOTE,
                where,
                "number",
                "option_number",
                selection.name[:200],
                n=selection.number,
            )
        if not magical:
            name = f"{selection.name} ×{selection.number}" if several else selection.name
            pick = self._pick(reading, selection)
            self._buy(reading, where, owner, Option(name, kind_of(names, selection.name), pa, per, pick=pick))
        for profile in selection.profiles:
            if magic.kind_of(profile.cells, self._magical) is None:
                if self._cardlike.is_nearly(profile):
                    reading.findings.tell(FindingOutcome.NOTE, where, "profile", "nearly_card", profile.name)
                self._tally(reading, where, profile, "option")

    def _own_option(
        self, reading: _Reading, selection: Selection, said: own.OwnOption, where: str, owner: TakenEntry
    ) -> None:
        """Make an option of what a roster of ours says of it."""
        pick = self._pick(reading, selection)
        each = selection.number // (owner.figures if said.per is Per.FIGURE else 1)
        name = f"{selection.name} ×{each}" if pick and each > 1 else selection.name
        if not pick and (costs := _others(reading, selection)) and len(owner.picks) < MOST_PICKS:
            pick = f"o{len(owner.picks) + 1}"
            owner.picks.append(ListPick(pick, "", told=ToldChoice(name[:MOST_NAME], costs=costs)))
            owner.told = owner.told or ToldCard()
        self._buy(
            reading, where, owner, replace(self._shown(reading, selection, said, where), name=name, pick=pick)
        )

    def _shown(self, reading: _Reading, selection: Selection, said: own.OwnOption, where: str) -> Option:
        """Return an option as a roster of ours shows it."""
        spell = said.spell
        for profile in selection.profiles:
            kind = magic.kind_of(profile.cells, self._magical)
            if kind is not None and spell is None:
                spell = magic.read(profile, kind, selection.name, where, "", reading.findings).spell
            self._tally(reading, where, profile, kind.value if kind else "option")
        pa = said.pa if is_price(said.pa) else None
        return Option(selection.name[:MOST_NAME], said.kind, pa, said.per, spell)

    def _pick(self, reading: _Reading, selection: Selection) -> str:
        return reading.picked.get(id(selection), "")

    def _buy(self, reading: _Reading, where: str, owner: TakenEntry, option: Option) -> None:
        """Give an entry an option, unless it has too many already or the price is none."""
        if not is_price(option.pa):
            reading.findings.tell(FindingOutcome.TEXT, where, "cost", "kept_as_text", f"{option.pa:g}")
            option = replace(option, pa=None)
        if len(owner.options) < MOST_OPTIONS:
            owner.options.append(option)
        else:
            reading.findings.tell(
                FindingOutcome.OUT, where, "selection", "options_full", option.name[:200], most=MOST_OPTIONS
            )

    def _of_the_army(self, reading: _Reading, selection: Selection, where: str) -> None:
        """Report what the army bought for itself: no card stands for it here."""
        if reading.roster.ours and reading.force:
            return  # it is among what the force picked
        paid = self._paid(reading, selection)
        reading.army.notes.append(selection.name if not paid else f"{selection.name} ({paid:g})")
        reading.findings.tell(FindingOutcome.NOTE, where, "selection", "selection_as_note", selection.name)
        for profile in selection.profiles:
            self._tally(reading, where, profile, "note")

    def _text(self, reading: _Reading, profile: Profile, where: str, owner: TakenEntry) -> None:
        kind = magic.kind_of(profile.cells, self._magical)
        if kind is not None:
            written = magic.read(profile, kind, profile.name, where, "", reading.findings)
            self._buy(reading, where, owner, magic_option(written.spell, 0.0))
        else:
            lines = [profile.name, *(text for text in profile.cells.values() if text)]
            owner.note = "\n".join(filter(None, (owner.note, ": ".join(filter(None, lines)))))
            if self._cardlike.is_nearly(profile):
                reading.findings.tell(FindingOutcome.NOTE, where, "profile", "nearly_card", profile.name)
        self._tally(reading, where, profile, kind.value if kind else "note")

    def _tally(self, reading: _Reading, where: str, profile: Profile, became: str, key: str = "") -> None:
        reading.tallies.append(Tally(reading.roster.file, where, profile.name, profile.kind, became, key))


_JOINT = "::"
_NONE: Mapping[int, Option] = {}


def _spending(roster: Roster, points: str | None) -> tuple[tuple[str, float], ...]:
    """Return how much of the currencies beside PA a roster may spend; below 0 is without a limit."""
    told = {key: figure(most) for key, most in roster.limits.items() if key != points}
    return tuple((key, most) for key, most in told.items() if most is not None and most >= 0)


def _has_card(selection: Selection) -> bool:
    """Tell whether anything within a selection may be a card of the army."""
    return selection.kind != UPGRADE or any(map(_has_card, selection.children))


def _picks(
    chosen: Sequence[Selection], figures: int, picked: dict[int, str], options: Mapping[int, Option] = _NONE
) -> list[ListPick]:
    """Return selections as picks by their ids in the catalogue; ``picked`` learns which is which.

    ``options`` are what cards show of them, by their identity.
    """
    found: list[ListPick] = []
    left = [("", selection) for selection in chosen]
    while left and len(found) < MOST_PICKS:
        under, selection = left.pop(0)
        if not selection.entry_ids:
            continue
        per = own.per_of(selection.profiles)
        per = per or (Per.FIGURE if figures > 1 and selection.number == figures else Per.CARD)
        each = selection.number // (figures if per is Per.FIGURE else 1)
        number = min(max(each, 1), MOST_PICKED)
        told = ToldChoice(
            selection.name[:MOST_NAME], selection.kind, selection.group[:MOST_NAME], _costs_of_one(selection),
            options.get(id(selection)),
        )  # fmt: skip
        made = ListPick(f"o{len(found) + 1}", _JOINT.join(selection.entry_ids), number, under, per, told)
        found.append(made)
        picked[id(selection)] = made.id
        left += [(made.id, child) for child in selection.children]
    return found


def _costs_of_one(selection: Selection) -> tuple[tuple[str, float], ...]:
    """Return what one of a selection costs by itself, by the ids of currencies."""
    found = ((key[:MOST_NAME], figure(text)) for key, text in selection.costs.items())
    return tuple((key, cost / selection.number) for key, cost in found if cost is not None)


def _others(reading: _Reading, selection: Selection) -> tuple[tuple[str, float], ...]:
    """Return what a selection of a roster of ours costs beside PA, where it has no ids of catalogues."""
    if not reading.roster.ours or reading.force:
        return ()
    found = (
        (key[:MOST_NAME], figure(cost)) for key, cost in selection.costs.items() if key != reading.points
    )
    return tuple((key, cost) for key, cost in found if cost)


def _currencies(reading: _Reading) -> ToldSystem | None:
    """Return the currencies of a list without ids of catalogues, as a roster of ours tells them beside PA."""
    roster = reading.roster
    told = {
        key[:MOST_NAME]: name[:MOST_NAME] for key, name in roster.cost_types.items() if key != reading.points
    }
    used = {key for key, _ in reading.army.spending}
    for entry in reading.army.entries:
        costs = (
            entry.told.costs if entry.told is not None else (),
            *(p.told.costs for p in entry.picks if p.told),
        )
        used |= {key for each in costs for key, _ in each}
    found = tuple((key, told.get(key, key)) for key in sorted(used))
    return ToldSystem("", "", currencies=found) if found and roster.ours else None


def _system(roster: Roster, points: str | None, said: OwnList | None) -> ToldSystem:
    """Return the game system of a roster, with its currencies."""
    names = {key[:MOST_NAME]: name[:MOST_NAME] for key, name in roster.cost_types.items()}
    return ToldSystem(
        roster.system_id[:MOST_NAME], roster.system_name[:MOST_NAME], roster.system_revision[:MOST_NAME],
        points or "", tuple(names.items()), said.catalogues if said is not None else "",
    )  # fmt: skip


def _share_out(reading: _Reading) -> None:
    """Let cards know what forces chose because of them: those of its places, else those of its names."""
    entries = reading.army.entries
    brings: dict[int, list[str]] = {}
    for (force, pick), cards in reading.bringing.items():
        for place, name in cards:
            named = [at for at, each in enumerate(entries) if each.force == force and each.name == name]
            at = place - 1 if place - 1 in named else named[0] if len(named) == 1 else None
            if at is not None:
                brings.setdefault(at, []).append(pick)
    for at, picks in brings.items():
        told = entries[at].told or ToldCard()
        entries[at].told = replace(told, brings=tuple(dict.fromkeys(picks)))


def lent(roster: Roster) -> Iterator[int]:
    """Yield how many letters each selection takes over from elsewhere: the names of all that it stands in."""
    waiting = [(len(force.catalogue), each) for force in roster.forces for each in force.selections]
    while waiting:
        above, selection = waiting.pop()
        yield above
        waiting += ((above + len(selection.name), child) for child in selection.children)


def _within(key: str) -> str:
    """Return what a foreign id says within its catalogue."""
    return key.split(":", 3)[3]
