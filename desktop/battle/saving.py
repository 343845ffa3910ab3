"""Save the report of a battle as a text file."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.operations.files import file_name, hand_over
from desktop.shell.place import WindowPlace
from desktop.widgets.ask_file import ask_where
from desktop.widgets.outside import OpenOutside
from desktop.wording import say

translate = QCoreApplication.translate


def save_report(place: WindowPlace, name: str, words: str) -> None:
    """Ask where, write, and say where it is; a disk that refuses is a sentence, not a loss."""
    proposed = f"{file_name(name, 'battle')}.txt"
    title, kind = translate("Battle", "Save the report"), translate("Battle", "Text (*.txt)")
    path = ask_where(place, title, proposed, kind)
    if path is None:
        return
    refused = hand_over(path, words.encode())
    if refused is not None:
        place.say(say(refused.message), "bad")
        return
    words = translate("Battle", "Report saved: {file}").format(file=path)
    place.say(words, "good", translate("Battle", "Open the folder"), OpenOutside(path.parent))
