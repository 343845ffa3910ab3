"""Strips: what is not saved, the moment somebody looks back at, the test at hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.widgets.strip import Strip


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
    elif context.behind is not None and context.behind[0] == play.head:
        past.say(context.say(context.behind[1]), (translate("BattleTable", "Back to them"), ""))
    else:
        past.say("")
