"""Commandement and État-Major: who uses the COU and DIS of which commander, switched by keys."""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from desktop.battle.context import BattleContext
from desktop.battle.prompts.menu import Menu, MenuRow
from desktop.battle.systems.pieces import Help
from desktop.wording import fill, number
from rules.monconf.acting import has
from rules.monconf.commands import Lead
from rules.monconf.reacting import COMMANDERS
from rules.monconf.steadying import LENT, Loan, gains, led_by, lenders
from rules.values import Characteristic

if TYPE_CHECKING:
    from desktop.battle.table import Table

_KEYS = "123456789" + ascii_lowercase


def _sum(loan: Loan) -> str:
    """Say a value that is lent as the sum that makes it: 7 = 6 + 1."""
    parts = " + ".join(number(reason.amount) for reason in loan.reasons)
    return f"{number(loan.value)} = {parts}" if len(loan.reasons) > 1 else parts


def help_of(context: BattleContext, fighter: str, tested: Characteristic) -> Help | None:
    """Offer the value of the best commander for a test; that of the tactician where the ruleset lets it."""
    game, table = context.game, context.play.table
    if tested not in LENT or (game.phase == "strategic" and not table.ruleset.command.tactician):
        return None
    found = next(iter(lenders(table, game, fighter, tested)), None)
    if found is None:
        return None
    commander, loan = found
    words = QCoreApplication.translate("MonconLead", "Leadership of {name}: {characteristic} {value}")
    label = context.names.characteristic(tested)
    said = fill(words, name=context.fighter_name(commander), characteristic=label, value=_sum(loan))
    return Help(said, Lead(commander, fighter))


class Leading(QObject):
    """Shows the allies of a commander, or the commanders of an ally; a key switches one of them."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._context = table.context
        self._fighter = ""
        self._commands = False

    def begin(self, fighter: str) -> None:
        """Show whom a figure may lead, or who may lead it."""
        self._fighter = fighter
        self._commands = self._is_commander(fighter)
        rows = self._rows()
        if not rows:
            self._table.centre.say_refusal(self.tr("Nobody on its side has Leadership."))
            return
        words = (
            self.tr("Who uses the COU and DIS of {name}?")
            if self._commands
            else self.tr("Whose COU and DIS does {name} use?")
        )
        title = fill(words, name=self._context.fighter_name(fighter))
        menu = Menu(self._table, title, rows, columns=min(3, 1 + len(rows) // 7), stays=True)
        menu.picked.connect(self._on_picked)
        self._table.open_prompt(menu)

    def _is_commander(self, fighter: str) -> bool:
        context = self._context
        found = has(context.play.table, context.game, context.game.fighters[fighter], *COMMANDERS)
        return found is True

    def _rows(self) -> list[MenuRow]:
        game = self._context.game
        side = game.side_of(self._fighter).key
        mates = [
            f.id
            for f in game.fighters.values()
            if f.id != self._fighter and f.on_table and game.side_of(f.id).key == side
        ]
        if not self._commands:
            mates = [key for key in mates if self._is_commander(key)]
        return [self._row(key, _KEYS[place]) for place, key in enumerate(mates[: len(_KEYS)])]

    def _pair(self, other: str) -> tuple[str, str]:
        """Give commander and ally."""
        return (self._fighter, other) if self._commands else (other, self._fighter)

    def _row(self, key: str, letter: str) -> MenuRow:
        context, (commander, ally) = self._context, self._pair(key)
        on = commander in led_by(context.game, ally)
        found = gains(context.play.table, context.game, commander, ally)
        label = context.names.characteristic
        detail = ", ".join(f"{label(loan.characteristic)} {_sum(loan)}" for loan in found)
        more = (reason.message for loan in found[:1] for reason in loan.reasons[1:])
        detail = " · ".join((detail, *map(context.say, more)))
        return MenuRow(
            key, context.fighter_name(key), letter.upper(), detail or self.tr("nothing better to gain"),
            "check" if on else "", on,
        )  # fmt: skip

    def _on_picked(self, key: str, _shifted: bool) -> None:
        commander, ally = self._pair(key)
        on = commander in led_by(self._context.game, ally)
        done = self._context.do(Lead(commander, ally, not on))
        menu = self.sender()
        if isinstance(menu, Menu):
            menu.set_rows(self._rows())
            menu.complain("" if done else self._context.why_not(again=True))
