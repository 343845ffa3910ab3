"""A process of its own that shows a window and says when: `child.py bare`, or `child.py ours LIBRARY`.

It writes one line as soon as the first picture is painted, and (ours) one more when the cards are.
"""

from __future__ import annotations

import sys


def bare() -> None:
    """Show an empty window, as any program of PySide6 has to."""
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication, QWidget

    class Painted(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                say("shown")
                application.exit(0)
            return False

    application = QApplication(sys.argv[:1])
    window = QWidget()
    window.resize(1280, 800)
    watch = Painted()
    window.installEventFilter(watch)
    window.show()
    application.exec()


def ours(library: str) -> None:
    """Start the program as `desktop.app.main` does, and leave once the cards of the library are painted."""
    from pathlib import Path

    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication

    from desktop.app import program

    class Painted(QObject):
        def __init__(self, word: str) -> None:
            super().__init__()
            self.word = word

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and self.word:
                say(self.word)
                if self.word == "filled":
                    QApplication.exit(0)
                self.word = ""
            return False

    class Watched(program.Program):
        def show(self) -> None:
            super().show()
            self.first = Painted("shown")
            self.window.installEventFilter(self.first)

        def _after_show(self) -> None:
            super()._after_show()
            # Loaded by now: to load it before would be measured as the program's own start.
            from desktop.library.place import LibraryPlace

            self.then = Painted("filled")
            place = self.window.current()
            assert isinstance(place, LibraryPlace)
            cards = place.browser.table.viewport()
            cards.installEventFilter(self.then)
            cards.update()

    setattr(program, "Program", Watched)  # noqa: B010 - a class, which is not assigned to
    program.run(Path(library))


def say(word: str) -> None:
    """Tell the process that waits."""
    sys.stdout.write(word + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    bare() if sys.argv[1] == "bare" else ours(sys.argv[2])
