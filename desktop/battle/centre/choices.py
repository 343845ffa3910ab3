"""The choices of the side with the hand: exactly the legal ones stand ready, the others say why not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from rules.battle.state import Game
from rules.battle.system import Choice

KEYS: Mapping[str, str] = {
    "choice.play_top": "P",
    "choice.reserve_top": "R",
    "choice.play_reserve": "V",
    "choice.play_both": "B",
    "choice.refuse": "F",
    "choice.end_speaking": "↵",
    "choice.combat": "↵",
    "choice.upkeep": "E",
    "choice.end_turn": "E",
    "choice.last_turn": "E",
}
ICONS: Mapping[str, str] = {
    "choice.play_top": "player-play",
    "choice.reserve_top": "stack-push",
    "choice.play_reserve": "stack-pop",
    "choice.play_both": "stack-2",
    "choice.refuse": "hand-stop",
    "choice.combat": "swords",
    "choice.upkeep": "campfire",
    "choice.end_speaking": "check",
    "choice.end_turn": "hourglass",
    "choice.last_turn": "hourglass",
}
# Asked in passing: a refusal that only wants to know which card is no refusal to the player.
ASKS = "refusal.which_card"


@dataclass(frozen=True, slots=True)
class _Shown:
    choice: Choice
    button: KeyButton


class ChoicesPage(QWidget):
    """Large buttons, one per choice; ``chosen`` is emitted with the choice's code."""

    chosen = Signal(str)

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._buttons: dict[str, KeyButton] = {}
        self._shown: dict[str, _Shown] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(7)
        self._column.addStretch(1)

    def refresh(self) -> None:
        """Show the choices of the moment in view."""
        context = self._context
        game = context.game
        choices = context.offered()
        self._shown = {}
        proposed = next((c.code for c in choices if c.refusal is None or c.refusal.code == ASKS), "")
        for number, choice in enumerate(choices):
            button = self._button(choice.code, number)
            refusal = choice.refusal if choice.refusal is None or choice.refusal.code != ASKS else None
            insists = (
                context.pending is not None
                and context.pending[0] == choice.command
                and context.pending[1].overridable
            )
            detail = context.say(refusal.message) if refusal is not None else self._which(game, choice)
            if insists:
                again = self.tr("Press again to do it all the same.")
                detail = f"{detail} {again}"
            button.show_verb(
                context.say_choice(choice),
                KEYS.get(choice.code, ""),
                detail,
                icon=ICONS.get(choice.code, ""),
                refused=refusal is not None,
                insists=insists,
                primary=choice.code == proposed,
            )
            button.setVisible(True)
            self._shown[choice.code] = _Shown(choice, button)
        for code, button in self._buttons.items():
            if code not in self._shown:
                button.setVisible(False)

    def choice(self, code: str) -> Choice | None:
        """Give a choice offered now."""
        shown = self._shown.get(code)
        return shown.choice if shown is not None else None

    def button(self, code: str) -> KeyButton:
        """Give the button of a choice. Raises KeyError for one that is not offered."""
        return self._shown[code].button

    def _button(self, code: str, number: int) -> KeyButton:
        if code not in self._buttons:
            button = KeyButton(self, large=True)
            button.setObjectName(code)
            button.clicked.connect(self._on_clicked)
            self._column.insertWidget(min(number, self._column.count() - 1), button)
            self._buttons[code] = button
        return self._buttons[code]

    def _which(self, game: Game, choice: Choice) -> str:
        """Name the card a choice would play, where that may be told."""
        if not game.hand:
            return ""
        side = game.sides[game.hand]
        if side.hidden or not side.knowledge.ordered:
            return ""
        top = self._context.card_name(side.pile[0]) if side.pile else ""
        reserve = self._context.card_name(side.reserve[0]) if side.reserve else ""
        match choice.code:
            case "choice.play_top" | "choice.reserve_top":
                return top
            case "choice.play_reserve":
                return reserve
            case "choice.play_both" if top and reserve:
                return f"{reserve} + {top}"
            case "choice.refuse":
                return self.tr("{n} left").format(n=side.refusals)
        return ""

    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().objectName())
