"""The pieces of Confrontation on the battle screen."""

from __future__ import annotations

from desktop.battle.card_questions import drawn_card
from desktop.battle.confrontation.hands import ConfrontationHands
from desktop.battle.confrontation.shot_form import shot_summary
from desktop.battle.confrontation.stages import main_verb, more_verbs, stage_line
from desktop.battle.confrontation.wound_reading import hurts
from desktop.battle.keys import SHARED
from desktop.battle.screen import Screen
from desktop.battle.strategic.strategy import Strategy
from desktop.battle.systems.sequences import LOOKS, MOMENTS, moment_of, pages_with, takes_with
from desktop.wording.battle.confrontation.action_words import sheet_lines
from desktop.wording.battle.confrontation.banner_words import counts_of, said
from desktop.wording.battle.pieces import ChoiceLook, Pieces
from rules.battle.state import Game

_ORDERS = ("effects", "order", "before")


def _page(game: Game) -> str:
    if game.winner:
        return "first"
    return "order" if game.step in _ORDERS else "roll"


STRATEGY = Strategy(page=_page)
"""The strategic phase (IV): sequences, the Tactique roll, who speaks first."""


def _phases(_game: Game) -> tuple[str, ...]:
    return tuple(MOMENTS)


PIECES = Pieces(
    id="confrontation",
    moment=moment_of,
    takes=takes_with(STRATEGY),
    phases=_phases,
    banner=said,
    counts=counts_of,
    stage=stage_line,
    choices={
        **LOOKS,
        "choice.reserve_top": ChoiceLook("reserve_top", "stack-push"),
        "choice.play_both": ChoiceLook("play_both", "stack-2"),
    },
)  # fmt: skip


SCREEN = Screen(
    hands=ConfrontationHands,
    keys=tuple(SHARED.values()),
    verbs=(
        "act", "wound", "test", "cast", "contacts", "tick",
        "notch", "heal", "stun", "gem", "faith", "place",
        "effect", "counter", "note", "mark", "correct",
    ),
    pages=pages_with(STRATEGY),
    summary=shot_summary,
    said=sheet_lines,
    main_verb=main_verb,
    more_verbs=more_verbs,
    detail=drawn_card,
    hurts=hurts,
)  # fmt: skip
