"""The shots of Confrontation: what a hit may do stands beneath the die of its test."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from desktop.battle.confrontation.wound_reading import wound_stakes
from desktop.battle.confrontation.wound_table import WoundTableView
from desktop.battle.context import BattleContext
from desktop.battle.open_shots import open_shots
from desktop.battle.prompts.shot_form import ShotForm
from desktop.battle.prompts.wound_way import is_low
from desktop.battle.shooting import Shooting
from desktop.drafts.confrontation.wound_draft import WoundDraft
from desktop.drafts.shots import OpenShot, Shots, ShotStage
from desktop.wording.battle.confrontation.action_words import cover_words, turn_summary
from desktop.wording.battle.turn_summary import TurnSummary
from rules.battle.state import Deed, DeedState, Fighter


def _made(deed: Deed) -> bool:
    return deed.state is DeedState.DONE


SHOTS = Shots(("shoot",), "step.wounded", _made)


def shot_summary(context: BattleContext, fighter: Fighter) -> TurnSummary:
    """Read what stands beneath a figure that speaks; that its target may dive only while its shot is open."""
    told = turn_summary(context, fighter)
    over = told.warned and all(shot.shooter != fighter.id for shot in open_shots(context, SHOTS))
    return replace(told, warned="") if over else told


class WoundShotForm(ShotForm):
    """Shows the cells that a hit may come to beneath the die."""

    def __init__(self, parent: QWidget, context: BattleContext, shot: OpenShot) -> None:
        game, target = context.game, context.game.fighters.get(shot.target)
        draft = WoundDraft(context.table, game, context.desk.abilities, shot.shooter, shot.target)
        cover = cover_words(context, target) if target is not None else ()
        blow = draft.strength, draft.resistance
        super().__init__(parent, context, shot, blow, *cover, stakes=draft.stakes)
        self.draft, ahead = draft, draft.ahead
        self.wounds = WoundTableView(context.table.ruleset, context.language, self.panel)
        self.wounds.show_cells({} if ahead is None else ahead.cells)
        # what a hit may do, where there is room for it
        self.wounds.setVisible(ahead is not None and bool(shot.target) and not is_low(parent))
        self.body.addWidget(self.wounds)


class ConfrontationShooting(Shooting):
    """Says how likely a hit wounds."""

    shots = SHOTS

    def _form(self, shot: OpenShot) -> ShotForm:
        return WoundShotForm(self._table.over, self._context, shot)

    def stakes(self) -> tuple[float, float] | None:
        """Give those of the wound roll that a hit of the shot in test leads to."""
        context, shots = self._context, [s for s in self._open() if s.stage is ShotStage.TESTING and s.target]
        made = ((shot.shooter, shot.target) for shot in shots)
        return next((wound_stakes(context, *pair) for pair in made), None)
