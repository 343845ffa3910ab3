"""The shots of MonCon'F, as the screen follows them to their test and their blow."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.battle.shooting import Shooting
from desktop.drafts.shots import Shots
from rules.battle.state import Deed, DeedState, Fighter
from rules.monconf.acting import shot_lines
from rules.monconf.actions import ACTIONS
from rules.monconf.notes import SHOT, noted
from rules.text import Reason


def _made(deed: Deed) -> bool:
    """Tell whether a shot was made; that of an assault comes before its charge is done."""
    return deed.state is DeedState.DONE or noted(deed, SHOT)


SHOTS = Shots(tuple(action.id for action in ACTIONS.values() if action.shot is not None), "step.blow_", _made)


class MonconShooting(Shooting):
    """Tests with what the action adds."""

    shots = SHOTS

    def _lines(self, fighter: Fighter) -> Sequence[Reason]:
        return shot_lines(fighter)
