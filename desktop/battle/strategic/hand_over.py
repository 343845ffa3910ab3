"""Cover the screen while the laptop goes to a side that orders in secret."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.cover import CoverScreen
from desktop.wording import fill
from rules.battle.state import SIDES


class HandOver(QObject):
    """Passes the laptop to the side that orders next, and back as long as nobody looked."""

    opened = Signal(str, bool)
    """Emitted as the cover goes, with the side that sees its list now, "" for none, and whether it had
    said already that it is ready."""

    def __init__(self, context: BattleContext, page: QWidget) -> None:
        super().__init__(page)
        self._context, self._page = context, page
        self._cover: CoverScreen | None = None
        self._to = ""
        self._after = ""  # who has ordered just before the cover came
        self._returns = False  # whether the cover asks for that side once more

    @property
    def covers(self) -> bool:
        """Whether the laptop is changing hands."""
        return self._cover is not None and not self._cover.isHidden()

    def who(self, key: str) -> str:
        """Name who plays a side."""
        return self._context.game.sides[key].player or self._context.side_name(key)

    def pass_words(self, key: str) -> str:
        """Say whom the laptop goes to."""
        return self.tr("Pass to {name}").format(name=self.who(key))

    def pass_to(self, key: str, after: str = "") -> None:
        """Cover the screen for a side; ``after`` is who has just said to be ready."""
        if self._cover is None:
            self._cover = CoverScreen(self._context.place or self._page.window(), self._context.desk.clock)
            self._cover.uncovered.connect(self._on_uncovered)
            self._cover.turned_back.connect(self._on_turned_back)
            self._cover.reworded.connect(self._say)
            # it lies over the whole place, and goes with the page
            self._page.destroyed.connect(self._cover.deleteLater)
        self._to, self._after, self._returns = key, after, False
        self._say()

    def _say(self) -> None:
        """Cover the screen, in the language of now."""
        if self._cover is None:
            return
        key = self._after if self._returns else self._to
        self._cover.cover(
            self.pass_words(key),
            fill(self.tr("Only {name} may see what comes next."), name=self.who(key)),
            self.tr("I am {name}").format(name=self.who(key)),
            SIDES.index(key),
            back=self._back_words(),
        )
        self._context.covering.emit()

    def _back_words(self) -> str:
        """Name where Esc leads: to the cover of before, to who has just ordered, or to the page beneath."""
        if self._returns:
            return self.pass_words(self._to)
        if self._after:
            return fill(self.tr("Back to {name}"), name=self.who(self._after))
        return self.tr("Back to the table")

    def _on_turned_back(self) -> None:
        """Ask for who has ordered before the list is shown again; without one the page beneath comes back."""
        if self._after:
            self._returns = not self._returns
            self._say()
        else:
            self._open("")

    def _on_uncovered(self) -> None:
        self._open(self._after if self._returns else self._to)

    def _open(self, key: str) -> None:
        if self._cover is not None:
            self._cover.hide()
            self._cover.deleteLater()
            self._cover = None
        self.opened.emit(key, self._returns)
        self._context.covering.emit()
