"""The card of a figure beside it on the board: values and why, track, gems, what holds for it, its verbs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.battle.centre.fighter import FighterSheet
from desktop.battle.centre.verbs import Verb
from desktop.battle.context import BattleContext
from desktop.battle.roster.roster import stands_on
from desktop.battle.screen import free_key, keys_in_force, screen_of
from desktop.look import theme
from desktop.widgets.actions import tooltip
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import in_column
from desktop.widgets.key_button import VerbButton
from desktop.widgets.pool import pooled
from desktop.widgets.popover import NOTCH, Popover
from desktop.wording.battle.row_words import row_words
from desktop.wording.plain import plain_tip
from rules.battle import commands as c
from rules.battle.healing import heals
from rules.battle.rows import rows
from rules.battle.ruleset import RowSource

_WIDTH = 452
"""How wide the content is where there is room, in px at 100 %."""
_EDGE = 8
"""How far it stands from the frame, in px."""


class FigureCard(QObject):
    """Shows the figure that is pointed at in a popover; ``sheet``, ``verbs`` and ``more`` are its parts.

    It lies over the ``stage``: both sides stay in view.
    """

    def __init__(
        self, context: BattleContext, where: Callable[[str], QRect], stage: QWidget, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._where, self._stage = where, stage
        self._shown = ""
        self.popover = Popover(parent, stays=stands_on)
        self.sheet = FighterSheet(context, self.popover)
        self.abilities = FlowBox(self.popover, gap=4)
        self._chips: list[VerbButton] = []
        self.verbs = FlowBox(self.popover, gap=5, spread=True)
        self.buttons: list[VerbButton] = []
        self._verbs: tuple[Verb, ...] = ()
        self.more = VerbButton(self.verbs)
        self.verbs.flow.addWidget(self.more)
        in_column(self.popover, self.sheet, self.abilities, self.verbs, gap=6, edges=(_EDGE, 6, _EDGE, _EDGE))
        self.sheet.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Whether the card is in view."""
        return self.popover.isVisible()

    def close(self) -> None:
        """Put the card away."""
        self.popover.close_popover()

    def show_figure(self, fighter: str) -> None:
        """Show a figure's card beside it, close it for none."""
        self._shown = fighter if fighter in self._context.game.fighters else ""
        if not self._shown:
            self.close()
            return
        self.refresh()
        self.popover.open_beside(self._about())

    def follow(self, fighter: str) -> None:
        """Follow the figure that is pointed at while the card is open, with its state of now."""
        if self.popover.isHidden():
            return
        if fighter != self._shown:
            self.show_figure(fighter)
        else:
            self.refresh()
            self.popover.open_beside(self._about())

    def _about(self) -> QRect:
        """Give what it stands beside: the figure, and all of its side up to the stage."""
        about, stage = self._where(self._shown), self._stage.geometry()
        if about.center().x() < stage.left():
            about.setRight(stage.left() - 1)
        elif about.center().x() > stage.right():
            about.setLeft(stage.right() + 1)
        return about

    def refresh(self) -> None:
        """Show the state of now."""
        for part in (self.sheet, self.abilities, self.verbs):
            part.setFixedWidth(self._room())
        self.sheet.show_fighter(self._shown)
        possible = not self._context.looks_back
        self.verbs.setEnabled(possible)
        self._show_verbs()
        self._show_abilities(possible)
        words = self.tr("All that can happen to it")
        self.more.show_verb("", free_key(self._context, "verbs"), icon="dots")
        self.more.setAccessibleName(words)
        self.more.setToolTip(tooltip(words, keys_in_force(self._context, "verbs")))
        self.popover.setAccessibleName(self.sheet.accessibleName())

    def _room(self) -> int:
        """Give the width that the stage leaves for the content, in px."""
        px = theme.current().px
        return min(px(_WIDTH), self._stage.width() - 2 * (px(NOTCH) + _EDGE))

    def _show_verbs(self) -> None:
        """Show the verbs; faint ones the rules refuse now: who presses them all the same is told why."""
        refuses, game = screen_of(self._context.pieces).refuses, self._context.game
        for number, verb in enumerate(self._verbs):
            if number == len(self.buttons):
                button = VerbButton(self.verbs, act=self._on_verb)
                self.verbs.flow.insert_widget(number, button)
                self.buttons.append(button)
            button = self.buttons[number]
            button.setObjectName(verb.id)
            button.show_verb(
                verb.words, verb.key, icon=verb.icon, refused=refuses(game, self._shown, verb.id) is not None
            )
            button.setToolTip(plain_tip(verb.tip))

    def _on_verb(self) -> None:
        next(verb for verb in self._verbs if verb.id == self.sender().objectName()).act()

    def _show_abilities(self, possible: bool) -> None:
        """Show the abilities that matter in this phase as chips: pressed they are spent, or taken back."""
        context = self._context
        found = [
            row for row in rows(context.table, context.game)
            if row.fighter == self._shown and row.rule.source is RowSource.ABILITY
            and not heals(context.table, context.game, row)
        ]  # fmt: skip
        for chip, row in zip(pooled(self._chips, len(found), self._chip), found, strict=True):
            chip.setObjectName(row.id)
            icon = "sparkles" if row.open else "check" if row.state == "done" else "player-skip-forward"
            chip.show_verb(row_words(context, row), icon=icon, on=not row.open)
            chip.setEnabled(possible)
        self.abilities.setVisible(bool(found))

    def _chip(self) -> VerbButton:
        chip = VerbButton(self.abilities, act=self._on_chip)
        chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.abilities.flow.addWidget(chip)
        return chip

    @property
    def chips(self) -> list[VerbButton]:
        """The chips of abilities in view."""
        return [chip for chip in self._chips if not chip.isHidden()]

    def _on_chip(self) -> None:
        chip = self.sender()
        spent = isinstance(chip, VerbButton) and chip.down_look
        self._context.do(c.MarkRow(chip.objectName(), "" if spent else "done"))

    def set_verbs(self, verbs: list[Verb]) -> None:
        """Show the verbs that are needed most."""
        self._verbs = tuple(verbs)

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self.sheet.restyle()
        if not self.popover.isHidden():
            self.refresh()
            self.popover.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the room that the sheet needs when it says more."""
        if watched is self.sheet and event.type() == QEvent.Type.Resize and not self.popover.isHidden():
            self.popover.place()
        return super().eventFilter(watched, event)
