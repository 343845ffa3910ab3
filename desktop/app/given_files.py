"""Files handed to the window, dropped on it or opened by their icons: each goes where it belongs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from desktop.operations.file_kinds import FileKind, kind_of
from desktop.shell.window import Window


class GivenFiles(QObject):
    """Opens libraries, and takes everything else to the place that imports it."""

    def __init__(self, window: Window, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        window.files_given.connect(self.take)

    def take(self, paths: Sequence[Path]) -> None:
        """Do with files what opening them would; a library comes alone, for it is another one that is open then.

        What nobody reads is named in one sentence.
        """
        window, kinds = self._window, {path: kind_of(path) for path in paths}
        if library := next((path for path in paths if kinds[path] is FileKind.LIBRARY), None):
            window.want_library("open", str(library))
            return
        if strange := [path for path in paths if kinds[path] is FileKind.UNKNOWN]:
            words = self.tr("“{file}” is nothing that can be read here. Drop libraries, packages, tables, "
                            "lists, BattleScribe files or battles; a picture goes onto its card.")
            window.say(words.format(file=strange[0].name), "warn")
        elif window.desk is None:
            window.say(self.tr("Open a library first."), "warn")
        for place, kind in (("battle", FileKind.BATTLE), ("library", FileKind.CARDS)):
            mine = tuple(path for path in paths if kinds[path] is kind)
            if mine and window.desk is not None:
                window.go(place, mine)
