"""Names for steps that are not on the path to now: who came on the way to them is not there any more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from desktop.battle.context import BattleContext
from desktop.battle.naming import Names
from rules.battle.events import CardPut, FighterPut
from rules.systems import KINDS
from rules.text import Message

_ID = re.compile(r"[ab]\d+(\.\d+)?")


def names_ahead(context: BattleContext, step: int) -> Names:
    """Give the names for a step that redo would do, or of another way.

    Where sequences are played somebody's name may tell a place: there who is gone stays "a card".
    """
    play, game = context.play, context.play.game
    now = Names.of(game, context.language, play.table)
    known = {*game.cards, *game.fighters}
    if KINDS[play.system.id].sequences or known.issuperset(_ids(play.events[step].label)):
        return now
    cards, fighters, path = dict(game.cards), dict(game.fighters), set(play.path)
    at: int | None = step
    while at is not None and at not in path:
        for event in play.events[at].events:
            if isinstance(event, CardPut) and event.after is not None:
                cards.setdefault(event.after.id, event.after)
            elif isinstance(event, FighterPut) and event.after is not None:
                fighters.setdefault(event.after.id, event.after)
        at = play.steps[at].parent
    return replace(now, game=replace(game, cards=cards, fighters=fighters))


def _ids(label: Message) -> Iterator[str]:
    """Give the ids of cards and fighters that a label names."""
    for value in label.data.values():
        for each in value if isinstance(value, list | tuple) else (value,):
            if isinstance(each, str) and _ID.fullmatch(each):
                yield each
