"""The test at hand: its dice typed or rolled, its 6s thrown again or kept, its result and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QSpinBox, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.battle.prompts.facing import FacingFigures
from desktop.battle.prompts.throw_fields import UNNAMED, spin_of, with_verb
from desktop.drafts.thrown import Thrown
from desktop.drafts.trial_side import TrialSide
from desktop.widgets.dice_row import DiceRow, FacePad
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import in_column, put_in
from desktop.widgets.key_button import KeyButton
from desktop.widgets.spin import OpenSpin
from desktop.widgets.text import label, set_look
from desktop.widgets.typed_keys import digit
from desktop.wording import fill
from desktop.wording.battle.odds_words import shot_words
from desktop.wording.battle.six_words import (
    again_words,
    asked_words,
    due_words,
    needed_words,
    reroll_words,
    secret_words,
)
from desktop.wording.battle.trial_words import sum_lines, trial_words, verdict_words, who_tests
from rules.battle.commands import Command
from rules.battle.opposing import unthrown
from rules.battle.state import Contender, Trial, TrialVerdict
from rules.battle.trial import (
    ChooseDie,
    CloseTrial,
    DecideUnseen,
    KeepSixes,
    SetNatural,
    SetTrialLines,
    SetTrialValue,
    ThrowTrial,
    absent,
    settle,
    total_of,
)
from rules.text import Reason

_OTHER = "other"
"""What Enter does while a 6 waits for the dice of the other side."""
_TONES = {TrialVerdict.SUCCESS: "good", TrialVerdict.FAILURE: "bad", TrialVerdict.NOBODY: "bad"}
Stakes = tuple[float, float] | None
"""How likely success wounds a target, and fells it."""
_CAME = ("threw", "success", "failure", "won", "nobody")
"""What comes of dice that lie there afterwards."""


def _typed_last(context: BattleContext, tested: Contender) -> bool:
    """Tell whether the last step is typed dice of a side that lie there still."""
    step = context.last_step
    told = [(tested.fighter or tested.name, f"step.trial_{came}") for came in _CAME]
    mine = step is not None and (step.label.data.get("who"), step.label.code) in told
    return mine and context.rolls()[-1].typed


def _is_own(line: Reason) -> bool:
    """Tell whether a line is the bonus of the field here, and none that has a reason of its own."""
    return line.message.code == UNNAMED.code


class TrialPrompt(DicePrompt):
    """Digits are dice, R rolls them here or throws a 6 again, K keeps it; Esc leaves an open test."""

    in_stage = True
    stops_by_eye = True
    draft: Thrown

    def __init__(
        self, parent: QWidget, context: BattleContext, typed: tuple[int, ...] = (), stakes: Stakes = None
    ) -> None:
        super().__init__(parent, "")
        self._context, self._stakes, self.draft = context, stakes, Thrown(dice=typed)
        self._place = 0
        self._rolled: set[int] = set()  # the sides whose dice fell here
        self._looks = False  # whether the other side was asked for, though it has nothing to throw
        self._fewer = 0  # how many of the 6s are not thrown again with the others
        self.facing = FacingFigures(self.panel, context)
        self.who = self.facing.names
        self.body.addWidget(self.facing)
        grid = QGridLayout()
        grid.setSpacing(8)
        sides = range(len(self._trial.sides))
        self.rows = [DiceRow(self.panel, back=partial(self._take_back, place)) for place in sides]
        self.sums = [label("", self.panel, wrap=True) for _ in sides]
        for place in sides:
            for line, widget in enumerate((self.rows[place], self.sums[place])):
                grid.addWidget(widget, line, place)
            grid.setColumnStretch(place, 1)
        self.body.addLayout(grid)
        self.pad = FacePad(self.panel)
        self.pad.thrown.connect(self.type_face)
        self.body.addWidget(self.pad)
        self.verdict = label("", self.panel, role="title", wrap=True)
        self.body.addWidget(self.verdict)
        self._verb_flow = FlowBox(self.panel, gap=6)
        self.verbs = self.lay_answers()
        for key in "MSDX":
            self.verbs[key] = button = KeyButton(self._verb_flow, act=self.on_named)
            button.setObjectName(key)
            self._verb_flow.flow.addWidget(button)
        self.body.addWidget(self._verb_flow)
        self.natural = spin_of(self.panel, 0, 60, self.tr("Natural result set by an effect"))
        self.natural.setSpecialValueText("–")
        self.bonus = spin_of(self.panel, -20, 20, self.tr("Bonus or penalty"))
        self.value = OpenSpin(-20, 40, self.panel)
        self.value.setAccessibleName(self.tr("Value to test with"))
        self.natural_verb, self.bonus_verb = KeyButton(self.panel), KeyButton(self.panel)
        self.value_verb = KeyButton(self.panel)
        self._sets = {
            self.natural: self._on_natural, self.bonus: self._on_bonus, self.value: self._on_value
        }  # fmt: skip
        self._rare = QWidget(self.panel)
        in_column(
            self._rare,
            with_verb(self.natural, self.natural_verb, self._on_natural),
            with_verb(self.bonus, self.bonus_verb, self._on_bonus),
        )
        put_in(self.body, with_verb(self.value, self.value_verb, self._on_value), self._rare)
        self._rare.hide()
        self.add_more(self._unfold)
        self.refresh()

    # -- what is shown ------------------------------------------------------------------------------

    @property
    def _trial(self) -> Trial:
        found = settle(self._context.play.table, self._context.game).trial
        assert found is not None  # it is opened with a test only, and closes with it
        return found

    @property
    def _side(self) -> TrialSide:
        """The side in hand."""
        return TrialSide(self._context.table, self._trial, self._place)

    @property
    def typed(self) -> tuple[int, ...]:
        """The dice typed for the side that throws first of those that have not thrown yet."""
        first = next(iter(unthrown(self._trial)), None)
        return self.draft.dice if self._place == first else ()

    def refresh(self) -> None:
        """Show both sides, whose decision it is, and how the test stands."""
        context, trial, table = self._context, self._trial, self._context.play.table
        names, may = context.names, self._side.may
        if self._place not in may and may and not self._looks:
            self._place = may[0]
        if self._side.unseen and self._side.tested.again is not None:
            self._place = 1 - self._place
        wanted = self._side.wanted
        self.title.setText(trial_words(trial, names))
        for place, tested in enumerate(trial.sides):
            # also once it is decided: the fields below are those of this side
            mark = "▸ " if place == self._place and len(trial.sides) > 1 else ""
            role = self.tr("Attempts the test") if place == 0 else self.tr("Opposed")
            self.facing.show_figure(place, tested.fighter, mark + who_tests(tested, names), role)
            thrown = [*tested.carried, *(die for dice in tested.throw.rounds for die in dice)]
            shown = thrown + (list(self.draft.dice) if place == self._place else [])
            more = wanted - len(self.draft.dice) if place == self._place else 0
            empty = tested.number + tested.to_carry if not thrown and not shown else 0
            boxes = max(len(shown) + max(0, more), empty)
            self.rows[place].show_dice(shown, boxes, (), waits=place == self._place)
            found = total_of(table, tested)
            said = sum_lines(found.reasons, found.total, names)
            if tested.again is not None and self._side.unseen:
                said = "\n".join((said, self.tr("has chosen in secret")))
            self.sums[place].setText(said)
            line = self.sums[place].fontMetrics().lineSpacing()
            self.sums[place].setMinimumHeight(line * (said.count("\n") + 1) + 6)
        self.facing.show_alone(len(trial.sides) == 1)
        self.pad.setVisible(wanted > len(self.draft.dice))
        said = verdict_words(trial, names)
        self.verdict.setText(said or self._what_next(wanted))
        set_look(self.verdict, "title" if said else "", _TONES.get(trial.verdict, ""))
        self._show_entered()
        self._show_verbs(wanted)
        self.resettle()

    def _show_entered(self) -> None:
        """Show in the fields what the side in hand has, but for one that is being typed in."""
        tested = self._side.tested
        own = next((line for line in tested.lines if _is_own(line)), None)
        entered = (self.natural, tested.throw.replaced or 0), (self.bonus, own.amount if own else 0)
        if any(value for _, value in entered):
            self._rare.show()
        for field, value in entered:
            if not field.hasFocus():
                field.setValue(round(value))
        asked = tested.value is None or tested.entered
        for widget in (self.value, self.value_verb):
            widget.setVisible(asked)
        if not self.value.hasFocus():
            sign = "–" if absent(self._context.game, tested) else "?"
            self.value.set_number(tested.value if asked else None, sign)

    def _what_next(self, wanted: int) -> str:
        side, names = self._side, self._context.names
        tested, again = side.tested, self._again(side.tested.throw.sixes)
        odds = side.odds(again)
        blow = shot_words(odds, self._stakes)
        if side.unseen:
            return secret_words(max(each.throw.sixes for each in self._trial.sides), odds)
        if side.rerolls:
            return due_words(names.somebody(tested.fighter or tested.name), again)
        if tested.throw.sixes and wanted:
            if self.asks_again:
                return again_words(again)
            return f"{asked_words(side.check, side.stake, odds, again)} {blow}".strip()
        if side.ahead > len(self.draft.dice):
            words = self.tr("Enter the {characteristic} die first, then the test dice, or roll them here.")
            return fill(words, characteristic=names.characteristic(tested.characteristic))
        if self._complete(wanted) or not wanted:  # the verb says what comes
            return ""
        known = tested.value is not None and not side.ahead
        needs = needed_words(side.check, side.stake, odds, tested.number) if known else ""
        tie = self._trial.ties and not tested.throw.rounds
        asks = self.tr("A tie: both re-roll.") if tie else self.tr("Enter the dice, or roll them here.")
        return " ".join(filter(None, (asks, needs, blow)))

    def _show_verbs(self, wanted: int) -> None:
        sixes = self._side.tested.throw.sixes
        asks = (wanted > 0 or self._side.unseen) and not self.draft.dice and not self._side.rerolls
        self.show_answers(sixes if asks else 0, self._again(sixes))
        self.verbs["M"].show_verb(self.tr("How many 6s"), "M")
        self.verbs["M"].setVisible(sixes > 1 and wanted > 0)
        waits = self.lit() == _OTHER
        self.verbs["S"].show_verb(self.tr("The other one"), "↵" if waits else "S", primary=waits)
        self.verbs["S"].setVisible(len(self._trial.sides) > 1)
        self.verbs["D"].show_verb(self.tr("Another die"), "D")
        self.verbs["D"].setVisible(len(self._side.tested.throw.naturals) > 1)
        self.verbs["X"].show_verb(self.tr("Close the test"), "X", icon="x")
        over = self._trial.verdict is not TrialVerdict.OPEN
        self.verbs["X"].setVisible(not over)
        self.natural_verb.show_verb(self.tr("Set the natural result"), "N")
        self.bonus_verb.show_verb(self.tr("Set the bonus"), "B")
        self.value_verb.show_verb(self.tr("Set the value"), "V")
        if self._complete(wanted):
            self.say_verb(self.tr("Use these dice"))
        elif over:
            self.say_done()
        else:
            rolls = wanted > 0 and (not sixes or self._side.rerolls)
            self.say_verb(reroll_words(sixes, self._again(sixes)) if rolls else "", icon="dice")

    def lit(self) -> str:
        """Return what Enter does about the 6s of the side in hand: they may wait for the other's dice."""
        sixes = self._side.tested.throw.sixes
        if not sixes or not self._side.wanted or self._side.rerolls:
            return ""
        if self._side.stake is None:
            return _OTHER
        return self._side.answer(self._again(sixes))

    def do_lit(self, answer: str) -> None:
        """Keep the 6s, throw them again, or turn to the other side."""
        {"keep": self.keep, _OTHER: self.switch}.get(answer, self.roll_here)()

    @property
    def fell_here(self) -> bool:
        """Whether the dice of the side in hand are the program's."""
        return self._place in self._rolled

    def dice_now(self) -> object:
        """Give the dice of the side in hand, those that count and those typed."""
        return self._place, self._side.tested.throw, self.draft.dice

    def _again(self, sixes: int) -> int:
        """Return how many of the 6s are thrown again: any of them may be (II-A-2)."""
        return sixes - self._fewer % max(1, sixes)

    def _complete(self, wanted: int) -> bool:
        again = bool(self._side.tested.throw.rounds)
        return bool(self.draft.dice) and (
            len(self.draft.dice) == wanted or (again and len(self.draft.dice) < wanted)
        )

    # -- hands --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what is being entered with Enter, also while there is nothing else to answer."""
        entered = any(field.hasFocus() for field in self._sets)
        if entered and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.answer()
            event.accept()
            return
        super().keyPressEvent(event)

    def press(self, key: str) -> bool:
        """Take a die or a letter."""
        die = digit(key)
        if die is not None:
            if 1 <= die <= 6:
                self._type(die)
            return True
        acts: dict[str, Callable[[], object]] = {
            "r": self.roll_here, "m": self.fewer, "k": self.keep, "s": self.switch, "d": self.another_die,
            "x": self.close_test, ".": self._unfold,
            **{key: partial(self._to_field, field) for key, field in zip("nbv", self._sets, strict=True)},
        }  # fmt: skip
        act = acts.get(key.lower())
        if act is not None:
            act()
        return act is not None

    def _type(self, die: int) -> None:
        """Add a die; one too many is the other side's, where that has none yet: both throw together."""
        rival = 1 - self._place
        if len(self.draft.dice) == self._side.wanted > 0 and self._unthrown(rival):
            self._throw_typed()
            if self._place != rival:
                return  # it was refused, and said
        if len(self.draft.dice) < self._side.wanted:
            self.lay(self.draft.plus(die))
            self.setFocus()  # a face that is hidden by it would leave the keyboard to any other verb
            self.refresh()

    def _unthrown(self, place: int) -> bool:
        """Tell whether a side of an opposed test has no die yet."""
        return self._trial.second is not None and self._trial.sides[place].throw.natural is None

    def _throw_typed(self) -> None:
        dice, ahead = self.draft.dice, self._side.ahead
        self._do(ThrowTrial(self._place, dice[ahead:], carried=dice[:ahead]))

    def answer(self) -> None:
        """Set what is being entered, throw the dice as typed, or put a decided test away."""
        entered = next((act for field, act in self._sets.items() if field.hasFocus()), None)
        if entered is not None:
            entered()
        elif self._complete(self._side.wanted):
            self._throw_typed()
        elif self._trial.verdict is not TrialVerdict.OPEN:
            self.close_test()
        else:
            self.roll_here()

    def _take_back(self, place: int, dice: int) -> None:
        """Take the last dice of a side back, also those of the step before, where they were typed."""
        context = self._context
        if place == self._place and self.draft.dice:
            self.lay(Thrown(dice=self.draft.dice[:-dice]))
        elif _typed_last(context, self._trial.sides[place]) and context.undo():
            self._place, self.draft = place, Thrown()
        if context.game.trial is None:
            self.close_panel()
        else:
            self.refresh()

    def roll_here(self) -> None:
        """Let the program throw; or choose unseen to throw again."""
        if self._side.unseen:
            self._do(DecideUnseen(self._place, True))
        elif self._side.wanted:
            sixes = self._side.tested.throw.sixes
            if sixes and not self._side.rerolls and self.asks_table(self._context):
                return
            self._rolled.add(self._place)
            self._do(ThrowTrial(self._place, sixes=self._again(sixes) if self._fewer and sixes else None))

    def fewer(self) -> None:
        """Throw one 6 fewer again; after one alone, all of them."""
        if self._side.tested.throw.sixes > 1 and self._side.wanted:
            self._fewer += 1
            self.refresh()

    def keep(self) -> None:
        """Keep the 6s."""
        if self._side.unseen:
            self._do(DecideUnseen(self._place, False))
        elif self._side.tested.throw.sixes:
            self._do(KeepSixes(self._place))

    def switch(self) -> None:
        """Turn to the other side of an opposed test."""
        if len(self._trial.sides) > 1:
            self._place, self._fewer, self._looks = 1 - self._place, 0, True
            self.lay(Thrown())
            self._context.forget_refusal()  # it was said of the other one
            waits = bool(self._side.may) and self._place not in self._side.may
            self.complain(self.tr("The other one decides first.") if waits else "")
            self.refresh()

    def another_die(self) -> None:
        """Keep the next die of several instead of the best one."""
        naturals = self._side.tested.throw.naturals
        if len(naturals) > 1:
            chosen = self._side.tested.throw.chosen
            best = naturals.index(max(naturals))
            self._do(ChooseDie(self._place, ((best if chosen is None else chosen) + 1) % len(naturals)))

    def leave(self) -> None:
        """Leave the test open; one that is decided is put away, so that no banner of it stays."""
        if self._trial.verdict is TrialVerdict.OPEN:
            super().leave()
        else:
            self.close_test()

    def close_test(self) -> None:
        """Put the test away."""
        verdict = self._trial.verdict
        if self._context.do(CloseTrial()):
            self.reply_with(verdict)

    def _unfold(self) -> None:
        """Show what an effect may set, or put it away."""
        self._rare.setVisible(self._rare.isHidden())
        self.setFocus()

    def _to_field(self, field: QSpinBox) -> None:
        """Lead to a field; what an effect may set is shown for it."""
        if field is not self.value:
            self._rare.show()
        if not field.isHidden():
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_natural(self) -> None:
        self._do(SetNatural(self._place, self.natural.value() or None))

    def _on_bonus(self) -> None:
        line = Reason(UNNAMED, self.bonus.value())
        named = tuple(each for each in self._side.tested.lines if not _is_own(each))
        self._do(SetTrialLines(self._place, (*named, line) if line.amount else named))

    def _on_value(self) -> None:
        self._do(SetTrialValue(self._place, self.value.number))

    def _do(self, command: Command) -> None:
        done = self._context.do(command)
        self.complain("" if done else self._context.why_not(again=True))
        self.setFocus()
        if not done:
            self.refresh()  # the side, the dice and the key stay as they are: the same again insists
            return
        self._fewer, self._looks = 0, False
        self.lay(Thrown())
        waiting = [p for p in self._side.may if self._trial.sides[p].throw.natural is None]
        if isinstance(command, DecideUnseen):
            self._place = next(iter(self._side.may), self._place)
        if waiting and self._place not in waiting:
            self._place = waiting[0]
        self.refresh()
