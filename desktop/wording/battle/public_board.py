"""What the opponent may see of a battle: made of the state that both sides may read, of nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from desktop.wording.battle.banner_view import BannerView, above_board, destroyed
from desktop.wording.battle.board_views import ChipView, ChipViews, RowView, SideView
from desktop.wording.battle.figure_values import Cells
from desktop.wording.battle.pieces import Deal, Pieces
from desktop.wording.battle.shown import Count
from desktop.wording.naming import Names
from rules.battle.concealment import public
from rules.battle.state import Game, Side
from rules.battle.system import Table

_HIDDEN = "eye-off"
"""The count that only tells that a sequence is hidden: here each is."""
_HEAP = "cards"
"""The count of the cards left in the heap: those that were played stand beside it."""


@dataclass(frozen=True, slots=True)
class PublicBoard:
    """The battle as it stands publicly: who has the hand, the score, each side with its cards and figures."""

    name: str
    banner: BannerView
    sides: tuple[SideView, ...]


class PublicBoards:
    """Makes the public boards of one battle; what did not change is not made anew."""

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = pieces
        self._chips = ChipViews(pieces, Cells(pieces.values))
        self._last: tuple[tuple[object, ...], PublicBoard] | None = None

    def board(self, game: Game, table: Table, language: str, name: str) -> PublicBoard:
        """Give the board of a state of the battle called ``name``, in a language."""
        asked = (game, table, language, name)
        if self._last is None or any(was is not now for was, now in zip(self._last[0], asked, strict=True)):
            self._last = (asked, self._made(public(game), table, language, name))
        return self._last[1]

    def _made(self, game: Game, table: Table, language: str, name: str) -> PublicBoard:
        names, pieces = Names.of(game, language, table), self._pieces
        banner = above_board(names, pieces, table.turn_limit, destroyed(game, pieces.id))
        views = {key: self._chips.side(game, key, names, table.ruleset) for key in game.sides}
        plays = pieces.moment(game).deal is Deal.PLAY
        return PublicBoard(name, banner, tuple(_told(views[key], game.sides[key], plays) for key in views))


def _told(view: SideView, side: Side, plays: bool) -> SideView:
    """Give a side with the cards it has played counted, and without the notes that somebody wrote."""
    counts = tuple(count for count in view.header.counts if count.icon != _HIDDEN)
    if plays:
        heap = next((at for at, count in enumerate(counts, 1) if count.icon == _HEAP), len(counts))
        counts = (*counts[:heap], _played(len(side.played)), *counts[heap:])
    return SideView(replace(view.header, counts=counts), tuple(map(_unwritten, view.rows)))


def _played(number: int) -> Count:
    translate = QCoreApplication.translate
    tip = translate("SideHeader", "Cards played: {n}").format(n=number)
    return Count("check", str(number), tip, translate("SideHeader", "Played"))


def _unwritten(row: RowView) -> RowView:
    return replace(row, chips=tuple(map(_noteless, row.chips)))


def _noteless(chip: ChipView) -> ChipView:
    return replace(chip, badges=tuple(badge for badge in chip.badges if badge.kind != "note"))
