"""The wound roll (II-B): who strikes whom, dice typed or rolled, and how the table led to the result."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.confrontation.other_result import OtherResult
from desktop.battle.confrontation.wound_picker import AbilityPicker
from desktop.battle.confrontation.wound_reading import WoundReading, letter_of
from desktop.battle.context import BattleContext
from desktop.battle.prompts.blow_prompt import BlowPrompt
from desktop.drafts.confrontation.wound_draft import ActingAbility, WoundDraft
from desktop.widgets.in_line import put_in
from desktop.widgets.key_button import KeyButton
from desktop.widgets.pool import pooled
from desktop.widgets.typed_keys import digit
from desktop.wording import number
from desktop.wording.plain import plain_tip
from rules.battle.events import Rolled
from rules.confrontation.wounds import FACES

_LETTERS = "CDGHIJLMNOPQSUVWXYZ"
"""Keys of the abilities that act; the other letters are verbs."""

_ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


_NEXT = {0: 1, 1: 1, 2: -4, -2: 1, -1: 1}
"""What a click on a shift adds: +1, +2, −2, −1 and none again; the arrows go further."""

_VERBS = ("A", "T", "↑↓", "←→", "+", "B", "K")


def _times(words: str, times: int) -> str:
    """Say what holds, and how often where that is more than once."""
    return f"{words} {times}" if times > 1 else words


def _shifted(words: str, by: int) -> str:
    """Say what is shifted, and by how much."""
    return f"{words} {number(by, '+')}" if by else words


class WoundPrompt(BlowPrompt):
    """Type two dice, see the cell and the reasons, press Enter."""

    def __init__(self, parent: QWidget, context: BattleContext, attacker: str, target: str) -> None:
        super().__init__(parent, context, attacker, target)
        self.draft = WoundDraft(context.table, context.game, context.desk.abilities, attacker, target)
        self._rolled: Rolled | None = None
        self._unfolded = False
        self.title.setText(self.tr("Wound roll"))
        self.verbs: dict[str, KeyButton] = {}
        ruleset = context.table.ruleset
        self.reading = WoundReading(ruleset, context.language, self.panel)
        self.reading.dice.pad.thrown.connect(self.type_face)
        self.abilities: list[KeyButton] = []
        self.picker = AbilityPicker(self.draft, context.language, self.panel)
        self.picker.changed.connect(self.refresh)
        self.other = OtherResult(self.panel, context)
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        for key in _VERBS:
            button = KeyButton(self.reading.dice, act=self._on_verb)
            button.setObjectName(key)
            self.verbs[key] = button
            self.reading.dice.flow.addWidget(button)
        put_in(self.body, self.other, self.picker, self.reading)
        self.picker.hide()
        self.add_more(self._unfold)

    def values(self) -> tuple[float | None, float | None]:
        """Give FOR and RES as they stand."""
        return self.draft.strength, self.draft.resistance

    def typed(self) -> tuple[float | None, float | None]:
        """Give FOR and RES where they were typed."""
        return self.draft.typed

    def set_typed(self, strength: float | None, resistance: float | None) -> None:
        """Take FOR and RES as typed."""
        self.draft.set_values(strength, resistance)

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show everything as it stands."""
        context, draft, command = self._context, self.draft, self.draft.command
        self._show_who()
        self._show_values()
        said = {
            "A": (_times(self.tr("Amplified"), command.amplified), command.amplified > 0),
            "T": (_times(self.tr("Attenuated"), command.attenuated), command.attenuated > 0),
            "↑↓": (_shifted(self.tr("Row"), command.row_shift), command.row_shift != 0),
            "←→": (_shifted(self.tr("Column"), command.column_shift), command.column_shift != 0),
            "+": (_shifted(self.tr("Dice of STR"), draft.strength_dice), draft.strength_dice > 0),
            "B": (self._abilities_words(), self.picking),
            "K": (self.tr("Other result"), bool(command.instead)),
        }
        for key, (words, on) in said.items():
            self.verbs[key].show_verb(words, key, on=on)
            self.verbs[key].setVisible(on or self._unfolded)
        self._show_abilities()
        self.reading.show_draft(draft, context.names, None if self._rolled is None else self._rolled.reasons)
        self._show_result()
        if self.overruling:
            self.say_verb(self.tr("OK"))
        elif self._rolled is not None:
            self.say_done()
        elif self.picking:
            self.say_verb(self.tr("To the wound table"))
        elif draft.complete:
            self.say_verb(self.tr("Apply") if self._target else self.tr("Add to journal"))
        else:
            self.say_verb(self.tr("Roll here"), "↵" if self._rolls else "R", icon="dice")
        self.resettle()
        self.show_lit(self.reading.table)

    @property
    def holds(self) -> bool:
        """Whether dice lie there that nothing came of yet."""
        return bool(self.draft.dice) and self._rolled is None

    @property
    def has_typed(self) -> bool:
        """Whether dice lie there, and nothing else is chosen meanwhile."""
        return self.holds and not self.picking and not self.overruling

    @property
    def picking(self) -> bool:
        """Whether the abilities of the ruleset are in view instead of the table."""
        return not self.picker.isHidden()

    @property
    def overruling(self) -> bool:
        """Whether another result is asked for."""
        return not self.other.isHidden()

    @property
    def _rolls(self) -> bool:
        """Whether Enter throws the dice: they are rolled here in this battle, and none was typed."""
        return self._context.play.setup.rolled_here and not self.draft.dice

    def _abilities_words(self) -> str:
        counting = sum(each.on for each in self.draft.acting)
        words = self.tr("Abilities")
        return f"{words} · {counting}" if counting else words

    def _show_abilities(self) -> None:
        """Show each ability that acts as a switch with its key."""
        language, acting = self._context.language, self.draft.acting
        shown = pooled(self.abilities, len(acting), self._ability_button)
        for place, (button, each) in enumerate(zip(shown, acting, strict=True)):
            button.setVisible(not self.picking)
            key = _LETTERS[place] if place < len(_LETTERS) else ""
            icon = "sword" if each.bearer == "attacker" else "shield"
            words = each.ability.label(language)
            if each.doubtful and not each.on:
                words = self.tr("{ability}?").format(ability=words)
            button.show_verb(words, key, on=each.on, icon=icon if each.on else "ban")
            why = self._counts(each)
            button.setToolTip(plain_tip(why))
            button.setAccessibleDescription(why)
        if self.picking:
            self.picker.refresh()

    def _ability_button(self) -> KeyButton:
        button = KeyButton(self.reading.dice, act=self._on_ability)
        self.reading.dice.flow.addWidget(button)
        return button

    def _counts(self, acting: ActingAbility) -> str:
        """Say whether an ability counts, and why not where that cannot be told from the cards."""
        if acting.on:
            return self.tr("It counts.")
        if not acting.doubtful:
            return self.tr("It does not count.")
        sentence = self.tr("The cards do not tell whether it is meant for {name}: switch it on if it is.")
        return sentence.format(name=self._context.names.fighter(self._target))

    def _show_result(self) -> None:
        read = self.draft.read
        if read is None or read.asks:
            self.result.show_result(None, "")
            self.chance.hide()
            return
        states = self._context.play.table.ruleset.track.states
        happens = self.draft.becomes or read.result
        found = next((each for each in states if each.id == happens), None)
        letter = letter_of(found, self._context.language)
        words = self._context.names.wound(happens)
        self.result.show_result(found, f"{words[:1].upper()}{words[1:]}", letter)
        words = self._context.names.wound(read.result)
        share = self.draft.share_from(read.result)
        self.chance.setVisible(share is not None and found is not None)
        if share is not None:
            worse = self.tr("{state} or worse: {share}%")
            self.chance.setText(worse.format(state=words, share=number(round(100 * share))))

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take a die, or a letter."""
        if self.overruling:
            return self.other.press(key)
        if self._rolled is not None:
            if key.upper() != "K":
                return False
            self._overrule()
            return True
        self.setFocus()
        if self.picking and key.upper() != "B":
            return self.picker.press(key)
        die = digit(key)
        if die is not None and 1 <= die <= FACES:
            self.type_die(die)
            return True
        letter = key.upper()
        acts = {
            "A": self._amplify, "T": self._attenuate, "R": self.roll_here, "B": self._pick,
            "F": self._to_strength, "E": self._to_resistance, "+": self._add_strength_die,
            "K": self._overrule, ".": self._unfold,
        }  # fmt: skip
        if letter in acts:
            acts[letter]()
        elif letter in _LETTERS and _LETTERS.index(letter) < len(self.draft.acting):
            self._switch(_LETTERS.index(letter))
        else:
            return False
        return True

    def begin_with(self, number: int) -> None:
        """Begin with a die."""
        if 1 <= number <= FACES:
            self.type_die(number)

    def type_die(self, die: int) -> None:
        """Add a die; a full row begins anew."""
        self.draft.type_die(die)
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last die back with Backspace, shift what is read with the arrows."""
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if self.overruling and event.key() == Qt.Key.Key_Escape:
            self._leave_other()
            return
        if enters and (self.typing or not self.draft.known):
            self.answer()
            return
        if self._rolled is None and not self.picking and not self.overruling:
            if event.key() == Qt.Key.Key_Backspace:
                if self.draft.take_back():
                    self.refresh()
                elif self.done:
                    self.reopen()
                return
            if shift := _ARROWS.get(Qt.Key(event.key())):
                self._shift(*shift)
                return
        super().keyPressEvent(event)

    def answer(self) -> None:
        """Go on from a field, or apply the roll as typed."""
        if self.overruling:
            self._take_other(*self.other.chosen)
        elif self._rolled is not None:
            self.close_panel()
        elif self.picking:
            self._pick()
        elif self.strength.hasFocus() and self.draft.resistance is None:
            self._to_resistance()
        elif not self.draft.known and len(self.draft.dice) >= self.draft.needed:
            self._to_unknown()
        elif self.typing:
            self.setFocus()
        elif self.draft.complete:
            if self.carry(self._context, self.draft.command):
                self.close_panel()
        elif self._rolls:
            self.roll_here()

    def roll_here(self) -> None:
        """Let the program throw; the result is applied at once, undo takes it back."""
        if not self.carry(self._context, self.draft.base):
            return
        self._rolled = next(iter(self._context.rolls()), None)
        self.draft.dice = [] if self._rolled is None else list(self._rolled.dice)
        self.refresh()

    def _overrule(self) -> None:
        """Ask for the result that counts instead of the roll's."""
        self.other.begin(*self.draft.instead)
        self.setFocus()
        self.refresh()

    def _leave_other(self) -> None:
        """Leave the result as it is."""
        self.other.hide()
        self.setFocus()
        self.refresh()

    def _unfold(self) -> None:
        """Show what is rarely needed, or put it away."""
        self._unfolded = not self._unfolded
        self.setFocus()
        self.refresh()

    def _take_other(self, result: str, why: str) -> None:
        """Take the result; a roll that was applied already is made again with it, in one step."""
        self.other.hide()
        self.setFocus()
        self.draft.overrule(result, why)
        if self._rolled is not None and self._context.undo():
            again = replace(self.draft.command, thrown_here=True)
            self.carry(self._context, again, overrule=True)  # whatever stood against it was overruled then
            self._rolled = next(iter(self._context.rolls()), None)
        self.refresh()

    def _amplify(self) -> None:
        self.draft.amplify()
        self.refresh()

    def _attenuate(self) -> None:
        self.draft.attenuate()
        self.refresh()

    def _add_strength_die(self) -> None:
        self.draft.add_strength_die()
        self.refresh()

    def _shift(self, rows: int, columns: int) -> None:
        self.draft.shift(rows, columns)
        self.refresh()

    def _switch(self, number: int) -> None:
        self.draft.toggle(number)
        self.refresh()

    def _pick(self) -> None:
        """Show the abilities of the ruleset, or the table again."""
        picks = not self.picking
        self.picker.setVisible(picks)
        self.reading.setVisible(not picks)
        self.setFocus()
        self.refresh()

    def type_face(self, face: int) -> None:
        """Take a die, also while another result is asked for."""
        self.setFocus()
        self.type_die(face)

    def _on_verb(self) -> None:
        key, command = self.sender().objectName(), self.draft.command
        if self._rolled is not None and key != "K":
            return
        if key == "↑↓":
            self._shift(_NEXT.get(command.row_shift, -command.row_shift), 0)
        elif key == "←→":
            self._shift(0, _NEXT.get(command.column_shift, -command.column_shift))
        else:
            self.press(key)

    def _on_ability(self) -> None:
        if self._rolled is None:
            self._switch(self.abilities.index(self.sender()))  # type: ignore[arg-type]
