"""The right side of the Library: the card as it is printed, and what is known about it beneath."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.library.pictures import dropped_picture, offers_picture
from desktop.paper.screen import CardFaceView
from desktop.widgets.facts import Facts
from desktop.widgets.file_drops import take_copy
from desktop.widgets.scroll import ScrollDown
from desktop.wording.field_words import facts_beneath
from rules.armies import Army
from rules.cards import Revision
from rules.peoples import Peoples


class Detail(QWidget):
    """Show one card large. A photo dropped on it is `dropped(bytes)`, or `refused(sentence)`."""

    dropped = Signal(object)
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self.face = CardFaceView(self)
        below = ScrollDown(parent=self)
        self._facts = Facts(below.viewport())
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(8, 16, 16, 8)
        column.setSpacing(12)
        column.addWidget(self.face, 5)
        below.set_page(self._facts)
        column.addWidget(below, 1)

    @property
    def facts(self) -> dict[str, str]:
        """What is said beneath the card."""
        return self._facts.facts

    def add_verbs(self, row: QWidget) -> None:
        """Put verbs above the card."""
        self._column.insertWidget(0, row)

    def set_peoples(self, peoples: Peoples) -> None:
        """Name the peoples of the open library."""
        self.face.set_peoples(peoples)

    def show_card(
        self,
        revision: Revision | None,
        language: str,
        picture: bytes | None,
        armies: Sequence[Army],
        owned: int | None = None,
    ) -> None:
        """Show a card with its picture and the armies it stands in, or nothing."""
        if revision is None:
            self.face.clear()
            self._facts.say(())
            return
        card = revision.card
        self.face.show_card(card, language, picture)
        other = card.name("fr" if language == "en" else "en")
        *of_card, note = facts_beneath(card, language)
        self._facts.say(
            [
                (self.tr("Also called"), other if other != card.name(language) else ""),
                *of_card,
                (self.tr("Revision"), str(revision.number) if revision.number > 1 else ""),
                (self.tr("Armies"), ", ".join(army.name for army in armies)),
                (self.tr("Figures owned"), "" if owned is None else str(owned)),
                note,
            ]
        )

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the card take the height that its width gives, so that the facts follow at once."""
        super().resizeEvent(event)
        margins = self._column.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        self.face.setMaximumHeight(self.face.heightForWidth(width))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a photo."""
        if offers_picture(event.mimeData()):
            take_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand a dropped photo on, or say why it cannot be used."""
        taken = dropped_picture(event.mimeData())
        if isinstance(taken, bytes):
            take_copy(event)
            self.dropped.emit(taken)
        elif taken:
            self.refused.emit(taken)
