"""Cards side by side, field by field: two to four columns; what differs is marked by a sign and in bold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from desktop.library.field_table import BEFORE, CARDS, FieldTable
from desktop.look import theme
from desktop.widgets.boxes import Combo
from desktop.widgets.choice import Segmented
from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.text import KeyHint, label
from desktop.wording.card_words import language_now
from desktop.wording.plain import plain_tip
from rules.card_comparison import field_rows
from rules.cards import Revision
from rules.peoples import Peoples

MOST = 4
GAP = 4


class CardsSheet(PassingOverlay):
    """A panel over the window; each column has its choice among the cards offered."""

    card_wanted = Signal(str)
    """The id of a card that the player wants to see."""

    def __init__(
        self, parent: QWidget, offered: Sequence[Revision], chosen: Sequence[Revision], peoples: Peoples
    ) -> None:
        super().__init__(parent)
        self._peoples = peoples
        self._offered = {revision.card_id: revision for revision in offered}
        title = label(self.tr("Cards side by side"), self.panel, role="title")
        self._told = label("", self.panel, role="soft")
        close = QPushButton(self.tr("Close"), self.panel)
        self.filter = Segmented(self.panel)
        self.filter.set_choices(("all", self.tr("Every field")), ("differs", self.tr("Only differences")))
        self.boxes = [self._box(revision) for revision in chosen[:MOST]]
        self.table = FieldTable(self.panel)
        self.table.setAccessibleName(title.text())
        self.show_button = QPushButton(self.tr("Show this card"), self.panel)
        head, columns, foot = (QHBoxLayout() for _ in range(3))
        head.setSpacing(8)
        head.addWidget(title)
        head.addWidget(self._told, 1)
        head.addWidget(self.filter)
        head.addWidget(KeyHint("D", self.panel))
        head.addWidget(close)
        columns.setSpacing(GAP)
        columns.addSpacing(theme.current().px(BEFORE) - GAP)
        for box in self.boxes:
            columns.addWidget(box, 1)
        foot.addStretch(1)
        foot.addWidget(self.show_button)
        foot.addWidget(KeyHint("↵", self.panel))
        column = self.sheet_column()
        column.addLayout(head)
        column.addLayout(columns)
        column.addWidget(self.table, 1)
        column.addLayout(foot)
        close.clicked.connect(self.close_panel)
        self.filter.changed.connect(self._fill)
        self.show_button.clicked.connect(self._show)
        self.table.wanted.connect(self._on_key)
        self._fill()

    def panel_size(self) -> tuple[int, int]:
        """Take most of the window: four cards need the width."""
        px = theme.current().px
        return px(400 + 280 * max(2, len(self.boxes))), px(960)

    def show_now(self) -> None:
        """Open with the keyboard in the table."""
        self.open()
        self.table.setFocus()

    @property
    def cards(self) -> list[Revision]:
        """The cards in view, from left to right."""
        return [self._offered[box.currentData()] for box in self.boxes]

    def rows(self) -> list[tuple[str, ...]]:
        """Give what is shown, row by row: the sign, the field, then what each card says."""
        return self.table.words()

    def _box(self, chosen: Revision) -> QComboBox:
        """Offer every card for a column; names first, then what tells cards of one name apart."""
        box = Combo(self.panel)
        language = language_now()
        for revision in self._offered.values():
            words = " · ".join(filter(None, (revision.card.name(language), revision.card.edition)))
            box.addItem(words, revision.card_id)
            box.setItemData(box.count() - 1, plain_tip(words), Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(box.findData(chosen.card_id))
        box.setToolTip(plain_tip(box.currentText()))
        box.setAccessibleName(self.tr("Card of this column"))
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(8)
        box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        box.currentIndexChanged.connect(self._fill)
        return box

    def _on_key(self, key: Qt.Key) -> None:
        self._narrow() if key == Qt.Key.Key_D else self._show()

    def _narrow(self) -> None:
        """Show every field, or those that differ alone."""
        self.filter.set_choice("all" if self.filter.choice() == "differs" else "differs")
        self._fill()

    def _fill(self) -> None:
        cards = self.cards
        for box in self.boxes:
            box.setToolTip(plain_tip(box.currentText()))
        every = field_rows([revision.card for revision in cards])
        differing = [row for row in every if row.contradicts]
        self._told.setText(
            self.tr("%n differences", "", len(differing)) if differing else self.tr("No difference")
        )
        shown = differing if self.filter.choice() == "differs" else every
        self.table.fill(shown, self._peoples, len(cards))

    def _show(self) -> None:
        at = max(0, self.table.currentColumn() - CARDS)
        card_id = self.cards[min(at, len(self.boxes) - 1)].card_id
        self.close_panel()
        self.card_wanted.emit(card_id)
