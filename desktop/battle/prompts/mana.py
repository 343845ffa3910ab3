"""Recovering mana in upkeep: the element, the dice typed or rolled, the gems won and those of Recovery."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.dice import DiceRow
from desktop.battle.prompts.dice_prompt import DicePrompt
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import soft
from desktop.widgets.text import label, set_look
from desktop.wording import fill
from desktop.wording.elements import ELEMENTS
from desktop.wording.naming import mana_name, mana_words
from rules.battle.callings import elements_of
from rules.battle.commands import Recover
from rules.battle.mana import Harvest, harvest, limit_of, number_of, shared_out
from rules.dice import FACES


class ManaPrompt(DicePrompt):
    """A letter chooses the element, a capital that of Recovery; digits are the dice, Enter applies.

    Once the dice lie there, the letter of another element takes one gem more of those that they give: the
    mage chooses for each gem. Dice that fell here wait for that choice where there is one.
    """

    width_at_100 = 640
    tells_why = True

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, row: str = "", element: str = ""
    ) -> None:
        super().__init__(parent, "")
        self._context, self._fighter, self._row = context, fighter, row
        found = context.game.fighters[fighter]
        self._own = elements_of(context.play.table, context.game, found)
        chosen = element or next(iter(self._own), "neutral")
        strange = self._own and context.play.table.ruleset.mana.mastered_only and chosen not in self._own
        self.element = self._own[0] if strange else chosen
        self.extra = ""
        self._shares: dict[str, int] = {}
        self._more = number_of(context.play.table, context.game, found, "recovery")
        self.title.setText(fill(self.tr("Mana of {name}"), name=context.fighter_name(fighter)))
        self.body.addWidget(soft(self._reserve(), self.panel))
        grid = QGridLayout()
        grid.setSpacing(6)
        self._buttons: dict[str, KeyButton] = {}
        for number, each in enumerate(ELEMENTS.values()):
            button = KeyButton(self.panel)
            button.setObjectName(each.id)
            button.clicked.connect(self._on_element)
            grid.addWidget(button, number // 4, number % 4)
            self._buttons[each.id] = button
        self._roll = KeyButton(self.panel)
        self._roll.clicked.connect(self.roll_here)
        grid.addWidget(self._roll, 1, 3)
        self.body.addLayout(grid)
        self._dice_row = DiceRow(self.panel)
        self._said = label("", self.panel, wrap=True)
        self.body.addWidget(self._dice_row)
        self.body.addWidget(self._said)
        words = self.tr("Another element’s letter gives it one gem more.")
        self._how = soft(words, self.panel)
        self.body.addWidget(self._how)
        self._extra_said = label("", self.panel, wrap=True)
        self._extras: dict[str, KeyButton] = {}
        self.body.addWidget(self._extra_said)
        self._extra_said.setVisible(self._more > 0)
        if self._more:
            self.body.addLayout(self._lay_extras())
        self._full = label("", self.panel, wrap=True)
        set_look(self._full, "", "warn")
        self.body.addWidget(self._full)
        self.refresh()

    def _lay_extras(self) -> QGridLayout:
        """Lay out the elements that Recovery may give: those mastered, all where the card does not tell."""
        grid = QGridLayout()
        grid.setSpacing(6)
        for number, each in enumerate(self._own or ELEMENTS):
            button = KeyButton(self.panel)
            button.setObjectName(each)
            button.clicked.connect(self._on_extra)
            grid.addWidget(button, number // 4, number % 4)
            self._extras[each] = button
        return grid

    def _reserve(self) -> str:
        """Say how full the reserve is, and what is mastered."""
        found = self._context.game.fighters[self._fighter]
        held, limit = sum(found.gems.values()), limit_of(self._context.play.table, found)
        words = [self.tr("Reserve: {held}").format(held=held)]
        if limit is not None:
            words = [self.tr("Reserve: {held} of {limit}").format(held=held, limit=limit)]
        if self._own:
            names = ", ".join(mana_name(element) for element in self._own)
            words.append(self.tr("Elements mastered: {names}").format(names=names))
        return " · ".join(words)

    def refresh(self) -> None:
        """Show the elements, the dice, the gems."""
        mana, thrown = self._context.play.table.ruleset.mana, self._thrown
        if not thrown:
            self._shares = {}
        came = shared_out(self.command, self._harvest().kept) if self._shares else {self.element: 0}
        for key, button in self._buttons.items():
            each = ELEMENTS[key]
            words = f"{each.name()} {came[key]}" if self._shares and key in came else each.name()
            button.show_verb(words, each.letter(self._context.language), on=key in came)
        self._roll.show_verb(self.tr("Roll here"), "R", icon="dice")
        self._roll.setVisible(not self._here)
        self.say_leaving()
        self._dice_row.show_dice(self._dice, mana.dice, tuple(d for d in self._dice if d >= mana.success))
        self._said.setText(self._found() if thrown else self._rule())
        self._how.setVisible(self._divides)
        self._show_extra()
        self._full.setText(self._cut() if thrown else "")
        self._full.setVisible(bool(self._full.text()))
        self.say_verb(self.tr("Apply") if self._dice else "")
        self.resettle()

    def _rule(self) -> str:
        """Say what the ruleset throws and what a die gives."""
        mana = self._context.play.table.ruleset.mana
        gems = self.tr("%n gems for each {success} or more", "", mana.gems)
        if mana.success >= FACES:
            gems = self.tr("%n gems for each {success}", "", mana.gems)
        gems = gems.format(success=mana.success)
        return self.tr("{dice}: {gems}.").format(dice=self.tr("%n dice", "", mana.dice), gems=gems)

    def _harvest(self) -> Harvest:
        context = self._context
        return harvest(context.play.table, context.game, context.game.fighters[self._fighter], self._dice)

    @property
    def command(self) -> Recover:
        """What would be done with the dice as they lie."""
        extra = self.extra if self._more else ""
        return Recover(
            self._fighter, self.element, tuple(self._dice), self._row, extra, {**self._shares}, self._here
        )

    @property
    def _thrown(self) -> bool:
        """Whether all the dice lie there."""
        return len(self._dice) >= self._context.play.table.ruleset.mana.dice

    @property
    def _divides(self) -> bool:
        """Whether there are gems to share out among elements."""
        return self._thrown and self._harvest().kept > 1 and len(self._own) != 1

    def _found(self) -> str:
        """Say what the dice give, gem by gem where they are of several elements."""
        if self._shares:
            came = mana_words(shared_out(self.command, self._harvest().kept))
            return self.tr("Gems recovered: {gems}").format(gems=came)
        words = self.tr("Gems recovered: {n} × {element}")
        return words.format(n=self._harvest().won, element=ELEMENTS[self.element].name())

    def _cut(self) -> str:
        """Say what of all of it the reserve has room for, where that is not all."""
        found = self._harvest()
        if not found.lost:
            return ""
        words = self.tr("The reserve has room for {room} of %n gems.", "", found.won + found.more)
        return words.format(room=found.kept + found.added)

    def _show_extra(self) -> None:
        names, chosen = self._context.names, self.extra or self.element
        words = self.tr("{ability}: {n} × {element} more").format(
            ability=names.ability("recovery", self._more), n=self._more, element=mana_name(chosen)
        )
        self._extra_said.setText(words)
        for key, button in self._extras.items():
            each = ELEMENTS[key]
            letter = each.letter(self._context.language)
            button.show_verb(each.name(), f"⇧{letter}", on=key == chosen)

    def press(self, key: str) -> bool:
        """Take a die, an element's letter, or R to roll."""
        if key in "123456":
            if not self._here:
                self._dice.append(int(key))
                self._asks_afresh()
            return True
        if key.lower() == "r":
            self.roll_here()
            return True
        for each in ELEMENTS.values():
            if each.letter(self._context.language).lower() == key.lower():
                if key != key.lower() and each.id in self._extras:
                    self.extra = each.id
                    self._asks_afresh()
                else:
                    self._choose(each.id)
                return True
        return False

    def _choose(self, element: str) -> None:
        """Take one gem more of an element, or all that come: with the letter of the first one, or of one gem.

        Beyond the last gem the first element has all of them again.
        """
        if self._divides and element != self.element:
            more = {**self._shares, element: self._shares.get(element, 0) + 1}
            if sum(more.values()) > self._harvest().kept:
                del more[element]
            self._shares = more
        else:
            self.element, self._shares = element, {}
        self._asks_afresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last die back, and with it what was said of the dice."""
        dice = len(self._dice)
        super().keyPressEvent(event)
        if len(self._dice) < dice:
            self._asks_afresh()

    def answer(self) -> None:
        """Apply the dice as they lie."""
        if self._dice:
            refusal = self._context.play.refusal(self.command)
            heard = refusal is not None and refusal.code == self._insisted
            if self.carry(self._context, self.command, overrule=heard):
                self.rolled = self._context.rolls()[-1]  # nothing waits for a decision any more
                self.close_panel()

    def roll_here(self) -> None:
        """Let the program throw, and wait where gems may be shared out; undo takes it back."""
        if self._here or not self._may_fall(self._context, replace(self.command, dice=(), shares={})):
            return
        mana = self._context.play.table.ruleset.mana
        self._here, self._shares = True, {}
        self._dice = [self._context.desk.roll(FACES) for _ in range(mana.dice)]
        if self._divides:
            self.setFocus()
            self.refresh()
        else:
            self.answer()

    def keep_fallen(self) -> None:
        """Recover with the dice as they lie."""
        self.answer()

    def _on_element(self) -> None:
        self._choose(self.sender().objectName())

    def _on_extra(self) -> None:
        self.extra = self.sender().objectName()
        self._asks_afresh()

    def _asks_afresh(self) -> None:
        """Forget what was refused: it was about another element or other dice."""
        self._context.forget_refusal()
        self.complain("")
        self.refresh()
