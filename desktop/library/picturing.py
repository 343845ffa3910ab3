"""The picture of the card looked at: chosen, dropped, cropped, taken away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from desktop.library.crop import CropDraft
from desktop.library.host import ForPictures
from desktop.library.pictures import ENDINGS, cropped, decoded, read_picture
from desktop.operations import cards
from desktop.operations.picture_parts import cropped_from, told_part
from desktop.widgets.ask_file import ask_which
from desktop.wording.card_words import language_now
from rules.text import Refusal


class Picturing(QObject):
    """The verbs for the picture of a Library place's card."""

    def __init__(self, host: ForPictures, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host

    def choose(self) -> None:
        """Choose a photo for the card looked at."""
        endings = " ".join(f"*{ending}" for ending in ENDINGS)
        words = self.tr("Pictures ({endings})").format(endings=endings)
        if path := ask_which(self._host.window(), self.tr("Attach a picture"), words):
            taken = read_picture(path)
            if isinstance(taken, bytes):
                self.attach(taken)
            else:
                self._host.warn(taken)

    def drop_on(self, card_id: str, path: Path) -> None:
        """Look at a card, and give it a photo that fell on it."""
        taken = read_picture(path)
        if isinstance(taken, bytes):
            self._host.show_card(card_id)
            self.attach(taken)
        else:
            self._host.warn(taken)

    def remove(self) -> None:
        """Take the picture of the card looked at away; undo brings it back."""
        self.attach(None)

    def crop(self) -> None:
        """Ask which part of the picture stays, beginning with the part that did last time."""
        from desktop.library.crop_sheet import CropSheet  # not before a picture is cropped
        from desktop.paper.face import picture_room

        host, data = self._host, self._picture()
        if host.desk is None or data is None:
            return
        whole, edges = cropped_from(host.desk, data)
        if (image := decoded(whole)).isNull():
            return
        card = host.desk.library.card(host.browser.table.current_id()).card
        sheet = CropSheet(image, CropDraft(*edges), picture_room(card, language_now()), host.window())
        sheet.cropped.connect(self._on_cropped)
        sheet.open()
        sheet.take_keyboard()

    def _on_cropped(self, draft: CropDraft) -> None:
        host, data = self._host, self._picture()
        if host.desk is not None and data is not None:
            whole, _ = cropped_from(host.desk, data)
            self.attach(whole if draft.is_whole else told_part(cropped(whole, draft), whole, draft.edges))

    def _picture(self) -> bytes | None:
        """Give the picture of the card looked at."""
        host = self._host
        card_id = host.browser.table.current_id()
        if host.desk is None or not card_id:
            return None
        return cards.picture(host.desk, host.desk.library.card(card_id).card)

    def attach(self, data: bytes | None) -> None:
        """Give the card looked at a photo, or none."""
        host = self._host
        card_id = host.browser.table.current_id()
        if host.desk is None or not card_id:
            return
        attached = cards.attach_picture(host.desk, card_id=card_id, data=data, initiator=host)
        if isinstance(attached, Refusal):
            host.warn(attached)
        else:
            host.take_in(attached, resort=False)
