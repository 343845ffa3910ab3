"""Rows that are dealt with together: what the figures of one card remind of is one line on the screen.

Fifty figures with their abilities would be two hundred rows otherwise; each row stays one of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from desktop.battle.context import BattleContext
from desktop.battle.row_words import row_name, row_words
from rules.battle.healing import heals
from rules.battle.rows import Row, rows
from rules.battle.ruleset import RowSource


@dataclass(frozen=True, slots=True)
class Bundle:
    """One line of the screen: the rows it stands for, in their order."""

    rows: tuple[Row, ...]

    @property
    def id(self) -> str:
        """The id of the line: that of its first row."""
        return self.rows[0].id

    @property
    def row(self) -> Row:
        """The row that stands for all: the first one nobody has dealt with, else the first."""
        return next((row for row in self.rows if row.open), self.rows[0])

    @property
    def open(self) -> bool:
        """Whether anything of it is left to deal with."""
        return any(row.open for row in self.rows)

    @property
    def state(self) -> str:
        """What was done of it: nothing while it is open."""
        if self.open:
            return ""
        return "done" if any(row.state == "done" for row in self.rows) else "skipped"

    @property
    def fighters(self) -> tuple[str, ...]:
        """The figures it is about, each once."""
        return tuple(dict.fromkeys(row.fighter for row in self.rows if row.fighter))


def bundles(context: BattleContext) -> list[Bundle]:
    """Give the lines of the phase in view; what asks for dice stays a line of its own."""
    table, game = context.play.table, context.game
    found: dict[object, list[Row]] = {}
    for row in rows(table, game):
        reminds = row.rule.source is RowSource.ABILITY and not heals(table, game, row)
        key = (row.step, row.rule.id, game.fighters[row.fighter].card) if reminds else row.id
        found.setdefault(key, []).append(row)
    return [Bundle(tuple(together)) for together in found.values()]


def bundle_of(context: BattleContext, row: str) -> Bundle | None:
    """Give the line that a row belongs to."""
    return next((b for b in bundles(context) if any(each.id == row for each in b.rows)), None)


def bundle_name(context: BattleContext, bundle: Bundle) -> str:
    """Name whom a line is about: a figure, or a card with the letters of its figures."""
    keys = bundle.fighters
    if len(keys) < 2:
        return row_name(context, bundle.rows[0])
    game = context.game
    letters = " ".join(game.fighters[key].letter for key in keys)
    return f"{context.card_name(game.fighters[keys[0]].card)} {letters}"


def bundle_words(context: BattleContext, bundle: Bundle) -> str:
    """Say what a line asks; the same ability of several figures is said once."""
    return ", ".join(dict.fromkeys(row_words(context, row) for row in bundle.rows))
