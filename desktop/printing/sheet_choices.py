"""Offer how a sheet is made: its paper, the size of its cards, what lies between them, where to cut."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.operations.page_pictures import DPI
from desktop.operations.paper import PrintOptions
from desktop.paper.stock import CARD_SIZES, LEAST_CARD, MOST_BLEED, MOST_CARD, MOST_GAP, OWN_SIZE
from desktop.widgets.boxes import Combo
from desktop.widgets.choice import Segmented
from desktop.widgets.spin import DoubleSpin, Spin
from desktop.widgets.text import SectionHeader, label
from desktop.wording.plain import caption, plain_tip

SWITCHES = ("landscape", "control_bar", "goes_on", "other_behind")
NAMED = ("paper", "card", "gap", "bleed", "cuts", "backs", "flip", "dpi")


def measure(parent: QWidget, least: float, most: float, step: float = 0.5) -> DoubleSpin:
    """Make a field for a length in mm."""
    made = DoubleSpin(parent)
    made.setDecimals(1)
    made.setSingleStep(step)
    made.setRange(least, most)
    made.setSuffix("\u00a0mm")
    made.setKeyboardTracking(False)
    made.setAlignment(Qt.AlignmentFlag.AlignRight)
    return made


def labelled_grid(rows: Iterable[tuple[QLabel | None, QWidget]]) -> QGridLayout:
    """Lay fields beneath each other behind their labels, over the whole width where there is none."""
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(8)
    grid.setColumnStretch(1, 1)
    for at, (said, field) in enumerate(rows):
        if said is None:
            grid.addWidget(field, at, 0, 1, 2)
            continue
        grid.addWidget(said, at, 0)
        grid.addWidget(field, at, 1)
        said.setBuddy(field)
    return grid


def fill(box: Combo, **rows: str) -> None:
    """Offer rows by their keys, in the words of now, and keep the one that was chosen."""
    chosen = max(0, box.currentIndex())
    box.clear()
    for key, words in rows.items():
        box.addItem(words, key)
    box.setCurrentIndex(chosen)


class SheetChoices(QWidget):
    """The group of choices about the sheet; every change by the player's hand is told at once."""

    changed = Signal()
    """Emitted when another option was chosen; `taken` puts it into options."""

    refused = Signal(str)
    """Emitted in words when a number typed is none that can be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = SectionHeader("", self)
        self.paper, self.card = Combo(self), Combo(self)
        self.own = QWidget(self)
        self.width_of = measure(self.own, LEAST_CARD[0], MOST_CARD[0], 1.0)
        self.height_of = measure(self.own, LEAST_CARD[1], MOST_CARD[1], 1.0)
        self.gap = measure(self, 0.0, MOST_GAP)
        self.bleed = measure(self, 0.0, MOST_BLEED)
        self.dpi = Spin(self)
        self.dpi.setRange(*DPI)
        self.dpi.setSingleStep(50)
        self.dpi.setKeyboardTracking(False)
        self.dpi.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.cuts = Segmented(self)
        self.backs = Segmented(self)
        self.flip = Segmented(self)
        self.switches = {name: QCheckBox(self) for name in SWITCHES}
        self._labels = {name: label("", self) for name in NAMED}
        self._times = label("×", self.own)
        self._cards, self._long, self._both, self._colour = True, True, False, True
        self._lay()
        self._connect()
        self.retranslate()

    def _lay(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.header)
        own = QHBoxLayout(self.own)
        own.setContentsMargins(0, 0, 0, 0)
        own.setSpacing(4)
        own.addWidget(self.width_of, 1)
        own.addWidget(self._times)
        own.addWidget(self.height_of, 1)
        said = self._labels
        column.addLayout(labelled_grid((
            (said["paper"], self.paper), (said["card"], self.card), (None, self.own),
            (None, self.switches["landscape"]), (said["gap"], self.gap), (said["bleed"], self.bleed),
        )))  # fmt: skip
        column.addWidget(self._labels["cuts"])
        column.addWidget(self.cuts)
        column.addWidget(self.switches["control_bar"])
        for name, field in (("backs", self.backs), ("flip", self.flip)):
            column.addWidget(self._labels[name])
            column.addWidget(field)
        column.addWidget(self.switches["goes_on"])
        column.addWidget(self.switches["other_behind"])
        dots = QHBoxLayout()
        dots.addWidget(self._labels["dpi"], 1)
        dots.addWidget(self.dpi, 1)
        self._labels["dpi"].setBuddy(self.dpi)
        column.addLayout(dots)

    def _connect(self) -> None:
        for box in (self.paper, self.card):
            box.activated.connect(self._on_changed)
        for field in (self.width_of, self.height_of, self.gap, self.bleed, self.dpi):
            field.valueChanged.connect(self._on_changed)
            field.refused.connect(self.refused)
        for choice in (self.cuts, self.backs, self.flip):
            choice.changed.connect(self._on_changed)
        for switch in self.switches.values():
            switch.clicked.connect(self._on_changed)

    def show_options(self, options: PrintOptions) -> None:
        """Show options as they stand."""
        self.blockSignals(True)
        self.paper.setCurrentIndex(self.paper.findData(options.paper))
        self.card.setCurrentIndex(self.card.findData(options.card))
        self.width_of.setValue(options.card_width)
        self.height_of.setValue(options.card_height)
        self.gap.setValue(options.gap)
        self.dpi.setValue(options.dpi)
        self.bleed.setValue(options.bleed)
        self.cuts.set_choice(options.cuts)
        self.backs.set_choice(options.backs)
        self.flip.set_choice(options.flip)
        for name, switch in self.switches.items():
            switch.setChecked(getattr(options, name))
        self._show_what_matters()
        self.blockSignals(False)

    def taken(self, options: PrintOptions) -> PrintOptions:
        """Put what is chosen here into options."""
        switched: dict[str, Any] = {name: switch.isChecked() for name, switch in self.switches.items()}
        return replace(
            options,
            paper=str(self.paper.currentData()),
            card=str(self.card.currentData()),
            card_width=self.width_of.value(),
            card_height=self.height_of.value(),
            gap=self.gap.value(),
            dpi=self.dpi.value(),
            bleed=self.bleed.value(),
            cuts=self.cuts.choice(),
            backs=self.backs.choice(),
            flip=self.flip.choice(),
            **switched,
        )

    def _on_changed(self) -> None:
        self._show_what_matters()
        self.changed.emit()

    def ask_cards(self, asked: bool, *, long_text: bool, both: bool, colour: bool) -> None:
        """Ask how cards lie on the sheet, where cards are printed; what lies behind in both languages.

        Cards without text of their own have no long one, those without colour do not bleed.
        """
        self._cards, self._long, self._both, self._colour = asked, long_text, both, colour
        self._show_what_matters()

    def _show_what_matters(self) -> None:
        """Ask for an own size only where one is chosen; a page for each card has no sheet around it."""
        cards, said = self._cards, self._labels
        fields = {
            "card": self.card,
            "gap": self.gap,
            "bleed": self.bleed,
            "cuts": self.cuts,
            "backs": self.backs,
        }
        for name, field in fields.items():
            shown = cards and (name != "bleed" or self._colour)
            field.setVisible(shown)
            said[name].setVisible(shown)
        for name in ("landscape", "control_bar"):
            self.switches[name].setVisible(cards)
        self.own.setVisible(cards and self.card.currentData() == OWN_SIZE)
        for each in (said["flip"], self.flip):
            each.setVisible(cards and self.backs.choice() == "behind")
        backs = cards and self.backs.choice() != "none"
        self.switches["goes_on"].setVisible(backs and self._long)
        self.switches["other_behind"].setVisible(backs and self._both)
        sheet = self.paper.currentData() != "card"
        for field in (self.gap, self.cuts, self.switches["control_bar"]):
            field.setEnabled(sheet)
        for name in ("gap", "cuts"):
            self._labels[name].setEnabled(sheet)

    # Words and looks

    def retranslate(self) -> None:
        """Say all fixed words again."""
        self.header.set_words(self.tr("On the sheet"))
        sizes = {key: f"{size.width:g} × {size.height:g} mm" for key, size in CARD_SIZES.items()}
        fill(self.paper, a4="A4", letter="Letter", a3="A3", card=self.tr("One card per page"))
        fill(self.card, **sizes, **{OWN_SIZE: self.tr("Own size")})
        self.cuts.set_choices(
            ("marks", self.tr("Marks", "to cut by")),
            ("lines", self.tr("Lines", "to cut by")),
            ("none", self.tr("None", "to cut by")),
        )
        self.backs.set_choices(
            ("none", self.tr("None", "backs of cards")),
            ("behind", self.tr("Behind")),
            ("fold", self.tr("To fold")),
        )
        self.flip.set_choices(("long", self.tr("Long edge")), ("short", self.tr("Short edge")))
        fields: dict[str, QWidget] = {
            "paper": self.paper, "card": self.card, "gap": self.gap, "bleed": self.bleed, "cuts": self.cuts,
            "backs": self.backs, "flip": self.flip, "dpi": self.dpi,
        }  # fmt: skip
        for name, words, tip in (
            ("paper", self.tr("Paper"), ""),
            ("card", self.tr("Card"), ""),
            ("gap", self.tr("Gap"), self.tr("What lies between two cards at least")),
            ("bleed", self.tr("Bleed"), self.tr("So far the colour runs over the cut: no white edge shows")),
            ("cuts", self.tr("Where to cut"), ""),
            (
                "backs",
                self.tr("Backs"),
                self.tr("Behind each card on the same sheet, or beside it to be folded and glued"),
            ),
            ("flip", self.tr("The printer turns the sheet over its"), ""),
            ("dpi", self.tr("Dots per inch (PNG)"), self.tr("How fine pages saved as pictures are")),
        ):
            self._labels[name].setText(words)
            fields[name].setAccessibleName(words)
            for each in (self._labels[name], fields[name]):
                each.setToolTip(plain_tip(tip))
        self.width_of.setAccessibleName(self.tr("Width of the card"))
        self.height_of.setAccessibleName(self.tr("Height of the card"))
        for name, words, tip in (
            (
                "landscape",
                self.tr("Landscape"),
                self.tr("Wider than high: the values in one row, boxes beside the text"),
            ),
            (
                "control_bar",
                self.tr("Control bars of 50 mm"),
                self.tr("Measure both: 50 mm means the size is right"),
            ),
            (
                "goes_on",
                self.tr("Long text goes on behind"),
                self.tr("Text stays readable; the rest stands on the back instead of the emblem"),
            ),
            (
                "other_behind",
                self.tr("English behind"),
                self.tr("The card in French on one side and in English on the other, not beside each other"),
            ),
        ):
            self.switches[name].setText(caption(words))
            self.switches[name].setToolTip(plain_tip(tip))

    def restyle(self) -> None:
        """Take the text size again."""
        for switch in self.switches.values():
            switch.setMinimumHeight(theme.current().target)
