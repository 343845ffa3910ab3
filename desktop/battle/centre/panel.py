"""The centre of the table: what the phase asks for above, the chosen figure below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from desktop import theme
from desktop.battle.centre.archive import ArchivePage
from desktop.battle.centre.choices import ChoicesPage
from desktop.battle.centre.fighter import FighterSheet
from desktop.battle.centre.rows import PhaseRows
from desktop.battle.centre.speaking import SpeakingRows
from desktop.battle.centre.stages import main_verb
from desktop.battle.centre.verbs import VerbGrid
from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from desktop.widgets.text import label, set_look

if TYPE_CHECKING:
    from desktop.battle.strategic.panel import StrategicPanel


def scrolled(widget: QWidget, parent: QWidget) -> QScrollArea:
    """Put a widget into a room that scrolls downwards only."""
    area = QScrollArea(parent)
    area.setWidget(widget)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    # filled by itself: what lies beneath need not be painted with it
    widget.setAutoFillBackground(True)
    return area


_LEAST = {"choices": 350, "speaking": 300, "rows": 400}
"""What the pages above the figure need at least, in px at 100 %."""


class CentrePanel(QWidget):
    """Shows the page of the phase, the sheet of the chosen figure, and one line for what was refused."""

    chosen = Signal(str)
    """Emitted with the code of a choice."""

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.choices = ChoicesPage(context, self)
        self.speaking = SpeakingRows(context, self)
        self.rows = PhaseRows(context, self)
        self.archive = ArchivePage(context, self)
        self.sheet = FighterSheet(context, self)
        self.verbs = VerbGrid(4, self)
        self.more = KeyButton(self)
        self.go_on = KeyButton(self, large=True)
        self.close_battle = KeyButton(self, large=True)
        self.notice = label("", self, wrap=True)
        set_look(self.notice, "", "warn")
        self.notice.hide()
        self.strategic: StrategicPanel | None = None
        self._asked = False
        self._stack = QStackedWidget(self)
        self._pages: dict[str, QWidget] = {}
        for name, widget in (("choices", self.choices), ("speaking", self.speaking), ("rows", self.rows)):
            self._add(name, scrolled(widget, self._stack))
        self._add("archive", self.archive)
        self._figure = QWidget(self)
        below = QVBoxLayout(self._figure)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(6)
        below.addWidget(self.sheet)
        below.addWidget(self.verbs)
        below.addWidget(self.more)
        self.go_on.clicked.connect(self._on_go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 6)
        column.setSpacing(6)
        column.addWidget(self._stack, 1)
        column.addWidget(self.go_on)
        column.addWidget(self.close_battle)
        column.addWidget(self.notice)
        column.addWidget(self._figure)

    def _add(self, name: str, page: QWidget) -> None:
        page.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._stack.addWidget(page)
        self._pages[name] = page

    # -- what is shown ------------------------------------------------------------------------------

    @property
    def page(self) -> str:
        """The page of the state in view."""
        game = self._context.game
        if game.result is not None:
            return "archive"
        if game.phase == "strategic":
            return "strategic"
        if game.phase == "activation":
            return "speaking" if game.speaking else "choices"
        return "rows"

    def refresh(self, selected: str) -> None:
        """Show the page of the phase and the chosen figure."""
        layout = self.layout()
        assert layout is not None
        layout.setEnabled(False)  # laid out once at the end, not at each thing shown and hidden
        try:
            self._refresh(self.page, selected)
        finally:
            layout.setEnabled(True)
        layout.activate()  # at once: else the page is painted in its old room first
        if self._stack.currentWidget() is not self._pages[self.page]:
            self._stack.setCurrentWidget(self._pages[self.page])

    def _refresh(self, page: str, selected: str) -> None:
        if page == "strategic":
            self._show_strategic()
        elif page == "choices":
            self.choices.refresh()
        elif page == "speaking":
            self.speaking.refresh(selected)
        elif page == "rows":
            self.rows.refresh()
        else:
            self.archive.refresh()
        self._show_go_on(page)
        self.sheet.show_fighter(selected)
        self.verbs.set_possible(selected in self._context.game.fighters and not self._context.looks_back)
        self.more.show_verb(self.tr("What happens to it"), ".", icon="dots")
        self._share()
        self._figure.setVisible(page not in ("strategic", "archive") or selected != "")

    def _show_strategic(self) -> None:
        if self.strategic is None:
            from desktop.battle.strategic.panel import StrategicPanel

            self.strategic = StrategicPanel(self._context, self._stack)
            self._add("strategic", self.strategic)
            self.strategic.reminders.clicked.connect(self._on_reminders)
            self.strategic.refresh()

    def take_keyboard(self) -> None:
        """Let the strategic phase have the keyboard while it is in view."""
        if self.strategic is not None and self.strategic.isVisible():
            self.strategic.focus_page()

    def _show_go_on(self, page: str) -> None:
        context = self._context
        game = context.game
        self.go_on.setVisible(page in ("speaking", "rows"))
        limit = context.play.table.turn_limit
        last = page == "rows" and game.phase == "upkeep" and limit is not None and game.turn >= limit
        self.close_battle.setVisible(last)
        if last:
            words = self.tr("The last turn is over: end the battle")
            self.close_battle.show_verb(words, "Ctrl+E", icon="flag", primary=True)
        if page not in ("speaking", "rows"):
            return
        enter = "" if self._asked else "↵"
        verb = main_verb(context) if page == "speaking" else None
        if verb is not None:
            self.go_on.setObjectName(verb.code)
            self.go_on.show_verb(verb.words, enter, icon=verb.icon, primary=not self._asked)
            return
        for choice in context.offered():
            detail = ""
            left = self.rows.count_open if page == "rows" else 0
            if left:
                detail = self.tr("%n rows are still open.", "", left)
            key = enter if page == "speaking" else "E"
            self.go_on.setObjectName(choice.code)
            icon = {"choice.end_speaking": "check", "choice.upkeep": "campfire"}.get(choice.code, "hourglass")
            done = not self._asked and (page == "speaking" or not left)
            self.go_on.show_verb(
                context.say_choice(choice), key, detail, icon=icon, primary=done and not last
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the verbs of the figure into one button where there is no room for all."""
        super().resizeEvent(event)
        self._share()

    def hasHeightForWidth(self) -> bool:
        """Take the height there is: the pages scroll, and the table need not ask how high they would be."""
        return False

    def _share(self) -> None:
        room = self.height() - self.sheet.height() - self._notice_height()
        ended = self.page == "archive"
        least = theme.current().px(_LEAST.get(self.page, 0))
        folded = self.page == "strategic" or room < self.verbs.height_of(self.width() - 16) + least
        self.verbs.setVisible(not folded and not ended)
        self.more.setVisible(folded and not ended)

    def _notice_height(self) -> int:
        if self.notice.isHidden():
            return 0
        return self.notice.heightForWidth(self.width() - 16) + 6

    def say_refusal(self, words: str) -> None:
        """Show why something was refused, "" to clear."""
        if self.notice.text() != words:
            self.notice.setText(words)
            self.notice.setVisible(bool(words))
            self._share()

    def set_asked(self, asked: bool) -> None:
        """Promise Return to nothing else while a figure is asked for."""
        self._asked = asked
        self._show_go_on(self.page)

    def retranslate(self) -> None:
        """Say the fixed words again: pages are drawn again by `refresh`."""
        if self.strategic is not None:
            self.strategic.retranslate()

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        if self.strategic is not None:
            self.strategic.restyle()
        self.sheet.restyle()
        for widget in (self.speaking, self.rows, self.choices):
            widget.updateGeometry()
            widget.update()

    def _on_reminders(self) -> None:
        self.chosen.emit("reminders")

    def _on_go_on(self) -> None:
        self.chosen.emit(self.go_on.objectName())
