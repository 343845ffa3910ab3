"""Strips: what is not saved, the moment somebody looks back at, the test at hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.drafts.fights_draft import Fights
from desktop.operations.play import Play
from desktop.widgets.strip import Strip
from rules.battle.events import GameChanged, undo
from rules.text import Message


def show_strips(context: BattleContext, unsaved: Strip, past: Strip) -> None:
    """Say what is not saved, and the moment somebody looks back at or what stays undone, or hide them."""
    play = context.play
    translate = QCoreApplication.translate
    if play.unsaved or play.problem is not None:
        why = context.say(play.problem) if play.problem is not None else ""
        words = " ".join(filter(None, (translate("BattleTable", "Not saved:", "a gesture"), why)))
        retry, elsewhere = translate("BattleTable", "Retry"), translate("BattleTable", "Save elsewhere")
        unsaved.say(words, (retry, ""), (elsewhere, ""))
    else:
        unsaved.say("")
    if context.looks_back:
        step = context.looked_at
        moment = (
            translate("BattleTable", "the beginning")
            if step is None
            else context.say(play.events[step].label, ahead=True)
        )
        words = translate("BattleTable", "Looking back, nothing changes: {step}").format(step=moment)
        past.say(words)
    elif (behind := context.once(undecided, lambda: undecided(play))) is not None:
        past.say(context.say(behind), (translate("BattleTable", "Back to them"), ""))
    else:
        past.say("")


def undecided(play: Play) -> Message | None:
    """Name the fights that the last step left undecided as it ended their phase; undo leads back to them."""
    events = play.events[play.head].events if play.head is not None else ()
    if not any(isinstance(each, GameChanged) and each.before.get("phase") == "combat" for each in events):
        return None
    numbers = [str(card.number) for card in Fights.read(play.table, undo(events, play.game)).left]
    code = "refusal.fights_left" if len(numbers) > 1 else "refusal.fight_left"
    return Message(code, {"fights": ", ".join(numbers)}) if numbers else None
