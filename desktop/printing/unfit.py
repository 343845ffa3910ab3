"""What does not fit on the pages in view: a print stops for it once, and verbs lead to what helps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QWidget

from desktop.operations import paper
from desktop.operations.paper import Overflow, PrintOptions, PrintReport
from desktop.paper.sheet_ways import LARGER_PAPER
from desktop.paper.stock import CARD_SIZES, Backs, PaperSize
from desktop.printing.choices import Choices
from desktop.printing.header import Header
from desktop.printing.sources import BATTLES, BLANK, REFERENCE, TEST, PrintSources
from desktop.widgets.actions import ActionRow, ActionSet
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.operations.desk import Desk

_OF_THE_LIST = frozenset({"options", "note"})
"""What a list adds to its cards."""


class UnfitHost(Protocol):
    """Whose pages they are."""

    desk: Desk | None
    sources: PrintSources

    @property
    def wanted(self) -> SignalInstance:
        """Emitted to go to another place."""

    def say(
        self, words: str, tone: str = "info", verb: str = "", act: Callable[[], object] | None = None
    ) -> None:
        """Say one sentence, with a way out."""


class UnfitCards(QObject):
    """The list of what is not shown in full: whether the player knows it, and what helps."""

    def __init__(self, place: QWidget, host: UnfitHost, header: Header, choices: Choices) -> None:
        super().__init__(place)
        self._host, self._header, self._choices = host, header, choices
        self._told: tuple[Overflow, ...] = ()
        self._known: object = None

    def rows(self, group: str) -> list[ActionRow]:
        """Give the verbs that help."""
        none = self._why_not
        return [
            ActionRow("printing.edit_unfit", self.tr("Edit this card"), self.edit, "edit", "Ctrl+E",
                      self._may_edit, group, self.tr("Go to what does not fit and shorten it"), why=none),
            ActionRow("printing.unfit_behind", self.tr("Go on behind"), self.go_on_behind, "arrows-exchange",
                      "", self._helps_behind, group, self.tr("Text without room goes on on the back"),
                      why=none),
            ActionRow("printing.unfit_larger", self.tr("Larger cards"), self.enlarge, "plus", "",
                      self._helps_larger, group, self.tr("Print on the next larger size of cards"), why=none),
            ActionRow("printing.unfit_smaller", self.tr("Smaller text"), self.shrink_text, "minus", "",
                      self._helps_smaller, group, self.tr("Text may be smaller than ten points"), why=none),
            ActionRow("printing.unfit_paper", self.tr("Larger paper"), self.enlarge_paper, "plus", "",
                      self._helps_paper, group, self.tr("Print on A3: names have more room"), why=none),
            ActionRow("printing.unfit_alone", self.tr("One language"), self.speak_alone, "language", "",
                      self._helps_alone, group, self.tr("Print in one language instead of both"), why=none),
        ]  # fmt: skip

    def show_report(self, report: PrintReport | None) -> None:
        """Hear of what does not fit now."""
        self._told = report.overflow if report is not None else ()

    def offer(self, actions: ActionSet) -> None:
        """Show those verbs alone that help what is chosen, or some of it where nothing is chosen."""
        for row in self.rows(""):
            self._header.offer_way(row.id, bool(self._told) and actions[row.id].isEnabled())

    def stops(self, again: Callable[[], object]) -> bool:
        """Stop what hands the pages over, once for the same losses; tell whether it has to wait."""
        told = tuple((each.name, each.lost) for each in self._told if not each.is_whole)
        if not told or told == self._known:
            return False
        self._known = told
        words = self.tr("%n things are not shown whole: see the list. The same again goes on.", "", len(told))
        self._header.look_at_list()
        self._host.say(words, "warn", self.tr("Go on anyway"), again)
        return True

    # What helps

    @property
    def _options(self) -> PrintOptions:
        return self._choices.options

    def _take(self, options: PrintOptions) -> None:
        self._choices.take(options)

    @property
    def _current(self) -> Overflow | None:
        row = self._header.list.currentRow()
        return self._told[max(0, row)] if self._told else None

    def _may_edit(self) -> bool:
        return bool(self._told) and self._host.sources.kind not in (*BATTLES, REFERENCE, BLANK, TEST)

    def edit(self) -> None:
        """Go to the card, or to the list where it is the list that adds what does not fit."""
        found, sources = self._current, self._host.sources
        if found is None or self._host.desk is None:
            return
        where = paper.found_again(
            self._host.desk, key=found.key, name=found.name, army_ids=sources.army_ids(self._host.desk)
        )
        if isinstance(where, Refusal):
            return
        army, card = where
        if army and (not card or {lost.what for lost in found.lost} <= _OF_THE_LIST):
            self._host.wanted.emit("muster", army)
        else:
            self._host.wanted.emit("library", ("edit", card) if card else None)

    @property
    def _chosen(self) -> tuple[Overflow, ...]:
        """What is chosen in the list, all of it where nothing is."""
        row = self._header.list.currentRow()
        return self._told[row : row + 1] if row >= 0 else self._told

    def _gains_by_size(self) -> bool:
        return any(each.larger for each in self._chosen)

    def _helps_behind(self) -> bool:
        return any(each.behind for each in self._chosen)

    def go_on_behind(self) -> None:
        """Let text without room go on behind its card."""
        backs = self._options.backs if self._options.backs != Backs.NONE else Backs.BEHIND.value
        self._take(replace(self._options, backs=backs, goes_on=True))

    def _larger(self) -> str:
        """Give the next size of cards that is larger, "" for none."""
        options = self._options
        now = CARD_SIZES.get(options.card)
        wide, high = (now.width, now.height) if now else (options.card_width, options.card_height)
        larger = (
            (size.width * size.height, name) for name, size in CARD_SIZES.items()
            if size.width >= wide and size.height >= high and (size.width, size.height) != (wide, high)
        )  # fmt: skip
        return min(larger, default=(0.0, ""))[1]

    def _helps_larger(self) -> bool:
        return self._gains_by_size() and bool(self._larger())

    def enlarge(self) -> None:
        """Print on larger cards."""
        if name := self._larger():
            self._take(replace(self._options, card=name))

    def _helps_smaller(self) -> bool:
        return self._gains_by_size() and self._options.large_text

    def shrink_text(self) -> None:
        """Let text be as small as it can be read."""
        self._take(replace(self._options, large_text=False))

    def _helps_paper(self) -> bool:
        return any(each.paper for each in self._chosen)

    def enlarge_paper(self) -> None:
        """Print on the next larger paper."""
        if paper := LARGER_PAPER.get(PaperSize(self._options.paper)):
            self._take(replace(self._options, paper=paper.value))

    def _helping_languages(self) -> list[str]:
        """Name the languages that alone help, the one of the program first."""
        found = {language for each in self._chosen for language in each.alone}
        return sorted(found, key=self._choices.spoken.__ne__)

    def _helps_alone(self) -> bool:
        return bool(self._helping_languages())

    def speak_alone(self) -> None:
        """Print in one language, that of the program where it helps."""
        for language in self._helping_languages()[:1]:
            self._take(replace(self._options, language=language))

    def _why_not(self) -> str:
        return self.tr("That would not help") if self._told else self.tr("All of it is shown")
