"""The choices of the side with the hand: exactly the legal ones stand ready, the others say why not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.battle.centre_page import CentrePage
from desktop.battle.context import BattleContext
from desktop.battle.pieces import ChoiceLook
from desktop.battle.screen import screen_of
from desktop.widgets.key_button import VerbButton
from desktop.widgets.scroll import area_of
from desktop.wording.plain import plain_tip
from rules.battle.commands import Command
from rules.battle.system import Choice
from rules.text import Refusal

# Asked in passing: a refusal that only wants to know which card is no refusal to the player.
ASKS = "refusal.which_card"
_PLAIN = ChoiceLook()
_DOT = " · "
# words that break need more height than the button asks for on one line
_GROWS = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
_GROWS.setHeightForWidth(True)


class _Say(Enum):
    """How much the choices say, so that none needs a scroll bar; the next one is for less room.

    What is proposed, and what was just refused, says all of it in any case.
    """

    ALL = 0
    OPEN = 1  # what is refused keeps its reason for whoever presses it
    LEAST = 2  # details, or the first of them, stand behind their words, where they fit


def _refusal(choice: Choice) -> Refusal | None:
    """Give why a choice is refused; one that only asks for a card is not."""
    return None if choice.refusal is None or choice.refusal.code == ASKS else choice.refusal


@dataclass(frozen=True, slots=True)
class _Shown:
    choice: Choice
    button: VerbButton
    words: str
    look: ChoiceLook
    detail: str
    pressed: bool
    insists: bool
    primary: bool

    @property
    def refused(self) -> bool:
        """Whether it stands there with its reason."""
        return _refusal(self.choice) is not None

    def said(self, much: _Say, width: int) -> tuple[str, str, bool]:
        """Give its words, its detail, and whether it is slim."""
        opens = much is _Say.OPEN and not self.refused
        if much is _Say.ALL or opens or self.primary or self.pressed:
            return self.words, self.detail, False
        if self.refused or not self.detail:
            return self.words, "", True
        slim = self.button.height_with(self.words, "", self.look.key, width, slim=True)
        for detail in (self.detail, self.detail.split(_DOT)[0]):
            both = f"{self.words}{_DOT}{detail}"
            if self.button.height_with(both, "", self.look.key, width, slim=True) <= slim:
                return both, "", True
        return self.words, "", True

    def height(self, much: _Say, width: int) -> int:
        """Tell how high it is then."""
        words, detail, slim = self.said(much, width)
        return self.button.height_with(words, detail, self.look.key, width, slim=slim)

    def show(self, much: _Say, width: int) -> None:
        """Say it so."""
        words, detail, slim = self.said(much, width)
        self.button.set_slim(slim)
        self.button.show_verb(
            words, self.look.key, detail, icon=self.look.icon, refused=self.refused, insists=self.insists,
            primary=self.primary,
        )  # fmt: skip
        self.button.setAccessibleDescription(self.detail)
        self.button.setToolTip(plain_tip("" if detail else self.detail))


class ChoicesPage(CentrePage):
    """Large buttons, one per choice; ``chosen`` is emitted with the choice's code."""

    chosen = Signal(str)

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._buttons: dict[str, VerbButton] = {}
        self._shown: dict[str, _Shown] = {}
        self._pressed: VerbButton | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(5)
        self._column.addStretch(1)

    def refresh(self, selected: str = "") -> None:
        """Show the choices of the moment in view."""
        context = self._context
        choices, looks = context.offered(), context.pieces.choices
        self._shown, self._pressed = {}, None
        proposed = next((choice.code for choice in choices if _refusal(choice) is None), "")
        for number, choice in enumerate(choices):
            button = self._button(choice.code, number)
            met = context.pending[1] if context.pending and context.pending[0] == choice.command else None
            pressed, insists = met is not None, met is not None and met.overridable
            detail, refusal = screen_of(context.pieces).detail(context, choice), _refusal(choice)
            if refusal is not None:
                detail = context.say(refusal.message)
            if insists:
                again = self.tr("Press again to do it anyway.")
                detail = f"{detail} {again}"
            self._shown[choice.code] = _Shown(
                choice, button, context.say_choice(choice), looks.get(choice.code, _PLAIN), detail, pressed,
                insists, choice.code == proposed,
            )  # fmt: skip
            if pressed:
                self._pressed = button
        for code, button in self._buttons.items():
            if code not in self._shown:
                button.setVisible(False)
        self._fit()
        for shown in self._shown.values():
            shown.button.setVisible(True)
        self._bring()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what was just refused in view: its reason makes it higher."""
        super().resizeEvent(event)
        self._fit()
        self._bring()

    def _fit(self) -> None:
        """Say all of it where there is room, else so much less that nothing needs a scroll bar."""
        area = area_of(self)
        room = area.maximumViewportSize() if area is not None else self.size()
        much = _Say.ALL
        if area is not None:
            fitting = (each for each in _Say if self._height(each, room.width()) <= room.height())
            much = next(fitting, _Say.LEAST)
        for shown in self._shown.values():
            shown.show(much, room.width())

    def _height(self, much: _Say, width: int) -> int:
        between = self._column.spacing() * len(self._shown)  # the stretch beneath has its own
        return between + sum(shown.height(much, width) for shown in self._shown.values())

    def _bring(self) -> None:
        """Scroll to what was just refused: it says why, and may wait for the same key."""
        area = area_of(self)
        if area is not None and self._pressed is not None:
            self._column.activate()
            area.ensureWidgetVisible(self._pressed, 0, 0)

    def minimumSizeHint(self) -> QSize:
        """Ask for the width alone: the height follows from it."""
        return QSize(super().minimumSizeHint().width(), 0)

    def heightForWidth(self, width: int) -> int:
        """Be as high as all choices; beside a scroll bar that nobody needs they would need it.

        Where they need it, Qt asks with the width that is there without it.
        """
        area = area_of(self)
        if area is not None:
            room = area.maximumViewportSize()
            if (height := self._column.totalHeightForWidth(room.width())) <= room.height():
                return height
            width = min(width, room.width() - area.verticalScrollBar().sizeHint().width())
        return self._column.totalHeightForWidth(width)

    def choice(self, code: str) -> Choice | None:
        """Give a choice offered now."""
        shown = self._shown.get(code)
        return shown.choice if shown is not None else None

    def button(self, code: str) -> VerbButton:
        """Give the button of a choice. Raises KeyError for one that is not offered."""
        return self._shown[code].button

    def _button(self, code: str, number: int) -> VerbButton:
        if code not in self._buttons:
            button = VerbButton(self, large=True)
            button.setObjectName(code)
            button.setSizePolicy(_GROWS)
            button.clicked.connect(self._on_clicked)
            self._column.insertWidget(min(number, self._column.count() - 1), button)
            self._buttons[code] = button
        return self._buttons[code]

    def tells(self, command: Command) -> bool:
        """Tell whether a choice says why it is refused: each of them does."""
        return any(choice.command == command for choice in self._context.play.choices())

    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().objectName())
