"""Recovering mana in upkeep: the element, the dice typed or rolled, the gems won and those of Recovery."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.drafts.mana import ManaDraft
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.battle.prompts.menu import ChoiceGrid, MenuRow
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import soft
from desktop.widgets.text import label, set_look
from desktop.wording import fill
from desktop.wording.elements import ELEMENTS
from desktop.wording.naming import mana_name, mana_words
from rules.battle.mana import limit_of
from rules.dice import FACES


class ManaPrompt(DicePrompt):
    """A letter chooses the element, a capital that of Recovery; digits are the dice, Enter applies.

    Once the dice lie there, the letter of another element takes one gem more of those that they give: the
    mage chooses for each gem. Dice that fell here wait for that choice where there is one.
    """

    width_at_100 = 640
    tells_why = True

    draft: ManaDraft

    def __init__(self, parent: QWidget, context: BattleContext, draft: ManaDraft) -> None:
        super().__init__(parent, "")
        self._context, self.draft = context, draft
        self.title.setText(fill(self.tr("Mana of {name}"), name=context.fighter_name(draft.fighter)))
        self.body.addWidget(soft(self._reserve(), self.panel))
        self._elements = ChoiceGrid(self.panel, ELEMENTS, 4)
        self._elements.pressed.connect(self._choose)
        self._roll = KeyButton(self.panel)
        self._roll.clicked.connect(self.roll_here)
        self._elements.addWidget(self._roll, 1, 3)
        self.body.addLayout(self._elements)
        self._dice_row = DiceRow(self.panel)
        self._said = label("", self.panel, wrap=True)
        self.body.addWidget(self._dice_row)
        self.body.addWidget(self._said)
        words = self.tr("Another element’s letter gives it one gem more.")
        self._how = soft(words, self.panel)
        self.body.addWidget(self._how)
        self._extra_said = label("", self.panel, wrap=True)
        self.body.addWidget(self._extra_said)
        self._extra_said.setVisible(draft.more > 0)
        # those that Recovery may give: those mastered, all where the card does not tell
        extras = (draft.own or tuple(ELEMENTS)) if draft.more else ()
        self._extras = ChoiceGrid(self.panel, extras, 4)
        self._extras.pressed.connect(self._choose_extra)
        if draft.more:
            self.body.addLayout(self._extras)
        self._full = label("", self.panel, wrap=True)
        set_look(self._full, "", "warn")
        self.body.addWidget(self._full)
        self.refresh()

    def _reserve(self) -> str:
        """Say how full the reserve is, and what is mastered."""
        found = self._context.game.fighters[self.draft.fighter]
        held, limit = sum(found.gems.values()), limit_of(self._context.play.table, found)
        words = [self.tr("Reserve: {held}").format(held=held)]
        if limit is not None:
            words = [self.tr("Reserve: {held} of {limit}").format(held=held, limit=limit)]
        if self.draft.own:
            names = ", ".join(mana_name(element) for element in self.draft.own)
            words.append(self.tr("Elements mastered: {names}").format(names=names))
        return " · ".join(words)

    def refresh(self) -> None:
        """Show the elements, the dice, the gems."""
        mana, draft = self._context.play.table.ruleset.mana, self.draft
        self._elements.show_rows(self._row(element, draft.came) for element in ELEMENTS)
        self._roll.show_verb(self.tr("Roll here"), "R", icon="dice")
        self._roll.setVisible(not draft.here)
        self.say_leaving()
        self._dice_row.show_dice(draft.dice, mana.dice, tuple(d for d in draft.dice if d >= mana.success))
        self._said.setText(self._found() if draft.complete else self._rule())
        self._how.setVisible(draft.divides)
        self._show_extra()
        self._full.setText(self._cut() if draft.complete else "")
        self._full.setVisible(bool(self._full.text()))
        self.say_verb(self.tr("Apply") if draft.dice else "")
        self.resettle()

    def _row(self, element: str, came: Mapping[str, int]) -> MenuRow:
        each = ELEMENTS[element]
        shared = bool(self.draft.shares) and element in came
        words = f"{each.name()} {came[element]}" if shared else each.name()
        return MenuRow(element, words, each.letter(self._context.language), on=element in came)

    def _rule(self) -> str:
        """Say what the ruleset throws and what a die gives."""
        mana = self._context.play.table.ruleset.mana
        gems = self.tr("%n gems for each {success} or more", "", mana.gems)
        if mana.success >= FACES:
            gems = self.tr("%n gems for each {success}", "", mana.gems)
        gems = gems.format(success=mana.success)
        return self.tr("{dice}: {gems}.").format(dice=self.tr("%n dice", "", mana.dice), gems=gems)

    def _found(self) -> str:
        """Say what the dice give, gem by gem where they are of several elements."""
        draft = self.draft
        if draft.shares:
            return self.tr("Gems recovered: {gems}").format(gems=mana_words(draft.came))
        words = self.tr("Gems recovered: {n} × {element}")
        return words.format(n=draft.recovery.won, element=ELEMENTS[draft.element].name())

    def _cut(self) -> str:
        """Say what of all of it the reserve has room for, where that is not all."""
        found = self.draft.recovery
        if not found.lost:
            return ""
        words = self.tr("The reserve has room for {room} of %n gems.", "", found.won + found.more)
        return words.format(room=found.kept + found.added)

    def _show_extra(self) -> None:
        names, more = self._context.names, self.draft.more
        chosen = self.draft.extra or self.draft.element
        words = self.tr("{ability}: {n} × {element} more").format(
            ability=names.ability("recovery", more), n=more, element=mana_name(chosen)
        )
        self._extra_said.setText(words)
        each, language = ELEMENTS, self._context.language
        self._extras.show_rows(
            MenuRow(key, each[key].name(), f"⇧{each[key].letter(language)}", on=key == chosen)
            for key in self._extras.buttons
        )

    def press(self, key: str) -> bool:
        """Take a die, an element's letter, or R to roll."""
        if key in "123456":
            if not self.draft.here:
                self._ask_afresh(self.draft.type_die(int(key)))
            return True
        if key.lower() == "r":
            self.roll_here()
            return True
        element = self._elements.choice(key)
        if element is None:
            return False
        if key != key.lower() and element in self._extras.buttons:
            self._choose_extra(element)
        else:
            self._choose(element)
        return True

    def _choose(self, element: str) -> None:
        self._ask_afresh(self.draft.choose(element))

    def _choose_extra(self, element: str) -> None:
        self._ask_afresh(replace(self.draft, extra=element))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last die back, and with it what was said of the dice."""
        dice = len(self.draft.dice)
        super().keyPressEvent(event)
        if len(self.draft.dice) < dice:
            self._ask_afresh(self.draft)

    def answer(self) -> None:
        """Apply the dice as they lie."""
        if self.draft.dice:
            refusal = self._context.play.refusal(self.draft.command)
            heard = refusal is not None and refusal.code == self._insisted
            if self.carry(self._context, self.draft.command, overrule=heard):
                self.rolled = self._context.rolls()[-1]  # nothing waits for a decision any more
                self.close_panel()

    def roll_here(self) -> None:
        """Let the program throw, and wait where gems may be shared out; undo takes it back."""
        bare = replace(self.draft, dice=(), shares={})
        if self.draft.here or not self._may_fall(self._context, bare.command):
            return
        self.lay(self.draft.fall(self._context.desk.roll))
        if self.draft.divides:
            self.setFocus()
            self.refresh()
        else:
            self.answer()

    def keep_fallen(self) -> None:
        """Recover with the dice as they lie."""
        self.answer()

    def _ask_afresh(self, draft: ManaDraft) -> None:
        """Forget what was refused: it was about another element or other dice."""
        self.lay(draft)
        self._context.forget_refusal()
        self.complain("")
        self.refresh()
