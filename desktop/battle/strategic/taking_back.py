"""Take the last die of the Tactique roll back: one key for a mistyped one."""

from __future__ import annotations

from desktop.battle.context import BattleContext

_DICE = ("step.threw", "step.kept_six", "step.unseen", "step.tactique_natural", "step.tactique_die")
_PROPOSED = "step.coordinator"


def take_die_back(context: BattleContext) -> bool:
    """Undo the last die, or what was decided about a 6; False where the last step was another one.

    A coordinator who was taken on the way to the next die goes with it: he is proposed again.
    """
    play = context.play
    if context.looks_back:
        return False
    for number, step in enumerate(reversed(play.path), start=1):
        code = play.events[step].label.code
        if code.startswith(_DICE):
            return all(context.undo() for _ in range(number))
        if code != _PROPOSED:
            break
    return False
