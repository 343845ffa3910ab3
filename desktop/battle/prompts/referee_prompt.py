"""The referee (II-C-5, II-D, II-E, II-F): one question at a time, each fact only while it matters."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.wound_way import ReasonChip, WayView, is_low
from desktop.drafts.referee_inquiry import IN_WAY, NO, YES, Inquiry, Party, Question, piece_of
from desktop.look import icons, theme
from desktop.widgets.compass import Compass
from desktop.widgets.dice_row import DiceRow, FacePad
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import in_column, in_row, put_in
from desktop.widgets.key_button import KeyButton
from desktop.widgets.pool import pooled
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.text import label, set_look
from desktop.widgets.typed_keys import digit
from desktop.wording.battle import referee_words as words
from rules.battle.commands import Judge, ThrowScatter
from rules.battle.contacts import SetSize
from rules.cards import Size
from rules.referee import FACES, Ruling, scatter, verdict

_QUESTIONS = {"V": Question.SIGHT, "C": Question.CONTACT, "P": Question.ROOM, "D": Question.SCATTER}
_TWO = (Question.SIGHT, Question.CONTACT)
_LETTERS = "EFGHIJKOQTUZ"  # for pieces of scenery: those of no verb
_MOST = 16  # II-E-3: as many as touch a titan


class Wanted(Enum):
    """What is asked elsewhere: another figure that it is about, or the agreed scenery."""

    FIRST = auto()
    SECOND = auto()
    SCENERY = auto()


class RefereePrompt(Prompt):
    """Letters choose the question and the figures, an answer is one key, Backspace takes a fact back.

    Its reply is what is ``Wanted`` before it can go on.
    """

    in_stage = True

    def __init__(self, parent: QWidget, context: BattleContext, inquiry: Inquiry) -> None:
        super().__init__(parent, "")
        self._context = context
        self.inquiry = inquiry
        self._dice: list[int] = []
        self._rolled = False
        self.title.setText(self.tr("Referee"))
        self.verbs: dict[str, KeyButton] = {}
        self._questions, self._topics = FlowBox(self.panel, gap=6), FlowBox(self.panel, gap=6)
        self._options, self.facts = FlowBox(self.panel, gap=6), WayView(self.panel)
        self.asked = label("", self.panel, role="heading", wrap=True)
        self._icon, self.answered = QLabel(self.panel), label("", self.panel, role="banner", wrap=True)
        self.reason = label("", self.panel, wrap=True)
        self._hint = soft("", self.panel)
        self._scatter, self.compass = QWidget(self.panel), Compass(self.panel)
        self._dice_row, self.said = DiceRow(self._scatter), label("", self._scatter, role="title", wrap=True)
        self.buttons: list[KeyButton] = []
        self._keys: dict[str, str] = {}
        self._lay_out()
        self.refresh()

    # -- parts --------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        for key in _QUESTIONS:
            self._verb(key, self._questions)
        for key in ("A", "L", "B", "M", "X", "W", "S"):
            self._verb(key, self._topics)
        beside = in_column(None, self.answered, self.reason, gap=4)
        ruled = in_row(None, (self._icon, 0, Qt.AlignmentFlag.AlignTop), (beside, 1), gap=12)
        self.pad = FacePad(self._scatter, large=True)
        self.pad.thrown.connect(self.type_face)
        thrown = (self.compass, 0, Qt.AlignmentFlag.AlignHCenter)
        in_column(self._scatter, self._dice_row, self.pad, self.said, thrown)
        put_in(
            self.body, self._questions, self._topics, self.facts, self.asked, self._options, ruled,
            self._scatter, self._hint
        )  # fmt: skip

    def _verb(self, key: str, box: FlowBox) -> None:
        button = KeyButton(box, breaks=True, act=self._on_verb)
        button.setObjectName(key)
        box.flow.addWidget(button)
        self.verbs[key] = button

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the question, what was told, and what is wanted next or how it is ruled."""
        inquiry, standing = self.inquiry, self.inquiry.standing
        for key, question in _QUESTIONS.items():
            self.verbs[key].show_verb(words.question_name(question), key, on=question is inquiry.question)
        self._show_about()
        self.facts.show_chips(
            [ReasonChip(words.fact_name(told.fact, told.option), "line") for told in inquiry.told]
        )
        self.facts.setVisible(bool(inquiry.told))
        self.asked.setText(words.asked(standing.asks) if standing.asks else "")
        self.asked.setVisible(bool(standing.asks))
        self._show_options(standing.options)
        self._show_ruling(standing.ruling)
        self._show_scatter()
        self._hint.setText(self._hints())
        self._hint.setVisible(bool(self._hint.text()))
        self._say_go_on(standing.ruling)
        for box in (self._questions, self._topics, self.facts, self._options):
            box.updateGeometry()  # what flows in it may have become fewer lines just now
        self.resettle()

    def _show_about(self) -> None:
        inquiry = self.inquiry
        two, scatters = inquiry.question in _TWO, inquiry.question is Question.SCATTER
        shown = {"A": not scatters, "L": two, "B": two, "M": two, "X": inquiry.question is Question.SIGHT}
        shown |= dict.fromkeys("WS", inquiry.question is Question.SIGHT)
        self._topics.setVisible(not scatters)
        for key, party in (("A", inquiry.first), ("B", inquiry.second)):
            self.verbs[key].show_verb(self._named(key, party), key, icon="target")
            self.verbs[key].setToolTip(self.tr("Another figure, by its letters"))
        for key, party in (("L", inquiry.first), ("M", inquiry.second)):
            self.verbs[key].show_verb(
                self.tr("flies") if party.level else self.tr("on the ground"), key, on=bool(party.level)
            )
        self.verbs["X"].show_verb(self.tr("No sight is needed"), "X", on=not inquiry.needs_sight)
        self.verbs["W"].show_verb(self.tr("War machine: from its weapon’s end"), "W", on=inquiry.weapon)
        self.verbs["S"].show_verb(self.tr("Scenery"), "S", icon="edit")
        self.verbs["S"].setToolTip(self.tr("Sizes agreed for pieces of scenery"))
        for key, visible in shown.items():
            self.verbs[key].setVisible(visible)

    def _named(self, key: str, party: Party) -> str:
        """Name one of the two with its size, as far as both are known."""
        nobody = self.tr("Somebody") if key == "A" else self.tr("somebody")
        name = self._context.fighter_name(party.fighter) if party.fighter else nobody
        size = words.size_name(party.size).lower()
        said = f"{name} ({size})" if size else name
        if self.inquiry.question is not Question.SIGHT:
            return said
        looks = self.tr("{name} looks") if key == "A" else self.tr("at {name}")
        return looks.format(name=said)

    def _show_options(self, options: tuple[str, ...]) -> None:
        """Show each possible answer with its key: Y and N, or figures."""
        self._options.setVisible(bool(options))
        self._keys = {}
        named = {YES: self.tr("Y", "the key for Yes"), NO: self.tr("N", "the key for No")}
        named[IN_WAY] = "W"
        letters = iter(_LETTERS)
        shown = pooled(self.buttons, len(options), self._option_button)
        for place, (button, option) in enumerate(zip(shown, options, strict=True), 1):
            plain = named.get(option, str(place))
            key = next(letters, "") if piece_of(option) is not None else plain
            self._keys[key.upper()] = option
            button.setObjectName(option)
            button.show_verb(words.option_name(option), key)

    def _option_button(self) -> KeyButton:
        button = KeyButton(self._options, act=self._on_option)
        self._options.flow.addWidget(button)
        return button

    def _show_ruling(self, ruling: Ruling | None) -> None:
        for widget in (self._icon, self.answered, self.reason):
            widget.setVisible(ruling is not None)
        if ruling is None:
            return
        said, tone, icon = words.answer_look(self.inquiry.question, ruling.answer)
        self.answered.setText(said)
        set_look(self.answered, "banner", tone)
        size = theme.current().px(44)
        self._icon.setPixmap(icons.pixmap(icon, size, tone, self.devicePixelRatioF()))
        reason = self._context.say(ruling.reason)
        if self.inquiry.question in _TWO and ", " in reason:
            reason = reason.split(", ", 1)[1]  # the answer stands above in large
        self.reason.setText(f"{reason[:1].upper()}{reason[1:]}. ({ruling.section})")

    def _show_scatter(self) -> None:
        self._scatter.setVisible(self.inquiry.question is Question.SCATTER)
        self._dice_row.show_dice(self._dice, 2, ())
        self._dice_row.setMinimumWidth(theme.current().px(128))
        self.compass.setVisible(len(self._dice) == 2 or not is_low(self))
        self.pad.setVisible(len(self._dice) < 2)
        if len(self._dice) < 2:
            first = self.tr("Enter the distance die, then the direction die, or roll them here.")
            self.said.setText(first if not self._dice else self.tr("Now the die of the direction."))
            set_look(self.said, "heading")
            self.compass.show_scatter(None)
            return
        moved = scatter(*self._dice)
        self.compass.show_scatter(moved)
        set_look(self.said, "title")
        told = self.tr("The impact moves {cm} cm towards arrow {direction}. (II-C-5)")
        self.said.setText(told.format(cm=moved.cm, direction=moved.direction))

    def _hints(self) -> str:
        if self.inquiry.question is Question.ROOM and self.inquiry.standing.ruling is not None:
            return self.tr("Digits say how many enemies already touch it; + and − add or remove one.")
        return self.tr("Backspace takes back the last answer.") if self.inquiry.told else ""

    def _say_go_on(self, ruling: Ruling | None) -> None:
        if self._rolled:
            self.say_done()
        elif ruling is not None or len(self._dice) == 2:
            self.say_verb(self.tr("Add to journal"))
        elif self.inquiry.question is Question.SCATTER:
            self.say_verb(self.tr("Roll here"), "↵" if self._rolls else "R", icon="dice")
        else:
            self.say_verb("")

    @property
    def _rolls(self) -> bool:
        """Whether Enter throws: the dice of this battle are rolled here, and none was typed."""
        here = self._context.play.setup.rolled_here
        return here and self.inquiry.question is Question.SCATTER and not self._dice

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take the key of an answer, a die, or a letter of a question or a figure."""
        letter = key.upper()
        if self._rolled:
            return False
        if self.inquiry.question is Question.ROOM and key in "+-−=" and not self._keys:
            self._count(None, key)  # a sign here, not the 6 of a French keyboard
            return True
        found = digit(key)
        option = self._keys.get(str(found) if found is not None else letter)
        if option is None and letter in "YO" and YES in self._keys.values():
            option = YES  # whoever is used to the key of the other language
        if option is not None:
            self.tell(option)
        elif self.inquiry.question is Question.SCATTER and found is not None and 1 <= found <= FACES:
            self._type_die(found)
        elif self.inquiry.question is Question.ROOM and found is not None:
            self._count(found, key)
        else:
            return self._do_verb(letter)
        return True

    def _do_verb(self, letter: str) -> bool:
        """Do a verb by its key; False where that is none now."""
        inquiry = self.inquiry
        if letter in _QUESTIONS:
            self._dice = []
            self.show_inquiry(inquiry.turn_to(_QUESTIONS[letter]))
        elif letter == "R" and inquiry.question is Question.SCATTER:
            self.roll_here()
        elif letter not in self.verbs or not self.verbs[letter].isVisibleTo(self):
            return False
        elif letter in "AB":
            self._leave_for(Wanted.FIRST if letter == "A" else Wanted.SECOND)
        elif letter == "S":
            self._leave_for(Wanted.SCENERY)
        elif letter == "W":
            self.show_inquiry(replace(inquiry, weapon=not inquiry.weapon, told=()))
        elif letter == "X":
            self.show_inquiry(replace(inquiry, needs_sight=not inquiry.needs_sight, told=()))
        elif letter == "L":
            first = replace(inquiry.first, level=1 - inquiry.first.level)
            self.show_inquiry(replace(inquiry, first=first, told=()))
        else:
            second = replace(inquiry.second, level=1 - inquiry.second.level)
            self.show_inquiry(replace(inquiry, second=second, told=()))
        return True

    def _leave_for(self, wanted: Wanted) -> None:
        self.reply_with(wanted)

    def tell(self, option: str) -> None:
        """Answer what is asked; the size of a figure of the battle is kept with its card."""
        sized = self.inquiry.standing.asks == "size"
        if not sized or self._keep_size(Size(option)):
            self.show_inquiry(self.inquiry.tell(option))

    def _keep_size(self, size: Size) -> bool:
        """Keep the size of whom the question is about, UNKNOWN to take it back; nobody's is kept nowhere."""
        fighter = self._context.game.fighters.get(self.inquiry.first.fighter)
        return fighter is None or self.carry(self._context, SetSize(fighter.card, size))

    def show_inquiry(self, inquiry: Inquiry) -> None:
        """Ask this from now on."""
        self.inquiry = inquiry
        self.complain("")
        self.refresh()

    def _type_die(self, die: int) -> None:
        self._dice = [die] if len(self._dice) == 2 else [*self._dice, die]
        self.refresh()

    def _count(self, found: int | None, key: str) -> None:
        """Say how many enemies touch the figure already."""
        there = found if found is not None else self.inquiry.there + (1 if key in "+=" else -1)
        self.show_inquiry(replace(self.inquiry, there=max(0, min(_MOST, there))))

    @property
    def has_typed(self) -> bool:
        """Whether a fact or a die was told that nothing came of yet."""
        return not self._rolled and bool(self._dice or self.inquiry.told)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last fact or die back with Backspace."""
        if event.key() == Qt.Key.Key_Backspace and not self._rolled:
            if self.inquiry.question is Question.SCATTER:
                self._dice = self._dice[:-1]
            if any(told.fact == "size" for told in self.inquiry.told[-1:]):
                self._keep_size(Size.UNKNOWN)
            self.show_inquiry(self.inquiry.take_back())
            return
        super().keyPressEvent(event)

    def answer(self) -> None:
        """Write the ruling or the scatter into the journal."""
        inquiry, ruling = self.inquiry, self.inquiry.standing.ruling
        if self._rolled:
            self.close_panel()
        elif ruling is not None:
            second = inquiry.second.fighter if inquiry.question in _TWO else ""
            told = verdict(inquiry.question.value, ruling)
            self._write(Judge(told, inquiry.first.fighter, second))
        elif len(self._dice) == 2:
            self._write(ThrowScatter(tuple(self._dice)))
        elif self._rolls:
            self.roll_here()

    def roll_here(self) -> None:
        """Let the program throw the scatter; it is in the journal at once, undo takes it back."""
        if not self.carry(self._context, ThrowScatter()):
            return
        self._dice = [die for rolled in self._context.rolls() for die in rolled.dice]
        self._rolled = True
        self.refresh()

    def _write(self, command: Judge | ThrowScatter) -> None:
        self.carry_and_close(self._context, command)

    def _on_verb(self) -> None:
        self._do_verb(self.sender().objectName())
        self.setFocus()

    def _on_option(self) -> None:
        self.tell(self.sender().objectName())
        self.setFocus()
