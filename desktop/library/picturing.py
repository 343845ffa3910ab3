"""The picture of the card looked at: chosen, dropped, taken away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.library.pictures import ENDINGS, read_picture
from desktop.operations import cards
from desktop.widgets.ask_file import ask_which
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.library.place import LibraryPlace


class Picturing(QObject):
    """The verbs for the picture of a Library place's card."""

    def __init__(self, place: LibraryPlace) -> None:
        super().__init__(place)
        self._place = place

    def choose(self) -> None:
        """Choose a photo for the card looked at."""
        endings = " ".join(f"*{ending}" for ending in ENDINGS)
        words = self.tr("Pictures ({endings})").format(endings=endings)
        if path := ask_which(self._place, self.tr("Attach a picture"), words):
            taken = read_picture(path)
            if isinstance(taken, bytes):
                self.attach(taken)
            else:
                self._place.warn(taken)

    def remove(self) -> None:
        """Take the picture of the card looked at away; undo brings it back."""
        self.attach(None)

    def attach(self, data: bytes | None) -> None:
        """Give the card looked at a photo, or none."""
        place = self._place
        card_id = place.browser.table.current_id()
        if place.desk is None or not card_id:
            return
        attached = cards.attach_picture(place.desk, card_id=card_id, data=data, initiator=place)
        if isinstance(attached, Refusal):
            place.warn(attached)
        else:
            place.take_in(attached, resort=False)
