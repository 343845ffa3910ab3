"""The table: banner, both sides, the centre, the journal; one figure chosen, one question at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop import theme
from desktop.battle.banner import Banner, banner_view
from desktop.battle.board.block import SideBlock
from desktop.battle.board.views import ChipViews, side_view
from desktop.battle.centre.panel import CentrePanel
from desktop.battle.context import BattleContext
from desktop.battle.hands import Hands
from desktop.battle.journal import Journal
from desktop.battle.may import may
from desktop.battle.pointer import Pointer
from desktop.battle.prompts.base import Prompt
from desktop.battle.sequence_look import SequenceLook, SequencePage
from desktop.battle.strips import Strip
from desktop.place import Place
from desktop.widgets.cover import CoverScreen
from rules.battle.commands import Command
from rules.battle.rows import Row
from rules.text import Refusal


class Table(QWidget):
    """An open battle on the screen."""

    possible = Signal()
    """Emitted when what is possible changed."""

    left = Signal()
    report_wanted = Signal(str)
    """Emitted with what to do with the report: "copy" or "save"."""

    elsewhere_wanted = Signal()
    """Emitted to save the library elsewhere."""

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        context.setParent(self)
        self.selection = ""
        self.prompt: Prompt | None = None
        self._chips = ChipViews()
        self._page = ""
        self._journal_wanted = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.banner = Banner(self)
        self.unsaved = Strip("bad", self)
        self.past = Strip("warn", self)
        self.trial = Strip("accent", self)
        self.sides = {key: SideBlock(number, self) for number, key in enumerate("ab")}
        self.centre = CentrePanel(context, self)
        self.journal = Journal(context, self)
        self.pointer = Pointer(self)
        self.hands = Hands(self)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._middle = QHBoxLayout()
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(0)
        self._middle.addWidget(self.sides["a"])
        self._middle.addWidget(self.centre, 1)
        self._middle.addWidget(self.journal)
        self._middle.addWidget(self.sides["b"])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.unsaved)
        column.addWidget(self.past)
        column.addWidget(self.trial)
        column.addLayout(self._middle, 1)

    def _connect(self) -> None:
        context = self.context
        context.changed.connect(self.refresh)
        context.refused.connect(self._on_refused)
        context.stepped.connect(self._on_stepped)
        for block in self.sides.values():
            block.column.rows.chosen.connect(self.select)
            block.column.rows.opened.connect(self.show_card)
            block.column.rows.asked.connect(self._on_asked)
            block.header.asked.connect(self._on_side)
        self.centre.choices.chosen.connect(self.hands.choose)
        self.centre.chosen.connect(self.hands.choose)
        self.centre.speaking.chosen.connect(self.select)
        self.centre.speaking.ticked.connect(self.hands.tick_off)
        self.centre.speaking.naming.connect(self._on_naming)
        self.centre.rows.acted.connect(self.hands.do_row)
        self.centre.rows.chosen.connect(self.select)
        self.centre.more.clicked.connect(self.show_verbs)
        self.centre.sheet.pressed.connect(self.hands.press_sheet)
        self.centre.archive.chosen.connect(self._on_archive)
        self.centre.close_battle.clicked.connect(self.hands.end_battle)
        self.journal.looked.connect(self._on_looked)
        self.unsaved.pressed.connect(self._on_unsaved)
        self.past.pressed.connect(self._on_past)
        self.trial.pressed.connect(self.hands.testing.pressed)

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Draw what differs from the state in view."""
        context = self.context
        game, names = context.game, context.names
        if self.selection and self.selection not in game.fighters:
            self.selection = ""
        self._choose_speaking()
        titles = [names.side(key) for key in game.sides]
        self.banner.set_view(banner_view(game, names, context.play.table.turn_limit), titles)
        for key, block in self.sides.items():
            block.set_view(
                side_view(game, key, names, context.play.table.ruleset, self._chips), self.selection
            )
        self.centre.refresh(self.selection)
        if not self.journal.isHidden():
            self.journal.refresh()
        self._show_strips()
        if context.pending is None:
            self.centre.say_refusal("")
        self._follow_phase()
        self.possible.emit()

    def take_keyboard(self) -> None:
        """Put the keyboard where the phase reads it."""
        if self.centre.page == "strategic" and self.centre.strategic is not None:
            self.centre.strategic.focus_page()
        elif self.centre.page == "archive" and not self.pointer.asks:
            self.centre.archive.text.setFocus()
        else:
            self.setFocus()

    def _follow_phase(self) -> None:
        """Move the keyboard along when the page of the centre changes under it."""
        page = self.centre.page
        if page == self._page:
            return
        self._page = page
        focus = self.window().focusWidget()
        if self.prompt is None and (focus is None or focus is self or self.isAncestorOf(focus)):
            self.take_keyboard()

    def _choose_speaking(self) -> None:
        """Choose the first figure of the cards that speak, as soon as they do."""
        game = self.context.game
        if not game.speaking or game.speaking == getattr(self, "_spoke", ()):
            self._spoke = game.speaking
            return
        self._spoke = game.speaking
        ready = [f.id for card in game.speaking for f in game.fighters_of(card) if f.on_table]
        if not self.selection or game.fighters[self.selection].card not in game.speaking:
            # none of its own: no key may strike a figure of the turn before
            self.selection = ready[0] if ready else ""

    def _show_strips(self) -> None:
        context, play = self.context, self.context.play
        if play.unsaved or play.problem is not None:
            why = context.say(play.problem) if play.problem is not None else ""
            words = " ".join(filter(None, (self.tr("Not saved:", "a gesture"), why)))
            self.unsaved.say(words, (self.tr("Retry"), ""), (self.tr("Save elsewhere"), ""))
        else:
            self.unsaved.say("")
        if context.looks_back:
            step = context.looked_at
            label = (
                self.tr("the beginning") if step is None else context.say(play.events[step].label, ahead=True)
            )
            words = self.tr("Looking back, for reading only: {step}").format(step=label)
            self.past.say(words, (self.tr("Back to now"), "Esc"), (self.tr("Go back to here"), ""))
        else:
            self.past.say("")
        self.hands.testing.show_strip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each side its width; the journal has its own room where there is enough."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        px = theme.current().px
        width = self.width()
        side = min(px(440), max(px(260), round(width * 0.29)))
        if width - 2 * side < px(420):
            side = max(round(width * 0.26), (width - px(420)) // 2)
        for block in self.sides.values():
            block.setFixedWidth(side)
        room = width - 2 * side
        beside = room >= px(760)
        self.journal.setVisible(self._journal_wanted and (beside or self._journal_alone))
        self.centre.setVisible(beside or self.journal.isHidden())
        if beside:
            self.journal.setFixedWidth(min(px(380), room - px(480)))
        else:
            self.journal.setMinimumWidth(0)
            self.journal.setMaximumWidth(16777215)
        if not self.journal.isHidden():
            self.journal.refresh()

    _journal_alone = False

    def show_journal(self) -> None:
        """Show the journal, or put it away; it takes the centre's place where there is no room for both."""
        if self.centre.isHidden() or not self.journal.isHidden():
            self._journal_alone = False
            self._journal_wanted = self.centre.isHidden()
        else:
            self._journal_wanted = self._journal_alone = True
        self._share()
        if not self.journal.isHidden():
            self.journal.list.setFocus()
        else:
            self.take_keyboard()

    def retranslate(self) -> None:
        """Say everything again."""
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
        self._share()
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
            block.column.reveal(fighter)

    def find_figure(self) -> None:
        """Show the letters that lead to any figure."""
        self.pointer.find()

    # -- verbs --------------------------------------------------------------------------------------

    def verb(self, name: str) -> Callable[[], object]:
        """Give a verb by its name."""
        own: dict[str, Callable[[], object]] = {
            "find": self.find_figure,
            "verbs": self.show_verbs,
            "journal": self.show_journal,
            "back": self.context.look_before,
            "forth": self.context.look_after,
            "now": self.context.look_now,
            "leave": self.left.emit,
            "menu_a": self._menu_a,
            "menu_b": self._menu_b,
            "correct_battle": self._correct_battle,
            "add_a": self._add_a,
            "add_b": self._add_b,
            "copy_report": self._copy_report,
            "save_report": self._save_report,
            "export": self._export,
        }
        return own.get(name) or getattr(self.hands, name)

    def may(self, name: str) -> bool:
        """Tell whether a verb means something now."""
        if self.prompt is not None or self.pointer.asks:
            return False
        return may(name, self.context, self.selection)

    @property
    def covered(self) -> bool:
        """Whether a cover or a hidden sequence lies over the table: no key may reach it."""
        over = self.context.place or self
        pages = [*over.findChildren(CoverScreen), *over.findChildren(SequencePage)]
        return any(page.isVisible() for page in pages)

    def _menu_a(self) -> None:
        self.hands.asking.side_menu("a")

    def _menu_b(self) -> None:
        self.hands.asking.side_menu("b")

    def _add_a(self) -> None:
        self.hands.asking.cards.add_card("a")

    def _add_b(self) -> None:
        self.hands.asking.cards.add_card("b")

    def _copy_report(self) -> None:
        self.report_wanted.emit("copy")

    def _save_report(self) -> None:
        self.report_wanted.emit("save")

    def _export(self) -> None:
        self.report_wanted.emit("export")

    def _correct_battle(self) -> None:
        self.hands.asking.correct("game")

    def phase_row(self) -> Row | None:
        """Give the chosen row of combat and upkeep."""
        return self.centre.rows.row

    def next_row(self) -> None:
        """Choose the next open row of combat and upkeep."""
        self.centre.rows.next_open()

    def show_card(self, card: str) -> None:
        """Show the whole reference card over the table."""
        from desktop.battle.prompts.face import FacePrompt

        self.open_prompt(FacePrompt(self, self.context, card))

    def show_verbs(self) -> None:
        """Show what can happen to the chosen figure, as a menu."""
        if self.may("verbs"):
            self.hands.asking.verbs(self.selection, self.centre.verbs.verbs())

    def open_prompt(self, prompt: Prompt) -> None:
        """Ask something; one question at a time."""
        if self.prompt is not None:
            self.prompt.close_panel()
        self.prompt = prompt
        prompt.closed.connect(self._on_closed)
        self.possible.emit()
        prompt.open()

    def do_key(self, event: QKeyEvent) -> None:
        """Do the verb of a key that came here instead of to its shortcut."""
        place = self.context.place
        if not isinstance(place, Place):
            return
        typed = QKeySequence(event.keyCombination())
        for row in place.actions_set.rows:
            possible = row.enabled is None or row.enabled()
            if possible and typed in place.actions_set[row.id].shortcuts():
                row.slot()
                return

    def _on_closed(self) -> None:
        prompt, self.prompt = self.prompt, None
        if prompt is not None:
            prompt.deleteLater()
        self.take_keyboard()
        self.possible.emit()

    # -- what happened ------------------------------------------------------------------------------

    def _on_stepped(self) -> None:
        self.pointer.end(None)

    def _on_refused(self, refusal: Refusal, command: Command) -> None:
        words = self.context.say(refusal.message)
        if refusal.overridable:
            again = self.tr("The same again does it all the same.")
            words = f"{words} {again}"
        if self.centre.page == "choices" and any(
            choice.command == command for choice in self.context.play.choices()
        ):
            words = ""
        self.centre.say_refusal(words)
        self.centre.refresh(self.selection)
        self.possible.emit()

    def _on_asked(self, fighter: str, _where: QPointF) -> None:
        self.select(fighter)
        self.show_verbs()

    def _on_naming(self, card: str) -> None:
        self.hands.asking.cards.name_card(card)

    def _on_side(self, what: str) -> None:
        key = next(key for key, block in self.sides.items() if block.header is self.sender())
        if what == "menu":
            self.hands.asking.side_menu(key)
        elif what == "look":
            self.look_at_sequence(key)
        else:
            self.hands.count(1 if what == "more" else -1, key)

    def look_at_sequence(self, side: str) -> None:
        """Let the owner look at his sequence, behind the cover screen."""
        SequenceLook(self, self.context, side).begin()

    def _on_looked(self, step: int) -> None:
        if step == self.context.play.head:
            self.context.look_now()
        else:
            self.context.look(step)

    def _on_unsaved(self, number: int) -> None:
        if number == 0:
            self.context.save_again()
        else:
            self.elsewhere_wanted.emit()

    def _on_past(self, number: int) -> None:
        if number == 0:
            self.context.look_now()
        else:
            self.context.go_to(self.context.looked_at)

    def _on_archive(self, what: str) -> None:
        kind, _, key = what.partition(":")
        if kind == "army":
            self.context.army_wanted.emit(key)
        elif kind == "rematch":
            self.context.rematch_wanted.emit()
        elif kind == "reopen":
            self.hands.reopen()
        else:
            self.report_wanted.emit(kind)

    # -- keys that no button took -------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the strategic phase, which has keys of its own."""
        super().focusInEvent(event)
        if not self.pointer.asks:
            self.centre.take_keyboard()

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the page after the end from the verbs of the battle."""
        override = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if override and self._end_verb(event):  # type: ignore[arg-type]
            event.accept()
            return True
        return super().event(event)

    def _end_verb(self, event: QKeyEvent) -> str:
        """Give the verb of a key of the page after the end, "" for none and elsewhere."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        free = self.prompt is None and not self.pointer.asks and self.centre.archive.isVisible()
        return self.centre.archive.verb_of(event.text()) if plain and free else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow letters to a figure, walk, choose; Space goes on, Esc leaves what is open."""
        if self.pointer.asks:
            self.pointer.type(event)
        elif verb := self._end_verb(event):
            self._on_archive(verb)
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif event.key() == Qt.Key.Key_Space:
            if self.may("enter"):
                self.hands.enter()
        elif not self.pointer.press(event):
            super().keyPressEvent(event)

    def _escape(self) -> None:
        if self.context.looks_back:
            self.context.look_now()
        elif self.context.pending is not None:
            self.context.forget_refusal()
            self.refresh()
        elif self.centre.isHidden():
            self.show_journal()
        else:
            self.select("")
