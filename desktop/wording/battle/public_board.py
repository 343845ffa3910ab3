"""What the opponent may see of a battle: made of the state that both sides may read, of nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.wording.battle.banner_view import BannerView, above_board, destroyed, with_final_score
from desktop.wording.battle.board_views import ChipView, ChipViews, Mark, RowView, SideView, same
from desktop.wording.battle.figure_values import Cells
from desktop.wording.battle.pieces import Deal, Pieces
from desktop.wording.battle.public_roll import PublicRoll, last_rolls, roll_of
from desktop.wording.battle.shown import Count
from desktop.wording.naming import Names
from rules.battle.concealment import public
from rules.battle.events import Step
from rules.battle.state import Game, Side
from rules.battle.system import Table

if TYPE_CHECKING:
    from desktop.operations.play import Play

_HIDDEN = "eye-off"
"""The count that only tells that a sequence is hidden: here each is."""
_HEAP = "cards"
"""The count of the cards left in the heap: those that were played stand beside it."""


@dataclass(frozen=True, slots=True)
class PublicBoard:
    """The battle as it stands publicly: who has the hand, the score, each side with its cards and figures.

    ``roll`` are the dice that lie there, None where none do.
    """

    name: str
    banner: BannerView
    sides: tuple[SideView, ...]
    roll: PublicRoll | None = None


class PublicBoards:
    """Makes the public boards of one battle; what did not change is not made anew."""

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = pieces
        self._chips = ChipViews(pieces, Cells(pieces.values))
        self._last: tuple[tuple[object, ...], PublicBoard] | None = None

    def now(self, play: Play, language: str) -> PublicBoard:
        """Give the board of a battle as it stands, with its dice, in a language."""
        return self.board(
            play.game, play.table, language, play.setup.name, last_rolls(play, self._pieces.blows)
        )

    def board(
        self, game: Game, table: Table, language: str, name: str, last: tuple[Step, ...] = ()
    ) -> PublicBoard:
        """Give the board of a state of the battle called ``name``, in a language, ``last`` its last dice."""
        asked = (game, table, language, name, *last)
        if self._last is None or not same(self._last[0], asked):
            self._last = (asked, self._made(public(game), table, language, name, last))
        return self._last[1]

    def _made(
        self, game: Game, table: Table, language: str, name: str, last: tuple[Step, ...]
    ) -> PublicBoard:
        names, pieces = Names.of(game, language, table), self._pieces
        banner = above_board(names, pieces, table.turn_limit, destroyed(game, pieces.id))
        banner = with_final_score(banner, game, pieces.id)
        views = {key: self._chips.side(game, key, names, table.ruleset) for key in game.sides}
        if game.result is not None:
            sides = tuple(map(_ended, views.values()))
        else:
            plays = pieces.moment(game).deal is Deal.PLAY
            sides = tuple(_told(view, game.sides[key], plays) for key, view in views.items())
        return PublicBoard(name, banner, sides, roll_of(names, table, last))


def _told(view: SideView, side: Side, plays: bool) -> SideView:
    """Give a side with the cards it has played counted, and without the notes that somebody wrote."""
    counts = tuple(count for count in view.header.counts if count.icon != _HIDDEN)
    if plays:
        heap = next((at for at, count in enumerate(counts, 1) if count.icon == _HEAP), len(counts))
        counts = (*counts[:heap], _played(len(side.played)), *counts[heap:])
    return SideView(replace(view.header, counts=counts), tuple(map(_unwritten, view.rows)))


def _ended(view: SideView) -> SideView:
    """Give a side of a battle that is over: nobody has the hand, and no card speaks."""
    rows = tuple(replace(row, mark=Mark.PLAYED if row.mark is Mark.SPEAKING else row.mark)
                 for row in map(_unwritten, view.rows))  # fmt: skip
    return SideView(replace(view.header, hand=False), rows)


def _played(number: int) -> Count:
    translate = QCoreApplication.translate
    tip = translate("SideHeader", "Cards played: {n}").format(n=number)
    return Count("check", str(number), tip, translate("SideHeader", "Played"))


def _unwritten(row: RowView) -> RowView:
    return replace(row, chips=tuple(map(_noteless, row.chips)))


def _noteless(chip: ChipView) -> ChipView:
    return replace(chip, badges=tuple(badge for badge in chip.badges if badge.kind != "note"))
