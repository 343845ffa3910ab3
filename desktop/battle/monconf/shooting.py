"""What follows a shot: the test of TIR, then the blow, one key each while the shot is the last thing done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.battle.prompts.trial_form import TrialForm
from desktop.battle.testing import Testing
from desktop.phrases import fill
from rules.battle.deeds import deed_of
from rules.battle.state import Verdict
from rules.monconf.acting import shot_lines
from rules.monconf.actions import ACTIONS
from rules.monconf.notes import SHOT, noted
from rules.text import Message
from rules.values import Characteristic

if TYPE_CHECKING:
    from desktop.battle.table import Table

SHOTS = tuple(action.id for action in ACTIONS.values() if action.shot is not None)
"""The actions that are shots."""

_ANSWERS = ("step.reactive_shot", "step.shot", "step.shot_at")
_SHOT = (*_ANSWERS, "step.resolved_done", "step.resolved_done_at")
"""The labels of shots that are to be tested; those of the first line are nothing else."""


class Shooting(Testing):
    """Leads from a shot to its test, and from a test that hits to the blow; other tests are as ever."""

    def __init__(self, table: Table, strike: Callable[[str, str], None]) -> None:
        super().__init__(table)
        self._strike = strike
        self._verbs: tuple[Callable[[], None], ...] = ()

    def blow(self) -> tuple[str, str]:
        """Give shooter and target where a blow is next, two empty ids where none is."""
        shooter = self._shooter() or self._hitting()
        shot = deed_of(self._context.game.fighters[shooter], *SHOTS) if shooter else None
        return (shooter, shot.target) if shot is not None else ("", "")

    def strike(self) -> bool:
        """Open the blow that is next; False where none is."""
        shooter, target = self.blow()
        if target:
            self._strike(shooter, target)
        return bool(target)

    # -- whose turn it is ---------------------------------------------------------------------------

    def _labels(self) -> list[Message]:
        """Give the labels of the last two steps, the newest first."""
        play = self._context.play
        return [play.events[step].label for step in reversed(play.path[-2:])]

    def _shooter(self) -> str:
        """Return who has just shot and not tested yet."""
        trial, label = self._context.game.trial, next(iter(self._labels()), None)
        testing = trial is not None and trial.verdict is Verdict.OPEN
        if label is None or label.code not in _SHOT or testing:
            return ""
        shooter = str(label.data["fighter"])
        return shooter if label.code in _ANSWERS or self._shoots(shooter, label.data.get("action")) else ""

    def _shoots(self, fighter: str, action: object) -> bool:
        """Tell whether an action that was resolved is a shot; that of an assault came before its charge."""
        deed = deed_of(self._context.game.fighters[fighter], *SHOTS)
        return action in SHOTS and deed is not None and not noted(deed, SHOT)

    def _hitting(self) -> str:
        """Return whose shot has just hit; its test may be put away already."""
        labels = self._labels()
        test = next((label for label in labels if label.code != "step.trial_closed"), None)
        if test is None or test.code != "step.trial_success":
            return ""
        fighter = self._context.game.fighters.get(str(test.data["who"]))
        if fighter is None or test.data["characteristic"] != Characteristic.TIR:
            return ""
        return fighter.id if deed_of(fighter, *SHOTS) is not None else ""

    # -- the test -----------------------------------------------------------------------------------

    def begin(self, fighter: str) -> None:
        """Test the shot that was just made, go on with the open test, or ask what the figure tests."""
        if shooter := self._shooter():
            self._table.select(shooter)
            self.ask(shooter)
        else:
            super().begin(fighter)

    def ask(self, fighter: str) -> TrialForm:
        """Ask what the figure tests; who was given a shot tests TIR with what its action adds."""
        form, here = super().ask(fighter), self._context.game.fighters[fighter]
        if deed_of(here, *SHOTS) is not None:
            lines = shot_lines(here)
            form.characteristic.setCurrentIndex(form.characteristic.findData(Characteristic.TIR))
            form.bonus.setValue(round(sum(line.amount for line in lines)))
            form.why.setText(", ".join(self._context.say(line.message) for line in lines))
        return form

    # -- the strip ----------------------------------------------------------------------------------

    def show_strip(self) -> None:
        """Say what follows a shot, with its key; else what test is at hand."""
        self._verbs = ()
        if not self._context.looks_back and (shooter := self._shooter()):
            words = self.tr("{fighter} has shot at {target}: test first, then the blow.")
            alone = self.tr("{fighter} has shot: test first, then the blow.")
            characteristic = self._context.names.characteristic(Characteristic.TIR)
            test = self.tr("Test {characteristic}").format(characteristic=characteristic)
            self._say(shooter, words, alone, (test, "Q", self._test))
        elif not self._context.looks_back and (shooter := self._hitting()):
            words, alone = self.tr("{fighter} hits {target}: the blow is next."), self.tr("{fighter} hits.")
            away = (self.tr("Put the test away"), "", self.put_away)
            self._say(shooter, words, alone, *((away,) if self._context.game.trial is not None else ()))
        else:
            super().show_strip()

    def _say(self, shooter: str, words: str, alone: str, *verbs: tuple[str, str, Callable[[], None]]) -> None:
        context, target = self._context, self.blow()[1]
        said = fill(words, fighter=context.fighter_name(shooter), target=context.fighter_name(target))
        if not target:
            said = fill(alone, fighter=context.fighter_name(shooter))
        blow = (self.tr("The blow"), "K", self._to_blow)
        shown = (*verbs, *((blow,) if target else ()))
        self._verbs = tuple(act for _, _, act in shown)
        self._table.trial.say(said, *((verb, key) for verb, key, _ in shown))

    def pressed(self, number: int) -> None:
        """Do what a verb of the strip says."""
        if self._verbs:
            self._verbs[number]()
        else:
            super().pressed(number)

    def _test(self) -> None:
        self.begin("")

    def _to_blow(self) -> None:
        self.strike()
