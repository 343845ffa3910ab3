"""Rows that are dealt with together: what the figures of one card remind of is one line on the screen.

Fifty figures with their abilities would be two hundred rows otherwise; each row stays one of its own, and
the line unfolds into them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from desktop.battle.context import BattleContext
from desktop.wording.battle.row_words import row_name, row_words
from rules.battle.commands import Command, MarkRow
from rules.battle.healing import heals
from rules.battle.row_marks import SettleStep
from rules.battle.rows import PhaseRow, rows
from rules.battle.ruleset import RowSource


@dataclass(frozen=True, slots=True)
class Bundle:
    """One line of the screen: the rows it stands for, in their order.

    ``key`` stays the same whoever of its bearers falls. ``head`` is the line that it was unfolded from.
    """

    rows: tuple[PhaseRow, ...]
    key: str = ""
    head: str = ""
    unfolded: bool = False

    @property
    def id(self) -> str:
        """The id of the line: that of its row, or its own where it has several."""
        return f"{self.head}>{self.rows[0].id}" if self.head else self.key or self.rows[0].id

    @property
    def folds(self) -> bool:
        """Whether it unfolds into lines of one row each."""
        return len(self.rows) > 1

    @property
    def left(self) -> tuple[PhaseRow, ...]:
        """The rows that are left to deal with; all of them once none is."""
        return tuple(row for row in self.rows if row.open) or self.rows

    @property
    def row(self) -> PhaseRow:
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
        return _figures(self.rows)

    def marking(self, state: str) -> Command:
        """Give the command that marks what is left of it, in one step."""
        left = tuple(row.id for row in self.left)
        return MarkRow(left[0], state) if len(left) == 1 else SettleStep(self.row.step, state, left)

    def apart(self) -> list[Bundle]:
        """Give a line for each of its rows."""
        return [Bundle((row,), head=self.id) for row in self.rows]


def line_to_light(lines: Sequence[Bundle], lit: str, rows: Collection[str], *, left: bool) -> Bundle | None:
    """Give the line to light of those of now: the one of before, by its id or by one of its rows.

    Where nothing was ``left`` to do, it is the first open one: it has just come up.
    """
    found = next((line for line in lines if line.id == lit), None)
    if found is None:
        found = next((line for line in lines if any(row.id in rows for row in line.rows)), None)
    if found is not None and (found.open or left):
        return found
    return next((line for line in lines if line.open), found or next(iter(lines), None))


def open_line_after(lines: Sequence[Bundle], lit: str) -> Bundle | None:
    """Give the next line that is open, after the lit one and then from the top; None where nothing is."""
    at = next((n for n, line in enumerate(lines) if line.id == lit), -1)
    return next((line for line in (*lines[at + 1 :], *lines[: at + 1]) if line.open), None)


def _figures(rows: tuple[PhaseRow, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(row.fighter for row in rows if row.fighter))


def bundles(context: BattleContext, unfolded: Collection[str] = ()) -> list[Bundle]:
    """Give the lines of the phase in view; what asks for dice stays a line of its own.

    Behind one of the ids ``unfolded`` stand the lines of its rows.
    """
    table, game = context.table, context.game
    found: dict[str, list[PhaseRow]] = {}
    for row in rows(table, game):
        reminds = row.rule.source is RowSource.ABILITY and not heals(table, game, row)
        key = f"{row.step}/{row.rule.id}/{game.fighters[row.fighter].card}/" if reminds else row.id
        found.setdefault(key, []).append(row)
    lines: list[Bundle] = []
    for key, together in found.items():
        several = len(together) > 1
        bundle = Bundle(tuple(together), key if several else "", unfolded=several and key in unfolded)
        lines += [bundle, *(bundle.apart() if bundle.unfolded else ())]
    return lines


def bundle_name(context: BattleContext, bundle: Bundle) -> str:
    """Name whom a line is about, of several who is left: a figure, or a card with the letters of figures."""
    keys = _figures(bundle.left)
    if len(keys) < 2:
        return row_name(context, bundle.left[0])
    card = context.game.fighters[keys[0]].card
    return f"{context.names.whose(card)} {context.names.letters(keys)}"


def bundle_words(context: BattleContext, bundle: Bundle) -> str:
    """Say what a line asks; the same ability of several figures is said once."""
    left = {row_words(context, row) for row in bundle.left}
    # in the order of all, so that no word moves while others go
    return ", ".join(
        words for words in dict.fromkeys(row_words(context, r) for r in bundle.rows) if words in left
    )
