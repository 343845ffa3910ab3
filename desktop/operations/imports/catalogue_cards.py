"""Match the cards of catalogues and rosters: by foreign id, else by name; then merge them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from db.exchange.battlescribe.findings import FindingOutcome
from db.exchange.battlescribe.harvest import (
    TakenCard,
    bought,
    is_named,
)
from db.origins import Origin
from db.revisioned_table import new_id
from desktop.operations.imports.catalogue_files import CatalogueFiles
from desktop.operations.imports.match import CardKey, names_of, near_cards
from desktop.operations.imports.merge import Key, Merging, all_taken
from desktop.operations.imports.merge_cards import SHOWN, fill_unresolved, merge, says_otherwise, with_fields
from desktop.operations.imports.report import Newcomer
from rules.abilities import Abilities, Ability
from rules.cards import Card, Revision
from rules.text import fold

_ROSTERS = (".ros", ".rosz")


@dataclass
class CardMatching:
    """The cards of files against those of one library."""

    files: CatalogueFiles
    spellings: Mapping[str, str]
    chosen_cards: Mapping[str, str]
    """By foreign id: the card of ours that its owner says it is."""

    ids: dict[str, str] = field(default_factory=dict)
    """Cards of ours by their foreign ids, those of this import included."""

    written: dict[str, Card] = field(default_factory=dict)
    origins: dict[str, Origin] = field(default_factory=dict)
    back: set[str] = field(default_factory=set)
    """Cards that were deleted here and come back."""

    def match(self) -> None:
        """Match all of them."""
        known, origins = self.files.known, self.files.origins
        self.ids = {key: origin.thing for key, origin in origins.items() if origin.card is not None}
        by_name: dict[CardKey, list[str]] = {}
        for card_id, revision in known.items():
            for name in names_of(revision.card):
                by_name.setdefault(name, []).append(card_id)
        claimed = {origin.thing for origin in origins.values()}
        met = {origins[taken.key].thing for taken in self.files.harvest.cards if taken.key in origins}
        speller = _Speller(self.files.desk.abilities, self.spellings)
        entries = {bought(key): key for key in self.ids}
        former = self._former(known)
        arrived: dict[CardKey, list[str]] = {}
        unmet: list[TakenCard] = []
        for taken in self.files.harvest.cards:
            self.files.go_on()
            now = speller.card(taken.card)
            key = taken.key
            origin = origins.get(key)
            if taken.beside:
                self._hear_more(taken, now, origin, known)
            elif origin is None and taken.from_roster and bought(key) and (other := entries.get(bought(key))):
                self.ids[key] = self.ids[other]
                self.files.report.same += 1
            elif (
                origin is None
                and is_named(key)
                and (found := self._namesake(now, by_name, arrived)) is not None
            ):
                self.ids[key] = found
                self.files.report.same += 1
                self.files.tell(
                    FindingOutcome.NOTE, taken.file, taken.entry, "name", "met_by_name", **_both(now)
                )
            elif origin is not None and origin.card is not None:
                self._again(taken, now, origin, known)
            elif origin is None and not taken.from_roster and (was := former.get(key)) is not None:
                self._again(taken, now, was, known)
                self.origins.setdefault(key, replace(was, file=taken.file, card=now))
                self.files.tell(
                    FindingOutcome.NOTE, taken.file, taken.entry, "id", "renumbered", **_both(now)
                )
            elif (found := self._met_by_name(key, now, by_name, claimed)) is not None:
                claimed.add(found)
                met.add(found)
                self._adopt(taken, now, known[found])
            elif taken.from_roster and (found := self._namesake(now, by_name, arrived, met=met)) is not None:
                met.add(found)
                self.ids[key] = found
                if found in known:
                    self._stand_in(taken, now, known[found])
                else:
                    self.files.report.same += 1
            elif key in self.files.leave:
                self.files.report.newcomers.append(Newcomer(key, now.name_fr, now.name_en, left_out=True))
            else:
                if not taken.from_roster:
                    self.files.report.newcomers.append(Newcomer(key, now.name_fr, now.name_en))
                card_id = new_id()
                self.ids[key] = card_id
                self.written[card_id] = now
                self.origins[key] = Origin(card_id, taken.file, now)
                self.files.report.added.append(card_id)
                unmet.append(taken)
                if taken.from_roster:
                    met.add(card_id)
                for name in names_of(now):
                    arrived.setdefault(name, []).append(card_id)
        self.files.report.near += near_cards(
            ((taken.key, taken.card) for taken in unmet if not taken.from_roster), known, claimed
        )

    def _former(self, known: Mapping[str, Revision]) -> dict[str, Origin]:
        """Return by its new foreign id what has another one now: alone of its name on both sides."""
        present = {taken.key: taken for taken in self.files.harvest.cards}
        gone: dict[CardKey, set[str]] = {}
        behind = self.files.left_behind("bs:card:", present)
        for key, origin in behind.items():
            if origin.card is not None and origin.thing in known:
                for name in names_of(origin.card):
                    gone.setdefault(name, set()).add(key)
        come: dict[CardKey, set[str]] = {}
        if gone:
            for key, taken in present.items():
                if key not in self.files.origins and not taken.beside:
                    for name in names_of(taken.card):
                        come.setdefault(name, set()).add(key)
        pairs = [(keys, gone.get(name, set())) for name, keys in come.items()]
        return {key: behind[old] for keys, olds in pairs if len(keys) == len(olds) == 1
                for key, old in [(*keys, *olds)]}  # fmt: skip

    def _namesake(
        self, card: Card, *by_name: Mapping[CardKey, list[str]], met: Collection[str] = ()
    ) -> str | None:
        """Return the one card, here or just arrived, of the name, people and edition of one without an id.

        None of those ``met`` is it: each stands for another one of the files.
        """
        found = {key for held in by_name for name in names_of(card) for key in held.get(name, ())}
        found.difference_update(met)
        return found.pop() if len(found) == 1 else None

    def _again(self, taken: TakenCard, now: Card, origin: Origin, known: Mapping[str, Revision]) -> None:
        """Merge a card that this library imported before."""
        self.ids[taken.key] = origin.thing
        mine = known.get(origin.thing)
        if mine is None:
            self._deleted_card(taken, now, origin)
            return
        before = origin.card
        if before is not None:
            is_whole = self.files.is_whole(taken.missing)
            now = fill_unresolved(now, before, taken.unresolved, is_whole=is_whole)
        if before is not None and not taken.from_roster:
            self._join(taken, before, now, mine, origin.left)
        elif before is not None and origin.thing in self._of_rosters:
            self._join(taken, before, with_fields(before, now, SHOWN), mine, origin.left)
        else:
            self._stand_in(taken, now, mine)

    def _hear_more(
        self, taken: TakenCard, now: Card, origin: Origin | None, known: Mapping[str, Revision]
    ) -> None:
        """Merge what the files given add to a card of a file that was read before, if they add anything."""
        if origin is None or origin.card is None or (mine := known.get(origin.thing)) is None:
            return
        is_whole = self.files.is_whole(taken.missing)
        now = fill_unresolved(now, origin.card, taken.unresolved, is_whole=is_whole)
        if says_otherwise(origin.card, now):
            self._join(taken, origin.card, now, mine, origin.left)

    def _deleted_card(self, taken: TakenCard, now: Card, origin: Origin) -> None:
        """Leave a soft-deleted card as it is, or restore it where its owner decided so."""
        if not self.files.comes_back(taken.file, taken.entry, origin.thing, now.name("fr"), now.name("en")):
            self.files.report.same += 1
            return
        was = self.files.desk.library.card(origin.thing).card
        merging = Merging(heard=origin.card is not None, everything=True)
        self.written[origin.thing] = (
            was if taken.from_roster else merge(origin.thing, origin.card, now, was, merging)
        )
        self.back.add(origin.thing)
        self.files.report.added.append(origin.thing)
        if not taken.from_roster:
            self.origins[taken.key] = Origin(origin.thing, taken.file, now)

    def _adopt(self, taken: TakenCard, now: Card, mine: Revision) -> None:
        """Merge a card that is matched by name, people and edition, and came from another source or none."""
        self.ids[taken.key] = mine.card_id
        if taken.from_roster:
            self._stand_in(taken, now, mine)
            return
        self._join(taken, None, now, mine)
        code = "met_card" if mine.card_id in self.written else "met_as_it_is"
        self.files.tell(FindingOutcome.NOTE, taken.file, taken.entry, "name", code, **_both(now))

    def _stand_in(self, taken: TakenCard, now: Card, mine: Revision) -> None:
        """Leave a card as it is, whatever a roster shows of it, and report what it shows otherwise."""
        self.files.report.same += 1
        merging = Merging(heard=False)
        merge(mine.card_id, None, now, mine.card, merging)
        for each in merging.differences:
            if each.field in SHOWN:
                column = "cost" if each.field == "pa" else each.field
                code = "roster_differs" if each.ours else "roster_knows"
                self.files.tell(
                    FindingOutcome.NOTE,
                    taken.file,
                    taken.entry,
                    column,
                    code,
                    value=each.theirs,
                    mine=each.ours,
                )

    def _join(
        self, taken: TakenCard, before: Card | None, now: Card, mine: Revision, left: tuple[Key, ...] = ()
    ) -> None:
        merging = self.files.merging(taken.file, heard=before is not None, left=left, beside=taken.beside)
        joined = merge(mine.card_id, before, now, mine.card, merging)
        self.files.report.take(merging)
        if joined != mine.card:
            self.written[mine.card_id] = joined
            self.files.report.changed.append(mine.card_id)
        else:
            self.files.report.same += 1
        stays = merging.older and not all_taken(merging.differences)
        first = not taken.from_roster and mine.card_id in self._of_rosters
        news = first or before is None or says_otherwise(before, now) or merging.kept != left
        if news and not stays:
            self.origins[taken.key] = Origin(mine.card_id, taken.file, now, left=merging.kept)

    def _met_by_name(
        self, key: str, card: Card, by_name: Mapping[CardKey, list[str]], claimed: set[str]
    ) -> str | None:
        """Return the one card of ours that matches by its name, or by its owner's decision."""
        told = self.chosen_cards.get(key)
        if told is not None and told not in claimed:
            return told
        found = {
            card_id for name in names_of(card) for card_id in by_name.get(name, ()) if card_id not in claimed
        }
        return found.pop() if len(found) == 1 else None

    def card_name(self, card_id: str, language: str) -> str:
        """Name a card of ours, or of this import, for players."""
        card = self.written.get(card_id)
        return (card or self.files.desk.library.card(card_id).card).name(language)

    @cached_property
    def _of_rosters(self) -> set[str]:
        """The cards of ours that only rosters have stated."""
        every = self.files.every.values()
        told = [(o.thing, o.file.lower().endswith(_ROSTERS)) for o in every if o.card is not None]
        return {thing for thing, _ in told} - {thing for thing, of_one in told if not of_one}


@dataclass(slots=True)
class _Speller:
    """Puts confirmed names in the place of abilities that were nearly written so."""

    abilities: Abilities
    spellings: Mapping[str, str]

    def card(self, card: Card) -> Card:
        """Return the card with its confirmed abilities."""
        if not self.spellings or all(ability.id for ability in card.abilities):
            return card
        return replace(card, abilities=tuple(map(self._ability, card.abilities)))

    def _ability(self, ability: Ability) -> Ability:
        meant = "" if ability.id else self.spellings.get(fold(ability.en), "")
        if not meant:
            return ability
        found = self.abilities.parse(f"{meant}/{ability.parameter}" if ability.parameter else meant)
        return found if found.id else ability


def _both(card: Card) -> dict[str, str]:
    """Name a card in both languages, as findings carry it."""
    return {"value": card.name("fr"), "english": card.name("en")}
