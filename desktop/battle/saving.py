"""Save the report of a battle as a text file."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog

from desktop.operations.files import hand_over
from desktop.phrases import say
from desktop.place import Place


def save_report(place: Place, name: str, words: str) -> None:
    """Ask where, write, and say where it is; a disk that refuses is a sentence, not a loss."""
    plain = re.sub(r"[^\w \-]+", "", name).strip() or "battle"
    dialog = QFileDialog(place, QCoreApplication.translate("Battle", "Save the report"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("txt")
    dialog.setNameFilter(QCoreApplication.translate("Battle", "Text (*.txt)"))
    dialog.selectFile(f"{plain}.txt")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(_Writer(place, words, dialog).write)
    dialog.open()


class _Writer:
    """Writes the words into the file chosen."""

    def __init__(self, place: Place, words: str, dialog: QFileDialog) -> None:
        self._place, self._words = place, words
        dialog.setProperty("writer", True)

    def write(self, name: str) -> None:
        """Write the file."""
        refused = hand_over(Path(name), self._words.encode())
        if refused is not None:
            self._place.say(say(refused.message), "bad")
            return
        self._place.say(
            QCoreApplication.translate("Battle", "Report saved: {file}").format(file=Path(name).name), "good"
        )
