"""What the banner says in a combat of ÉCLATS: the phase, and who is waited for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.wording.battle import side_counts
from desktop.wording.battle.shown import Count, Said
from desktop.wording.naming import Names, phase_name
from rules.battle.ruleset import Ruleset
from rules.battle.state import Game, Side
from rules.eclats.parts import (
    ACTION_POINTS,
    ENEMIES,
    INITIATES,
    MASTER,
    is_down,
    waiting,
    willing,
)
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
_SIDES = {INITIATES: 0, ENEMIES: 1}
_LETTERS = 76
"""So many letters of names the banner has room for."""
_TO_ACT = QT_TRANSLATE_NOOP("Eclats", "%n still to act", None, 1)
_TO_AID = QT_TRANSLATE_NOOP("Eclats", "%n down, may be aided", None, 1)


def waited_for(game: Game, names: Names, letters: int = _LETTERS) -> str:
    """Name who has still to act in this phase, in so many letters."""
    return enumerated([names.fighter(fighter.id) for fighter in waiting(game)], letters)


def enumerated(left: Sequence[str], letters: int) -> str:
    """Name so many as there are letters; those left out are counted."""
    said = list(left[:1])
    for name in left[1:]:
        if sum(map(len, said)) + len(name) > letters:
            break
        said.append(name)
    rest = len(left) - len(said)
    return ", ".join((*said, *([f"+{rest}"] if rest else [])))


def said(game: Game, names: Names) -> Said:
    """Say the phase, and above it who is waited for."""
    left = waited_for(game, names)
    caption = translate("Banner", "Waiting for {names}").format(names=left)
    if not left:
        caption = translate("Banner", "Everybody has acted")
        left_over = willing(game)
        allies = [names.fighter(f.id) for f in left_over if not is_down(f)]
        if allies:
            words = translate("Banner", "Everybody has acted; allies may still act: {names}")
            caption = words.format(names=enumerated(allies, _LETTERS))
        elif left_over:
            words = translate("Banner", "Everybody has acted; down, may be aided: {names}")
            caption = words.format(names=enumerated([names.fighter(f.id) for f in left_over], _LETTERS))
    return Said(caption, phase_name(game.phase), _SIDES.get(game.phase, -1))


def counts_of(game: Game, side: Side, _ruleset: Ruleset) -> tuple[Count, ...]:
    """Count who is there, and the action points of the game master."""
    found = side_counts.figures(game, side, lambda fighter: fighter.on_table and not is_down(fighter))
    if side.key != MASTER:
        return found
    held = side.points.get(ACTION_POINTS, 0)
    tip = translate("SideHeader", "Action points of the game master: {n}").format(n=held)
    return (*found, Count("bolt", str(held), tip, translate("SideHeader", "Action points"), steps=True))


def still_to_act(game: Game) -> str:
    """Say how many have still to act, and how many may be aided."""
    left = len(waiting(game))
    words = translate("Eclats", _TO_ACT, "", left) if left else translate("Eclats", "Everybody has acted")
    if down := sum(is_down(fighter) for fighter in willing(game)):
        words = f"{words} · {translate('Eclats', _TO_AID, '', down)}"
    return words
