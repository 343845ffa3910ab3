"""A spell is cast or a miracle called: what it costs, on whom, the dice, one step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtWidgets import QWidget

from desktop.battle.caster_head import CasterHead
from desktop.battle.context import BattleContext
from desktop.battle.host import TableHost
from desktop.battle.prompts.cast_fields import CastFields
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.battle.prompts.spell_targets import SpellTargets
from desktop.battle.prompts.spells_prompt import OtherSpells
from desktop.drafts.cast_draft import CastDraft
from desktop.widgets.actions import tooltip
from desktop.widgets.cost_row import CostRow
from desktop.widgets.dice_row import DiceRow, FacePad
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import in_row
from desktop.widgets.key_button import KeyButton
from desktop.widgets.spin import OpenSpin
from desktop.widgets.text import label, set_look
from desktop.widgets.typed_keys import digit
from desktop.wording import number
from desktop.wording.battle.cast_words import (
    better_answer,
    dice_groups,
    did_words,
    next_dice,
    outcome_lines,
    six_question,
    sum_so_far,
)
from desktop.wording.battle.deed_words import capital
from desktop.wording.battle.effect_steps import tells_itself
from desktop.wording.battle.figure_values import with_dice
from desktop.wording.battle.six_words import again_words
from desktop.wording.battle.spell_text import spell_text
from desktop.wording.elements import ELEMENTS
from desktop.wording.naming import mana_name, mana_words
from rules.battle.events import Rolled
from rules.battle.magic import CastSpell, affordable, difficulty_dice, out_of_phase, tested
from rules.dice import FACES
from rules.spells import Spell, SpellKind
from rules.text import Message, Refusal


@dataclass(frozen=True, slots=True)
class OtherSpell:
    """The reply that another spell of the caster is meant."""

    spell: Spell


class CastPrompt(DicePrompt):
    """Digits are the dice, letters choose gems, + lets them name targets; Enter casts, R rolls here.

    The first dice are those of a rolled area, then those that the difficulty carries, then the test and its
    6s that were thrown again; each box stands under what it is for. R throws those of an area alone first:
    its cm are there before anybody says who is within. A 6 is seen before anybody decides on it: R or a new
    die throws it again, M says how many of several, K keeps it.
    """

    in_stage = True
    tells_why = True

    def __init__(
        self, table: TableHost, context: BattleContext, command: CastSpell, known: Sequence[Spell] = ()
    ) -> None:
        super().__init__(table.over, "")
        self._context = context
        self.draft: CastDraft = CastDraft.begin(context.table, context.game, command)
        self._insists_on, self._may_insist = "", False  # the key that was refused, for Enter
        self._blind = False  # asked once who is within an area that nobody knows yet
        self._earlier: tuple[Rolled, ...] = ()  # the rolls before the last, once they fell
        spell = command.spell
        title = self.tr("{name}: {spell}")
        name = context.fighter_name(command.fighter)
        self.title.setText(title.format(name=name, spell=spell.name(context.language)))
        self.after.hide()
        self.cost = CostRow(self.panel)
        self.over = label("", self.panel, wrap=True)
        set_look(self.over, "", "warn")
        self.over.hide()
        elsewhere = out_of_phase(context.game)
        words = context.say(elsewhere) if elsewhere is not None else ""
        self.phase = label(words, self.panel, wrap=True)
        self.phase.setVisible(bool(words))
        set_look(self.phase, "", "warn")
        self.head = CasterHead(context, command.fighter, self.panel)
        self.body.addWidget(self.head)
        self.body.addWidget(self.phase)
        self.body.addWidget(self.cost)
        self.body.addWidget(self.over)
        text = spell_text(context, command)
        if text:
            self.body.addWidget(label(text, self.panel, role="soft", wrap=True))
        self.paying = FlowBox(self.panel, gap=6)
        self._gems: dict[str, KeyButton] = {}
        held = context.game.fighters[command.fighter].gems
        for key in ELEMENTS:
            if spell.kind is SpellKind.SPELL and held.get(key):
                self._gems[key] = self._button(key)
                self.paying.flow.addWidget(self._gems[key])
        self.body.addWidget(self.paying)
        verbs = FlowBox(self.panel, gap=6)
        self.verbs = self.lay_answers()
        for key in "+-MV":
            self.verbs[key] = self._button(key)
            verbs.flow.addWidget(self.verbs[key])
        self.verbs["X"] = failed = KeyButton(self.panel, large=True, act=self._on_clicked)
        failed.setObjectName("X")
        self._foot.insertWidget(self._foot.indexOf(self.cancel), failed, 2)
        self.targets = SpellTargets(table, self.panel)
        self.targets.aimed_at.connect(self._aim_at)
        self.body.addWidget(self.targets)
        self.fields = CastFields(self.panel, context, command)
        self.value, self.difficulty, self.number = self.fields.spins
        self._asked: list[QWidget] = [*(self.verbs[key] for key in "+-XV"), *self._gems.values(), self.fields]
        self.body.addWidget(self.fields)
        unknown = tested(command) and self.difficulty.number is None
        self._opened = command.number > 1 or self.value.number is None or unknown
        for spin in (self.value, self.difficulty, self.number):
            spin.valueChanged.connect(self._on_entered)
        self.row = DiceRow(self.panel)
        self.way = label("", self.panel, wrap=True)
        self.verdict = label("", self.panel, role="title", wrap=True)
        self.verdict.hide()
        self.pad = FacePad(self.panel, large=True)
        self.pad.thrown.connect(self.type_face)
        # what the dice must show stands beside them, in view in large letters, too
        self.body.addLayout(in_row(None, self.row, (self.way, 1), gap=12))
        self.body.addWidget(self.pad)
        self.body.addWidget(verbs)
        self.did = label("", self.panel, wrap=True)
        self.did.hide()
        self.body.addWidget(self.verdict)
        self.body.addWidget(self.did)
        self.others = OtherSpells(self.panel, context, command, known)
        self.others.chosen.connect(self._on_other)
        self.body.addWidget(self.others)
        self.refresh()

    def _button(self, name: str) -> KeyButton:
        button = KeyButton(self.panel, act=self._on_clicked)
        button.setObjectName(name)
        return button

    # -- state --------------------------------------------------------------------------------------

    @property
    def command(self) -> CastSpell:
        """The command as it stands, with the dice typed so far."""
        return self.draft.command

    def refresh(self) -> None:
        """Show everything as it stands."""
        context, draft, command, now = self._context, self.draft, self.draft.asked, self.command
        paid = affordable(context.table, context.game, command.fighter, command.spell, command.gems)
        if self.rolled is None:  # what it took is gone by then: the line would say that it is missing
            self.cost.show_cost(paid.lines)
            words = self.tr("You are spending more than it costs: {gems}.").format(gems=mana_words(paid.over))
            self.over.setText(words)
            self.over.setVisible(bool(paid.over))
        for key, button in self._gems.items():
            chosen = command.gems.get(key, 0)
            words = f"{mana_name(key)} {chosen}"
            if not command.gems:
                words = self.tr("{element}: automatic").format(element=mana_name(key))
            button.show_verb(words, ELEMENTS[key].letter(context.language), on=chosen > 0)
        cm, asks = command.spell.area.radius(now.area), self.tr("Add a target")
        if command.spell.area.wide:
            within = self.tr("Who is within {n} cm")
            asks = self.tr("Who is inside") if cm is None else within.format(n=number(cm))
        self.verbs["+"].show_verb(asks, "+", icon="target")
        self.verbs["-"].show_verb(self.tr("No target"), "−")
        self.verbs["-"].setVisible(bool(command.targets) and self.rolled is None)
        self.verbs["X"].show_verb(self.tr("Failed"), "X", icon="x")
        self.verbs["X"].setToolTip(tooltip(self.tr("Failed, said at the table"), "X"))
        self.verbs["X"].setVisible(self.rolled is None and self.draft.tested and not draft.sixes)
        self.verbs["V"].show_verb(self.tr("Change the test"), "V", icon="edit")
        self.verbs["V"].setVisible(not self._opened and self.draft.tested and self.rolled is None)
        self.fields.setVisible(self._opened and self.rolled is None)
        self.paying.setVisible(self.draft.chooses and self.rolled is None)
        self._show_decision()
        dice = difficulty_dice(context.table, context.game, command)
        self.difficulty.setSuffix(with_dice("", dice))
        if not self.isHidden():
            self.targets.show_command(command, cast=self.rolled is not None or draft.stands)
        if self.rolled is not None:
            self._show_outcome(self.rolled)
        else:
            more, self._insists_on = draft.sixes, ""
            self.row.show_dice(draft.dice, draft.boxes, (), groups=dice_groups(draft))
            found = sum_so_far(context, draft)
            asked = again_words(draft.again) if self.asks_again else six_question(context, draft)
            self._say_way(asked if more else next_dice(context, draft), found)
            rolls = bool(draft.wanted) and not draft.complete and not more
            self.pad.setVisible((rolls or more > 0) and not draft.here)
            if self.targets.naming:
                self.say_verb(self.tr("Targets named"), icon="target")
            elif rolls:
                self.say_verb(self.tr("Roll here"), "R", icon="dice")
            else:
                self.say_verb(self.tr("Cast") if draft.complete and not more else "")
        self.resettle()

    def _show_decision(self) -> None:
        """Show what may be done about the dice: thrown here, thrown again, or kept."""
        sixes = self.draft.sixes
        self.show_answers(sixes if self.rolled is None else 0, self.draft.again)
        self.verbs["M"].show_verb(self.tr("How many 6s"), "M")
        self.verbs["M"].setVisible(sixes > 1 and self.rolled is None)
        for widget in self._asked:
            widget.setEnabled(not self.draft.stands)
        self.say_leaving()

    def _say_way(self, *parts: str) -> None:
        """Say how it goes, with as much height as the lines need."""
        said = "\n".join(filter(None, parts))
        self.way.setText(said)
        self.way.setMinimumHeight(self.way.fontMetrics().lineSpacing() * (said.count("\n") + 1) + 6)

    def _show_outcome(self, rolled: Rolled) -> None:
        """Leave only what came out: nothing is asked any more."""
        context = self._context
        for widget in (*self._asked, self.pad, self.others, self.cost, self.over):
            widget.hide()
        self.row.show_dice(list(rolled.dice), len(rolled.dice), ())
        self._say_way(outcome_lines(context, rolled, self._earlier))
        code = rolled.outcome.code
        self.verdict.setText(capital(context.say(rolled.outcome)) if code else "")
        self.verdict.setVisible(bool(code))
        set_look(self.verdict, "title", {"trial.success": "good", "trial.failure": "bad"}.get(code, ""))
        self.did.setText(did_words(context.last_step, context.names))
        self.did.setVisible(bool(self.did.text()))
        self.say_done()

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take a die, an element's letter (a capital takes a gem back), + - or R."""
        if self.rolled is not None:
            return False
        if self.targets.press(key):
            return True
        die = digit(key) if key not in "-0" else None
        if die is not None:
            if 1 <= die <= FACES and self.draft.takes(die):
                self._set(self.draft.plus(die))
            return True
        if self.draft.stands and key not in "rRmMkK":
            return False  # what is asked stands still once dice fell here
        asked = key.lower()
        if asked == "x" and self.draft.tested:
            self._cast(replace(self.draft.asked, succeeds=False))
            return True
        if asked == "v":
            self._open_fields(self.value)
            return True
        if asked in ("+", "r") or (asked == "k" and self.draft.sixes):
            self._do(asked)
            return True
        if key == "-":
            self._aim_at(())
            return True
        if asked == "m" and self.draft.sixes > 1:
            self._set(self.draft.throw_fewer())
            return True
        for element in self._gems:
            if ELEMENTS[element].letter(self._context.language).lower() == asked:
                self._set(self.draft.with_gem(element, -1 if key != asked else 1))
                return True
        return False

    def _do(self, key: str) -> None:
        """Do what a key asks; where it is refused, Enter insists as the same key does."""
        self._insists_on, self._may_insist = "", False
        {"+": self._ask_whom, "r": self._throw, "k": self.keep_fallen}[key]()
        if self._may_insist and self.rolled is None and not self.isHidden():
            self._insists_on = key
            self.say_verb(self.tr("Do it anyway"))

    def _ask_whom(self) -> None:
        """Ask for a target, or who is within the area once its dice tell how wide it is."""
        command = self.command
        area = command.spell.area
        if area.wide and area.radius(command.area) is None and not self._blind:
            self._blind = self._may_insist = True
            self.complain_of(
                self.tr("Roll the area dice first: the total in cm says who is inside."), again=True
            )
            return
        self.targets.begin()
        self._say_naming(True)

    def _say_naming(self, on: bool) -> None:
        """Let letters name targets, or no more."""
        self.setFocus()
        self.complain("")
        self.targets.name(on)
        self.refresh()

    def _aim_at(self, figures: Sequence[str]) -> None:
        """Aim at these; the difficulty may be one of theirs."""
        self.complain("")
        self.draft = self.draft.changed(targets=tuple(figures))
        self.fields.enter(self.draft.asked)
        self.refresh()

    def point_at(self, figure: str) -> bool:
        """Aim at a figure that is pressed, or no more."""
        if self.rolled is not None or self.draft.stands:
            return False
        self.targets.aim(figure)
        return True

    @property
    def holds(self) -> bool:
        """Whether dice or targets are entered that nothing came of yet."""
        return self.rolled is None and bool(self.draft.dice or self.draft.asked.targets)

    def open(self) -> None:
        """Show the question; who may be a target is ringed."""
        super().open()
        self.refresh()

    def leave(self) -> None:
        """Leave the letters of targets first."""
        if self.targets.naming:
            self._say_naming(False)
        else:
            super().leave()

    def answer(self) -> None:
        """Cast with the dice as typed."""
        if self.targets.naming:
            self._say_naming(False)
        elif self.rolled is not None:
            self.close_panel()
        elif self.draft.complete and not self.draft.sixes:
            self._cast(self.command)
        elif self._insists_on:
            self._do(self._insists_on)

    def _throw(self) -> None:
        """Let the program throw: what is still to come, or the 6s again; no 6 is decided on unseen."""
        context, draft = self._context, self.draft
        if not draft.wanted:
            self._cast(self.command)
            return
        if (not draft.sixes and draft.complete) or (draft.sixes and self.asks_table(context)):
            return
        area_alone = len(draft.dice) < draft.area
        # nobody can say who is within an area before it has fallen; the rest is heard before the test
        bare = replace(self.command, dice=(), area=(), carried=())
        if not area_alone and not self._may_fall(context, bare):
            return
        self.lay(draft.fall(context.desk.roll(FACES) for _ in range(draft.missing)))
        if area_alone or self.draft.sixes:
            self.setFocus()  # no field that stands still now, no button that Enter would press
            self.refresh()
        else:
            self._cast(self.command)

    def lit(self) -> str:
        """Return which answer to the 6s is lit."""
        return better_answer(self._context, self.command) if self.draft.sixes and self.rolled is None else ""

    def do_lit(self, answer: str) -> None:
        """Keep the 6s or throw them again."""
        self._do("k" if answer == "keep" else "r")

    def _cast(self, command: CastSpell) -> None:
        refusal = self._context.play.refusal(command)
        heard = refusal is not None and set(refusal.code.split()) <= set(self._insisted.split())
        if not self.carry(self._context, command, overrule=heard):
            if self._context.pending is not None:
                self._heed(self._context.pending[1])
            return
        rolls, step = self._context.rolls(), self._context.last_step
        if not rolls and not (step is not None and tells_itself(step)):
            self.close_panel()
            return
        # without a test there is no die to show, and still what it did
        *earlier, self.rolled = rolls or (Rolled(Message(""), (), False),)
        self._earlier = tuple(earlier)
        self.setFocus()
        self.refresh()

    def _refused(self, context: BattleContext, refusal: Refusal) -> None:
        """Say why not, in place, and where the answer is typed."""
        super()._refused(context, refusal)
        self._heed(refusal)

    def _heed(self, refusal: Refusal) -> None:
        """Know whether the table may insist, and put the keyboard into the field that a refusal speaks of."""
        self._may_insist = refusal.overridable
        fields = {"refusal.value_absent": self.value, "refusal.value_unknown": self.value}
        fields["refusal.difficulty_unknown"] = self.difficulty
        field = next((fields[code] for code in refusal.code.split() if code in fields), None)
        if field is not None:
            self._open_fields(field)

    def _open_fields(self, field: OpenSpin) -> None:
        """Show the fields of the test, with the keyboard in one of them."""
        self._opened = True
        self.fields.show()
        self.verbs["V"].hide()
        field.setFocus()
        field.selectAll()

    def keep_fallen(self) -> None:
        """Cast with the dice as they lie."""
        self._cast(self.command)

    def close_panel(self) -> None:
        """Leave; what was refused here is of no interest any more."""
        left = not self.isHidden()
        if left:
            self.targets.put_away()
        super().close_panel()
        if left:
            self._context.forget_refusal()

    def _on_entered(self) -> None:
        changed = self.sender()
        self.complain("")  # what was said of the cast as it was
        if changed is self.value:
            self._change(value=self.value.number)
        elif changed is self.difficulty:
            self._change(difficulty=self.difficulty.number)
        else:
            self._change(number=self.number.value())

    def _change(self, **parts: Any) -> None:
        self._set(self.draft.changed(**parts))

    def _set(self, draft: CastDraft) -> None:
        self.draft = draft
        self.refresh()

    def _on_other(self, spell: Spell) -> None:
        """Turn to another spell; dice that fell here belong to this one."""
        if not self.draft.stands:
            self.reply_with(OtherSpell(spell))

    def _on_clicked(self) -> None:
        name = self.sender().objectName()
        if name in self._gems:
            self._set(self.draft.with_gem(name, 1))
        else:
            self.press(name)
