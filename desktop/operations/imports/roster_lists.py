"""Match the lists of rosters: by foreign id, ours by the id we wrote; then merge them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from db.exchange.battlescribe.findings import FindingOutcome
from db.exchange.battlescribe.harvest import (
    TakenArmy,
    TakenEntry,
    bought,
)
from db.exchange.battlescribe.own_list import OwnList
from db.library import Library
from db.origins import Origin
from db.revisioned_table import new_id
from desktop.operations import catalogue_lists, formats, list_telling
from desktop.operations.armies import free_names
from desktop.operations.evaluated_list import GONE_OPTION
from desktop.operations.free_names import FreeNames
from desktop.operations.imports.catalogue_cards import CardMatching
from desktop.operations.imports.catalogue_files import CatalogueFiles
from desktop.operations.imports.match import CONFRONTATION, own_lists
from desktop.operations.imports.merge import Merging
from desktop.operations.imports.merge_lists import Names, loose, merge_army
from desktop.operations.list_differences import PartChange, differing, parts_named
from rules.armies import MOST_LIMIT, Army, Entry, is_price
from rules.cards import Revision
from rules.catalogue.names import untold
from rules.text import fold


@dataclass
class RosterMatching:
    """The matching of the lists of rosters with those of one library."""

    files: CatalogueFiles
    cards: CardMatching
    lost: set[tuple[str, str]] = field(default_factory=set)
    """Rosters, and entries of them, for which no card is known: nothing of them is taken."""

    written: dict[str, Army] = field(default_factory=dict)
    origins: dict[str, Origin] = field(default_factory=dict)

    def match(self) -> None:
        """Match all of them, also rosters that we wrote ourselves."""
        if not self.files.harvest.armies:
            return
        known = self.files.known
        origins = {**own_lists(self.files.desk.library), **self.files.origins}
        mine = {army.id: army for army in self.files.desk.library.armies()}
        names = free_names(self.files.desk)
        for taken in self.files.harvest.armies:
            self.files.go_on()
            origin = origins.get(taken.key)
            made = self._army(taken, known)
            if made is None:
                self.lost.add((taken.file, ""))
                continue
            held = None if origin is None else mine.get(origin.thing)
            if origin is None or (
                held is None and self.files.comes_back(taken.file, "", origin.thing, made.name)
            ):
                army_id = new_id() if origin is None else origin.thing
                self.written[army_id] = replace(made, id=army_id, name=names.give(army_id, made.name))
                self.origins[taken.key] = Origin(army_id, taken.file, army=loose(made))
                self.files.report.armies_added.append(army_id)
            elif held is None:
                self.files.report.armies_same += 1  # soft-deleted
            else:
                self._army_again(taken, made, origin, held, names)

    def _army_again(self, taken: TakenArmy, made: Army, origin: Origin, held: Army, names: FreeNames) -> None:
        """Merge an army that was imported before.

        ``names`` are the names of the lists that there are, those of this import included.
        """
        before = origin.army or _said_before(self.files.desk.library, held, made, self.cards.card_name)
        merging = Merging(
            self.files.chosen, heard=before is not None, everything=self.files.everything, fills=False,
            whole=True, left=frozenset(origin.left),
        )  # fmt: skip
        was = before or held
        if taken.said is None:
            made = replace(made, format=was.format)
        again = merge_army(
            was, made, held, names=self.cards.card_name, merging=merging,
            formats=formats.formats(self.files.desk),
        )  # fmt: skip
        self.files.report.take(merging)
        army = again.army
        if army.name != held.name:
            army = replace(army, name=names.give(held.id, army.name))
        if army != held:
            self.written[held.id] = army
            self.files.report.armies_changed.append(held.id)
        else:
            self.files.report.armies_same += 1
        news = again.told != before and (merging.differences or army != held)
        if news or merging.kept != origin.left:
            self.origins[taken.key] = Origin(held.id, taken.file, army=again.told, left=merging.kept)

    def _army(self, taken: TakenArmy, known: Mapping[str, Revision]) -> Army | None:
        entries: list[Entry] = []
        for number, entry in enumerate(taken.entries, 1):
            card_id = self._card_of(entry, taken, known)
            if card_id is None:
                self.lost.add((taken.file, entry.where))
                self.files.tell(
                    FindingOutcome.OUT,
                    taken.file,
                    entry.name,
                    "selection",
                    "selection_no_card",
                    value=entry.name,
                )
                continue
            revision = self._revision_of(card_id, known)
            options = tuple(entry.options)
            entries.append(
                Entry(
                    f"e{number}", card_id, revision, entry.figures, options, entry.note, entry.node,
                    entry.force, tuple(entry.picks), self._other_price(entry.pa, card_id, known),
                    entry.told,
                )
            )  # fmt: skip
        if not entries:
            return None
        limit = taken.limit if taken.limit is not None and taken.limit <= MOST_LIMIT else None
        note = "\n".join(taken.notes)
        system = self._system(entries, known)
        made = Army(
            "", taken.name, taken.people, taken.edition, limit, tuple(entries), note, system=system,
            forces=tuple(taken.forces), spending=taken.spending,
            told=taken.told,
        )  # fmt: skip
        return made if taken.said is None else self._as_said(made, taken, taken.said)

    def _as_said(self, made: Army, taken: TakenArmy, said: OwnList) -> Army:
        """Return a list with what a roster of ours tells of it; what is not here is reported."""
        desk = self.files.desk
        if said.format in formats.formats_of(desk, made.system):
            made = replace(made, format=said.format)
        elif said.format:
            self.files.tell(
                FindingOutcome.OUT, taken.file, made.name, "format", "no_format", value=said.format[:200]
            )
        if said.catalogues:
            pinned = catalogue_lists.with_files(desk, made)
            others = catalogue_lists.other_pins(desk, pinned)
            for each in (pinned, *(untold(replace(made, catalogues=pins)) for pins in others)):
                if catalogue_lists.catalogue_mark(desk, each) == said.catalogues:
                    return each
            names = parts_named(self._differing(made, pinned))
            told = {"value": made.name, "names": names} if names else {"value": made.name}
            why = "parts_otherwise" if names else "other_files"
            self.files.tell(FindingOutcome.NOTE, taken.file, made.name, "catalogueId", why, **told)
        return made

    def _differing(self, made: Army, here: Army) -> tuple[PartChange, ...]:
        """Return what costs otherwise by the catalogues here; nothing where its cards come with it."""
        desk, known = self.files.desk, self.files.known
        if any((c := known.get(e.card_id)) is None or c.number != e.revision for e in made.entries):
            return ()
        said = list_telling.told(desk, made)
        made_here = catalogue_lists.evaluated(desk, here)
        problems = made_here.problems if made_here is not None else ()
        gone = [str(each.data["name"]) for each in problems if each.code == GONE_OPTION]
        found = differing(said, list_telling.told(desk, catalogue_lists.with_prices(desk, here)))
        return (*found, *(PartChange(name, {}, None) for name in dict.fromkeys(gone)))

    def _system(self, entries: Sequence[Entry], known: Mapping[str, Revision]) -> str:
        """Return the game that all cards of a list are of; rosters have no word of their own for it."""
        found: set[str] = set()
        for card_id in {entry.card_id for entry in entries}:
            card = self.cards.written.get(card_id)
            if card is None:
                shown = known.get(card_id) or self.files.desk.library.card(card_id)
                card = shown.card
            found.add(card.system)
        return found.pop() if len(found) == 1 else CONFRONTATION

    def _other_price(self, pa: float | None, card_id: str, known: Mapping[str, Revision]) -> float | None:
        """Return what a figure was paid where its card prints another price."""
        card = self.cards.written.get(card_id) or (known[card_id].card if card_id in known else None)
        return None if card is None or card.pa.number == pa or not is_price(pa) else pa

    def _card_of(self, entry: TakenEntry, army: TakenArmy, known: Mapping[str, Revision]) -> str | None:
        """Return the card an entry of a roster means: by its profile, by what was bought, by its name."""
        key = entry.key
        found = self.cards.ids.get(key)
        if found is None and bought(key):
            found = self.cards.ids.get(self._by_bought.get(bought(key), ""))
        if found is not None:
            return found
        shown = {card_id: revision.card for card_id, revision in known.items()} | self.cards.written
        named = {
            card_id: card
            for card_id, card in shown.items()
            if fold(entry.name) in (fold(card.name_fr), fold(card.name_en))
        }
        if len(named) > 1:
            same = (army.people, fold(army.edition))
            named = {key: card for key, card in named.items() if (card.people, fold(card.edition)) == same}
        return next(iter(named)) if len(named) == 1 else None

    def _revision_of(self, card_id: str, known: Mapping[str, Revision]) -> int:
        """Return the revision that the card will show once this import is written."""
        if card_id in self.files.report.added and card_id not in self.cards.back:
            return 1
        if card_id in self.cards.written:
            return max(revision.number for revision in self.files.desk.library.revisions(card_id)) + 1
        if card_id in known:
            return known[card_id].number
        return self.files.desk.library.card(card_id).number

    @cached_property
    def _by_bought(self) -> dict[str, str]:
        """Foreign ids of cards by what is bought, where a roster shows no profile."""
        return {bought(key): key for key in reversed(self.cards.ids)}


def _said_before(library: Library, mine: Army, now: Army, names: Names) -> Army | None:
    """Return the revision of our list that is equal to what a roster says, None where there is none."""
    earlier: list[Army] = library.memory.revisions("army", mine.id)
    for was in reversed(earlier):
        merging = Merging()
        merge_army(was, now, was, names=names, merging=merging)
        if not merging.differences:
            return was
    return None
