"""The Printing place: what to print on the left, on the right the very PDF that will be saved."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent
from PySide6.QtWidgets import (
    QFrame,
    QSplitter,
    QStackedWidget,
    QWidget,
)

from desktop.environment.settings import Settings
from desktop.look import theme
from desktop.operations import rulesets
from desktop.operations.desk import Changes, Desk
from desktop.operations.paper import ArmyPart, CardTooLarge, Job, PrintOptions, PrintReport
from desktop.printing.choices import Choices
from desktop.printing.handing import PageHanding
from desktop.printing.header import Header
from desktop.printing.order_reveal import OrderReveal
from desktop.printing.page_look import PageLook
from desktop.printing.pages import PagesView
from desktop.printing.press import Press, Printed
from desktop.printing.sources import (
    ARMY,
    BATTLES,
    BLANK,
    CARDS,
    OFFERS,
    REFERENCE,
    SPELLS,
    TEST,
    PrintSources,
)
from desktop.printing.unfit import UnfitCards
from desktop.shell.place import WindowPlace
from desktop.widgets.actions import ActionRow
from desktop.widgets.empty import EmptyState
from desktop.widgets.in_line import in_column
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.verb_menu import Entries, Submenu
from desktop.wording import say
from desktop.wording.loader import language_of
from rules.text import Refusal

_SIZES = [336, 900]


class PrintingPlace(WindowPlace):
    """Choose, look, save: the preview is made from the bytes that are saved."""

    key: ClassVar[str] = "printing"
    icon_name: ClassVar[str] = "printer"

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        kept = settings.of_place(self.key)
        self.sources = PrintSources(kept, self)
        self._chosen = kept.get("options") if isinstance(kept.get("options"), dict) else None
        self._job: Job | None = None
        self._number = 0
        self._no_room = ""
        self._game, self._unfollowed = "", False
        self.printed: Printed | None = None
        """The document in view, None while it is being laid out."""
        self.press = Press()
        self.handing = PageHanding(self, self, settings, self.key)
        # Each part is made where it stays: one that moves is dressed anew with all it holds.
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        side = QFrame(self.splitter)
        scroll = ScrollDown(parent=side)
        self.right = QStackedWidget(self.splitter)
        preview = QWidget(self.right)
        self.choices = Choices(scroll.viewport())
        self.choices.presets.show_presets(self.settings.table_of_place(self.key, "presets"))
        printers = self.settings.table_of_place(self.key, "printers")
        self.choices.printer.show_printers(printers, str(kept.get("printer", "")))
        self.header = Header(preview)
        self.pages = PagesView(preview)
        self.unfit = UnfitCards(self, self, self.header, self.choices)
        self.header.list.currentRowChanged.connect(self._offer_ways)
        self.empty = EmptyState("printer", self.right)
        self.reveal = OrderReveal(self, self.sources)
        self.choices.under.addWidget(self.reveal.buttons)
        self.look = PageLook(self.pages, self.header, str(kept.get("zoom", "")), self._keep_zoom)
        scroll.set_page(self.choices)
        in_column(side, scroll)
        in_column(preview, self.header, (self.pages, 1), gap=0)
        self._lay(side, preview)
        self._connect()
        self.header.set_actions(self.actions_set)
        self.reveal.add_verbs(self.actions_set)
        self.choices.printer.add_verb(self.actions_set.button("printing.test", self.choices.printer))
        self.retranslate()

    def _lay(self, side: QWidget, preview: QWidget) -> None:
        self.right.addWidget(preview)
        self.right.addWidget(self.empty)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(side)
        self.splitter.addWidget(self.right)
        self.splitter.setStretchFactor(0, 0)
        self.splitter.setStretchFactor(1, 1)
        px = theme.current().px
        self.splitter.setSizes(self.settings.sizes_of_place(self.key, 2) or [px(n) for n in _SIZES])
        in_column(self, self.splitter)

    def _connect(self) -> None:
        self.choices.changed.connect(self._on_options)
        self.choices.printer_changed.connect(self._on_printer)
        self.choices.refused.connect(self.say)
        self.choices.source_changed.connect(self._on_source)
        self.choices.army_chosen.connect(self._on_army)
        self.choices.second_chosen.connect(self._on_second)
        self.header.cancelled.connect(self._cancel)
        self.choices.presets.kept.connect(self._keep_presets)
        self.handing.run.progressed.connect(self.header.set_progress)
        self.pages.wished.connect(self.press.want)
        self.press.laid.connect(self._on_laid)
        self.press.progressed.connect(self._on_progress)
        self.press.rendered.connect(self._on_rendered)
        self.empty.chosen.connect(self._on_empty)
        self.reveal.changed.connect(self._on_revealed)
        self.splitter.splitterMoved.connect(self._keep_sizes)
        # Bound to the press alone: the place itself is half gone when it is told that it goes.
        self.destroyed.connect(self.press.stop)

    # What the window asks

    def title(self) -> str:
        """Give the name of the place."""
        return self.tr("Printing")

    def action_table(self) -> list[ActionRow]:
        """Give the verbs of Printing."""
        group, ready, handing = self.title(), self._is_ready, self.handing
        return [
            ActionRow("printing.print", self.tr("Print…"), handing.print_pages, "printer", "Ctrl+P", ready,
                      group, self.tr("Print these pages by the system’s dialog"), why=self._why_not),
            ActionRow("printing.save", self.tr("Save PDF…"), handing.save, "download", "Ctrl+S", ready, group,
                      self.tr("Save these pages as a PDF file or as pictures"), why=self._why_not),
            ActionRow("printing.open", self.tr("Open the PDF"), handing.open_outside, "external-link",
                      "Ctrl+Shift+P", self._may_open, group, self.tr("Open these pages in your PDF program"),
                      why=self._why_not),
            ActionRow("printing.test", self.tr("Test page of the printer"), self.test_printer, "printer",
                      "Ctrl+T", None, group,
                      self.tr("Print it on both sides: it tells the margin, the size and where backs lie")),
            *self.unfit.rows(group),
            *self.reveal.rows(group),
            *self.look.rows(group),
        ]  # fmt: skip

    def menu(self) -> Entries:
        """Give its verbs in parts."""
        return _menu(self)

    def set_desk(self, desk: Desk | None) -> None:
        """Show another library, or none: nothing of the old one stays."""
        if self.desk is not None and desk is not self.desk:
            self.sources.forget_selection()
        super().set_desk(desk)

    def end_work(self) -> None:
        """End what is laid out beside the window, before anything that hears of it goes."""
        self.handing.run.stop()
        self.press.stop()

    def concerns(self, changes: Changes) -> bool:
        """Follow armies, cards, pictures and rulesets."""
        if changes.battles and self.sources.kind in BATTLES:
            return True
        return bool(changes.whole or changes.armies or changes.cards or changes.pictures or changes.rulesets)

    def visit(self, argument: Any) -> None:
        """Print what another place asks for: an army's id, or several cards' ids."""
        self.sources.take(argument)
        self._keep()
        self.mark_stale()

    def refresh(self) -> None:
        """Read the library again and make the document anew."""
        spoken = language_of(self.settings)
        known = self.sources.offered(self.desk)
        if isinstance(known, Refusal):
            self.say(say(known.message), "bad", self.tr("Retry"), self.refresh)
            return
        sources = self.sources
        self.choices.show_options(self._options(spoken), rulesets.offered(self.desk), spoken)
        self.choices.show_source(sources.kind, known, sources.chosen, sources.selected)
        self.choices.show_second(sources.second)
        self._make()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the pages; as their proxy Tab would leave out what stands before them."""
        self.pages.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say all fixed words again."""
        self.choices.retranslate()
        self.header.retranslate()
        self._say_empty()
        self.pages.setAccessibleName(self.tr("Preview of the pages"))

    def restyle(self) -> None:
        """Take the theme's colours again."""
        self.choices.restyle()
        self.header.restyle()

    # Making

    def _options(self, spoken: str) -> PrintOptions:
        """Give the options of last time; cards speak the program's language until told otherwise."""
        return PrintOptions.from_values({"language": spoken, **(self._chosen or {})})

    def _gathered(self) -> Job | None:
        """Read what is printed; None when there is nothing."""
        found = self.sources.gathered(self.desk, self.choices.options)
        if isinstance(found, Refusal):
            if found.code == CardTooLarge.code:
                self._no_room = say(found.message)
            else:
                self.say(say(found.message), "bad", self.tr("Retry"), self._make)
            return None
        return found

    def _make(self) -> None:
        """Make the document beside the window; the old pages stay until the new ones are there."""
        self._no_room = ""
        self._job = self._gathered()
        self.printed = None
        self.right.setCurrentIndex(0 if self._job is not None or self._no_room else 1)
        if self._job is None:
            self.press.drop()
            self.pages.show_document(())
            self._show_report(None)
            self.pages.say(self._no_room)
            self._say_empty()
        else:
            any_game = self.sources.kind in (BLANK, REFERENCE)
            told = {printed.card.system for printed in self._job.cards} | self._job.systems
            self.choices.offer_rulesets(() if any_game else told)
            if self.sources.kind in tuple(ArmyPart) and len(told) == 1 and self._game not in told:
                (self._game,), self._unfollowed = told, True
            self.header.show_name(self._job.document.title)
            self.header.show_left_out(self._job.left_out)
            self.pages.say(self.tr("The pages are being laid out."))
            self._number = self.press.lay(self._job)
        self.header.set_progress(0, 0)
        self.reveal.show_hiding()
        self.actions_changed()

    def _on_progress(self, number: int, done: int, whole: int) -> None:
        if number == self._number and self.printed is None and done < whole:
            self.header.set_progress(done, whole)

    def _on_laid(self, number: int, printed: Printed) -> None:
        if number != self._number or self._job is None:
            return
        self.printed = printed
        self.header.set_progress(0, 0)
        self.pages.say("")
        self.pages.show_document(printed.sizes)
        self._show_report(printed.report)

    def _show_report(self, report: PrintReport | None) -> None:
        self.header.show_report(report)
        self.unfit.show_report(report)
        self._offer_ways()

    def _offer_ways(self) -> None:
        """Offer what helps against the losses, or against the one that is chosen."""
        self.actions_changed()
        self.unfit.offer(self.actions_set)

    def _on_rendered(self, number: int, page: int, image: object) -> None:
        if number == self._number:
            self.pages.show_page(page, image)  # type: ignore[arg-type]  # a QImage, as the signal declares

    def _cancel(self) -> None:
        """Give up what is being made or handed over; another choice starts again."""
        if self.handing.run.busy:
            self.handing.run.stop()
            return
        self.press.drop()
        self._number = 0
        self.header.set_progress(0, 0)
        words = self.tr("Stopped. Change a choice to lay the cards out again.")
        self.pages.say(words)
        self.say(words, "info", self.tr("Start again"), self._make)

    def _on_revealed(self) -> None:
        """Show the order of a side, or what everybody may see: nothing of the pages before stays."""
        self.hush()
        self._forget()
        self._make()

    def _forget(self) -> None:
        """Let nothing stay of the pages in view."""
        self.press.drop()
        self.printed = None
        self.pages.show_document(())

    @property
    def keeps_secret(self) -> bool:
        """Whether what is in view is for the eyes of one side alone."""
        return self.reveal.is_open()

    def hideEvent(self, event: QHideEvent) -> None:
        """Put a hidden order away with the place: whoever comes back is not known."""
        super().hideEvent(event)
        if self.reveal.end():
            self.hush()
            self._forget()
            self.mark_stale()

    # Choosing

    def _on_options(self) -> None:
        self._chosen = self.choices.options.values()
        self._keep()
        self._make()

    def _on_printer(self) -> None:
        printer = self.choices.printer
        self.settings.keep_for_place(self.key, printer=printer.name, printers=printer.values())

    def _on_source(self, source: str) -> None:
        self.reveal.end()
        if source in (BLANK, REFERENCE) and self._unfollowed:
            # What helps to play is first of the game of the list that was chosen.
            ruleset, self._unfollowed = self.choices.ruleset_of(self._game), False
            self._chosen = replace(self.choices.options, ruleset=ruleset).values()
        self.sources.kind = source
        self._keep()
        self.refresh()

    def _on_army(self, army_id: str) -> None:
        self.reveal.end()
        self.sources.choose(army_id)
        self._keep()
        self.refresh()

    def _on_second(self, army_id: str) -> None:
        self.sources.second = army_id
        self._keep()
        self._make()

    def _keep(self) -> None:
        kept: dict[str, Any] = self.sources.values()
        if self._chosen is not None:
            kept["options"] = self._chosen
        self.settings.keep_for_place(self.key, **kept)

    def _keep_presets(self, done: str) -> None:
        self.settings.keep_for_place(self.key, presets=self.choices.presets.values())
        self.actions_changed()
        if done:
            self.offer_undo(done, self.undo, self.choices.presets.last_step)

    def undo(self) -> None:
        """Take back what was done last to the presets."""
        self.choices.presets.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.choices.presets.redo()

    def undo_text(self) -> str:
        """Name what undo takes back."""
        return self.choices.presets.steps()[0]

    def redo_text(self) -> str:
        """Name what redo does."""
        return self.choices.presets.steps()[1]

    def _keep_zoom(self, zoom: str) -> None:
        self.settings.keep_for_place(self.key, zoom=zoom)

    def _keep_sizes(self) -> None:
        self.settings.keep_for_place(self.key, sizes=self.splitter.sizes())

    def test_printer(self) -> None:
        """Show the test page; once more, and the army comes back."""
        self._on_source(ARMY if self.sources.kind == TEST else TEST)

    def _is_ready(self) -> bool:
        return self.printed is not None

    def _may_open(self) -> bool:
        """Whether a file of the pages may lie about, where anybody finds it."""
        return self._is_ready() and not self.reveal.is_open()

    def _why_not(self) -> str:
        if self._no_room:
            return self._no_room
        if self._job is None:
            return self.tr("There is nothing to print yet")
        if self.reveal.is_open():
            return self.tr("A hidden order is only printed or saved")
        return self.tr("The pages are being laid out")

    # Handing over

    @property
    def job(self) -> Job | None:
        """The print that the pages in view were made of."""
        return self._job

    @property
    def printer_name(self) -> str:
        """The printer that the pages are laid out for, "" for any."""
        return self.choices.printer.name

    def take_printer(self, name: str) -> None:
        """Lay the pages out for a printer, where something was told of it."""
        if self.choices.printer.knows(name) and name != self.printer_name:
            self.choices.take_printer(name)

    # Nothing to print

    def _say_empty(self) -> None:
        library = ("library", self.tr("Go to the Library"))
        if self.sources.kind == CARDS:
            words = self.tr("Select cards in the Library and print them from there.")
            self.empty.set_words(words, self.tr("No cards selected"))
            self.empty.set_verbs(library)
        elif self.sources.kind == OFFERS:
            words = self.tr("Select spells and miracles in the Library and print them from there.")
            self.empty.set_words(words, self.tr("No spell selected"))
            self.empty.set_verbs(library)
        elif self.sources.kind in BATTLES:
            self.empty.set_words(
                self.tr("Start a battle: its pages are laid out here."), self.tr("No battle")
            )
            self.empty.set_verbs(("battle", self.tr("Go to the Battle")))
        elif self.sources.kind == SPELLS and self.sources.army:
            words = self.tr("What the mages and faithful of a list buy is printed here as cards.")
            self.empty.set_words(words, self.tr("This list buys no spell and no miracle"))
            self.empty.set_verbs(("muster", self.tr("Go to the Muster")))
        else:
            words = self.tr("Build an army: its cards are laid out here.")
            self.empty.set_words(words, self.tr("Nothing to print yet"))
            self.empty.set_verbs(("muster", self.tr("Go to the Muster")), library)

    def _on_empty(self, place: str) -> None:
        self.wanted.emit(place, None)


def _menu(place: PrintingPlace) -> Entries:
    """Give the verbs; what helps a text that is too long, and hidden orders, only where there are some."""
    translate = QCoreApplication.translate
    unfit, hidden, pages = (
        Submenu(words, [row.id for row in part.rows("")])
        for words, part in (
            (translate("PrintingPlace", "What does not fit"), place.unfit),
            (translate("PrintingPlace", "Hidden orders"), place.reveal),
            (translate("PrintingPlace", "Pages"), place.look),
        )
    )
    actions = place.actions_set
    asked = [part for part in (unfit, hidden) if any(actions[id].isEnabled() for id in part.ids)]
    return ("printing.print", "printing.save", "printing.open", "", *asked, pages, "", "printing.test")
