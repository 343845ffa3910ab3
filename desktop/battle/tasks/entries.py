"""What tasks of upkeep ask: dice of a recovery, gems, believers, dice that heal, a test to rally."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.tasks.entry import ANSWER, BACK, ROLL, Asked, FieldPress, TaskEntry, TypedDice
from desktop.drafts.believers_draft import BelieversDraft
from desktop.drafts.entered_draft import EnteredDraft
from desktop.drafts.gems_draft import GemsDraft
from desktop.drafts.heal_draft import HealDraft
from desktop.drafts.mana_draft import ManaDraft
from desktop.drafts.rally_draft import RallyDraft
from desktop.widgets.typed_keys import digit
from desktop.wording import about, number
from desktop.wording.battle.six_words import again_words, asked_words
from desktop.wording.elements import ELEMENTS
from desktop.wording.naming import mana_name, mana_words
from rules.battle.commands import Command
from rules.battle.mana import faith_radius
from rules.battle.rows import PhaseRow
from rules.dice import FACES
from rules.text import QT_TRANSLATE_NOOP
from rules.values import Characteristic

translate = QCoreApplication.translate
_DICE = QT_TRANSLATE_NOOP("Tasks", "%n dice", None, 1)
_EACH = QT_TRANSLATE_NOOP("Tasks", "%n gems for each {success}", None, 1)
_EACH_OR_MORE = QT_TRANSLATE_NOOP("Tasks", "%n gems for each {success} or more", None, 1)
_HEALED = QT_TRANSLATE_NOOP("Tasks", "%n notches healed", None, 1)
_ROOM = QT_TRANSLATE_NOOP("Tasks", "The reserve has room for {room} of %n gems.", None, 1)
_TAKEN = QT_TRANSLATE_NOOP("Tasks", "{taken} of %n gems. A capital letter puts one back.", None, 1)


def _element(key: str, language: str) -> str:
    """Give the element of a letter, "" for none."""
    return next((e.id for e in ELEMENTS.values() if e.letter(language) == key.upper()), "")


Held = TypeVar("Held")


class DraftEntry(TaskEntry, Generic[Held]):
    """What holds a draft of what is entered."""

    def __init__(self, context: BattleContext, row: PhaseRow, draft: Held) -> None:
        super().__init__(context, row)
        self.draft = draft

    def again(self, fresh: TaskEntry) -> TaskEntry:
        """Keep what was entered; all that the state says of it is that of now."""
        assert isinstance(fresh, type(self))
        if not self.touched:
            return fresh
        self.draft = self._kept_in(fresh.draft)
        return self

    def _kept_in(self, fresh: Held) -> Held:
        """Give the draft with what was entered, of another state of the battle."""
        raise NotImplementedError


Laid = TypeVar("Laid", ManaDraft, HealDraft, EnteredDraft)


class DiceEntry(DraftEntry[Laid], Generic[Laid]):
    """What asks for dice: digits are dice, Backspace takes the last one back."""

    def reads(self, key: str) -> bool:
        """Read dice."""
        return super().reads(key) or (key == BACK and bool(self.draft.dice))

    def press(self, key: str) -> Command | None:
        """Take a die, or the last one back."""
        self.touched, die = True, digit(key)
        if key == BACK:
            self.draft = self.draft.back()
        elif self.wants_die and die is not None and 1 <= die <= FACES:
            self.draft = self.draft.type_die(die)
        return None


class ManaEntry(DiceEntry[ManaDraft]):
    """The dice of a recovery; its elements are asked for once gems come, where there is a choice."""

    rolls = True

    @property
    def dice(self) -> TypedDice:
        """The dice, those that give a gem good."""
        mana, dice = self.draft.table.ruleset.mana, self.draft.dice
        boxes = max(mana.dice, len(dice))
        return TypedDice(boxes, dice, tuple(die for die in dice if die >= mana.success))

    @property
    def wants_die(self) -> bool:
        """Whether a digit is a die: what fell here stays as it fell."""
        return not self.draft.here

    @property
    def fallen(self) -> bool:
        """Whether dice wait that fell here."""
        return self.draft.fallen

    @property
    def complete(self) -> bool:
        """Whether all dice lie there."""
        return self.draft.complete

    @property
    def asks_element(self) -> bool:
        """Whether it is to be said of which elements the gems are."""
        found = self.draft.recovery
        return self.draft.complete and len(self.elements) > 1 and found.kept + found.added > 0

    @property
    def elements(self) -> tuple[str, ...]:
        """The elements that the gems may be of: those mastered, all where nobody tells or nobody minds."""
        mastered = self.draft.table.ruleset.mana.mastered_only
        return self.draft.own if mastered and self.draft.own else tuple(ELEMENTS)

    def said(self) -> str:
        """Say what each die brings, or what those that fell do and what the reserve has no room for."""
        draft, mana = self.draft, self.draft.table.ruleset.mana
        if not draft.complete:
            gems = translate("Tasks", _EACH if mana.success >= FACES else _EACH_OR_MORE, "", mana.gems)
            rule = translate("Tasks", "{dice}: {gems}.")
            dice = translate("Tasks", _DICE, "", mana.dice)
            return rule.format(dice=dice, gems=gems.format(success=mana.success))
        found = draft.recovery
        words = [translate("Tasks", "Gems recovered: {n}").format(n=found.won)]
        if draft.shares:
            words = [translate("Tasks", "Gems recovered: {gems}").format(gems=mana_words(draft.came))]
        elif found.won:
            said = translate("Tasks", "Gems recovered: {n} × {element}")
            words = [said.format(n=found.won, element=ELEMENTS[draft.element].name())]
        if draft.more:
            said = translate("Tasks", "{ability}: {n} × {element} more")
            words.append(
                said.format(
                    ability=self.context.names.ability("recovery", draft.more), n=draft.more,
                    element=mana_name(draft.extra or draft.element),
                )
            )  # fmt: skip
        if found.lost:
            said = translate("Tasks", _ROOM, "", found.won + found.more)
            words.append(said.format(room=found.kept + found.added))
        return " · ".join(words)

    def presses(self) -> tuple[FieldPress, ...]:
        """Give the elements where there is a choice, those of Récupération/X apart."""
        draft, language = self.draft, self.context.language
        found: list[FieldPress] = []
        if self.asks_element:
            came = draft.came
            for key in self.elements:
                words = ELEMENTS[key].name()
                shared = f"{words} {came[key]}" if draft.shares and key in came else words
                if draft.recovery.kept or not draft.more:
                    found.append(FieldPress(ELEMENTS[key].letter(language), shared, on=key in came))
            if draft.more:
                chosen = draft.extra or draft.element
                for key in self.elements:
                    letter = f"⇧{ELEMENTS[key].letter(language)}"
                    found.append(
                        FieldPress(letter, f"+{draft.more} {ELEMENTS[key].name()}", on=key == chosen)
                    )
        if draft.dice:
            found.append(FieldPress(ANSWER, translate("Tasks", "Recover"), primary=draft.complete))
        return tuple(found)

    def reads(self, key: str) -> bool:
        """Read dice, and letters of elements while they are asked for."""
        element = _element(key.removeprefix("⇧"), self.context.language)
        return super().reads(key) or (self.asks_element and element in self.elements)

    def press(self, key: str) -> Command | None:
        """Take a die, or an element: its capital is that of Récupération/X."""
        self._heard = ""
        if element := _element(key.removeprefix("⇧"), self.context.language):
            capital = key.startswith("⇧") or (key != key.lower() and bool(self.draft.more))
            self.draft = replace(self.draft, extra=element) if capital else self.draft.choose(element)
        return super().press(key)

    def roll(self) -> Command | None:
        """Throw all dice here, and wait where their gems may be of several elements."""
        bare = replace(self.draft, dice=(), shares={})
        if self.draft.here or not self._may_fall(bare.command):
            return None
        self.touched = True
        self.draft = self.draft.fall(self.context.desk.roll)
        return None if self.draft.divides else self.answer

    @property
    def answer(self) -> Command | None:
        """Recover with the dice as they lie."""
        return self.draft.command if self.draft.dice else None

    def _kept_in(self, fresh: ManaDraft) -> ManaDraft:
        return replace(self.draft, table=fresh.table, game=fresh.game)


class HealEntry(DiceEntry[HealDraft]):
    """Dice that heal: as many as the table throws."""

    rolls = True

    @property
    def dice(self) -> TypedDice:
        """The dice, those that heal good."""
        return TypedDice(max(self.draft.number, len(self.draft.dice)), self.draft.dice, self.draft.good)

    @property
    def wants_die(self) -> bool:
        """A digit is always a die."""
        return True

    @property
    def complete(self) -> bool:
        """Whether as many dice lie there as the table throws."""
        return len(self.draft.dice) >= self.draft.number

    def said(self) -> str:
        """Say what the dice heal."""
        if self.draft.dice:
            return translate("Tasks", _HEALED, "", self.draft.healed)
        return translate("Tasks", "{least} or more heals a notch.").format(least=self.draft.least)

    def presses(self) -> tuple[FieldPress, ...]:
        """Give one die more or fewer to throw, and what the dice amount to."""
        found = [FieldPress("+", translate("Tasks", "One more die"), "plus")]
        if self.draft.number > max(1, len(self.draft.dice)):
            found.insert(0, FieldPress("−", translate("Tasks", "One die fewer"), "minus"))
        if self.draft.dice:
            found.append(FieldPress(ANSWER, translate("Tasks", "Heal"), primary=True))
        return tuple(found)

    def reads(self, key: str) -> bool:
        """Read dice, and how many of them."""
        return super().reads(key) or key in ("+", "−")

    def press(self, key: str) -> Command | None:
        """Take a die, or one die more or fewer to throw."""
        if key in ("+", "−"):
            by = 1 if key == "+" else -1
            self.draft = replace(self.draft, number=max(1, self.draft.number + by))
        return super().press(key)

    def roll(self) -> Command | None:
        """Have the command throw them."""
        return replace(self.draft, dice=()).command

    @property
    def answer(self) -> Command | None:
        """Heal by the dice as typed."""
        return self.draft.command if self.draft.dice else None

    def _kept_in(self, fresh: HealDraft) -> HealDraft:
        return replace(fresh, dice=self.draft.dice, number=self.draft.number)


class BelieversEntry(DraftEntry[BelieversDraft]):
    """The believers round a faithful: − n +, or their number typed."""

    @property
    def count(self) -> int:
        """The believers."""
        return self.draft.number

    def said(self) -> str:
        """Say what the number makes, and how far believers count."""
        play, fighter = self.context.play, self.context.game.fighters[self.draft.fighter]
        within = translate("Tasks", "believers within {n} cm")
        words = within.format(n=number(faith_radius(play.table, self.context.game, fighter)))
        faith = play.table.ruleset.faith
        if faith.divisor > 1:
            divided = {
                "up": translate("Tasks", "÷ {n}, rounded up"),
                "down": translate("Tasks", "÷ {n}, rounded down"),
                "nearest": translate("Tasks", "÷ {n}, rounded to the nearest"),
            }[faith.rounding]
            words = f"{words} {divided.format(n=faith.divisor)}"
        made = translate("Tasks", "{n} temporary faith").format(n=self.draft.faith)
        return f"{words} = {made}"

    def presses(self) -> tuple[FieldPress, ...]:
        """Give the count's verb, and the figures by their names."""
        named = FieldPress("Ctrl+M", translate("Tasks", "Tick them"), "list-check")
        return FieldPress(ANSWER, translate("Tasks", "Count"), primary=True), named

    def reads(self, key: str) -> bool:
        """Read digits, one more and one fewer."""
        return digit(key) is not None or key in ("+", "-", "−", BACK)

    def press(self, key: str) -> Command | None:
        """Take a digit of the number, or one more or fewer."""
        self.touched = True
        if key == BACK:
            self.draft = replace(self.draft, number=self.draft.number // 10)
        elif key in ("+", "-", "−"):
            self.draft = self.draft.moved(1 if key == "+" else -1)
        else:
            self.draft = self.draft.type_digit(digit(key) or 0)
        return None

    @property
    def answer(self) -> Command:
        """Count as many as stand there, none too."""
        return self.draft.command

    def _kept_in(self, fresh: BelieversDraft) -> BelieversDraft:
        return replace(fresh, number=self.draft.number)


class GemsEntry(DraftEntry[GemsDraft]):
    """Gems by element: those that pay an upkeep, those that the reserve cannot hold."""

    def __init__(self, context: BattleContext, row: PhaseRow, draft: GemsDraft, verb: str) -> None:
        super().__init__(context, row, draft)
        self._verb = verb

    @property
    def complete(self) -> bool:
        """Whether as many gems are taken as are needed."""
        return self.draft.count == self.draft.needed

    def said(self) -> str:
        """Say how many are taken of those needed."""
        words = translate("Tasks", _TAKEN, "", self.draft.needed)
        return words.format(taken=self.draft.count)

    def presses(self) -> tuple[FieldPress, ...]:
        """Give the elements with what is taken of them, and the verb."""
        language, draft = self.context.language, self.draft
        words = translate("Tasks", "{element}: {taken} of {held}")
        found = [
            FieldPress(
                ELEMENTS[key].letter(language),
                words.format(element=mana_name(key), taken=draft.gems.get(key, 0), held=held),
                on=bool(draft.gems.get(key)),
            )
            for key, held in draft.offered.items()
        ]
        return (*found, FieldPress(ANSWER, self._verb, primary=draft.count == draft.needed))

    def reads(self, key: str) -> bool:
        """Read the letters of the elements."""
        return _element(key, self.context.language) in self.draft.offered

    def press(self, key: str) -> Command | None:
        """Take a gem of a letter's element, or put one back."""
        self.touched = True
        element = _element(key, self.context.language)
        self.draft = self.draft.moved(element, 1 if key == key.lower() else -1)
        return None

    @property
    def answer(self) -> Command | None:
        """Do it with the gems chosen."""
        return self.draft.command

    def _kept_in(self, fresh: GemsDraft) -> GemsDraft:
        """Keep the gems chosen, as far as they are still there."""
        there = all(n <= fresh.offered.get(key, 0) for key, n in self.draft.gems.items())
        self.touched = there
        return replace(fresh, gems=self.draft.gems) if there else fresh


class AttemptEntry(DiceEntry[EnteredDraft]):
    """A test of one die: its value and difficulty, its die and its 6s, or its outcome as the table saw it."""

    draft: EnteredDraft

    def __init__(self, context: BattleContext, row: PhaseRow, draft: EnteredDraft) -> None:
        super().__init__(context, row, draft)
        self._asks_again: tuple[int, ...] = ()

    @property
    def rolls(self) -> bool:  # type: ignore[override]
        """Whether the die can be thrown here: what is tested is known."""
        return self.draft.tested

    @property
    def dice(self) -> TypedDice:
        """The die, and one more after each 6 that is thrown again."""
        dice = self.draft.dice
        return TypedDice(len(dice) + int(self.draft.waits or not dice), dice)

    @property
    def wants_die(self) -> bool:
        """Whether a digit is a die: what fell here stays as it fell."""
        return self.draft.tested and not self.draft.here

    @property
    def fallen(self) -> bool:
        """Whether a 6 that fell here waits for its decision."""
        return self.draft.fallen

    @property
    def complete(self) -> bool:
        """Whether the die has come to something: a 6 may wait for its decision."""
        return self.draft.settled

    @property
    def asked(self) -> Asked:
        """What is tested, how good the figure is in it, and how hard it is."""
        draft = self.draft
        tested = self.tested
        value, fixed = draft.value.total, draft.here
        return Asked(self.choices, tested, value, draft.needed, fixed)

    @property
    def choices(self) -> tuple[Characteristic, ...]:
        """What may be tested."""
        return (self.tested,)

    @property
    def tested(self) -> Characteristic:
        """What is tested."""
        return Characteristic.COU

    def verdict(self, success: bool) -> str:
        """Say how it came out."""
        raise NotImplementedError

    def said(self) -> str:
        """Say what is asked of a 6, or how it came out."""
        draft = self.draft
        if not draft.tested:
            return translate("Tasks", "Make the test at the table, then say how it went.")
        if draft.waits:
            return again_words(1) if self._asks_again == draft.dice else asked_words(draft.check, draft.stake)
        if draft.settled:
            total = number(draft.check.total or 0)
            words = translate("Tasks", "{total} against {difficulty}")
            words = words.format(total=total, difficulty=number(draft.needed or 0))
            return about(words, self.verdict(draft.succeeds))
        return ""

    def presses(self) -> tuple[FieldPress, ...]:
        """Give what becomes of a 6, else the outcomes by the table's word."""
        draft = self.draft
        found: list[FieldPress] = []
        if draft.waits:
            lit = draft.lit
            found.append(
                FieldPress(ROLL, translate("Sixes", "Re-roll the 6"), "dice", primary=lit == "again")
            )
            found.append(FieldPress("K", translate("Sixes", "Keep the 6"), primary=lit == "keep"))
        elif draft.settled:
            found.append(FieldPress(ANSWER, translate("Tasks", "Apply"), primary=True))
        if not draft.dice:
            found.append(FieldPress("S", self.verdict(True)))
            found.append(FieldPress("F", self.verdict(False)))
        return tuple(found)

    def reads(self, key: str) -> bool:
        """Read the die, what becomes of a 6, and the outcome."""
        return (
            super().reads(key)
            or (key == "k" and self.draft.waits)
            or (key in ("s", "f") and not self.draft.dice)
        )

    def press(self, key: str) -> Command | None:
        """Take the die, keep a 6, or take the table's word."""
        done = super().press(key)
        if key == "k":
            done = self.draft.command
        elif key in ("s", "f"):
            done = self.draft.told(key == "s")
        return done

    def ask(self, characteristic: Characteristic, value: float | None, difficulty: float) -> None:
        """Take what is tested and how hard it is."""
        self.touched = True
        self.draft = self.draft.entered(value, difficulty)

    def roll(self) -> Command | None:
        """Throw the die here, or a 6 once more; a 6 waits for its decision.

        Where dice fall on the table it is asked for the die that it throws again, and rolled here once R is
        pressed for it again.
        """
        draft, context = self.draft, self.context
        if draft.here and draft.settled:
            return draft.command
        if draft.waits:
            if not (draft.here or context.play.setup.rolled_here or self._asks_again == draft.dice):
                self._asks_again = draft.dice
                return None
        elif not self._may_fall(draft.bare.command):
            return None
        self.touched = True
        self.draft = draft.fall(context.desk.roll(FACES))
        return None if self.draft.waits else self.draft.command

    @property
    def answer(self) -> Command | None:
        """Do what is lit about a 6, else what the die comes to."""
        draft = self.draft
        if draft.waits and draft.lit == "again" and self._asks_again != draft.dice:
            return self.roll()
        if draft.waits:
            return draft.command if draft.lit == "keep" else None
        return draft.command if draft.settled else None

    def _kept_in(self, fresh: EnteredDraft) -> EnteredDraft:
        return replace(self.draft, table=fresh.table, game=fresh.game)


class RallyEntry(AttemptEntry):
    """A figure that fled: what is tested and how hard that is, the table may say otherwise."""

    draft: RallyDraft

    @property
    def choices(self) -> tuple[Characteristic, ...]:
        """What may be tested."""
        return tuple(self.draft.choices)

    @property
    def tested(self) -> Characteristic:
        """What is tested."""
        return self.draft.characteristic

    def ask(self, characteristic: Characteristic, value: float | None, difficulty: float) -> None:
        """Test something else with the figure's own value, or take what was typed."""
        if characteristic is not self.tested:
            self.touched, self.draft = True, self.draft.testing(characteristic)
        else:
            super().ask(characteristic, value, difficulty)

    def verdict(self, success: bool) -> str:
        """Say whether it comes back."""
        return translate("Tasks", "It rallies") if success else translate("Tasks", "It keeps fleeing")
