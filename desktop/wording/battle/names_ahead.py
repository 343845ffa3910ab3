"""Names for steps that are not on the path to now: who came on the way to them may be gone, or another."""

from __future__ import annotations

from dataclasses import replace

from desktop.wording.battle.in_view import BattleInView
from desktop.wording.naming import Names
from rules.battle.events import CardPut, FighterPut
from rules.battle.state import BattleCard, Fighter
from rules.systems import KINDS


def names_ahead(context: BattleInView, step: int) -> Names:
    """Give the names for a step that redo would do, or of another way.

    An id that came free by undo is given again: on its own way it means who had it there. Where sequences are
    played somebody's name may tell a place: there who is gone stays "a card".
    """
    play, game = context.play, context.play.game
    now = Names.of(game, context.language, play.table)
    if KINDS[play.system.id].sequences:
        return now
    cards: dict[str, BattleCard] = {}
    fighters: dict[str, Fighter] = {}
    at: int | None = step
    path = set(play.path)
    while at is not None and at not in path:
        for event in reversed(play.events[at].events):  # as they were last on that way
            if isinstance(event, CardPut) and event.after is not None:
                cards.setdefault(event.after.id, event.after)
            elif isinstance(event, FighterPut) and event.after is not None:
                fighters.setdefault(event.after.id, event.after)
        at = play.steps[at].parent
    return replace(
        now, game=replace(game, cards={**game.cards, **cards}, fighters={**game.fighters, **fighters})
    )
