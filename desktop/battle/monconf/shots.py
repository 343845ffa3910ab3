"""The shots of MonCon'F, as the screen follows them to their test and their blow."""

from __future__ import annotations

from desktop.battle.prompts.shot_form import ShotForm
from desktop.battle.shooting import Shooting
from desktop.drafts.monconf.strike_draft import StrikeDraft
from desktop.drafts.shots import OpenShot, Shots
from rules.battle.state import Deed, DeedState
from rules.monconf.acting import shot_lines
from rules.monconf.actions import ACTIONS
from rules.monconf.notes import SHOT, noted


def _made(deed: Deed) -> bool:
    """Tell whether a shot was made; that of an assault comes before its charge is done."""
    return deed.state is DeedState.DONE or noted(deed, SHOT)


_IDS = tuple(action.id for action in ACTIONS.values() if action.shot is not None)
SHOTS = Shots(_IDS, "step.blow_", _made, shot_lines)


class MonconShooting(Shooting):
    """Tests with what the action adds."""

    shots = SHOTS

    def _form(self, shot: OpenShot) -> ShotForm:
        context = self._context
        blow = StrikeDraft.begin(context.table, context.game, shot.shooter, shot.target)
        return ShotForm(self._table.over, context, shot, (blow.strength, blow.resistance))
