"""What is printed: an army, those of a folder or a tag, cards, a battle, what helps to play, a test page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from desktop.operations import battle_paper, battle_report, paper
from desktop.operations.desk import Desk
from desktop.operations.paper import ArmyPart, Job, PrintOptions
from rules.text import Refusal

ARMY, CARDS, OFFERS, BATTLE, REFERENCE, BLANK, TEST = (
    "army",
    "cards",
    "offers",
    "battle",
    "reference",
    "blank",
    "test",
)
REPORT = "report"
SPELLS, TOKENS, STRIPS = map(str, (ArmyPart.SPELLS, ArmyPart.TOKENS, ArmyPart.STRIPS))
BATTLES = (BATTLE, REPORT)
_SHEET = frozenset({"sheet", "bleed", "text", "ink"})
"""What is asked of everything that stands on cards: how they lie, how large their text is, with what ink."""
_FACES = frozenset({"pictures", "notes", "icons", "behind"})
PRINTABLES: dict[str, frozenset[str]] = {
    ARMY: frozenset({"list", "second", "figures", "copies", "parts", "boxes", "ruleset"}) | _FACES | _SHEET,
    CARDS: frozenset({"copies", "boxes", "ruleset"}) | _FACES | _SHEET,
    OFFERS: frozenset({"copies", "behind"}) | _SHEET,
    SPELLS: frozenset({"list", "second", "copies", "behind"}) | _SHEET,
    STRIPS: frozenset({"list", "second", "copies", "ink"}),
    TOKENS: frozenset({"list", "second", "copies", "ruleset", "ink"}),
    BATTLE: frozenset({"list", "ink"}),
    REPORT: frozenset({"list", "ink"}),
    REFERENCE: frozenset({"ruleset", "icons", "ink"}),
    BLANK: frozenset({"copies", "boxes", "ruleset", "icons", "behind", "sheet"}),
    TEST: frozenset(),
}
"""What can be printed, in the order in which it is offered, and what is asked of each."""
ASKED: dict[str, tuple[str, ...]] = {
    "figures": ("per_figure",),
    "copies": ("copies",),
    "parts": ("cards", "summary", "spells"),
    "boxes": ("wound_boxes",),
    "ruleset": ("ruleset",),
    "pictures": ("pictures",),
    "notes": ("notes",),
    "icons": ("icons",),
    "text": ("large_text", "goes_on"),
    "behind": ("other_behind",),
    "ink": ("ink_saver",),
    "sheet": ("card", "landscape", "gap", "cuts", "control_bar", "backs"),
    "bleed": ("bleed",),
}
"""The choices of a print that each of these asks for; language and paper are asked of everything."""


class PrintSources(QObject):
    """What the player chose to print, and the print that is made of it."""

    def __init__(self, kept: Mapping[str, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        kind = str(kept.get("source"))
        self.kind = kind if kind in PRINTABLES else ARMY
        self.army = str(kept.get("army", ""))
        self.second = str(kept.get("second", ""))
        """Another list that goes into the same file, "" for none."""
        self.battle = ""
        self.hiding: dict[str, str] = {}
        """Who hides an order in the battle that is printed, by the sides."""
        self.order_of = ""
        """The side whose hidden order is printed for its own eyes; never remembered."""
        self.cards: tuple[str, ...] = ()
        self.offers: tuple[str, ...] = ()
        """Spells and miracles selected in the Library."""

    def values(self) -> dict[str, str]:
        """Give what is remembered."""
        return {"source": self.kind, "army": self.army, "second": self.second}

    def take(self, argument: Any) -> None:
        """Print what another place asks for: an army, cards, "battle", ("report", a battle), or spells.

        Spells and miracles are ("offers", their ids…).
        """
        if argument == BATTLE:
            self.kind, self.battle = BATTLE, ""  # the one touched last
        elif isinstance(argument, tuple) and argument[:1] == (REPORT,):
            self.kind, self.battle = REPORT, str(argument[1])
        elif isinstance(argument, tuple) and argument[:1] == (OFFERS,):
            self.kind, self.offers = OFFERS, tuple(map(str, argument[1:]))
        elif isinstance(argument, str):
            self.kind, self.army, self.second = ARMY, argument, ""
        elif isinstance(argument, Sequence) and argument:
            self.kind, self.cards = CARDS, tuple(str(card_id) for card_id in argument)

    def forget_selection(self) -> None:
        """Let go of what was selected in a library."""
        self.cards = self.offers = ()

    @property
    def selected(self) -> int:
        """How many things of the Library are printed."""
        return len(self.offers if self.kind == OFFERS else self.cards)

    @property
    def chosen(self) -> str:
        """The army or the battle that is printed."""
        return self.battle if self.kind in BATTLES else self.army

    def choose(self, key: str) -> None:
        """Print another army, or another battle."""
        if self.kind in BATTLES:
            self.battle = key
        else:
            self.army = key

    def offered(self, desk: Desk | None) -> list[tuple[str, str]] | Refusal:
        """Name what can be printed of the kind that is chosen; keep to one that is there."""
        if self.kind not in BATTLES:
            return self._armies(desk)
        found = battle_paper.battles(desk) if desk is not None else []
        if not isinstance(found, Refusal) and self.battle not in [key for key, _ in found]:
            self.battle = found[0][0] if found else ""
        return found

    def _armies(self, desk: Desk | None) -> list[tuple[str, str]] | Refusal:
        """Name the armies, then those that are printed as one file."""
        known: list[tuple[str, str]] = []
        if desk is not None:
            found = paper.with_strips(desk) if self.kind == STRIPS else paper.armies(desk)
            if isinstance(found, Refusal):
                return found
            counted = [(heap, self.tr("%n armies", "", len(heap.army_ids))) for heap in self._heaps(desk)]
            known = [*found, *((heap.key, f"{self._called(heap)} · {count}") for heap, count in counted)]
        keys = [key for key, _ in known]
        if self.army not in keys:
            self.army = keys[0] if keys else ""
        if self.second == self.army or self.second not in keys:
            self.second = ""
        return known

    def gathered(self, desk: Desk | None, options: PrintOptions) -> Job | Refusal | None:
        """Read what is printed; None when there is nothing."""
        self.hiding = {}
        if self.kind == TEST:
            return paper.printer_test(options=options)
        if self.kind == REFERENCE and desk is not None:
            return paper.quick_reference(desk, options=options)
        if self.kind == BLANK and desk is not None:
            return paper.blank_cards(desk, options=options)
        if self.kind == REPORT and desk is not None:
            return battle_report.report_job(desk, battle_id=self.battle, options=options)
        if self.kind == BATTLE:
            if desk is None or not self.battle:
                return None
            found = battle_paper.hiding(desk, battle_id=self.battle)
            if isinstance(found, Refusal):
                return found
            self.hiding = found
            order_of = self.order_of if self.order_of in found else ""
            return battle_paper.battle_job(desk, battle_id=self.battle, options=options, order_of=order_of)
        if self.kind == OFFERS:
            if desk is None or not self.offers:
                return None
            return paper.gather(desk, options=options, offer_ids=self.offers)
        army = self.kind in tuple(ArmyPart)
        if desk is None or (army and not self.army):
            return None
        heap = next((heap for heap in self._heaps(desk) if heap.key == self.army), None) if army else None
        if army and heap is None and self.second:
            named = dict(paper.named(desk, army_ids=(self.army, self.second)))
            title = " · ".join(named.values())
            heap = paper.ArmyGroup("", paper.ArmyGroupKind.TWO, title, tuple(named))
        return paper.gather(
            desk,
            options=options,
            army_id=self.army if army else "",
            card_ids=() if army else self.cards,
            several=heap.army_ids if heap is not None else (),
            title=self._called(heap) if heap is not None else "",
            part=ArmyPart(self.kind) if army else ArmyPart.WHOLE,
        )

    def army_ids(self, desk: Desk) -> tuple[str, ...]:
        """Give the armies that are printed."""
        if self.kind not in tuple(ArmyPart):
            return ()
        heap = next((heap for heap in self._heaps(desk) if heap.key == self.army), None)
        return heap.army_ids if heap is not None else tuple(filter(None, (self.army, self.second)))

    def _heaps(self, desk: Desk) -> list[paper.ArmyGroup]:
        """Give the armies that are printed as one file: those of a folder, of a tag, or all."""
        found = paper.lists(desk, strips=self.kind == STRIPS)
        return [] if isinstance(found, Refusal) else found

    def _called(self, heap: paper.ArmyGroup) -> str:
        shapes = {
            "folder": self.tr("Folder {name}"), "tag": self.tr("Tag {name}"), "all": self.tr("All armies"),
            "two": "{name}",
        }  # fmt: skip
        return shapes[heap.kind].format(name=heap.name)
