"""Type to search: a field with a glass, a cross and Esc."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from desktop.look import icons, theme
from desktop.widgets.spoken import announce
from desktop.widgets.text import label
from desktop.wording.plain import plain_tip
from rules.text import QT_TRANSLATE_NOOP

_GLASS, _EDGE = 20, 8
"""How large the glass is, and how far from the edge and from the words, in px at 100 %."""

_RESULTS = QT_TRANSLATE_NOOP("SearchField", "%n results", None, 1)


def found_words(found: int, nothing: str = "") -> str:
    """Say how many are found; where that is none, in the words for ``nothing`` if there are any."""
    if found:
        return QCoreApplication.translate("SearchField", _RESULTS, "", found)
    return nothing or QCoreApplication.translate("SearchField", "Nothing found.")


class SearchField(QLineEdit):
    """A search field: Esc clears it, a second Esc leaves it; Down goes to the results."""

    left = Signal()
    """Emitted by Esc in an empty field."""

    descended = Signal()
    """Emitted by Down or Return: the results should take the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt's own glass and cross stay at 16 px, however large the letters and the finger are
        self._glass, self._cross = label("", self), QToolButton(self)
        self._glass.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._cross.setCursor(Qt.CursorShape.ArrowCursor)
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cross.hide()
        self._cross.clicked.connect(self.clear)
        self.textChanged.connect(self._offer_cross)
        self._found: Callable[[], str] | None = None
        self._told = ("", "")
        self.textChanged.connect(self.tell, Qt.ConnectionType.QueuedConnection)  # once it is looked for
        self._hints: tuple[str, ...] = ()
        self._called = ""  # what it is called after what may be typed, "" for a name of its own
        self._name_cross()
        self._restyle()

    def tell_by(self, found: Callable[[], str]) -> None:
        """Let who listens be told in such words what is found, after each letter."""
        self._found = found

    def tell(self) -> None:
        """Tell who listens what is found now, unless that was told since the last letter."""
        if self._found is not None and self.isVisible():
            before, self._told = self._told, (self.text(), self._found())
            announce(self, self._told[1] if self._told != before else "")

    def _name_cross(self) -> None:
        self._cross.setAccessibleName(self.tr("Clear the search"))
        self._cross.setToolTip(plain_tip(self.tr("Clear the search")))

    def _offer_cross(self, words: str) -> None:
        self._cross.setVisible(bool(words))

    def _restyle(self) -> None:
        """Take the colours and sizes of the theme."""
        now = theme.current()
        size = now.px(_GLASS)
        self._glass.setPixmap(icons.pixmap("search", size, "soft", self.devicePixelRatioF()))
        self._cross.setIcon(icons.icon("x", "soft"))
        self.setTextMargins(size + now.px(_EDGE), 0, now.target - now.px(_EDGE), 0)
        self._place()

    def _place(self) -> None:
        """Put the glass before the words, and the cross behind them: as large as all that is pressed."""
        size, edge = theme.current().px(_GLASS), theme.current().px(_EDGE)
        self._glass.setGeometry(edge, (self.height() - size) // 2, size, size)
        self._cross.setGeometry(self.width() - self.height(), 0, self.height(), self.height())
        self._hint()

    def set_hints(self, *hints: str) -> None:
        """Say what may be typed: the first of these that there is room for, the longest in the tooltip."""
        self._hints = hints
        self._hint()

    def setPlaceholderText(self, words: str) -> None:
        """Say what may be typed: who listens hears that as its name, unless it has one of its own."""
        super().setPlaceholderText(words)
        if self.accessibleName() == self._called:
            self._called = self._hints[0] if self._hints else words
            self.setAccessibleName(self._called)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self._place()

    def _hint(self) -> None:
        margins, edges = self.textMargins(), 3 * theme.current().px(_EDGE)
        room = self.width() - margins.left() - margins.right() - edges
        advance = self.fontMetrics().horizontalAdvance
        fits = next((hint for hint in self._hints if advance(hint) <= room), None)
        if self._hints:
            self.setPlaceholderText(self._hints[-1] if fits is None else fits)
            self.setToolTip(plain_tip(self._hints[0] if fits != self._hints[0] else ""))

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the place: what was looked for is no step."""
        steps = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
        asks = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if asks and any(map(event.matches, steps)):  # type: ignore[attr-defined]
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear or leave with Esc, go to the results with Down or Return."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.left.emit()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.descended.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the language."""
        super().changeEvent(event)
        if not hasattr(self, "_called"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self._name_cross()
        elif event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._restyle()
