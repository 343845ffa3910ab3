"""Whom a figure touches, how many more could, and its level (II-E-3, II-F)."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.offer_prompt import Met
from desktop.widgets.key_button import KeyButton
from desktop.widgets.pool import pooled
from desktop.widgets.prompt import Prompt
from desktop.widgets.text import label
from desktop.widgets.typed_keys import typed_key
from desktop.wording import fill
from desktop.wording.battle.referee_words import size_name
from rules.battle import commands as c
from rules.battle.commands import Command
from rules.battle.contacts import SetSize, room, touching
from rules.battle.flying import flies
from rules.cards import Size

NEW_CONTACT = "new"


class ContactPrompt(Prompt):
    """A digit parts it from one enemy, 0 from all; N puts it in contact with another; L changes its level.

    It stays open until Enter, or until N, whose reply is ``NEW_CONTACT``. ``met`` is what was refused a
    moment ago: the same key does it all the same.
    """

    tells_why = True

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str, met: Met | None = None) -> None:
        super().__init__(parent, "")
        self._context, self._fighter = context, fighter
        self.about = fighter
        self._met = met
        self._acts: dict[str, Command | None] = {}
        name = context.fighter_name(fighter)
        self.title.setText(fill(self.tr("Contacts of {name}"), name=name))
        self.limit = label("", self.panel, wrap=True)
        self.body.addWidget(self.limit)
        self._column = QVBoxLayout()
        self._column.setSpacing(6)
        self.body.addLayout(self._column)
        self._buttons: list[KeyButton] = []
        self.say_done()
        self.refresh()

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the contacts as they are."""
        context, here = self._context, self._context.game.fighters[self._fighter]
        there = touching(context.game, here.id)
        self.limit.setText(self._limit_words(len(there), room(context.table, context.game, here)))
        rows: list[tuple[str, str, str, Command | None]] = [
            (str(number), fill(self.tr("Leave {name}"), name=context.fighter_name(key)), "x",
             c.BreakContact(here.id, key))
            for number, key in enumerate(there[:9], 1)
        ]  # fmt: skip
        if len(there) > 1:
            rows.append(("0", self.tr("Leave all"), "x", c.BreakContact(here.id)))
        rows.append(("N", self.tr("Put in contact with an enemy"), "swords", None))
        flying = self.tr("Land: level 0") if here.level else self.tr("Take off: level 1")
        if context.pieces.levels or here.level or flies(context.table, context.game, here):
            rows.append(("L", flying, "wind", c.ChangeLevel(here.id, 1 - here.level)))
        rows += self._size_rows()
        self._acts = {key: command for key, _, _, command in rows}
        shown = pooled(self._buttons, len(rows), self._button)
        for button, (key, words, icon, _) in zip(shown, rows, strict=True):
            self._show_row(button, key, words, icon)
        self._say_met()
        self.resettle()

    def _button(self) -> KeyButton:
        button = KeyButton(self.panel)
        button.chosen.connect(self._do)
        self._column.addWidget(button)
        return button

    def _size_rows(self) -> list[tuple[str, str, str, Command | None]]:
        """Give a row per size for the figure whose size is wanted, none where all are known."""
        game, wanted = self._context.game, self._fighter
        if self._met is not None and self._met[1].code == "refusal.which_size":
            wanted = str(self._met[1].message.data["fighter"])
        if room(self._context.play.table, game, game.fighters[wanted]) is not None:
            return []
        words, name = self.tr("Size of {name}: {size}"), self._context.fighter_name(wanted)
        card, sizes = game.fighters[wanted].card, [size for size in Size if size is not Size.UNKNOWN]
        return [
            (key, fill(words, name=name, size=size_name(size)), "target", SetSize(card, size))
            for key, size in zip("ABCDEF", sizes, strict=True)
        ]

    def _show_row(self, button: KeyButton, key: str, words: str, icon: str) -> None:
        met, command = self._met_at(key), self._acts[key]
        if met is not None and isinstance(met[0], c.Touch):
            words = fill(self.tr("Put in contact with {name}"), name=self._context.fighter_name(met[0].b))
        button.setObjectName(key)
        refused = met is not None or (command is not None and self._context.play.refusal(command) is not None)
        button.show_verb(
            words, key, icon=icon, refused=refused, insists=met is not None and met[1].overridable
        )

    def _met_at(self, key: str) -> Met | None:
        """Give what was refused a moment ago if it is the row of a key; contacts are that of N."""
        if self._met is None:
            return None
        refused = self._met[0]
        meets = isinstance(refused, c.Touch) if key == "N" else refused == self._acts[key]
        return self._met if meets else None

    def _limit_words(self, there: int, most: int | None) -> str:
        if most is None:
            return self.tr("%n enemies in contact; its size is not known.", "", there)
        words = self.tr("%n enemies in contact, {most} at most for its size (II-E-3).", "", there)
        return self._context.names.in_own(words.format(most=most))

    def _say_met(self) -> None:
        if self._met is None:
            self.complain("")
            return
        refusal = self._met[1]
        self.complain_of(self._context.say_refusal(refusal), again=refusal.overridable)

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Do the row of a key."""
        typed = typed_key(key)
        if typed not in self._acts:
            return False
        self._do(typed)
        return True

    def _do(self, key: str) -> None:
        command, met = self._acts[key], self._met_at(key)
        if met is not None and met[1].overridable:
            command = met[0]
        elif command is None:
            self.reply_with(NEW_CONTACT)
            return
        self._met = None
        if not self._context.do(command, overrule=met is not None):
            self._met = self._context.pending
        self.refresh()
