"""What follows a shot: the test of TIR, then the blow, one key each until both are done."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt

from desktop.battle import ask
from desktop.battle.host import TableHost
from desktop.battle.open_shots import open_left, open_shots
from desktop.battle.open_things import tests
from desktop.battle.prompts.shot_form import ShotForm
from desktop.battle.prompts.trial_form import TrialForm
from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.testing import Testing
from desktop.battle.wounding import Wounding
from desktop.drafts.shots import OpenShot, Shots, ShotStage
from desktop.widgets.conversation import Conversation
from desktop.widgets.done_line import DoneStep
from desktop.wording import about, fill
from desktop.wording.battle.shot_words import left_words, tested_words
from desktop.wording.battle.trial_words import verdict_words
from rules.battle.deeds import deed_of
from rules.battle.state import TrialVerdict
from rules.battle.trial import CloseTrial
from rules.text import Refusal
from rules.values import Characteristic

_ONCE = Qt.ConnectionType.SingleShotConnection


class Shooting(Testing):
    """Leads from a shot to its test, and from a test that hits to the blow; other tests are as ever."""

    shots: Shots

    def __init__(self, table: TableHost, wounding: Wounding) -> None:
        super().__init__(table)
        self._wounding = wounding
        self._difficulty: float | None = None  # of the last shot: the next one is offered it
        self._verbs: tuple[Callable[[], object], ...] = ()

    @abstractmethod
    def _form(self, shot: OpenShot) -> ShotForm:
        """Make the question how a shot fares."""

    def _open(self) -> tuple[OpenShot, ...]:
        """Give the shots that are open."""
        return open_shots(self._context, self.shots)

    def strike(self, chosen: str = "") -> bool:
        """Open a blow that is open, the chosen figure's own or else the first; False where none is."""
        shots = [shot for shot in self._open() if shot.target]
        if not shots:
            return False
        shot = min(shots, key=lambda s: (s.shooter != chosen, s.target != chosen, not s.hits))
        self._table.conversation.begin(self._wound(shot))
        return True

    def go_on(self) -> bool:
        """Go on with the open test, else with the first shot that is open: test it, or open its blow."""
        if super().go_on():
            return True
        shot = next(iter(self._open()), None)
        if shot is None:
            return False
        self._follow(shot)
        return True

    def _follow(self, shot: OpenShot) -> None:
        self._table.select(shot.shooter)
        self._table.conversation.begin(self._wound(shot) if shot.hits else self._test_shot(shot))

    def left(self) -> Refusal | None:
        """Return why a speaking turn does not end: all tests, shots, blows and actions that are open."""
        return open_left(self._context, self.shots)

    # -- the test -----------------------------------------------------------------------------------

    def begin(self, fighter: str) -> None:
        """Test a shot that is open, the figure's own or else the first, or go on as with any test."""
        shots = [] if tests(self._context) else [s for s in self._open() if not s.hits]
        if shots:
            self._follow(min(shots, key=lambda shot: shot.shooter != fighter))
        else:
            super().begin(fighter)

    def form(self, fighter: str) -> TrialForm:
        """Make the question what the figure tests; who was given a shot tests TIR with what that adds."""
        form, here = super().form(fighter), self._context.game.fighters[fighter]
        if deed_of(here, *self.shots.actions) is not None:
            form.characteristic.setCurrentIndex(form.characteristic.findData(Characteristic.TIR))
            form.mine.show_lines(self.shots.lines(here), self._context.say)
            form.difficulty.set_number(self._difficulty)
            form.opens_on = form.difficulty
        return form

    def panel(self) -> TrialPrompt:
        """Show all that may be entered of the test at hand; a hit leads on to its blow."""
        prompt, trial = super().panel(), self._context.game.trial
        if trial is not None and trial.first.characteristic == Characteristic.TIR:
            prompt.closed.connect(partial(self._lead_on, prompt, trial.first.fighter), _ONCE)
        return prompt

    def _lead_on(self, tested: TrialPrompt, shooter: str) -> None:
        if tested.reply is TrialVerdict.SUCCESS and (hit := self._hit(shooter)) is not None:
            self._follow(hit)

    def _hit(self, shooter: str) -> OpenShot | None:
        """Give the shot of a figure that hits, its blow still to come."""
        return next((s for s in self._open() if s.hits and s.target and s.shooter == shooter), None)

    def _test_shot(self, shot: OpenShot) -> Conversation[None]:
        """Ask for the difficulty and the die; a hit leads to the wound roll, and that back to the test."""
        context, form = self._context, self._form(shot)
        form.after.setText(left_words(context, shot, self._open()))
        form.propose(self._difficulty, self.shots.lines(context.game.fighters[shot.shooter]))
        typed = yield from ask.panel(form)
        trial = context.game.trial
        if trial is None:
            return
        self._difficulty = trial.difficulty or self._difficulty
        if trial.verdict is TrialVerdict.OPEN:
            yield from ask.panel(self.question(typed if isinstance(typed, tuple) else ()))
            if (hit := self._hit(shot.shooter)) is not None:
                yield from self._wound(hit)
            return
        said = verdict_words(trial, context.names)
        context.do(CloseTrial())
        if trial.verdict is TrialVerdict.SUCCESS and shot.target:
            yield from self._wound(replace(shot, stage=ShotStage.HIT, trial=trial))
        else:
            came = f"{tested_words(context, trial)} · {said}"
            self._table.say_refusal(about(context.fighter_name(shot.shooter), came))

    def _wound(self, shot: OpenShot) -> Conversation[None]:
        """Roll the wound of a hit; where nothing came after its test that is made anew from there."""
        context = self._context
        if shot.trial is not None and shot.trial == context.game.trial:
            self.close_test()  # it says that the shot hits, and is told above the blow
        last, done, left = context.last_step, [], left_words(context, shot, self._open())
        if shot.trial is not None and last is not None and last.label.code == "step.trial_closed":
            done = [DoneStep(tested_words(context, shot.trial), self.tr("Hit"))]
        if (yield from self._wounding.roll(shot.shooter, shot.target, done=done, after=left)):
            while any(s.shooter == shot.shooter and s.stage is not ShotStage.MADE for s in self._open()):
                if not context.undo():
                    break
            yield from self._test_shot(replace(shot, stage=ShotStage.MADE, trial=None))

    # -- the strip ----------------------------------------------------------------------------------

    def show_strip(self) -> None:
        """Say what follows the first shot that is open, with its key; else what test is at hand."""
        self._verbs = ()
        prompt = self._table.prompt
        asked = tests(self._context) or (prompt is not None and prompt.in_stage)
        shot = None if asked else next(iter(self._open()), None)
        if shot is None:
            super().show_strip()
            return
        away = (self.tr("Close the test"), "", self.close_test)
        closes = (away,) if self._context.game.trial is not None else ()
        if shot.hits:
            self._say(shot, self.tr("{fighter} hits {target}: the blow is next."), *closes)
        else:
            words = self.tr("{fighter} has shot at {target}: test first, then the blow.")
            alone = self.tr("{fighter} has shot: test first, then the blow.")
            characteristic = self._context.names.characteristic(Characteristic.TIR)
            test = fill(self.tr("Test {characteristic}"), characteristic=characteristic)
            self._say(shot, words if shot.target else alone, (test, "Q", self.go_on), *closes)

    def also(self) -> str:
        """Name the shots that are open beside what the strip tells of."""
        shots = self._open()
        told = tests(self._context)
        after = [s for s in shots if s.stage is not ShotStage.TESTING] if told else shots[1:]
        said = ", ".join(self._context.say(shot.owed.thing) for shot in after)
        return self.tr("Then: {open}.").format(open=said) if said else ""

    def _say(self, shot: OpenShot, words: str, *verbs: tuple[str, str, Callable[[], object]]) -> None:
        shooter, target = map(self._context.fighter_name, (shot.shooter, shot.target))
        said = " ".join(filter(None, (fill(words, fighter=shooter, target=target), self.also())))
        blow = (self.tr("The blow"), "K", self.strike)
        shown = (*verbs, *((blow,) if shot.target else ()))
        self._verbs = tuple(act for _, _, act in shown)
        self._table.say_test(said, *((verb, key) for verb, key, _ in shown))

    def pressed(self, number: int) -> None:
        """Do what a verb of the strip says."""
        if self._verbs:
            self._verbs[number]()
        else:
            super().pressed(number)
