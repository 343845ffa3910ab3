"""One package against one library: what is new, what is here already, what is said otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from db.battles import BattleRecord
from db.errors import Unreadable
from db.exchange.battlescribe.findings import Fate, Finding
from db.exchange.budget import Joining
from db.exchange.package import Package
from db.library import Packed
from db.origins import Told
from db.put_away import PutAway
from desktop.operations.desk import Desk
from desktop.operations.own_rosters import own_lists
from desktop.operations.package_cards import ArrivingCards
from desktop.operations.package_hearsay import Before, Hearsay, foreign
from desktop.operations.package_lists import ArrivingLists
from desktop.operations.package_offers import ArrivingOffers
from desktop.operations.package_report import PackReport
from desktop.operations.package_sources import ArrivingSources
from desktop.operations.pictures import check_picture
from desktop.operations.three_ways import Three, ThreeWays
from rules.battle.setup import Setup
from rules.collection import Owned
from rules.text import Message, Refusal

_OWNED = "owned"


@dataclass
class Arriving:
    """One package against one library; nothing is written here."""

    desk: Desk
    file: str
    theirs: Package
    chosen: frozenset[tuple[str, str]] = frozenset()
    """Things of ours and their fields in which theirs is taken over mine."""

    everything: bool = False
    report: PackReport = field(default_factory=PackReport)
    _owned: dict[str, Owned] = field(default_factory=dict)
    _battles: dict[str, BattleRecord] = field(default_factory=dict)
    _played: dict[str, tuple[int, frozenset[str], Setup]] = field(default_factory=dict)
    """Of battles here that were held against others: how many steps, when each was made, the set-up."""

    # What its parts ask

    @cached_property
    def joining(self) -> Joining:
        """What it may still cost to join it with what is here."""
        return Joining(self.file)

    @cached_property
    def hearsay(self) -> Hearsay:
        """What its library says, beside what it and others said before."""
        return Hearsay(self.desk.library.origins(), self.theirs, self.file)

    @cached_property
    def sources(self) -> ArrivingSources:
        """What files of other programs told of its things."""
        known = {**own_lists(self.desk.library), **self.hearsay.known}
        return ArrivingSources(known, self.theirs, self.file)

    @cached_property
    def gone(self) -> PutAway:
        """What was deleted here."""
        return self.desk.library.put_away()

    def ways(self, before: Before[Any], *, fills: bool = True, whole: bool = False) -> ThreeWays:
        """Return how fields of one thing are decided; ``whole`` is told what did not meet by its name."""
        return ThreeWays(
            self.chosen, heard=before.said is not None, everything=self.everything, fills=fills, whole=whole,
            ours=before.ours, left=before.left,
        )  # fmt: skip

    def tell(self, name: str, code: str, **data: object) -> None:
        """Tell what became of something of the package; ``english`` is its name there."""
        message = Message(f"import.{code}", {"value": name, **data})
        self.report.findings.append(Finding(self.file, name, "", message, Fate.NOTE))

    def stays_away(self, thing: str, name: str, name_en: str = "") -> bool:
        """Tell whether what was deleted here stays so, as it does unless its owner says otherwise."""
        ways = self.ways(Before())
        back = ways.comes_back(thing, name, name_en)
        self.report.differences += ways.differences
        self.tell(name, "came_back" if back else "put_away", english=name_en)
        return not back

    # What arrives

    def meet(self) -> None:
        """Meet everything: pictures and cards first, for lists pin them."""
        for data in self.theirs.pictures.values():
            if isinstance(check_picture(data), Refusal):
                raise Unreadable("damaged", file=self.file)
        for each in self.theirs.mended:
            self.tell(each.entry, each.code, value=each.value)
        self.cards.meet()
        self.lists.meet()
        self.offers.meet()
        for key, counted in self.theirs.owned.items():
            self._meet_owned(key, counted)
        self._meet_battles()
        self.sources.meet_files()
        self.report.pictures = len(self.desk.library.lacks_pictures(self.cards.pictures))

    @cached_property
    def cards(self) -> ArrivingCards:
        """The cards of the package."""
        return ArrivingCards(self)

    @cached_property
    def lists(self) -> ArrivingLists:
        """Its lists, with formats and rulesets."""
        return ArrivingLists(self)

    @cached_property
    def offers(self) -> ArrivingOffers:
        """What its cards may buy."""
        return ArrivingOffers(self)

    def writes(self) -> Packed:
        """Return what would be written."""
        return Packed(
            cards=self.cards.writes,
            armies=self.lists.armies,
            offers=self.offers.writes,
            owned=self._owned,
            formats=self.lists.formats,
            rulesets=self.lists.rulesets,
            origins={**self.sources.written, **self.hearsay.written},
            battles=self._battles,
            pictures={key: self.theirs.pictures[key] for key in self.cards.pictures},
        )

    def _meet_owned(self, key: str, counted: Owned) -> None:
        """Meet the figures of a miniature; those that nobody counted here are counted now."""
        mine = self.desk_owned.get(key)
        word = self.hearsay.word(_OWNED, key, key)
        before = None if word is None else word.figures
        held = mine.figures if mine is not None else None
        now = counted.figures
        found: int | None = now
        if mine is not None or key in self.gone.owned:
            ways = self.ways(Before(before))
            where = Three(f"owned/{key}", counted.name, "owned")
            found = ways.decide(where, before, now, held, _figures_words)
            self.report.differences += ways.differences
            self.report.stays += ways.stays
        if before is not None or held != now:  # our own word needs no origin
            self.hearsay.hear(_OWNED, key, key, Told(figures=now))
        if found is None or found == held:
            self.report.same += 1
        else:
            self._owned[key] = replace(mine or counted, figures=found)
            self.report.owned.append(key)

    @cached_property
    def desk_owned(self) -> Mapping[str, Owned]:
        """The figures counted here."""
        return self.desk.library.owned()

    def _meet_battles(self) -> None:
        here = {info.id: info.name for info in self.desk.library.battles()}
        for record in self.theirs.battles:
            met = foreign("battle", record.id)
            known = self.hearsay.thing("battle", record.id) or record.id
            alike = (key for key, name in here.items() if name == record.name and key != known)
            if any(key in here and self._went_as_far(key, record, key == known) for key in (known, *alike)):
                self.report.same += 1
            elif known not in self.gone.battles or not self.stays_away(known, record.name):
                self._battles[met] = record

    def _went_as_far(self, key: str, record: BattleRecord, is_it: bool) -> bool:
        """Tell whether a battle here is a record, or went on from it; another one is by its moments."""
        if key not in self._played:
            mine = self.desk.library.battle(key)
            self._played[key] = len(mine.kept), frozenset(kept.at for kept in mine.kept.values()), mine.setup
        steps, played, setup = self._played[key]
        self.joining.pay(1 + len(record.kept))
        if is_it:
            return steps >= len(record.kept)
        moments = {kept.at for kept in record.kept.values()}
        return moments <= played if moments else setup == record.setup


def _figures_words(figures: int | None) -> str:
    """Write how many figures there are; a dash where somebody counts them no more."""
    return "–" if figures is None else str(figures)
