"""Commandement and État-Major: who uses the COU and DIS of which commander, switched by keys."""

from __future__ import annotations

from string import ascii_lowercase

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.screen import Help
from desktop.battle.service import TableService
from desktop.widgets.menu import Menu, MenuRow
from desktop.wording import fill, number
from rules.monconf.acting import has
from rules.monconf.commands import Lead
from rules.monconf.reacting import COMMANDERS
from rules.monconf.steadying import LENT, Loan, gains, led_by, lenders, lends_by
from rules.values import Characteristic

_KEYS = "123456789" + ascii_lowercase


def _sum(loan: Loan) -> str:
    """Say a value that is lent as the sum that makes it: 7 = 6 + 1."""
    parts = " + ".join(number(reason.amount) for reason in loan.reasons)
    return f"{number(loan.value)} = {parts}" if len(loan.reasons) > 1 else parts


def help_of(context: BattleContext, fighter: str, tested: Characteristic) -> Help | None:
    """Offer the value of the best commander for a test; that of the tactician where the ruleset lets it."""
    game, table = context.game, context.table
    if tested not in LENT or (game.phase == "strategic" and not table.ruleset.command.tactician):
        return None
    found = next(iter(lenders(table, game, fighter, tested)), None)
    if found is None:
        return None
    commander, loan = found
    words = QCoreApplication.translate("MonconLead", "{ability} of {name}: {characteristic} {value}")
    names, who = context.names, context.fighter_name(commander)
    ability, label = names.source(lends_by(table, game, commander)), names.characteristic(tested)
    said = fill(words, ability=ability, name=who, characteristic=label, value=_sum(loan))
    return Help(said, Lead(commander, fighter))


def _commands(context: BattleContext, fighter: str) -> bool:
    """Tell whether a figure is a commander."""
    return has(context.table, context.game, context.game.fighters[fighter], *COMMANDERS) is True


def _pair(context: BattleContext, fighter: str, mate: str) -> tuple[str, str]:
    """Give commander and ally."""
    return (fighter, mate) if _commands(context, fighter) else (mate, fighter)


def lead_rows(context: BattleContext, fighter: str) -> list[MenuRow]:
    """Give a row for each ally of a commander, or for each commander of an ally."""
    game = context.game
    mates = [f.id for f in game.fighters.values() if f.id != fighter and f.on_table]
    mates = [key for key in mates if game.side_of(key) is game.side_of(fighter)]
    if not _commands(context, fighter):
        mates = [key for key in mates if _commands(context, key)]
    return [_row(context, fighter, key, letter) for key, letter in zip(mates, _KEYS, strict=False)]


def _row(context: BattleContext, fighter: str, mate: str, letter: str) -> MenuRow:
    commander, ally = _pair(context, fighter, mate)
    on = commander in led_by(context.game, ally)
    found = gains(context.table, context.game, commander, ally)
    label = context.names.characteristic
    detail = ", ".join(f"{label(loan.characteristic)} {_sum(loan)}" for loan in found)
    more = (reason.message for loan in found[:1] for reason in loan.reasons[1:])
    detail = " · ".join((detail, *map(context.say, more)))
    nothing = QCoreApplication.translate("Leading", "nothing better to gain")
    return MenuRow(
        mate, context.fighter_name(mate), letter.upper(), detail or nothing, "check" if on else "", on
    )


class LeadMenu(Menu):
    """A letter switches whether an ally uses the values of a commander, until Enter."""

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str, title: str) -> None:
        rows = lead_rows(context, fighter)
        super().__init__(parent, title, rows, columns=min(3, 1 + len(rows) // 7), stays=True)
        self._context, self._fighter = context, fighter
        self.picked.connect(self._on_mate)

    def _on_mate(self, mate: str, _shifted: bool) -> None:
        commander, ally = _pair(self._context, self._fighter, mate)
        on = commander in led_by(self._context.game, ally)
        done = self._context.do(Lead(commander, ally, not on))
        self.set_rows(lead_rows(self._context, self._fighter))
        self.complain("" if done else self._context.why_not(again=True))


class Leading(TableService):
    """Shows the allies of a commander, or the commanders of an ally."""

    def begin(self, fighter: str) -> None:
        """Show whom a figure may lead, or who may lead it."""
        if not lead_rows(self._context, fighter):
            self._table.say_refusal(self.tr("Nobody on its side has Leadership."))
            return
        words = (
            self.tr("Who uses the COU and DIS of {name}?")
            if _commands(self._context, fighter)
            else self.tr("Whose COU and DIS does {name} use?")
        )
        title = fill(words, name=self._context.fighter_name(fighter))
        self._table.open_prompt(LeadMenu(self._table.over, self._context, fighter, title))
