"""Where battles begin: the list of those there are, the verbs for them, and the set-up of a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.archive.archive_pages import ArchivePages
from desktop.battle_start.battle_items import BattleItem
from desktop.battle_start.battle_shelf import BattleShelf
from desktop.battle_start.battle_verbs import BattleVerbs
from desktop.battle_start.list_undo import ListUndo
from desktop.battle_start.setup_page import SetupPage
from desktop.look import theme
from desktop.operations import battle_start
from desktop.shell.place import WindowPlace
from desktop.widgets.actions import ActionRow, key_on_button, sequences
from desktop.widgets.empty import EmptyState
from desktop.widgets.in_line import in_column, in_row
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import label
from desktop.widgets.topic import set_topic
from desktop.widgets.verb_menu import Entries, Submenu
from desktop.wording import fill
from desktop.wording.plain import caption, plain_tip
from rules.systems import KINDS, SystemKind

if TYPE_CHECKING:
    from desktop.operations.desk import Desk
    from desktop.rulebook.rulebook_page import RulebookPage
    from desktop.wording.battle.pieces import Pieces


class StartPage(QWidget):
    """The list of battles and the set-up."""

    opened = Signal(object)
    """Emitted with the Play of a battle that was opened."""

    def __init__(
        self, place: WindowPlace, plays: Callable[[], bool], plays_system: Callable[[str], bool],
        pieces_of: Callable[[str], Pieces],
    ) -> None:  # fmt: skip
        super().__init__(place)
        self.place, self._plays, self._plays_system = place, plays, plays_system
        self.steps = ListUndo(self)
        self.does = BattleVerbs(self)
        self._desk_before: Desk | None = None
        self._setup: SetupPage | None = None
        self.rulebook: RulebookPage | None = None
        self._asked_before = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.stack = QStackedWidget(self)
        in_column(self, self.stack)
        self.archive = ArchivePages(self, pieces_of, self)
        self.archive.closed.connect(self.show_list)
        self.empty = EmptyState("swords", self)
        self.empty.chosen.connect(self._on_empty)
        self.page = QWidget(self)
        set_topic(self.page, "archive")
        self.title = label("", self.page, role="title")
        self.shelf = BattleShelf(self.page)
        self.list = self.shelf.list
        self.buttons: dict[str, KeyButton] = {}
        self._lay_out()
        self.stack.addWidget(self.empty)
        self.stack.addWidget(self.page)
        self.list.opened.connect(self.does.open)
        self.list.chosen.connect(self._show_verbs)
        self.shelf.changed.connect(self._on_narrowed)
        self.retranslate()

    def _lay_out(self) -> None:
        self.verbs = QWidget(self.page)
        side = in_column(self.verbs, gap=8)
        for row in self.action_rows():
            if row.id.startswith(_UNSHOWN):
                continue
            button = KeyButton(self.verbs, act=row.slot)
            button.setObjectName(row.id)
            if row.id in ("start.import", "start.replay"):
                side.addSpacing(16)
            self.buttons[row.id] = button
            if row.id != "start.statistics":  # of all battles, not of one: it stands above their list
                side.addWidget(button)
        side.addStretch(1)
        row_ = in_row(None, (self.shelf, 1), self.verbs, gap=16)
        head = in_row(None, (self.title, 1), self.buttons["start.statistics"], gap=16)
        in_column(self.page, head, (row_, 1), gap=12, edges=(24, 16, 24, 24))

    def action_rows(self) -> list[ActionRow]:
        """Give the verbs of this page with their keys; the page takes its keys itself."""
        group = self.tr("Battles")
        one, do = self.has_choice, self.does
        return [
            ActionRow("start.new", self.tr("New battle"), self.new, "plus", "N", self.has_desk, group),
            ActionRow("start.open", self.tr("Open"), do.open_chosen, "player-play", "Return", one, group),
            ActionRow("start.replay", self.tr("Replay"), self.archive.replay, "history", "V", one, group,
                      tip=self.tr("See the battle again, step by step")),
            ActionRow("start.rename", self.tr("Rename"), do.rename, "edit", "M", one, group),
            ActionRow("start.rematch", self.tr("Rematch"), do.rematch_chosen, "refresh", "R", one, group,
                      tip=self.tr("The same sides once more, from the start")),
            ActionRow("start.export", self.tr("Export…"), do.export, "file-export", "E", one, group,
                      tip=self.tr("The file never reveals a hidden order")),
            ActionRow("start.page", self.tr("Page for a browser…"), do.write_page, "photo", "H", one, group,
                      tip=self.tr("Score, losses and pictures of the board, to be sent or printed")),
            ActionRow("start.delete", self.tr("Delete"), do.delete, "trash", "Del", one, group),
            ActionRow("start.import", self.tr("Import…"), do.import_file, "file-import", "I",
                      self.has_desk, group),
            ActionRow("start.example", self.tr("Play the example"), do.play_example, "book-2", "X",
                      self.has_desk, group, tip=self.tr("The two armies of the rulebook (V-A-4)")),
            *(
                ActionRow(f"start.example.{kind.id}",
                          self._example_words(kind),
                          _PlayExample(do, kind.id), "book-2", "", self.has_desk, group)
                for kind in tuple(KINDS.values())[1:]
            ),
            ActionRow("start.filter", self.tr("Look for battles"), self.shelf.narrow, "filter", "F",
                      self.may_narrow, group),
            ActionRow("start.statistics", self.tr("Statistics"), self.archive.statistics, "chart-bar", "S",
                      self.may_count, group, tip=self.tr("Victories, turns and losses of ended battles")),
            ActionRow("start.rules", self.tr("Rulesets…"), self.show_rules, "book-2", "Ctrl+R",
                      self.may_see_rules, group,
                      tip=self.tr("See the values of the rules, copy and change them")),
        ]  # fmt: skip

    def menu(self) -> Entries:
        """Give the menu of the bar."""
        ids = [row.id for row in self.action_rows()]
        examples = [id for id in ids if id.startswith("start.example")]
        return (
            "start.new", Submenu(self.tr("Examples"), examples), "start.import", "",
            "start.open", "start.replay", "start.rematch", "start.rename", "start.delete", "",
            "start.export", "start.page", "", "start.filter", "start.statistics", "start.rules",
        )  # fmt: skip

    def _example_words(self, kind: SystemKind) -> str:
        return fill(self.tr("Play the example of {game}"), game=caption(kind.name))

    @property
    def setup(self) -> SetupPage:
        """The set-up of a new battle, made when it is first asked for."""
        if self._setup is None:
            made = self._setup = SetupPage(self.place.settings, self._plays_system, self)
            made.stands_before(self.desk)
            made.retranslate()
            made.refused.connect(self.place.complain_of_file)
            made.started.connect(self.does.open_made)
            made.cancelled.connect(self._on_cancelled)
            made.rules_wanted.connect(self.show_rules)
            self.stack.addWidget(made)
        return self._setup

    # What the place calls

    @property
    def desk(self) -> Desk | None:
        """The open library, None without one."""
        return self.place.desk

    def visit(self, argument: object) -> None:
        """Do what another place asked for: "new", "example" or that of a system, an army by its id, files."""
        match argument:
            case "example":
                self.does.play_example()
            case ("example", str(system)):
                self.does.play_example_of(system)
            case "new":
                self.new_battle()
            case ("army", str(army_id)):
                self.new_battle(army_id)
            case tuple() as files:
                self.does.import_files(files)

    def refresh(self) -> None:
        """Draw the list again; the set-up stays as it is typed."""
        self._stand()
        lines = battle_start.battles(self.desk) if self.desk is not None else []
        self.shelf.show_lines(lines)
        if self.reads_rules:
            self._rulebook().refresh()
        elif not self.asks and not self.archive.reads:
            self._show(self.page if lines else self.empty)
        self._show_verbs()

    def _stand(self) -> None:
        """Let the set-up follow the library: one that was closed must not be read for its words."""
        if self.desk is self._desk_before:
            return
        self._desk_before = self.desk
        self.archive.drop()
        if self._setup is not None:
            self._setup.stands_before(self.desk)
        self._show(self.page)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.title.setText(self.tr("Battles"))
        self.list.setAccessibleName(self.tr("Battles"))
        self.shelf.retranslate()
        self.empty.set_words(
            self.tr("A battle keeps every step: it resumes where you left it."), self.tr("No battle yet")
        )
        others = ((f"example.{kind.id}", self._example_words(kind)) for kind in tuple(KINDS.values())[1:])
        self.empty.set_verbs(
            ("new", self.tr("New battle")), ("example", self.tr("Play the example")), *others,
            ("import", self.tr("Import…")),
        )  # fmt: skip
        self._stand()
        if self._setup is not None:
            self._setup.retranslate()
        if self.rulebook is not None:
            self.rulebook.retranslate()
        self.archive.retranslate()
        self.refresh()

    def restyle(self) -> None:
        """Take colours and sizes again."""
        self.shelf.restyle()
        self.archive.restyle()
        if self._setup is not None:
            self._setup.restyle()
        self.verbs.setMinimumWidth(theme.current().px(240))

    def show_list(self) -> None:
        """Leave the set-up; the list has the keyboard, on the battle that goes on."""
        self._show(self.page if self.shelf.lines else self.empty)
        self.refresh()
        self.setFocus()

    def _on_cancelled(self) -> None:
        filled = self.setup.filled
        self.show_list()
        if filled:
            words = self.tr("The new battle is dropped.")
            self.place.say(words, "info", self.tr("Undo"), self.take_form_back)
        else:
            self.tell("")  # what stood against the set-up is left with it

    def take_form_back(self) -> None:
        """Show the set-up again as it was dropped."""
        self._show(self.setup)
        self.setup.take_back()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Put the keyboard where it is of use."""
        if self.archive.page is not None:
            self.archive.page.setFocus()
        elif self.reads_rules:
            self._rulebook().list.setFocus()
        elif self.asks:
            self.setup.sides[1].focus_first()
        elif self.stack.currentWidget() is self.page:
            self.shelf.take_keyboard()
        else:
            self.empty.button("new").setFocus()

    # Verbs

    def has_desk(self) -> bool:
        """Tell whether a library is open, and no battle on the table."""
        return self.desk is not None and not self._plays() and not self.reads

    def has_choice(self) -> bool:
        """Tell whether a battle is chosen in the list."""
        return self.chosen() is not None

    def may_narrow(self) -> bool:
        """Tell whether battles can be looked for."""
        return self.has_desk() and not self.asks and self.shelf.may_narrow

    def may_count(self) -> bool:
        """Tell whether there are battles to be counted."""
        return self.has_desk() and not self.asks and bool(self.shelf.lines)

    def chosen(self) -> BattleItem | None:
        """Return the battle that is chosen in the list, None while something else is in view."""
        return self.list.selected() if self.has_desk() and not self.asks else None

    @property
    def asks(self) -> bool:
        """Whether the set-up is in view."""
        return self._setup is not None and self.stack.currentWidget() is self._setup

    def chosen_battle(self) -> str:
        """Return the id of the battle that is chosen in the list, "" for none."""
        row = self.chosen()
        return row.id if row is not None else ""

    @property
    def reads(self) -> bool:
        """Whether the rulesets or a page of the archive stand in the place of the list."""
        return self.reads_rules or self.archive.reads

    @property
    def reads_rules(self) -> bool:
        """Whether the rulesets are in view."""
        return self.rulebook is not None and self.stack.currentWidget() is self.rulebook

    def may_see_rules(self) -> bool:
        """Tell whether the rulesets can be shown: from the list and from the set-up."""
        return self.has_desk()

    def show_rules(self) -> None:
        """Show the rulesets; the one chosen in the set-up first."""
        if not self.may_see_rules():
            return
        self._asked_before = self.asks
        page = self._rulebook()
        self._show(page)
        page.show_ruleset(
            str(self.setup.rules.currentData() or "") if self._asked_before else page.ruleset_id
        )

    def _rulebook(self) -> RulebookPage:
        if self.rulebook is None:
            from desktop.rulebook.rulebook_page import RulebookPage

            self.rulebook = RulebookPage(self.place, self)
            self.rulebook.closed.connect(self._on_rules_closed)
            self.stack.addWidget(self.rulebook)
            self.rulebook.retranslate()
        return self.rulebook

    def _on_rules_closed(self) -> None:
        """Go back to where the rulesets were asked for; the set-up takes the one that was in view."""
        if self._asked_before:
            self._show(self.setup)
            self.setup.offer_rules(self._rulebook().ruleset_id)
            self.setup.rules.setFocus()
        else:
            self.show_list()

    def new(self) -> None:
        """Begin a battle."""
        self.new_battle()

    def new_battle(self, army_id: str | None = None) -> None:
        """Show the set-up, perhaps with an army that was chosen elsewhere."""
        if self.desk is not None:
            self.place.hush()  # a set-up that was dropped cannot be taken back any more
            self._show(self.setup)
            self.setup.ask(army_id)

    def show_battle(self, battle_id: str) -> None:
        """Leave the set-up, and choose a battle in the list."""
        self._show(self.page)
        self.refresh()
        self.shelf.select(battle_id)

    def bar_height(self) -> int:
        """Give the height of what stands lowest and must not be covered by messages, in px."""
        return self.setup.bar_height() if self.asks else self.archive.bar_height()

    def over(self) -> QWidget:
        """Return the widget that questions lie over: the page itself."""
        return self

    def tell(self, words: str, tone: str = "info") -> None:
        """Say one sentence."""
        self.place.say(words, tone)

    # Keys

    def event(self, event: QEvent) -> bool:
        """Keep the keys of this page from the verbs of the place."""
        override = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if override and not self.asks and self._verb_of(event) is not None:  # type: ignore[arg-type]
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do the verb of a key."""
        verb = None if self.asks else self._verb_of(event)
        if verb is not None:
            verb.slot()
        else:
            super().keyPressEvent(event)

    def _verb_of(self, event: QKeyEvent) -> ActionRow | None:
        # Enter of the number pad is Return
        key = Qt.Key.Key_Return if event.key() == Qt.Key.Key_Enter else Qt.Key(event.key())
        pressed = QKeySequence(QKeyCombination(event.modifiers() & ~_PAD, key))
        key_of = self.place.actions_set.key_of
        rows = (row for row in self.action_rows() if pressed in sequences(key_of(row)))
        return next((row for row in rows if row.possible()), None)

    # Drawing

    def _show(self, page: QWidget) -> None:
        self.stack.setCurrentWidget(page)
        self.place.actions_changed()

    def _show_verbs(self) -> None:
        chosen = self.list.selected()
        primary = "start.open" if chosen is not None and not chosen.ended else "start.new"
        for row in (each for each in self.action_rows() if each.id in self.buttons):
            words, button = row.words, self.buttons[row.id]
            if row.id == "start.open" and chosen is not None:
                words = self.tr("View") if chosen.ended else self.tr("Play on")
            key = key_on_button(self.place.actions_set.key_of(row))
            button.setEnabled(row.possible())
            button.show_verb(words, key, icon=row.icon, primary=row.id == primary)
            button.setToolTip(plain_tip(row.tip))

    def _on_narrowed(self) -> None:
        self._show_verbs()
        self.place.actions_changed()

    def _on_empty(self, key: str) -> None:
        next(row for row in self.action_rows() if row.id == f"start.{key}").slot()


class _PlayExample:
    """Plays the example of a game."""

    def __init__(self, does: BattleVerbs, system: str) -> None:
        self._does = does
        self._system = system

    def __call__(self) -> None:
        self._does.play_example_of(self._system)


_PAD = Qt.KeyboardModifier.KeypadModifier
_UNSHOWN = ("start.filter", "start.example")
"""Verbs without a button beside the list: what they lead to is in view, or offered while it is empty."""
