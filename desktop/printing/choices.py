"""Offer what can be chosen for a print, in three groups: what, on the card, on the sheet."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.operations.paper import MOST_COPIES, PrintOptions
from desktop.printing.presets import PresetRow
from desktop.printing.printer_choices import PrinterChoices
from desktop.printing.sheet_choices import SheetChoices, fill
from desktop.printing.sources import BATTLES, PRINTABLES
from desktop.widgets.boxes import Combo, may_shrink
from desktop.widgets.choice import Segmented
from desktop.widgets.in_line import in_column
from desktop.widgets.spin import Spin
from desktop.widgets.text import SectionHeader, label
from desktop.wording.plain import caption, plain_tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.battle.ruleset import Ruleset

PARTS = ("cards", "summary", "spells")
SWITCHES = ("wound_boxes", "pictures", "notes", "ink_saver", "large_text", "icons", *PARTS)
_NAME = 80
"""Letters of a name in the lists of what can be printed."""
_LABELS = ("source", "list", "second", "language", "figures", "copies", "ruleset")
"""The fields that have their name above or beside them."""
_LEAST = 16
"""Letters that their boxes show at least: a long name makes the panel no wider."""


def _short(name: str) -> str:
    """Shorten a name for a list, and let it be seen."""
    return name if len(name) <= _NAME else f"{name[: _NAME - 1].rstrip()}…"


class Choices(QWidget):
    """The panel of choices; every change by the player's hand is told at once."""

    changed = Signal()
    """Emitted when another option was chosen."""

    refused = Signal(str, str)
    """Emitted in words and with their tone when a number typed is none that can be."""

    source_changed = Signal(str)
    """Emitted with a key of `PRINTABLES`."""

    printer_changed = Signal()
    """Emitted when another printer was chosen, or something was told of it."""

    army_chosen = Signal(str)
    """Emitted with the id of the army chosen."""

    second_chosen = Signal(str)
    """Emitted with the id of the army that goes into the same file, "" for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = PrintOptions()
        self._rulesets: dict[str, Ruleset] = {}
        self._others: list[tuple[str, str]] = []
        self._spoken = "en"
        self._words: list[tuple[Callable[[str], object], Callable[[], str]]] = []
        self.presets = PresetRow(self)
        self.source = Combo(self)
        self.armies = Combo(self)
        self.second = Combo(self)
        may_shrink(self.armies, _LEAST)
        may_shrink(self.second, _LEAST)
        self.selection = label("", self, role="soft", wrap=True)
        self.under = QVBoxLayout()
        """What is asked of the thing that is printed, beneath its name."""
        self.language = Segmented(self)
        self.figures = Segmented(self)
        self.copies = Spin(self)
        self.copies.setRange(1, MOST_COPIES)
        self.copies.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.ruleset = Combo(self)
        self.switches = {name: QCheckBox(self) for name in SWITCHES}
        self.sheet = SheetChoices(self)
        self.printer = PrinterChoices(self)
        self._headers = {name: SectionHeader("", self) for name in ("what", "card")}
        self._labels = {name: label("", self) for name in _LABELS}
        self._lay()
        self._connect()
        self.retranslate()
        self.restyle()

    def _lay(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 16)
        column.setSpacing(8)
        column.addWidget(self.presets)
        column.addWidget(self._headers["what"])
        for name, box in (("source", self.source), ("list", self.armies), ("second", self.second)):
            column.addWidget(self._labels[name])
            column.addWidget(box)
        column.addWidget(self.selection)
        column.addLayout(self.under)
        for name, field in (("language", self.language), ("figures", self.figures)):
            column.addWidget(self._labels[name])
            column.addWidget(field)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._labels["copies"], 0, 0)
        grid.addWidget(self.copies, 0, 1, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(grid)
        column.addLayout(in_column(None, *(self.switches[name] for name in PARTS), gap=0))
        column.addWidget(self._headers["card"])
        column.addWidget(self.switches["wound_boxes"])
        column.addWidget(self._labels["ruleset"])
        column.addWidget(self.ruleset)
        looks = ("pictures", "notes", "large_text", "icons")
        column.addLayout(in_column(None, *(self.switches[name] for name in looks), gap=0))
        column.addWidget(self.sheet)
        column.addWidget(self.switches["ink_saver"])
        column.addWidget(self.printer)
        column.addStretch(1)
        buddies: dict[str, QWidget] = {
            "source": self.source,
            "list": self.armies,
            "second": self.second,
            "language": self.language,
            "figures": self.figures,
            "copies": self.copies,
            "ruleset": self.ruleset,
        }
        for name, buddy in buddies.items():
            self._labels[name].setBuddy(buddy)

    def _connect(self) -> None:
        self.source.activated.connect(self._on_source)
        self.armies.activated.connect(self._on_army)
        self.second.activated.connect(self._on_second)
        self.ruleset.activated.connect(self._on_ruleset)
        self.copies.valueChanged.connect(self._on_copies)
        for numbers in (self.copies, self.sheet, self.printer):
            numbers.refused.connect(self._on_refused)
        self.presets.taken.connect(self.take)
        self.sheet.changed.connect(self._on_sheet)
        self.printer.changed.connect(self._on_printer)
        for field in (self.language, self.figures):
            field.changed.connect(self._on_changed)
        for switch in self.switches.values():
            switch.clicked.connect(self._on_changed)

    # What is chosen

    @property
    def options(self) -> PrintOptions:
        """The options as they stand."""
        return self._options

    @property
    def spoken(self) -> str:
        """The language of the program."""
        return self._spoken

    def show_options(self, options: PrintOptions, rulesets: dict[str, Ruleset], spoken: str) -> None:
        """Show options; rulesets are named in the language spoken."""
        self._options = replace(options, printer=self.printer.trim)
        self._rulesets, self._spoken = rulesets, spoken
        self.language.set_choice(options.language)
        self.figures.set_choice("figure" if options.per_figure else "entry")
        self.sheet.show_options(options)
        self.copies.blockSignals(True)
        self.copies.setValue(options.copies)
        self.copies.blockSignals(False)
        for name, switch in self.switches.items():
            switch.setChecked(getattr(options, name))
        self.offer_rulesets(())
        self.presets.show_options(self._options)
        self._show_what_matters()

    def offer_rulesets(self, systems: Collection[str]) -> None:
        """Offer the rulesets of the systems whose cards are printed; all of them where nothing is.

        Where the one of last time is of another system, boxes are those of the first.
        """
        self.ruleset.clear()
        for key, ruleset in self._rulesets.items():
            if not systems or ruleset.system in systems:
                self.ruleset.addItem(ruleset.en if self._spoken == "en" else ruleset.fr, key)
        self.ruleset.setCurrentIndex(max(0, self.ruleset.findData(self._options.ruleset)))

    def ruleset_of(self, game: str) -> str:
        """Give the ruleset that is chosen, or the first of a game where that one is of another."""
        fitting = [key for key, ruleset in self._rulesets.items() if ruleset.system == game]
        chosen = self._options.ruleset
        return chosen if chosen in fitting else next(iter(fitting), chosen)

    def show_source(self, source: str, armies: Sequence[tuple[str, str]], army: str, cards: int) -> None:
        """Show what is printed: armies as (id, name), the one chosen, the number of cards selected."""
        self.source.setCurrentIndex(self.source.findData(source))
        self.armies.clear()
        for key, name in armies:
            self.armies.addItem(_short(name), key)
        self.armies.setCurrentIndex(self.armies.findData(army))
        self.armies.setEnabled(bool(armies))
        self._show_second(army, armies)
        self.selection.setVisible(source in ("cards", "offers"))
        if source == "offers" and cards:
            words = self.tr("%n spells and miracles selected in the Library", "", cards)
        elif source == "offers":
            words = self.tr("Select spells in the Library, then choose Print there.")
        elif cards:
            words = self.tr("%n cards selected in the Library", "", cards)
        else:
            words = self.tr("Select cards in the Library, then choose Print there.")
        self.selection.setText(words)
        self._show_what_matters()

    def _show_second(self, army: str, armies: Sequence[tuple[str, str]]) -> None:
        """Offer another list for the same file, where one list is printed."""
        self._others = [(key, name) for key, name in armies if key != army and "/" not in key]
        chosen = self.second.currentData()
        self.second.clear()
        self.second.addItem(self.tr("No second list"), "")
        for key, name in self._others:
            self.second.addItem(self.tr("and {name}").format(name=_short(name)), key)
        self.second.setCurrentIndex(max(0, self.second.findData(chosen)))

    def show_second(self, army: str) -> None:
        """Show which list goes into the same file."""
        self.second.setCurrentIndex(max(0, self.second.findData(army)))

    def _show_what_matters(self) -> None:
        """Ask only what changes something in what is printed; grey what does not just now."""
        asked = PRINTABLES.get(self.source.currentData(), frozenset[str]())
        said, switches = self._labels, self.switches
        groups: dict[str, tuple[QWidget, ...]] = {
            "list": (said["list"], self.armies),
            "figures": (said["figures"], self.figures),
            "copies": (said["copies"], self.copies),
            "parts": tuple(switches[name] for name in PARTS),
            "boxes": (switches["wound_boxes"],),
            "ruleset": (said["ruleset"], self.ruleset),
            "icons": (switches["icons"],),
            "pictures": (switches["pictures"],),
            "notes": (switches["notes"],),
            "text": (switches["large_text"],),
            "ink": (switches["ink_saver"],),
        }
        for name, fields in groups.items():
            for field in fields:
                field.setVisible(name in asked)
        seconds = "second" in asked and bool(self._others) and "/" not in self._army()
        for field in (said["second"], self.second):
            field.setVisible(seconds)
        of_battle = self.source.currentData() in BATTLES
        said["list"].setText(self.tr("Battle") if of_battle else self.tr("List"))
        on_card = asked & {"boxes", "pictures", "notes", "text", "icons"}
        self._headers["card"].setVisible(bool(on_card))
        both = "behind" in asked and self.language.choice() == "both"
        colour = "bleed" in asked and not switches["ink_saver"].isChecked()
        self.sheet.ask_cards("sheet" in asked, long_text="text" in asked, both=both, colour=colour)
        switches["pictures"].setEnabled(not switches["ink_saver"].isChecked())
        boxes = "boxes" in asked
        words = self.tr("Boxes of the ruleset") if boxes else self.tr("Ruleset")
        said["ruleset"].setText(words)
        self.ruleset.setAccessibleName(words)
        for each in (said["ruleset"], self.ruleset):
            each.setEnabled(not boxes or switches["wound_boxes"].isChecked())

    def _on_changed(self) -> None:
        chosen: dict[str, Any] = {name: switch.isChecked() for name, switch in self.switches.items()}
        chosen["language"] = self.language.choice()
        chosen["per_figure"] = self.figures.choice() == "figure"
        self._take(replace(self._options, **chosen))

    def _on_refused(self, words: str) -> None:
        self.refused.emit(words, "warn")

    def _on_copies(self, copies: int) -> None:
        self._take(replace(self._options, copies=copies))

    def _on_sheet(self) -> None:
        self._take(self.sheet.taken(self._options))

    def take(self, options: PrintOptions) -> None:
        """Take other options, as a preset or a way out has them."""
        self.show_options(options, self._rulesets, self._spoken)
        self.changed.emit()

    def take_printer(self, name: str) -> None:
        """Go over to a printer that something was told of."""
        self.printer.choose(name)
        self._on_printer()

    def _on_printer(self) -> None:
        self._take(replace(self._options, printer=self.printer.trim))
        self.printer_changed.emit()

    def _on_ruleset(self, row: int) -> None:
        self._take(replace(self._options, ruleset=str(self.ruleset.itemData(row))))

    def _take(self, options: PrintOptions) -> None:
        self._show_what_matters()
        if options != self._options:
            self._options = options
            self.presets.show_options(options)
            self.changed.emit()

    def _on_source(self, row: int) -> None:
        self.source_changed.emit(str(self.source.itemData(row)))

    def _army(self) -> str:
        return str(self.armies.currentData() or "")

    def _on_second(self, row: int) -> None:
        self.second_chosen.emit(str(self.second.itemData(row)))

    def _on_army(self, row: int) -> None:
        self.army_chosen.emit(str(self.armies.itemData(row)))

    # Words and looks

    def retranslate(self) -> None:
        """Say all fixed words again."""
        fill(
            self.source,
            army=self.tr("Army"),
            cards=self.tr("Selected cards"),
            offers=self.tr("Selected spells and miracles"),
            spells=self.tr("Spells and miracles of a list"),
            strips=self.tr("Activation strips of a list"),
            tokens=self.tr("Tokens for a list"),
            battle=self.tr("Battle as it stands"),
            report=self.tr("Battle report"),
            reference=self.tr("Quick reference of a game"),
            blank=self.tr("Blank cards"),
            test=self.tr("Test page of the printer"),
        )
        self.source.setAccessibleName(self.tr("What to print"))
        self.language.set_choices(("fr", "Français"), ("en", "English"), ("both", self.tr("Both")))
        self.figures.set_choices(("entry", self.tr("One per entry")), ("figure", self.tr("One per figure")))
        self.presets.retranslate()
        self.sheet.retranslate()
        self.printer.retranslate()
        for name, words in (
            ("what", self.tr("What to print")),
            ("card", self.tr("On the card")),
        ):
            self._headers[name].set_words(words)
        for name, words in (
            ("source", self.tr("Document")),
            ("second", self.tr("Second list")),
            ("language", self.tr("Language")),
            ("figures", self.tr("Cards for several figures")),
            ("copies", self.tr("Copies")),
        ):
            self._labels[name].setText(words)
        self.copies.setAccessibleName(self._labels["copies"].text())
        self._show_what_matters()
        for name, words, tip in (
            (
                "wound_boxes",
                self.tr("Boxes for wounds or life"),
                self.tr("A row for each figure, with a box for Stunned where the rules have it"),
            ),
            (
                "pictures",
                self.tr("Pictures"),
                self.tr("The picture attached to the card, where there is one"),
            ),
            (
                "notes",
                self.tr("Notes of the cards"),
                self.tr("What you noted on the card itself: what to remember of it in play"),
            ),
            ("ink_saver", self.tr("Save ink"), self.tr("Thin black lines, nothing filled, no pictures")),
            (
                "large_text",
                self.tr("Large text"),
                self.tr("Text of ten points at least; what has no room goes on behind, or is told"),
            ),
            (
                "icons",
                self.tr("Icons at values and abilities"),
                self.tr(
                    "A sign for each value and for when an ability counts; the quick reference tells them"
                ),
            ),
            ("cards", self.tr("Cards"), self.tr("The reference cards of the army")),
            (
                "summary",
                self.tr("Army sheet"),
                self.tr(
                    "The army to play from by pen: values, abilities, boxes for each figure, coordinators"
                ),
            ),
            (
                "spells",
                self.tr("Spells and miracles as cards"),
                self.tr("Those the list buys, each on its own card after the others"),
            ),
        ):
            self.switches[name].setText(caption(words))
            self.switches[name].setToolTip(plain_tip(tip))
        self.armies.setAccessibleName(self.tr("Army or battle to print"))
        self.second.setAccessibleName(self.tr("Second list in the same file"))
        if self.second.count():
            self.second.setItemText(0, self.tr("No second list"))
        for row in range(1, self.second.count()):
            self.second.setItemText(row, self.tr("and {name}").format(name=_short(self._others[row - 1][1])))
        for field, name in ((self.language, "language"), (self.figures, "figures")):
            field.setAccessibleName(self._labels[name].text())

    def restyle(self) -> None:
        """Take the text size again."""
        px = theme.current().px
        for switch in self.switches.values():
            switch.setMinimumHeight(theme.current().target)
        self.sheet.restyle()
        self.printer.restyle()
        self.copies.setMinimumWidth(px(88))
