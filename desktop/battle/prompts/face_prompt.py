"""The whole reference card over the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.look import theme
from desktop.paper.screen import CardFaceView
from desktop.widgets.prompt import Prompt
from desktop.widgets.text import label
from rules.text import Message


class FacePrompt(Prompt):
    """Shows the card as it is printed; a sketch shows its name and what is missing."""

    width_at_100 = 480

    def __init__(self, parent: QWidget, context: BattleContext, card: str) -> None:
        super().__init__(parent, context.card_name(card))
        found = context.game.cards[card]
        self._view: CardFaceView | None = None
        bought = " · ".join(option.called(context.language) for option in found.options)
        words = f"+ {bought}" if bought else ""
        if found.sheet is None:
            words = context.say(Message("ask.sketch"))
        else:
            view = self._view = CardFaceView(self.panel)
            view.show_card(found.sheet, context.language, self._picture(context, found.sheet.picture))
            self.title.hide()
            self.body.addWidget(view, 0, Qt.AlignmentFlag.AlignHCenter)
        self._words = label(words, self.panel, wrap=True)
        self._words.setVisible(bool(words))
        self.body.addWidget(self._words)
        self.say_verb("")

    def panel_size(self) -> tuple[int, int]:
        """Give the card the height that is left by what its owner bought for it."""
        if self._view is not None:
            px = theme.current().px
            beneath = 0 if self._words.isHidden() else self._words.heightForWidth(px(self.width_at_100 - 48))
            height = min(px(560), max(px(240), self._under.height() - px(130) - beneath))
            self._view.setFixedHeight(height)
            self._view.setMinimumWidth(round(height * 63 / 88))
        return super().panel_size()

    def _picture(self, context: BattleContext, picture: str) -> bytes | None:
        if not picture:
            return None
        try:
            return context.desk.library.picture(picture)
        except KeyError:  # a picture that was not handed on with an imported battle
            return None

    def press(self, key: str) -> bool:
        """Close with the key that opened."""
        if key.lower() == "c" or key == " ":
            self.close_panel()
            return True
        return False
