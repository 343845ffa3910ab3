"""The table: banner, both sides, the centre, the journal; one figure chosen, one question at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.battle.announcing import Announcing
from desktop.battle.arranging.page import correct_sequence
from desktop.battle.ask import TableAsker
from desktop.battle.availability import When
from desktop.battle.banner import Banner, banner_view
from desktop.battle.centre.panel import CentrePanel
from desktop.battle.centre.verbs import Verb
from desktop.battle.centre_page import CentrePage
from desktop.battle.context import BattleContext
from desktop.battle.figure_card import FigureCard
from desktop.battle.hands import Hands
from desktop.battle.host import Page
from desktop.battle.journal import Journal
from desktop.battle.pointer import Pointer
from desktop.battle.prompt_places import place_anew, place_prompt
from desktop.battle.regions import Regions
from desktop.battle.roster.block import SideBlock
from desktop.battle.roster.wedges import Wedges
from desktop.battle.screen import screen_of
from desktop.battle.sequence_look import SequencePage
from desktop.battle.strips import show_strips
from desktop.battle.table_answers import Answers
from desktop.battle.table_keyboard import TableKeyboard
from desktop.battle.table_moment import TableMoment
from desktop.battle.table_widths import Sharing
from desktop.widgets.conversation import Conversing
from desktop.widgets.cover import CoverScreen
from desktop.widgets.in_line import in_column, in_row
from desktop.widgets.keys import leads_to_button, presses_button
from desktop.widgets.over import over_pages
from desktop.widgets.prompt import Prompt
from desktop.widgets.spoken import Speaker
from desktop.widgets.strip import Strip
from rules.battle.rows import PhaseRow
from rules.battle.sequence import kept_back
from rules.battle.state import SIDES
from rules.text import Message

_SPARED = frozenset(f"window.{verb}" for verb in ("manual", "find", "opponent", "full", "undo", "redo"))


class BattleTable(QWidget, Speaker):
    """An open battle on the screen."""

    spoken_role = QAccessible.Role.Grouping
    possible = Signal()
    """Emitted when what is possible changed."""

    left = Signal()
    report_wanted = Signal(str)
    """Emitted with what to do with the report: "copy", "save" or "print"."""

    elsewhere_wanted = Signal()
    """Emitted to save the library elsewhere."""

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        context.setParent(self)
        self.selection = ""
        self.prompt: Prompt | None = None
        self.stale = False  # whether all is about to be drawn anew, and what is possible told with it
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.banner = Banner(self)
        self.unsaved = Strip("bad", self)
        abreast = context.pieces.abreast
        self.sides = {key: SideBlock(number, abreast, self) for number, key in enumerate("ab")}
        self.pointer = Pointer(self)
        self.conversation = Conversing(TableAsker(self, self.pointer))
        hands = screen_of(context.pieces).hands(self)
        assert isinstance(hands, Hands)
        self.hands: Hands = hands
        self.centre = CentrePanel(self)
        self.past, self.trial = self.centre.past, self.centre.trial
        self.journal = Journal(context, self)
        for block in self.sides.values():
            block.roster.letters = self.pointer.letters
            Wedges(block.roster, self)  # over the stage, beneath all that opens later
        self.figure = FigureCard(context, self.where, self.centre, self)
        self.figure.popover.spares = self.banner
        self.figure_verbs: Sequence[Verb] = ()  # for the menu of all that can happen to a figure
        self._lay_out()
        self.sharing = Sharing(self, partial(place_anew, self))
        self.regions = Regions(self)
        self.answers = Answers(self)
        self._keyboard = TableKeyboard(self)
        self._moment = TableMoment(self)
        self.centre.turned.connect(self.say_whose)
        self._announcing = Announcing(self)
        self.possible.connect(self._announcing.tell)

    def _lay_out(self) -> None:
        self.middle = in_row(None, self.sides["a"], (self.centre, 1), self.journal, self.sides["b"], gap=0)
        self._column = in_column(self, self.banner, self.unsaved, (self.middle, 1), gap=0)

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Draw what differs from the state in view."""
        self.stale = True
        self._column.setEnabled(False)  # laid out once at the end, not at each thing shown and hidden
        try:
            self._refresh()
        finally:
            self._column.setEnabled(True)
        self._column.activate()
        self._moment.follow()
        self.stale = False
        self.possible.emit()

    def _refresh(self) -> None:
        context = self.context
        game, names = context.game, context.names
        self.selection = self._moment.chosen()
        self.say_whose()
        for key, block in self.sides.items():
            block.set_view(context.chips.side(game, key, names, context.table.ruleset), self.selection)
        self.centre.refresh(self.selection)
        self.figure.follow(self.selection)
        self.sharing.tell_journal()
        show_strips(context, self.unsaved, self.past)
        self.hands.testing.show_strip()
        if context.pending is None:
            self.centre.say_refusal("")

    def say_whose(self) -> None:
        """Say in the banner who has the hand, who orders, what happens; Tab stops at it if it has keys."""
        taken = self.centre.shown.has_keys
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus if taken else Qt.FocusPolicy.StrongFocus)
        titles = list(map(self.context.side_name, self.context.game.sides))
        self.banner.set_view(banner_view(self.context, self.centre.shown.orders), titles)

    def take_keyboard(self) -> None:
        """Put the keyboard where the phase reads it."""
        if not self.centre.shown.take_keyboard():
            self.setFocus()

    def hideEvent(self, _event: QHideEvent) -> None:
        """Forget whom somebody was about to name: it belongs to this moment of this table."""
        self.ask_no_figure()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Give each side its width; the journal has its own room where there is enough."""
        self.sharing.share()

    def retranslate(self) -> None:
        """Say everything again."""
        self.banner.retranslate()
        for block in self.sides.values():
            block.header.retranslate()
        self.journal.retranslate()
        self.centre.retranslate()

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self.banner.restyle()
        for block in self.sides.values():
            block.restyle()
        self.centre.restyle()
        self.figure.restyle()
        self.journal.list.forget()
        self.sharing.share()
        self.refresh()

    # -- the chosen figure --------------------------------------------------------------------------

    def select(self, fighter: str) -> None:
        """Choose a figure ("" for none)."""
        if fighter == self.selection:
            return
        self.selection = fighter
        self.context.forget_refusal()
        self.refresh()
        for block in self.sides.values():
            block.roster.reveal(fighter)

    def take(self, fighter: str) -> None:
        """Hand a figure that was pressed over to who asked for one, else choose it."""
        self.pointer.take(fighter)

    def press(self, fighter: str) -> None:
        """Take a figure that was pressed on the board: its card opens beside it, and closes again."""
        if self.pointer.asks:
            self.pointer.take(fighter)
            return
        if self.prompt is not None:
            if self.prompt.point_at(fighter) or self.prompt.stays():
                return
            self.prompt.close_panel()
        again = fighter == self.selection and self.figure.is_open
        self.select(fighter)
        self.figure.show_figure("" if again else fighter)

    def where(self, fighter: str) -> QRect:
        """Give where a figure stands on the board, in the coordinates of the table."""
        for block in self.sides.values():
            roster = block.roster
            if not (rect := roster.rect_of(fighter)).isEmpty():
                return QRect(roster.viewport().mapTo(self, rect.topLeft()), rect.size())
        return self.centre.geometry()

    # -- what it does for those who serve it --------------------------------------------------------

    @property
    def over(self) -> QWidget:
        """The widget that prompts lie over: the table itself."""
        return self

    def possible_changed(self) -> None:
        """Say that other verbs are possible."""
        if not self.stale:
            self.possible.emit()

    def say_refusal(self, words: str) -> None:
        """Say why something was refused, or what is asked for."""
        self.centre.say_refusal(words)

    def say_test(self, words: str, *verbs: tuple[str, str]) -> None:
        """Say that a test is open."""
        self.trial.say(words, *verbs)
        self._announcing.tell()

    def shown_page(self) -> CentrePage:
        """Give the page of the centre that is in view."""
        return self.centre.shown

    def page_like(self, kind: type[Page]) -> Page:
        """Give the page of a class."""
        return self.centre.page_like(kind)

    def close_private(self) -> None:
        """Close what only one side may see."""
        self.centre.close_private()

    @property
    def asks(self) -> bool:
        """Whether a figure is asked for."""
        return self.pointer.asks

    def set_asked(self, asked: bool, needed: bool = False) -> None:
        """Say whether a figure is asked for."""
        if asked:
            self.step_aside()
        self.centre.set_asked(asked, needed)

    def show_targets(self, targets: frozenset[str]) -> None:
        """Ring the figures that may be named."""
        for block in self.sides.values():
            block.roster.set_targets(targets)
        self.centre.shown.show_targets(targets)

    def show_letters(self, letters: Mapping[str, str]) -> None:
        """Show letters on the cards."""
        for block in self.sides.values():
            block.roster.set_hints(letters)
        self._announcing.tell()

    def figures(self) -> list[list[list[str]]]:
        """Give the figures by side, line and place in the line."""
        return [block.roster.grid() for block in self.sides.values()]

    def blocks(self) -> Iterable[SideBlock]:
        """Give the columns of the sides."""
        return self.sides.values()

    def verb(self, name: str) -> Callable[[], object]:
        """Give a verb by its name: of the screen itself, which looks, asks and puts away, or of the hands."""
        context, questions = self.context, self.hands.questions
        verbs: Mapping[str, Callable[[], object]] = {
            "find": self.pointer.find,
            "verbs": self.show_verbs,
            "next_part": self.regions.next,
            "part_before": self.regions.previous,
            "journal": self.sharing.show_journal,
            "back": context.look_before,
            "forth": context.look_after,
            "now": context.look_now,
            "leave": self.left.emit,
            "battle_menu": questions.battle_menu,
            **{f"menu_{side}": partial(questions.side_menu, side) for side in SIDES},
            "correct_battle": partial(questions.correct, "game"),
            **{f"order_{side}": partial(correct_sequence, self, side) for side in SIDES},
            **{f"add_{side}": partial(questions.cards.add_card, side) for side in SIDES},
            **{f"{do}_report": partial(self.report_wanted.emit, do) for do in ("copy", "save", "print")},
            "export": partial(self.report_wanted.emit, "export"),
        }
        return verbs.get(name) or getattr(self.hands, name)

    def may(self, name: str) -> bool:
        """Tell whether a verb means something now."""
        row = screen_of(self.context.pieces).row(name)
        return row is not None and self.meaning((row.when,))[row.when]

    def meaning(self, whens: Iterable[When]) -> dict[When, bool]:
        """Tell at which of some times the verbs that mean something then do so now."""
        free, now = self.takes_keys, (self.context, self.selection)
        return {each: (free or (each.meanwhile and not self.covered)) and each.may(*now) for each in whens}

    @property
    def takes_keys(self) -> bool:
        """Whether verbs mean anything: nothing is asked, and nothing lies over the table."""
        return not (self.asked or self.pointer.asks or self.covered)

    @property
    def asked(self) -> bool:
        """Whether a question is open that takes every key."""
        return self.prompt is not None and not self.prompt.steps_aside

    def step_aside(self) -> None:
        """Put a question away that takes only its own keys."""
        if self.prompt is not None and self.prompt.steps_aside:
            self.conversation.end()

    @property
    def covered(self) -> bool:
        """Whether a cover or a hidden sequence lies over the table: no key may reach it."""
        over = self.context.place or self
        # hidden by itself: what lies over a place that is out of view lies over it still when it comes back
        return any(
            isinstance(page, CoverScreen | SequencePage) and page.parent() is over and not page.isHidden()
            for page in over_pages()
        )

    def phase_row(self) -> PhaseRow | None:
        """Give the chosen row of combat and upkeep."""
        return self.centre.shown.row

    def next_row(self) -> None:
        """Choose the next open row of combat and upkeep."""
        self.centre.shown.next_open()

    def undo(self) -> None:
        """Take the last step back."""
        self._travel(self.context.undo, self.context.undo_label(self.uncovered))

    def redo(self) -> None:
        """Do the step that was taken back once more."""
        self._travel(self.context.redo, self.context.redo_label(self.uncovered))

    @property
    def uncovered(self) -> str:
        """The side whose hidden sequence is in view, "" for none."""
        return self.centre.shown.uncovered

    def _travel(self, move: Callable[[str], object], over: Message | None) -> None:
        """Move over a step of this label, unless a side that orders in secret reaches beyond its order.

        The chosen row is then the one where play goes on.
        """
        if self.prompt is not None and self.prompt.stays(anywhere=True):
            return
        self._end_question()  # it is about what the step made
        uncovered = self.uncovered
        refusal = kept_back(self.context.play.game, over, uncovered) if over is not None else None
        if refusal is not None:
            self.centre.say_refusal(self.context.say_refusal(refusal))
            return
        left, before = self.centre.shown.rows_left(), self.context.game
        move(uncovered)
        self.centre.shown.resume(left)
        self.hands.resume(before)

    def show_card(self, card: str) -> None:
        """Show the whole reference card over the table."""
        from desktop.battle.prompts.face_prompt import FacePrompt

        self.open_prompt(FacePrompt(self, self.context, card))

    def show_verbs(self, *, on_board: bool = False) -> None:
        """Show what can be done now, also to the chosen figure, as a menu; asked ``on_board`` to it alone."""
        if self.may("verbs"):
            self.hands.questions.verbs(self.selection, self.figure_verbs, on_board=on_board)

    def open_prompt(self, prompt: Prompt) -> None:
        """Ask something; one question at a time."""
        self._end_question()
        self.figure.close()
        self.prompt, prompt.spares = prompt, _SPARED | {"battle.battle_menu"}
        prompt.closed.connect(self._on_closed, Qt.ConnectionType.SingleShotConnection)
        prompt.back = self.take_keyboard
        place_prompt(self, prompt)
        self.possible_changed()
        prompt.open()
        self.centre.follow_question()

    def _end_question(self) -> None:
        """Put the question at hand away, and what asked it."""
        if self.prompt is not None:
            self.conversation.end()
        if self.prompt is not None:
            self.prompt.close_panel()

    def ask_no_figure(self) -> None:
        """Take the letters away where a figure is asked for, and end what asked."""
        if self.pointer.asks:
            self.conversation.end()
            self.pointer.end(None)

    def _on_closed(self) -> None:
        prompt, self.prompt = self.prompt, None
        if prompt is not None and not prompt.asked_again:
            prompt.deleteLater()
        self.centre.follow_question()
        self.take_keyboard()
        self.possible_changed()

    # -- keys that no button took -------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Walk on; from a verb that its own press hid or put to sleep go where the phase reads keys."""
        now = QApplication.focusWidget()
        if now is None or not self.isVisible() or (now.isVisible() and now.isEnabled()):
            return super().focusNextPrevChild(forward)
        self.take_keyboard()
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the strategic phase, which has keys of its own; nothing shows who has it."""
        if not self.pointer.asks:
            self.centre.take_keyboard()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Paint nothing: Qt would paint the whole table anew."""

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the page in view, and Enter on a button, from the verbs of the battle."""
        override = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if override and (leads_to_button(event) or self._keyboard.takes(event)):  # type: ignore[arg-type]
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key that no button took means here."""
        if not (leads_to_button(event) and presses_button(event)) and not self._keyboard.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Cover what was shown while Space was held."""
        self._keyboard.release(event)
        super().keyReleaseEvent(event)
