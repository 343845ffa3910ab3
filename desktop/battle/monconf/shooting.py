"""What follows a shot: the test of TIR, then the blow, one key each while the shot is the last thing done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.battle.monconf.open_shots import SHOTS, OpenShot, open_shot, shot_left, shot_verb
from desktop.battle.prompts.trial_form import TrialForm
from desktop.battle.testing import Testing
from desktop.phrases import fill
from rules.battle.deeds import deed_of
from rules.monconf.acting import shot_lines
from rules.text import Refusal
from rules.values import Characteristic

if TYPE_CHECKING:
    from desktop.battle.table import Table


class Shooting(Testing):
    """Leads from a shot to its test, and from a test that hits to the blow; other tests are as ever."""

    def __init__(self, table: Table, strike: Callable[[str, str], None]) -> None:
        super().__init__(table)
        self._strike = strike
        self._verbs: tuple[Callable[[], None], ...] = ()

    def strike(self) -> bool:
        """Open the blow that is next; False where none is."""
        shot = open_shot(self._context)
        if shot is not None and shot.target:
            self._strike(shot.shooter, shot.target)
            return True
        return False

    def go_on(self) -> bool:
        """Go on with the open test, else test the shot that is open, or open its blow."""
        if super().go_on():
            return True
        shot = open_shot(self._context) if shot_verb(self._context) is not None else None
        if shot is None:
            return False
        if shot.hits:
            return self.strike()
        self.begin("")
        return True

    def left(self) -> Refusal | None:
        """Return why a speaking turn does not end: a test, a shot or a blow is open."""
        return super().left() or shot_left(self._context)

    # -- the test -----------------------------------------------------------------------------------

    def begin(self, fighter: str) -> None:
        """Test the shot that was just made, go on with the open test, or ask what the figure tests."""
        shot = open_shot(self._context)
        if shot is not None and not shot.hits:
            self._table.select(shot.shooter)
            self.ask(shot.shooter)
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
        shot = None if self._context.looks_back else open_shot(self._context)
        if shot is not None and not shot.hits:
            words = self.tr("{fighter} has shot at {target}: test first, then the blow.")
            alone = self.tr("{fighter} has shot: test first, then the blow.")
            characteristic = self._context.names.characteristic(Characteristic.TIR)
            test = self.tr("Test {characteristic}").format(characteristic=characteristic)
            self._say(shot, words, alone, (test, "Q", self._test))
        elif shot is not None:
            words, alone = self.tr("{fighter} hits {target}: the blow is next."), self.tr("{fighter} hits.")
            away = (self.tr("Put the test away"), "", self.put_away)
            self._say(shot, words, alone, *((away,) if self._context.game.trial is not None else ()))
        else:
            super().show_strip()

    def _say(
        self, shot: OpenShot, words: str, alone: str, *verbs: tuple[str, str, Callable[[], None]]
    ) -> None:
        shooter, target = map(self._context.fighter_name, (shot.shooter, shot.target))
        said = fill(words if shot.target else alone, fighter=shooter, target=target)
        blow = (self.tr("The blow"), "K", self._to_blow)
        shown = (*verbs, *((blow,) if shot.target else ()))
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
