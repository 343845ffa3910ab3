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
        if found.sheet is None:
            words = context.say(Message("ask.sketch"))
            self.body.addWidget(label(words, self.panel, wrap=True))
        else:
            view = CardFaceView(self.panel)
            px = theme.current().px
            height = min(px(560), max(px(240), parent.height() - px(180)))
            view.setFixedHeight(height)
            view.setMinimumWidth(round(height * 63 / 88))
            view.show_card(found.sheet, context.language, self._picture(context, found.sheet.picture))
            self.title.hide()
            self.body.addWidget(view, 0, Qt.AlignmentFlag.AlignHCenter)
            for option in found.options:
                self.body.addWidget(label(f"+ {option.called(context.language)}", self.panel, wrap=True))
        self.say_verb("")

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
