"""Match a package with a library: what is new, what is here already, what differs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from db.battles import BattleRecord
from db.catalogue_record import KeptCatalogue
from db.errors import Unreadable
from db.exchange.battlescribe.harvest import catalogue_key
from db.library import Packed
from db.origins import Statement, of_library
from desktop.operations.imports.incoming import Incoming
from desktop.operations.imports.merge import Where
from desktop.operations.imports.package_cards import IncomingCards
from desktop.operations.imports.package_lists import IncomingLists
from desktop.operations.imports.package_options import IncomingOptions
from desktop.operations.imports.provenance import MergeBase
from desktop.operations.imports.report import ImportReport
from desktop.operations.pictures import check_picture
from rules.battle.setup import Setup
from rules.collection import Owned
from rules.text import Refusal

_OWNED = "owned"


@dataclass
class PackageMatching:
    """The matching of one package with one library; nothing is written here."""

    incoming: Incoming
    _owned: dict[str, Owned] = field(default_factory=dict)
    _battles: dict[str, BattleRecord] = field(default_factory=dict)
    _played: dict[str, tuple[int, frozenset[str], Setup]] = field(default_factory=dict)
    """Of battles here that were held against others: how many steps, when each was made, the set-up."""
    _catalogues: dict[str, KeptCatalogue] = field(default_factory=dict)
    _files: dict[str, bytes] = field(default_factory=dict)

    @property
    def report(self) -> ImportReport:
        """What the package would bring."""
        return self.incoming.report

    def match(self) -> None:
        """Match everything: pictures and cards first, for lists pin them."""
        for data in self.incoming.theirs.pictures.values():
            if isinstance(check_picture(data), Refusal):
                raise Unreadable("damaged", file=self.incoming.file)
        for each in self.incoming.theirs.mended:
            self.incoming.tell(each.entry, each.code, value=each.value)
        self.cards.match()
        self.lists.match()
        self.offers.match()
        for key, counted in self.incoming.theirs.owned.items():
            self._meet_owned(key, counted)
        self._meet_battles()
        self._meet_catalogues()
        self.incoming.sources.remember_files()
        self.report.pictures = len(self.incoming.desk.library.lacks_pictures(self.cards.pictures))

    @cached_property
    def cards(self) -> IncomingCards:
        """The cards of the package."""
        return IncomingCards(self.incoming)

    @cached_property
    def lists(self) -> IncomingLists:
        """Its lists, with formats and rulesets."""
        return IncomingLists(self.incoming, self.cards)

    @cached_property
    def offers(self) -> IncomingOptions:
        """What its cards may buy."""
        return IncomingOptions(self.incoming, self.cards)

    def writes(self) -> Packed:
        """Return what would be written."""
        return Packed(
            cards=self.cards.writes,
            armies=self.lists.armies,
            offers=self.offers.writes,
            owned=self._owned,
            formats=self.lists.formats,
            rulesets=self.lists.rulesets,
            origins={**self.incoming.sources.written, **self.incoming.provenance.written},
            battles=self._battles,
            pictures={key: self.incoming.theirs.pictures[key] for key in self.cards.pictures},
            catalogues=self._catalogues,
            catalogue_files=self._files,
        )

    def _meet_owned(self, key: str, counted: Owned) -> None:
        """Match the owned figures of a miniature; those that were not counted here are counted now."""
        mine = self.desk_owned.get(key)
        word = self.incoming.provenance.last_said(_OWNED, key, key)
        base = None if word is None else word.figures
        held = mine.figures if mine is not None else None
        now = counted.figures
        found: int | None = now
        if mine is not None or key in self.incoming.gone.owned:
            merging = self.incoming.merging(MergeBase(base))
            where = Where(f"owned/{key}", counted.name, "owned")
            found = merging.decide(where, base, now, held, _figures_words)
            self.report.take(merging)
        if base is not None or held != now:  # our own word needs no origin
            self.incoming.provenance.remember(_OWNED, key, key, Statement(figures=now))
        if found is None or found == held:
            self.report.others_same += 1
        else:
            self._owned[key] = replace(mine or counted, figures=found)
            self.report.owned.append(key)

    @cached_property
    def desk_owned(self) -> Mapping[str, Owned]:
        """The owned figures counted here."""
        return self.incoming.desk.library.owned()

    def _meet_catalogues(self) -> None:
        """Keep the files that lists of the package pin; a catalogue that is not here is here from then on."""
        from db.exchange.battlescribe.node_reading import read_catalogues

        kept, theirs = self.incoming.desk.library.catalogues, self.incoming.theirs.catalogues
        shown, known = kept.shown(), kept.known(theirs)
        for sum_, data in theirs.items():
            if sum_ in known:
                continue
            found = read_catalogues(data, self.incoming.file)[0].catalogue
            system, key = found.system or found.id, catalogue_key(found.id or found.name)
            revision = int(found.revision) if found.revision.isdecimal() and len(found.revision) < 10 else 0
            self._files[sum_] = data
            mine = self._catalogues.get(key)
            if key not in shown and (mine is None or mine.revision < revision):
                kind, ending = ("catalogue", "cat") if found.system else ("gameSystem", "gst")
                self._catalogues[key] = KeptCatalogue(
                    found.id, found.name, kind, sum_, system, revision, f"{found.name}.{ending}"
                )
        self.report.catalogues = [each.name for each in self._catalogues.values()]

    def _meet_battles(self) -> None:
        here = {info.id: info.name for info in self.incoming.desk.library.battles.listed()}
        for record in self.incoming.theirs.battles:
            self.incoming.go_on()
            met = of_library("battle", record.id)
            known = self.incoming.provenance.thing("battle", record.id) or record.id
            alike = (key for key, name in here.items() if name == record.name and key != known)
            if any(key in here and self._went_as_far(key, record, key == known) for key in (known, *alike)):
                self.report.others_same += 1
            elif known not in self.incoming.gone.battles or not self.incoming.stays_away(known, record.name):
                self._battles[met] = record

    def _went_as_far(self, key: str, record: BattleRecord, is_it: bool) -> bool:
        """Tell whether a battle here is the one of a record, or the same played further."""
        if key not in self._played:
            mine = self.incoming.desk.library.battles.load(key)
            self._played[key] = len(mine.kept), frozenset(kept.at for kept in mine.kept.values()), mine.setup
        steps, played, setup = self._played[key]
        self.incoming.joining.pay(1 + len(record.kept))
        if is_it:
            return steps >= len(record.kept)
        moments = {kept.at for kept in record.kept.values()}
        return moments <= played if moments else setup == record.setup


def _figures_words(figures: int | None) -> str:
    """Write how many figures there are; a dash where somebody counts them no more."""
    return "–" if figures is None else str(figures)
