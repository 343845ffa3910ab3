"""What is said above the board: who has the hand, which turn, which phase, what was destroyed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from desktop.wording import number
from desktop.wording.battle.pieces import Pieces
from desktop.wording.battle.shown import Said
from desktop.wording.naming import Names
from rules.battle.score import result_of
from rules.battle.score import score as score_of
from rules.battle.state import Game
from rules.sheets import sheet_of
from rules.text import Message

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class BannerView:
    """What the banner says. ``side`` is 0, 1, or -1 for nobody.

    ``phases`` are the ids of those of this turn, in their order, and ``phase`` the one of now; ``score``
    stands beside the turn where there is room, a figure for each side, and ``counted`` is what it counts.
    """

    caption: str
    title: str
    side: int
    turn: str
    phase: str
    phases: tuple[str, ...]
    over: bool = False
    score: tuple[str, ...] = ()
    counted: str = ""


def above_board(
    names: Names, pieces: Pieces, limit: int | None, score: tuple[str, ...], orders: str = "",
    *, past: bool = False,
) -> BannerView:  # fmt: skip
    """Say who has the hand, or ``orders``, or what happens, or who won; ``limit`` is the last turn.

    A moment of the ``past`` is called so first: who reads it from afar must not play on from there.
    """
    game = names.game
    words = translate("Banner", "Turn {turn}")
    if limit is not None:
        words = translate("Banner", "Turn {turn} of {limit}")
    turn, phases = words.format(turn=game.turn, limit=limit), pieces.phases(game)
    if game.result is None:
        said = pieces.banner(game, names)
        if orders:
            said = Said(said.title, names.side(orders), "ab".index(orders))
    elif game.result.winner:
        key = game.result.winner
        said = Said(names.say(Message("end.winner")), names.side(key), "ab".index(key))
    else:
        said = Said(names.say(Message("end.over")), translate("Banner", "A draw"))
    if past:
        whose = f"{said.caption} {said.title}".strip()
        said = Said(whose, translate("Banner", "Looking back"))
    over = game.result is not None
    phase = pieces.phase(game)
    shown = () if over else score
    return BannerView(said.caption, said.title, said.side, turn, phase, phases, over, shown, _pa_words())


def with_final_score(view: BannerView, game: Game, system: str) -> BannerView:
    """Add how a battle that is over ended, nothing to one that is played."""
    if game.result is None:
        return view
    if not sheet_of(system).priced:
        left = tuple(number(score_of(game, key).survivors) for key in game.sides)
        return replace(view, score=left, counted=translate("Outcome", "left"))
    counted = result_of(game, priced=True).points
    points = {key: game.result.points.get(key, pa) for key, pa in counted.items()}
    words = _pa_words() if points == counted else translate("Outcome", "points")
    return replace(view, score=tuple(map(number, points.values())), counted=words)


def _pa_words() -> str:
    return translate("Outcome", "PA destroyed")


def destroyed(game: Game, system: str) -> tuple[str, ...]:
    """Say what each side destroyed so far, nothing before anything is."""
    if not sheet_of(system).priced:
        return ()
    points = result_of(game, priced=True).points
    return tuple(map(number, points.values())) if any(points.values()) else ()
