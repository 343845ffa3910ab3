"""The shots of MonCon'F, as the screen follows them to their test and their blow."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.battle.open_shots import Shots, open_left
from desktop.battle.shooting import Shooting
from rules.battle.state import Deed, DeedState, Fighter
from rules.monconf.acting import shot_lines
from rules.monconf.actions import ACTIONS
from rules.monconf.notes import SHOT, noted
from rules.text import Reason, Refusal


def _made(deed: Deed) -> bool:
    """Tell whether a shot was made; that of an assault comes before its charge is done."""
    return deed.state is DeedState.DONE or noted(deed, SHOT)


SHOTS = Shots(tuple(action.id for action in ACTIONS.values() if action.shot is not None), "step.blow_", _made)


class MonconShooting(Shooting):
    """Tests with what the action adds; shots and blows that are open are owed before the turn ends."""

    shots = SHOTS

    def _lines(self, fighter: Fighter) -> Sequence[Reason]:
        return shot_lines(fighter)

    def left(self) -> Refusal | None:
        """Return why a speaking turn does not end: all tests, shots, blows and actions that are open."""
        return open_left(self._context, SHOTS)
