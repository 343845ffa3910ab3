"""The cards that the Library shows, and files that are dropped on it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from desktop.library.place import LibraryPlace


def shown(place: LibraryPlace) -> list[str]:
    return [revision.card.name("fr") for revision in place.model.rows]


def drop(target: object, path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(9, 9),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    target.dropEvent(event)  # type: ignore[attr-defined]
