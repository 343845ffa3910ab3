"""A shot leads to its test of TIR, the difficulty typed at the table, and a hit to its wound roll."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.battle import ask
from desktop.battle.confrontation.wound_reading import wound_stakes
from desktop.battle.confrontation.wound_table import WoundTableView
from desktop.battle.context import BattleContext
from desktop.battle.host import TableHost
from desktop.battle.open_shots import open_shots
from desktop.battle.prompts.facing import FacingFigures
from desktop.battle.prompts.throw_fields import ThrowFields
from desktop.battle.prompts.wound_way import is_low
from desktop.battle.shooting import Shooting
from desktop.battle.wounding import Wounding
from desktop.drafts.confrontation.wound_draft import WoundDraft
from desktop.drafts.odds import odds_of
from desktop.drafts.shots import OpenShot, Shots, ShotStage
from desktop.drafts.stakes import reaching
from desktop.widgets.conversation import Conversation
from desktop.widgets.dice_row import FacePad
from desktop.widgets.done_line import DoneStep
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import put_in
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.spin import OpenSpin
from desktop.widgets.text import label
from desktop.widgets.typed_keys import digit
from desktop.wording import about, fill, number
from desktop.wording.battle.confrontation.action_words import cover_words, turn_summary
from desktop.wording.battle.odds_words import shot_words
from desktop.wording.battle.six_words import needed_words
from desktop.wording.battle.trial_words import verdict_words
from desktop.wording.battle.turn_summary import TurnSummary
from rules.battle.one_die import value_unknown
from rules.battle.state import Contender, Deed, DeedState, Fighter, Trial, TrialVerdict
from rules.battle.trial import (
    CloseTrial,
    OpenTrial,
    TellValue,
    ThrowTrial,
    absent,
    check_of,
    total_of,
    value_of,
)
from rules.values import Characteristic

translate = QCoreApplication.translate
_FACES = range(1, 7)
_DIFFICULTIES = range(3, 13)
"""What may be pressed as the difficulty of the first shot: no text gives any, the table enters it."""
_TENS = "01"
"""A digit that more follow after, as the first of a difficulty."""


def _made(deed: Deed) -> bool:
    return deed.state is DeedState.DONE


SHOTS = Shots(("shoot",), "step.wounded", _made)


def shot_summary(context: BattleContext, fighter: Fighter) -> TurnSummary:
    """Read what stands beneath a figure that speaks; that its target may dive only while its shot is open."""
    told = turn_summary(context, fighter)
    over = told.warned and all(shot.shooter != fighter.id for shot in open_shots(context, SHOTS))
    return replace(told, warned="") if over else told


def shots_left(context: BattleContext, now: OpenShot) -> str:
    """Say whose shots are open beside one: « shots left: A, C », else what follows it."""
    others = [shot.shooter for shot in open_shots(context, SHOTS) if shot.shooter != now.shooter]
    if not others:
        return translate("ShotForm", "then the wound roll") if now.target and not now.hits else ""
    here = context.game.fighters[now.shooter].card
    said = [
        fighter.letter if fighter.card == here else context.fighter_name(key)
        for key in others for fighter in (context.game.fighters[key],)
    ]  # fmt: skip
    return translate("ShotForm", "shots left: {who}").format(who=", ".join(said))


class ShotForm(Prompt):
    """Asks for the difficulty and takes the die at once; several dice open the test with all of it."""

    in_stage = True
    tells_why = True

    def __init__(
        self, parent: QWidget, context: BattleContext, shot: OpenShot, difficulty: float | None
    ) -> None:
        super().__init__(parent, self.tr("Shot"))
        self._context, self._shot = context, shot
        self.after.setText(shots_left(context, shot))
        self.facing = FacingFigures(self.panel, context)
        self.facing.show_figure(0, shot.shooter, context.fighter_name(shot.shooter), self.tr("Shooter"))
        self.facing.show_figure(1, shot.target, context.fighter_name(shot.target), self.tr("Target"))
        self.facing.show_alone(not shot.target)
        self.difficulty = OpenSpin(0, 60, self.panel)
        self.difficulty.setAccessibleName(self.tr("Difficulty"))
        self.difficulty.set_number(difficulty)
        self.difficulty.valueChanged.connect(self._show_needed)
        self.difficulties = FlowBox(self.panel, gap=4)
        for each in _DIFFICULTIES:
            button = KeyButton(self.difficulties, act=self._on_difficulty)
            button.setObjectName(str(each))
            button.show_verb(str(each))
            self.difficulties.flow.addWidget(button)
        self.needed, self.blow = label("", self.panel, role="heading", wrap=True), soft("", self.panel)
        self.pad = FacePad(self.panel, large=True)
        self.pad.thrown.connect(self.type_face)
        self.mine = ThrowFields(self.panel)
        for spin in (self.mine.number, self.mine.bonus):
            spin.valueChanged.connect(self._show_needed)
        self._rare = FlowBox(self.panel, gap=6, stretch_last=True)
        self.mine.aspect.hide()
        mine, (dice, bonus) = self.mine, self.mine.captions
        for field in (dice, mine.number, bonus, mine.bonus, mine.reason, mine.why):
            self._rare.flow.addWidget(field)
        self._rare.hide()
        self.value = OpenSpin(-20, 40, self.panel)
        self.value.setAccessibleName(self.tr("Value to test with"))
        self.value.valueChanged.connect(self._show_needed)
        table, game = context.table, context.game
        self.value.setSpecialValueText("–" if absent(game, self._tested) else "?")
        self._aim = label(context.names.characteristic(Characteristic.TIR), self.panel)
        asked = FlowBox(self.panel, gap=8)
        for field in (self._aim, self.value, label(self.tr("Difficulty"), self.panel), self.difficulty):
            asked.flow.addWidget(field)
        self.draft = WoundDraft(table, game, context.desk.abilities, shot.shooter, shot.target)
        ahead = self.draft.ahead
        self.wounds = WoundTableView(table.ruleset, context.language, self.panel)
        self.wounds.show_cells({} if ahead is None else ahead.cells)
        # what a hit may do, where there is room for it
        self.wounds.setVisible(ahead is not None and bool(shot.target) and not is_low(parent))
        self._beneath = [label("", self.panel) for _ in range(2)]
        for place, words in enumerate(self._beneath):
            self.facing.put_beneath(place, words)
        said, chosen = (self.needed, self.blow), (self.difficulties, self.pad)
        put_in(self.body, self.facing, asked, self._rare, *said, *chosen, self.wounds)
        self.add_more(self._unfold)
        self._show_value()

    def _values(self) -> tuple[str, ...]:
        """Say what of both counts: TIR and FOR, RES and the cover that the target took."""
        context, draft, target = self._context, self.draft, self._context.game.fighters.get(self._shot.target)
        known = (
            (Characteristic.TIR, value_of(context.table, context.game, self._tested).total),
            (Characteristic.FOR, draft.strength),
            (Characteristic.RES, draft.resistance),
        )
        said = [f"{context.names.characteristic(of)} {number(n)}" if n is not None else "" for of, n in known]
        cover = cover_words(context, target) if target is not None else ()
        return " · ".join(filter(None, said[:2])), " · ".join(filter(None, (said[2], *cover)))

    @property
    def _known(self) -> bool:
        """Whether the figure's own value is known, without what is entered here."""
        return value_of(self._context.play.table, self._context.game, self._tested).total is not None

    def _show_value(self) -> None:
        """Ask for the value first where nobody knows it, then for the die."""
        for field in (self._aim, self.value):
            field.setHidden(self._known)
        for words, said in zip(self._beneath, self._values(), strict=True):
            words.setText(said)
        self._show_needed()

    def _show_needed(self) -> None:
        """Say from which die on the shot hits, where one die tells; no die before the value is there."""
        valued, difficulty = self._known or self.value.number is not None, self.difficulty.number
        self.difficulties.setVisible(valued and difficulty is None)
        self.pad.setVisible(valued and difficulty is not None)
        if not valued or difficulty is None:
            self.say_verb(self.tr("Difficulty") if valued else self._aim.text(), icon="edit")
            words = fill(self.tr("Enter {value} first, then the die."), value=self._aim.text())
            self.needed.setText(self.tr("Enter the difficulty first, then the die.") if valued else words)
            return
        here = self._context.play.setup.rolled_here
        self.say_verb(self.tr("Roll here"), "↵" if here else "R", icon="dice")
        tested, table = self.command.first, self._context.play.table
        value = value_of(table, self._context.game, tested).total if tested.value is None else tested.value
        check = check_of(table, replace(tested, value=value))
        self.needed.setText(needed_words(check, reaching(difficulty), dice=tested.number))
        self.blow.setText(shot_words(odds_of(check, difficulty, tested.number), self.draft.stakes))

    @property
    def _tested(self) -> Contender:
        return Contender(fighter=self._shot.shooter, characteristic=Characteristic.TIR)

    @property
    def command(self) -> OpenTrial:
        """The test as it stands."""
        first = replace(self.mine.of(self._tested), value=self.value.number)
        return OpenTrial(first, difficulty=self.difficulty.number)

    def open(self) -> None:
        """Show the question; digits are the die."""
        super().open()
        if self._known:
            self.setFocus()
        else:
            self.value.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, key: str) -> bool:
        """Take the die, roll it here, or lead to the difficulty."""
        die = digit(key)
        if die is not None and self.difficulty.number is None:
            self._type_difficulty(str(die))
        elif die is not None and die in _FACES:
            self._throw((die,))
        elif key.lower() == "r":
            self._throw(())
        elif key == ".":
            self._unfold()
        elif key.lower() == "d":
            self.difficulty.setFocus()
            self.difficulty.selectAll()
        else:
            return False
        return True

    def _type_difficulty(self, typed: str) -> None:
        """Take the first digit of the difficulty: it is whole, but where more digits follow."""
        self.difficulty.set_number(int(typed))
        if typed in _TENS:
            self.difficulty.setFocus()
            self.difficulty.lineEdit().setText(typed)

    def _on_difficulty(self) -> None:
        self.difficulty.set_number(int(self.sender().objectName()))
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from a field back to the die by Enter, and to the difficulty while nobody has entered it."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or (self.hasFocus() and self.enters):
            super().keyPressEvent(event)
            return
        if self.difficulty.number is None and not self.value.hasFocus():
            self.difficulty.setFocus()
            self.complain(self.needed.text())
        elif not self.value.hasFocus() or self._keep_value():
            self.setFocus()
        event.accept()

    def _keep_value(self) -> bool:
        """Keep what was entered for the whole battle, where the card leaves it open; False for nothing."""
        context = self._context
        entered = self.value.number
        if entered is None:
            who, what = self._shot.shooter, Characteristic.TIR
            self.complain(context.say(value_unknown(who, what).message))
            return False
        card = context.game.fighters[self._shot.shooter].card
        tell = TellValue(card, Characteristic.TIR, entered)
        if context.play.refusal(tell) is None and context.do(tell):
            self.value.set_number(None)
        self.complain("")
        self._show_value()
        return True

    def answer(self) -> None:
        """Roll the die here, or lead to what is asked before it."""
        self._throw(())
        if self.difficulty.number is None and self._known:
            self.difficulty.setFocus(Qt.FocusReason.OtherFocusReason)

    def _unfold(self) -> None:
        """Show dice, bonus and reason, or put them away."""
        self._rare.setVisible(self._rare.isHidden())
        self.setFocus()

    def _throw(self, dice: tuple[int, ...]) -> None:
        """Open the test with the die, or with all that fall here; of several the others are typed there."""
        if not self.value.isHidden() and not self._keep_value():
            self.value.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if self.difficulty.number is None:
            self.complain(self.needed.text())
            return
        if not self.carry(self._context, self.command):
            return
        if not dice or self.mine.number.value() == 1:
            self._context.do(ThrowTrial(0, dice))
            dice = ()
        self.reply_with(dice)


class ConfrontationShooting(Shooting):
    """Leads from a shot to its test and its wound roll; who leaves the question is led back to it."""

    shots = SHOTS

    def __init__(self, table: TableHost, wounding: Wounding) -> None:
        super().__init__(table, wounding.between)
        self._wounding = wounding

    def _follow(self, shot: OpenShot) -> None:
        self._table.select(shot.shooter)
        self._table.conversation.begin(self._wound(shot) if shot.hits else self._test_shot(shot))

    def stakes(self) -> tuple[float, float] | None:
        """Give those of the wound roll that a hit of the shot in test leads to."""
        context, shots = self._context, [s for s in self._open() if s.stage is ShotStage.TESTING and s.target]
        made = ((shot.shooter, shot.target) for shot in shots)
        return next((wound_stakes(context, *pair) for pair in made), None)

    def _test_shot(self, shot: OpenShot) -> Conversation[None]:
        """Ask for the difficulty and the die; a hit leads to the wound roll, and that back to the test."""
        context = self._context
        typed = yield from ask.panel(ShotForm(self._table.over, context, shot, self._difficulty))
        trial = context.game.trial
        if trial is None:
            return
        self._difficulty = trial.difficulty or self._difficulty
        if trial.verdict is TrialVerdict.OPEN:
            yield from ask.panel(self.question(typed if isinstance(typed, tuple) else ()))
            hits = (s for s in self._open() if s.hits and s.target and s.shooter == shot.shooter)
            if (hit := next(hits, None)) is not None:
                yield from self._wound(hit)
            return
        said = verdict_words(trial, context.names)
        context.do(CloseTrial())
        if trial.verdict is TrialVerdict.SUCCESS and shot.target:
            yield from self._wound(replace(shot, stage=ShotStage.HIT, trial=trial))
        else:
            came = f"{self._told(trial)} · {said}"
            self._table.say_refusal(about(context.fighter_name(shot.shooter), came))

    def _wound(self, shot: OpenShot) -> Conversation[None]:
        """Roll the wound of a hit; where nothing came after its test that is made anew from there."""
        context, last = self._context, self._context.last_step
        just = shot.trial is not None and last is not None and last.label.code == "step.trial_closed"
        done = (DoneStep(self._told(shot.trial), self.tr("Hit")),) if just and shot.trial is not None else ()
        left = shots_left(context, shot)
        if (yield from self._wounding.roll(shot.shooter, shot.target, done=done, after=left)):
            while self._is_tested(shot) and context.undo():
                pass
            yield from self._test_shot(replace(shot, stage=ShotStage.MADE, trial=None))

    def _is_tested(self, shot: OpenShot) -> bool:
        return any(s.shooter == shot.shooter and s.stage is not ShotStage.MADE for s in self._open())

    def _told(self, trial: Trial) -> str:
        """Say the sum of a test in a line: « 5 + AIM 3 = 8, difficulty 7 »."""
        names, found = self._context.names, total_of(self._context.play.table, trial.first)
        natural, value, *more = found.reasons
        aim = f"{names.characteristic(Characteristic.TIR)} {number(value.amount)}"
        others = [
            f"{'−' if each.amount < 0 else '+'} {names.say(each.message)} {number(abs(each.amount))}"
            for each in more if each.amount
        ]  # fmt: skip
        summed = " ".join((number(natural.amount), "+", aim, *others))
        difficulty = self.tr("difficulty {n}").format(n=number(trial.difficulty or 0))
        return f"{summed} = {number(found.total or 0)}, {difficulty}"
