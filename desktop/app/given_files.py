"""What is handed to the window, dropped on it, pasted or opened by its icon: each goes where it belongs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QTemporaryDir
from PySide6.QtGui import QImage

from desktop.operations.file_kinds import FileKind, kind_of
from desktop.shell.window import Window
from desktop.widgets.file_drops import dragged_files
from desktop.wording import PASTED

_PARTS = ("\t", ";", ",", "|")
"""What parts the cells of a table."""


class GivenFiles(QObject):
    """Opens libraries, and takes everything else to the place that imports it."""

    def __init__(self, window: Window, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._pasted: QTemporaryDir | None = None
        window.files_given.connect(self.take)
        window.pasted.connect(self.paste)

    def take(self, paths: Sequence[Path]) -> None:
        """Do with files what opening them would; what nobody reads is named in one sentence.

        A library comes alone: another one is open then.
        """
        window, kinds = self._window, {path: kind_of(path) for path in paths}
        if library := next((path for path in paths if kinds[path] is FileKind.LIBRARY), None):
            window.want_library("open", str(library))
            return
        if strange := [path for path in paths if kinds[path] is FileKind.UNKNOWN]:
            words = self.tr(
                "“{file}” cannot be read here: drop a library, a package, a table, a list, a BattleScribe "
                "file or a battle. A picture goes onto its card."
            )
            window.say(words.format(file=strange[0].name), "warn")
        elif window.desk is None:
            window.say(self.tr("Open a library first."), "warn")
        for place, kind in (("battle", FileKind.BATTLE), ("library", FileKind.CARDS)):
            mine = tuple(path for path in paths if kinds[path] is kind)
            if mine and window.desk is not None:
                window.go(place, mine)

    def paste(self, given: QMimeData) -> None:
        """Take in what is on the clipboard as if it were the file that it would make."""
        if files := dragged_files(given):
            self.take(files)
            return
        path = self._written(given)
        place = self._window.current()
        if path is None:
            words = self.tr(
                "Nothing on the clipboard can be read here: copy a list, a table of cards, a battle, a file "
                "or a picture."
            )
            self._window.say(words, "warn")
        elif place is None or not place.take_pasted(path):
            self.take((path,))

    def _written(self, given: QMimeData) -> Path | None:
        """Write what is on the clipboard into a file that lies until the next one; None for nothing."""
        self._pasted = folder = QTemporaryDir()
        if given.hasImage():
            path, picture = Path(folder.filePath(f"{PASTED}.png")), QImage(given.imageData())
            return path if picture.save(str(path)) else None
        text = given.text().strip()
        is_json = text.startswith(("{", "["))
        path = Path(folder.filePath(f"{PASTED}.json" if is_json else f"{PASTED}.txt"))
        path.write_text(text, encoding="utf-8")
        return path if text and _is_read(path, text, is_json=is_json) else None


def _is_read(path: Path, text: str, *, is_json: bool) -> bool:
    """Tell whether words are a list or a battle, or a table: lines of cells beneath a heading."""
    from desktop.operations.shared_lists import is_list, tells_battle  # slow to load at each start

    if is_list(path):
        return True
    if is_json:
        return tells_battle(text.encode())
    lines = text.splitlines()
    return len(lines) > 1 and any(part in lines[0] for part in _PARTS)
