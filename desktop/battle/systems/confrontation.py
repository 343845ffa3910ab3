"""The pieces of Confrontation on the battle screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.battle.centre.pages import CHOICES, ROWS, SPEAKING
from desktop.battle.confrontation.action_words import doings, doings_of
from desktop.battle.confrontation.banner import said
from desktop.battle.confrontation.counts import counts_of
from desktop.battle.confrontation.hands import ConfrontationHands
from desktop.battle.confrontation.stages import main_verb, stage_line
from desktop.battle.confrontation.strategy import STRATEGY
from desktop.battle.drawing import drawn_card
from desktop.battle.keys import shared
from desktop.battle.systems.pieces import ChoiceLook, Deal, Moment, PageKind, Pieces
from rules.battle.state import Game

if TYPE_CHECKING:
    from desktop.battle.strategic.panel import StrategicPanel
    from desktop.battle.table import Table

_MOMENTS: Mapping[str, Moment] = {
    "strategic": Moment(page="strategic", deal=Deal.ORDER, reminds=True, own_keys=True),
    "activation": Moment(page="choices", deal=Deal.PLAY, acts=True),
    "combat": Moment(page="rows", rows=True, strikes=True),
    "upkeep": Moment(page="rows", rows=True, ends_turn=True),
}
_CHOOSES = Moment(page="choices", deal=Deal.PLAY, acts=True, enter=False)
_SPEAKS = Moment(page="speaking", deal=Deal.PLAY, acts=True)


def _moment(game: Game) -> Moment:
    if game.phase == "activation" and game.speaking:
        return _SPEAKS
    if game.phase == "activation" and game.hand:
        return _CHOOSES
    return _MOMENTS[game.phase]


def _phases(_game: Game) -> tuple[str, ...]:
    return tuple(_MOMENTS)


def _strategic(table: Table, parent: QWidget) -> StrategicPanel:
    from desktop.battle.strategic.panel import StrategicPanel

    panel = StrategicPanel(table.context, STRATEGY, parent)
    panel.reminders.clicked.connect(table.verb("row_done"))
    panel.refresh()
    return panel


PIECES = Pieces(
    id="confrontation",
    hands=ConfrontationHands,
    keys=shared(
        "play_top reserve_top play_reserve play_both refuse enter tick first name_card "
        "find notch heal stun wound gem spend_gem gems faith spend_faith count_faith place card "
        "counter note effect test cast act contacts mark correct verbs "
        "row_done row_skipped step_done step_skipped go_on one_more one_fewer menu_a menu_b referee "
        "journal_note correct_battle order_a order_b add_a add_b end_battle copy_report save_report export "
        "leave journal back forth now"
    ),
    verbs=(
        "notch", "heal", "stun", "wound",
        "gem", "faith", "counter", "note",
        "place", "effect", "mark", "correct",
        "test", "cast", "act", "contacts",
    ),
    moment=_moment,
    pages={
        "choices": CHOICES,
        "speaking": SPEAKING,
        "rows": ROWS,
        "strategic": PageKind(make=_strategic, whole=True),
    },
    phases=_phases,
    banner=said,
    counts=counts_of,
    stage=stage_line,
    doings=doings,
    said=doings_of,
    main_verb=main_verb,
    choices={
        "choice.play_top": ChoiceLook("P", "player-play"),
        "choice.reserve_top": ChoiceLook("R", "stack-push"),
        "choice.play_reserve": ChoiceLook("V", "stack-pop"),
        "choice.play_both": ChoiceLook("B", "stack-2"),
        "choice.refuse": ChoiceLook("F", "hand-stop"),
        "choice.combat": ChoiceLook("↵", "swords"),
        "choice.upkeep": ChoiceLook("E", "campfire"),
        "choice.end_speaking": ChoiceLook("↵", "check"),
        "choice.end_turn": ChoiceLook("E", "hourglass"),
        "choice.last_turn": ChoiceLook("E", "hourglass"),
    },
    detail=drawn_card,
)  # fmt: skip
