"""The Battle place: the list of battles, or the table of the one that is open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QFocusEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.system_loader import is_played, pieces_of
from desktop.battle.table import BattleTable
from desktop.battle.table_verbs import Keys
from desktop.environment.awake import Awake
from desktop.environment.settings import Settings
from desktop.shell.place import WindowPlace
from desktop.widgets.actions import ActionRow, ActionSet, PaletteEntry
from desktop.widgets.topic import set_topic
from desktop.widgets.verb_menu import Entries, Submenu
from desktop.wording import keyed
from desktop.wording.loader import language_of

if TYPE_CHECKING:
    from desktop.battle_start.list_undo import ListUndo
    from desktop.battle_start.start_page import StartPage
    from desktop.operations.desk import Changes, Desk
    from desktop.operations.play import Play
    from desktop.rulebook.rulebook_page import RulebookPage
    from desktop.wording.battle.public_board import PublicBoard


_EXAMPLE = "start.example"
"""How the verbs begin that open an example: as a new battle, the one on the table stays as it is."""
_LIST = "/list"
"""The page of the verbs of the list of battles."""


class BattlePlace(WindowPlace):
    """Start page and table; one battle is open at a time, the last one opens again."""

    key: ClassVar[str] = "battle"
    icon_name: ClassVar[str] = "swords"
    page = _LIST

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.table: BattleTable | None = None
        self._takes_room = False
        self._may: tuple[bool, ...] = ()
        self._told = ("", "")
        self._awake = Awake()
        self._keys = Keys(self, self)
        self._stack = QStackedLayout(self)
        self._start: StartPage | None = None

    @property
    def start(self) -> StartPage:
        """The list of battles, made when first needed."""
        if self._start is None:
            from desktop.battle_start.start_page import StartPage

            self._start = StartPage(self, self.plays, is_played, pieces_of)
            self._start.opened.connect(self.open_play)
            self._stack.addWidget(self._start)
            self.actions_set.set_rows(self.action_table())
        return self._start

    def plays(self) -> bool:
        """Tell whether a battle is on the table."""
        return self.table is not None

    def open_play(self, play: Play) -> None:
        """Lay the table of a battle, and ask what is possible at it."""
        self._lay_table(play)
        self.actions_changed()

    def _lay_table(self, play: Play) -> None:
        assert self.desk is not None
        self.end_work()
        self._close_table()
        self._takes_room, self.page = True, ""
        self.roomy.emit()
        context = BattleContext(self.desk, play, language_of(self.settings), place=self)
        table = BattleTable(context, self)
        table.resize(self.size())  # before it is shown: else its parts are laid out in other widths first
        table.sharing.share()
        table.left.connect(self.leave)
        table.report_wanted.connect(self._on_report)
        table.elsewhere_wanted.connect(self.save_a_copy)
        context.covering.connect(self.actions_changed)
        context.left.connect(self.leave)
        context.army_wanted.connect(self._on_army)
        context.rematch_wanted.connect(self._on_rematch)
        self.table = table
        self._stack.setCurrentIndex(self._stack.addWidget(table))
        self.settings.keep_for_place(self.key, battle=play.battle_id)
        self._set_verbs()
        table.refresh()
        if table.prompt is None:  # else what it asks by itself has the keyboard
            table.take_keyboard()
        table.centre.turned.connect(self._tell_steps)
        table.possible.connect(self._on_possible)  # asked once for all that its parts told so far
        self._hold_awake()

    def leave(self) -> None:
        """Go back to the list of battles, on the one that was left; the battle stays where it is."""
        left = self.table.context.play.battle_id if self.table is not None else ""
        self.end_work()
        self._close_table()
        self.settings.keep_for_place(self.key, battle="")
        self._stack.setCurrentWidget(self.start)
        self.start.refresh()
        self.start.shelf.select(left)
        self.start.setFocus()
        self.actions_set.set_rows(self.action_table())
        self.actions_changed()

    def _close_table(self) -> None:
        table, self.table, self._takes_room, self.page = self.table, None, False, _LIST
        if table is not None:
            self._stack.removeWidget(table)
            table.hide()
            table.deleteLater()
        set_topic(self, self.key)
        if self._start is not None:
            self._start.archive.drop()
        self._awake.release()

    def _set_verbs(self) -> None:
        if self.table is not None:
            set_topic(self, self.table.context.pieces.id)
            others = self._keys.play_by(self.table.context.pieces) or self._start is not None
            if others and self.actions_of_place is not None:  # else they are made of this table
                self.actions_set.set_rows(self.action_table())
            self.table.figure.set_verbs(self._keys.figure_card(self.table))
            self.table.figure_verbs = self._keys.figure(self.table)

    # -- what the window asks -----------------------------------------------------------------------

    def title(self) -> str:
        """Name the place."""
        return self.tr("Battle")

    def subject(self) -> str:
        """Name the battle on the table, "" while there is none."""
        return self.table.context.play.setup.name if self.table is not None else ""

    def home(self) -> str:
        """Name the list of battles while one is on the table, and not under a cover."""
        open_ = self.table is not None and not self.table.covered
        return QCoreApplication.translate("Keys", "All battles") if open_ else ""

    def go_home(self) -> None:
        """Go back to the list of battles."""
        self.leave()

    def public_board(self) -> PublicBoard | None:
        """Give what the opponent may see: now, whatever moment or question is in view here."""
        return self.table.context.public_board(language_of(self.settings)) if self.table is not None else None

    def action_table(self) -> list[ActionRow]:
        """Give the verbs of the table, and those of the list of battles once it was seen."""
        rows = self._keys.rows()
        if self._start is not None:
            for row in self._start.action_rows():
                at_start = _AtStart(self, row)
                # at the table its letter is another verb's
                key = "" if self.table is not None and row.id.startswith(_EXAMPLE) else row.shortcut
                rows.append(replace(row, enabled=at_start, why=at_start.why, shortcut=key, page=_LIST))
        return rows

    def menu(self) -> Entries:
        """Give the verbs of the list of battles, at a table those of the table by their groups."""
        if self.table is None:
            return self.start.menu()
        rows = [row for row in self.actions_set.rows if not row.page]
        groups = dict.fromkeys(row.group for row in rows)
        return [Submenu(group, [row.id for row in rows if row.group == group]) for group in groups]

    def verbs_of_place(self) -> ActionSet:
        """Give the verbs of the list of battles too, even before it was needed."""
        if self.desk is not None:
            assert self.start is not None
        return self.actions_set

    def key_sets(self) -> Iterable[tuple[str, ActionSet]]:
        """Add the keys of the strategic phase while it is in view."""
        page = self.table.centre.shown if self.table is not None else None
        keys = page.keys() if page is not None and page.isVisible() else None
        if keys is not None:
            yield self.title(), keys

    def palette_entries(self) -> Iterable[PaletteEntry]:
        """Give the fights, and the figures of the battle by name; a name tells no place in a sequence."""
        if self.table is None or self.table.asked or self.table.covered:
            return
        context = self.table.context
        yield from self.table.shown_page().found()
        for fighter in context.game.fighters.values():
            side = context.side_name(context.game.side_of(fighter.id).key)
            yield PaletteEntry(context.fighter_name(fighter.id), _Choose(self, fighter.id), side, "target")

    def set_desk(self, desk: Desk | None) -> None:
        """Show another library, or none: the open battle belonged to the old one."""
        self._close_table()
        if desk is None:
            self.settings.keep_for_place(self.key, battle="")
        super().set_desk(desk)

    def refresh(self) -> None:
        """Draw again; the battle of last time opens by itself."""
        if self.desk is None:
            return
        if self.table is not None:
            self.table.refresh()
            return
        self._resume()
        if self.table is None:
            self._stack.setCurrentWidget(self.start)
            self.start.refresh()

    def _resume(self) -> None:
        last = str(self.settings.of_place(self.key).get("battle", ""))
        if last and self.desk is not None:
            from desktop.operations.battle import open_battle

            try:
                self._lay_table(open_battle(self.desk, battle_id=last))
            except KeyError:  # it was on another library
                self.settings.keep_for_place(self.key, battle="")

    def concerns(self, changes: Changes) -> bool:
        """Redraw for battles, and for whatever the start page lists."""
        return self.table is None or changes.whole or bool(changes.battles)

    def retranslate(self) -> None:
        """Say everything again."""
        if self._start is not None:
            self._start.retranslate()
        if self.table is not None:
            self.table.context.set_language(language_of(self.settings))
            self.table.retranslate()
            self._set_verbs()

    def restyle(self) -> None:
        """Take the theme's colours again."""
        if self._start is not None:
            self._start.restyle()
        if self.table is not None:
            self.table.restyle()

    def on_settings(self) -> None:
        """Tell verbs by the keys that the player chose, and odds where they are wanted."""
        self._set_verbs()
        if self.table is not None:
            self.table.context.changed.emit()
        elif self._start is not None:
            self._start.refresh()

    def visit(self, argument: Any) -> None:
        """Open a battle by its id, or hand the wish to the start page ("example", an army)."""
        from desktop.operations.battle import open_battle

        if self.desk is None:
            return
        try:
            self.open_play(open_battle(self.desk, battle_id=str(argument)))
        except KeyError:
            if self.table is not None:
                self.leave()
            self._stack.setCurrentWidget(self.start)
            self.start.visit(argument)

    def can_copy(self) -> bool:
        """Tell whether a battle is open, or chosen in the list."""
        return self.table is not None or (self._start is not None and self._start.has_choice())

    def copy_out(self) -> None:
        """Put the report of the battle on the clipboard."""
        if self.table is not None:
            self._on_report("copy")
        else:
            self.start.does.copy_report()

    def end_work(self) -> None:
        """Close the question in passing: what fell or was written is recorded before the library closes."""
        if self.table is not None:
            self.table.centre.shown.keep_fallen()
            self.table.conversation.end()
            if self.table.prompt is not None:
                self.table.prompt.close_panel()

    def undo(self) -> None:
        """Take the last gesture back, or the last change of the rulesets in view."""
        if (steps := self._steps() or self._in_play()) is not None:
            steps.undo()

    def redo(self) -> None:
        """Do once more what was taken back."""
        if (steps := self._steps() or self._in_play()) is not None:
            steps.redo()

    def undo_text(self) -> str:
        """Name what undo takes back."""
        if (steps := self._steps()) is not None:
            return steps.undo_text()
        table = self._in_play()
        return table.context.undo_words(table.uncovered) if table is not None else ""

    def redo_text(self) -> str:
        """Name what redo does."""
        if (steps := self._steps()) is not None:
            return steps.redo_text()
        table = self._in_play()
        return table.context.redo_words(table.uncovered) if table is not None else ""

    def _steps(self) -> RulebookPage | ListUndo | None:
        """Give whose steps undo moves over while no battle is on the table: the rulesets’ or the list’s."""
        if self.table is not None or self._start is None:
            return None
        return self._start.rulebook if self._start.reads_rules else self._start.steps

    def _in_play(self) -> BattleTable | None:
        return self.table if self.table is not None and not self.table.covered else None

    @property
    def takes_room(self) -> bool:
        """Give the board all the room while a battle is on the table, or about to be."""
        return self._takes_room

    def bar_height(self) -> int:
        """Keep messages off the verbs of the figure, and off what a new battle asks for."""
        if self._start is not None and self._start.isVisible():
            return self._start.bar_height()
        centre = self.table.centre if self.table is not None else None
        return centre.bar_height() if centre is not None and centre.isVisible() else 0

    def minimumSizeHint(self) -> QSize:
        """Fit a small window: columns scroll."""
        return QSize(640, 400)

    def sizeHint(self) -> QSize:
        """Ask for a small laptop: whatever a gesture changes, the window is not measured anew for it."""
        return QSize(1200, 760)

    def hasHeightForWidth(self) -> bool:
        """Take any height: what is too high scrolls, and the window need not ask how high that is."""
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to what is in view: to a question that was left open, where it was in that."""
        asked = self.table.prompt if self.table is not None else None
        if (shown := asked or self._stack.currentWidget()) is not None:
            ((asked and asked.focusWidget()) or shown).setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Keep the screen awake while a battle is in view."""
        super().showEvent(event)
        self._hold_awake()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the screen sleep."""
        super().hideEvent(event)
        self._awake.release()

    def _hold_awake(self) -> None:
        if self.table is not None and self.isVisible():
            self._awake.hold(self.tr("A battle is in view"))

    # -- what the table asks ------------------------------------------------------------------------

    def _on_possible(self) -> None:
        """Wake and put to sleep what changed; most gestures change nothing of it but the name of undo."""
        may = self._keys.possible()
        if len(may) != len(self._may):
            self.actions_changed()
            return
        if may != self._may:
            # those of the list of battles stand behind: none of them is possible beside a table
            for row, now, was in zip(self.actions_set.rows, may, self._may, strict=False):
                if not (now and was):  # where it was not possible before, the reason may be another one now
                    self.actions_set.set_possible(row, now)
            self._may = may
        self._tell_steps()

    def _tell_steps(self) -> None:
        """Tell the window where undo or redo leads elsewhere: into a hidden sequence while it is in view."""
        before = self._told
        self._note_told()
        if self._told != before:
            self.moved.emit()

    def _note_told(self) -> None:
        """Remember what the window is about to read here: it need not be told the same again."""
        self._told = (self.undo_text(), self.redo_text())

    def actions_changed(self) -> None:
        """Ask every verb again whether it is possible, and tell the window."""
        self._may = self._keys.possible()
        self._note_told()
        self.actions_set.update(self._may)
        self.moved.emit()

    def on_changes(self, changes: Changes) -> None:
        """Redraw what others changed; the window asks for undo and redo after each change."""
        self._note_told()
        super().on_changes(changes)

    def _on_report(self, what: str) -> None:
        from desktop.wording.battle.report import report

        if self.table is None:
            return
        if what == "export":
            self.start.does.export_open(self.table.context.play)
            return
        if what == "print":
            self.wanted.emit("printing", ("report", self.table.context.play.battle_id))
            return
        words = report(self.table.context.play, self.table.context.language)
        if what == "copy":
            self.put_on_clipboard(words, self.tr("The report is on the clipboard."))
            return
        from desktop.battle.saving import save_report

        save_report(self, self.table.context.play.setup.name, words)

    def _on_army(self, side: str) -> None:
        if self.table is not None:
            context = self.table.context
            self.start.does.keep_army(context.play, side, context.side_name(side))

    def _on_rematch(self) -> None:
        if self.table is not None:
            play = self.table.context.play
            self.leave()
            self.start.does.rematch(play)


class _AtStart:
    """Whether a verb of the list of battles means something while a table is laid: only an example does."""

    def __init__(self, place: BattlePlace, row: ActionRow) -> None:
        self._place = place
        self._row = row

    def __call__(self) -> bool:
        possible = self._row.enabled
        if (table := self._place.table) is not None:
            return self._row.id.startswith(_EXAMPLE) and not table.covered
        return possible is None or possible()

    def why(self) -> str:
        """Say why it means nothing now."""
        if (table := self._place.table) is not None:
            words = QCoreApplication.translate("Battle", "In the list of all battles ({key}).")
            return keyed(words, table.context.key_of("leave"))
        if self._place.desk is None or self._place.start.has_desk():
            return QCoreApplication.translate("Battle", "Choose a battle of the list first.")
        return ""


class _Choose:
    """Chooses a figure of the battle in view."""

    def __init__(self, place: BattlePlace, fighter: str) -> None:
        self._place = place
        self._fighter = fighter

    def __call__(self) -> None:
        if self._place.table is not None:
            self._place.table.select(self._fighter)
            self._place.table.take_keyboard()
