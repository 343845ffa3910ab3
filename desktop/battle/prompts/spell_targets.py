"""Whom a spell is at: who may be is ringed on the board, and lettered while their letters are typed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.battle.host import TableHost
from desktop.drafts.letter_hints import Hints
from desktop.widgets.text import WrappedLabel, set_look
from desktop.wording.battle.spell_text import around_of
from desktop.wording.effects import idle_words
from rules.battle.effects import apart, named
from rules.battle.magic import CastSpell, aimed
from rules.battle.state import Fighter
from rules.text import Message

ALL = "0"
"""The key that names everybody whom an area may reach, or nobody again."""


class SpellTargets(WrappedLabel):
    """Names the targets of a spell, and takes them by their letters while ``naming``."""

    aimed_at = Signal(object)
    """Emitted with the figures that the spell is to be at."""

    def __init__(self, table: TableHost, parent: QWidget) -> None:
        super().__init__("", parent)
        self._table = table
        self._hints: Hints | None = None
        self._command: CastSpell | None = None  # as it was shown last

    @property
    def naming(self) -> bool:
        """Whether letters mean figures."""
        return self._hints is not None

    def name(self, on: bool) -> None:
        """Let letters mean figures, or no more."""
        self._hints = Hints.over(self._table.context.game) if on else None
        self._table.show_letters(self._hints.shown() if self._hints is not None else {})

    def begin(self) -> None:
        """Aim an area at who stands in its middle, where nobody is named yet."""
        command = self._command
        if command is not None and command.spell.area.wide and not command.targets:
            around = around_of(command.spell, command.fighter)
            if around:
                self.aim(around)

    def press(self, key: str) -> bool:
        """Take a letter of a figure; an area takes several, and 0 everybody. False where nobody is named."""
        command = self._command
        if self._hints is None or command is None:
            return False
        wide = command.spell.area.wide
        if self._hints.type(key):
            found = self._hints.found if self._hints.done else ""
            if found:
                self.name(wide)
                self.aim(found)
            else:
                self._table.show_letters(self._hints.shown())
        elif key == ALL and wide:
            everybody = self.reached(command)
            self.aimed_at.emit(() if set(everybody) <= set(command.targets) else everybody)
        return True

    def aim(self, figure: str) -> None:
        """Aim at a figure, or no more."""
        if self._command is None:
            return
        found = aimed(self._table.context.table, self._table.context.game, self._command)
        left = tuple(key for key in found if key != figure)
        self.aimed_at.emit(left if figure in found else (*found, figure))

    def reached(self, command: CastSpell) -> tuple[str, ...]:
        """Give whom a spell may reach: its group, or everybody on the table (II-C-1).

        An area stays on its caster's level, unless the text says on which ones it acts (II-F-2).
        """
        context, area = self._table.context, command.spell.area
        game, group = context.game, area.group
        found = tuple(f.id for f in game.fighters.values() if _on_table(f))
        if group is not None:
            mine = game.side_of(command.fighter).key
            found = named(game, context.play.table.peoples, group, mine, _on_table)
        if not area.wide or (group is not None and group.levels):
            return found
        return tuple(key for key in found if not apart(game, command.fighter, key))

    def show_command(self, command: CastSpell, *, cast: bool) -> None:
        """Name the targets, and ring who may be one while the spell is not ``cast``: nobody if all may."""
        context, self._command = self._table.context, command
        found = aimed(context.table, context.game, command)
        names = ", ".join(context.fighter_name(key) for key in found)
        words = (
            self.tr("On {names}").format(names=names)
            if names
            else self.tr("No target yet: press a figure, or + and its letters")
        )
        idle = idle_words(command.spell.modifiers, found, context.names)
        asked = context.say(Message("ask.letters")) if self.naming else ""
        self.setText("\n".join(filter(None, (words, idle, asked))))
        self.setVisible(bool(names) or not cast)
        set_look(self, "", "" if names and not idle else "warn")
        open_ = not cast and (command.spell.area.wide or not found)
        everybody = {f.id for f in context.game.fighters.values() if _on_table(f)}
        may = {*self.reached(command)} if open_ else set()
        self._table.show_targets(frozenset(() if may == everybody else may.difference(found)))

    def put_away(self) -> None:
        """Take rings and letters from the board."""
        self.name(False)
        self._table.show_targets(frozenset())


def _on_table(fighter: Fighter) -> bool:
    return fighter.on_table
