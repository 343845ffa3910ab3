"""The verbs that every place has: go, undo, redo, find, keys, language, colours, settings."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction

from desktop.environment.settings import ThemeChoice
from desktop.look import theme
from desktop.shell.manual_view import ManualView
from desktop.shell.opponent import OpponentView
from desktop.shell.own_keys import KeyGroup
from desktop.widgets.actions import ActionRow, ActionSet, PaletteEntry
from desktop.widgets.spoken import announce
from desktop.wording import loader

if TYPE_CHECKING:
    from desktop.shell.about import AboutSheet
    from desktop.shell.host import ForVerbs
    from desktop.shell.keys_sheet import ShortcutSheet
    from desktop.shell.palette import CommandPalette
    from desktop.shell.place import WindowPlace


class WindowVerbs(QObject):
    """The window's table of verbs; undo and redo act on the place in view and name its step."""

    def __init__(self, window: ForVerbs) -> None:
        super().__init__(window.window())
        self._window = window
        self._palette: CommandPalette | None = None
        self._sheet: ShortcutSheet | None = None
        self._about: AboutSheet | None = None
        self.manual = ManualView(window)
        self.opponent = OpponentView(window)
        self.opponent.moved.connect(self.retranslate)
        self.actions = ActionSet(window.window(), self.table(), window.settings.values.shortcuts)
        for key in window.rows:
            self.actions[f"window.{key}"].setCheckable(True)

    def on_rail(self) -> tuple[list[QAction], list[QAction], list[QAction], list[QAction]]:
        """Give the actions of the rail: the places, what was done, the rest, and what of it can be spared."""
        below = ("find", "files", "language", "theme", "settings", "keys", "manual")
        spared = ("files", "language", "theme")
        groups = (tuple(self._window.rows), ("undo", "redo"), below, spared)
        above, middle, rest, spare = ([self.actions[f"window.{id}"] for id in group] for group in groups)
        return above, middle, rest, spare

    def table(self) -> list[ActionRow]:
        """Give the rows, in the language and the colours of now."""
        group = self.tr("Everywhere")
        going = (self._go_first, self._go_second, self._go_third, self._go_fourth)
        translate = QCoreApplication.translate
        places = [
            ActionRow(f"window.{row.key}", translate("Window", row.words), slot, row.icon, row.shortcut,
                      self._has_desk, group)
            for row, slot in zip(self._window.rows.values(), going, strict=False)
        ]  # fmt: skip
        other = "Parler français" if self._language() == "en" else "Speak English"
        dark = theme.current().dark
        bar = self._window.settings.values.menu_bar
        menus = self.tr("Hide the menu bar") if bar else self.tr("Show the menu bar")
        opponent = self.tr("Show the opponent’s window")
        self._closes = self.opponent.in_sight
        if self._closes:
            opponent = self.tr("Close the opponent’s window")
        shade = self.tr("Light colours") if dark else self.tr("Dark colours")
        return [
            *places,
            ActionRow("window.undo", self.tr("Undo"), self._undo, "arrow-back-up", "Ctrl+Z", self._can_undo,
                      group, repeats=True),
            ActionRow("window.redo", self.tr("Redo"), self._redo, "arrow-forward-up", "Ctrl+Shift+Z; Ctrl+Y",
                      self._can_redo, group, repeats=True),
            ActionRow("window.copy", self.tr("Copy"), self._copy, "copy", "Ctrl+C", self._can_copy, group,
                      tip=self.tr("Cards as a table, a list or a battle’s report as text")),
            ActionRow("window.paste", self.tr("Paste"), self._window.give_clipboard, "download", "Ctrl+V",
                      None, group,
                      tip=self.tr("Files, lists, tables, battles, and pictures for the card in view")),
            ActionRow("window.find", self.tr("Find a command, a card, an army"), self.open_palette, "search",
                      "Ctrl+K", group=group),
            ActionRow("window.files", self.tr("Library file"), self.open_library_menu, "books", "Ctrl+O",
                      group=group),
            ActionRow("window.backups", self.tr("Backups"), self.open_backups, "history", "Ctrl+B",
                      self._has_desk, group),
            ActionRow("window.paper", self.tr("Print the battle as it stands"), self.print_battle, "printer",
                      "Ctrl+Shift+F", self._has_desk, group),
            ActionRow("window.language", other, self.toggle_language, "language", group=group),
            ActionRow("window.theme", shade, self.toggle_theme, "sun" if dark else "moon", group=group),
            ActionRow("window.settings", self.tr("Settings"), self.open_settings, "settings", "Ctrl+,",
                      group=group),
            ActionRow("window.manual", self.tr("Manual"), self.manual.open, "help", "F1", group=group),
            ActionRow("window.keys", self.tr("Keys"), self.open_sheet, "keyboard", "?", group=group),
            ActionRow("window.report", self.tr("Report a problem…"), self.open_report, "alert-triangle",
                      group=group),
            ActionRow("window.about", self.tr("About Tacticien"), self.open_about, "info-circle",
                      group=group),
            ActionRow("window.menus", menus, self.toggle_menus, group=group,
                      tip=self.tr("Alt opens the menus without it")),
            ActionRow("window.full", self.tr("Full screen"), self.toggle_full, "", "F11", group=group),
            ActionRow("window.opponent", opponent, self.opponent.toggle, "eye", "Ctrl+Shift+O",
                      self.opponent.can_toggle, group, why=self._no_battle),
            ActionRow("window.quit", self.tr("Quit"), self._window.window().close, "", "Ctrl+Q", group=group),
        ]  # fmt: skip

    def retranslate(self) -> None:
        """Say all words again, after a change of language or colours."""
        self.actions.set_rows(self.table())
        self.update()

    def update(self) -> None:
        """Ask again what is possible in the place in view, and name the steps of undo and redo.

        A note in the strip about a step that is no longer the last goes away.
        """
        if self.opponent.in_sight is self._closes:
            self.actions.update()
        else:
            self.actions.set_rows(self.table())
        self.opponent.follow()
        self._window.strip.check()
        shown = self._window.current()
        for key in self._window.rows:
            here = shown is not None and shown.key == key
            self.actions[f"window.{key}"].setChecked(here)
            self.actions.describe(f"window.{key}", shown.home() if shown is not None and here else "")
        undone, redone = (shown.undo_text(), shown.redo_text()) if shown else ("", "")
        self.actions.describe("window.undo", self.tr("Undo: {step}").format(step=undone) if undone else "")
        self.actions.describe("window.redo", self.tr("Redo: {step}").format(step=redone) if redone else "")
        name = self._window.library_name
        self.actions.describe(
            "window.files", self.tr("Library file: {name}").format(name=name) if name else ""
        )

    def print_battle(self) -> None:
        """Bring the battle onto paper, to play on with a pen."""
        self._window.go("printing", "battle")

    def toggle_language(self) -> None:
        """Speak the other language."""
        self._window.change_settings(language="fr" if self._language() == "en" else "en")

    def toggle_theme(self) -> None:
        """Wear the other colours, and stop following the system."""
        self._window.change_settings(theme=ThemeChoice.LIGHT if theme.current().dark else ThemeChoice.DARK)
        announce(
            self._window.rail, self.tr("Dark colours") if theme.current().dark else self.tr("Light colours")
        )

    def toggle_menus(self) -> None:
        """Show the menu bar, or leave its room to the places and say how its menus open then."""
        shown = not self._window.settings.values.menu_bar
        self._window.change_settings(menu_bar=shown)
        if not shown:
            words = self.tr("The menu bar is hidden. Alt opens its menus.")
            self._window.say(words, "info", self.tr("Show the menu bar"), self.toggle_menus)

    def toggle_full(self) -> None:
        """Fill the screen, or stop doing so."""
        window = self._window.window()
        if window.isFullScreen():
            window.showNormal()
        else:
            window.showFullScreen()

    def open_palette(self) -> None:
        """Find any verb, card or army by a few letters."""
        if self._palette is None:
            from desktop.shell.palette import CommandPalette

            self._palette = CommandPalette(self._window.window())
        self._palette.show_entries(self._entries(), self._things_elsewhere(), self._all_of_the_unseen())

    def open_sheet(self) -> None:
        """Show the keys of the place in view, then those of the window."""
        from desktop.shell.keys_sheet import ShortcutSheet

        if self._sheet is None:
            self._sheet = ShortcutSheet(self._window)
            self._sheet.about_wanted.connect(self.open_about)
        self._sheet.show_groups(self._keys_here, self._keys_elsewhere)

    def _keys_here(self) -> list[KeyGroup]:
        """Give the verbs of the place in view, then those of the window."""
        everywhere = KeyGroup(self.tr("Everywhere"), self.actions)
        place = self._window.current()
        if place is None:
            return [everywhere]
        own = (KeyGroup(heading, actions, place.key, fixed=True) for heading, actions in place.key_sets())
        of_place = KeyGroup(place.title(), place.actions_set, place.key, page=place.page)
        return [*own, of_place, everywhere]

    def _keys_elsewhere(self) -> list[KeyGroup]:
        """Give the verbs of the places that are not in view, which are built for it."""
        shown = self._window.current()
        others = [self._window.place(key) for key in self._window.rows if not shown or key != shown.key]
        return [KeyGroup(place.title(), place.actions_set, place.key) for place in others]

    def open_about(self) -> None:
        """Say what this program is, where the player's things lie and whose work is in it."""
        if self._about is None:
            from desktop.shell.about import AboutSheet

            self._about = AboutSheet(self._window)
        self._about.show_now()

    def open_report(self) -> None:
        """Show what somebody who mends the program needs."""
        self.report("")

    def report(self, happened: str) -> None:
        """Show it after one sentence about what went wrong."""
        from desktop.shell.report_sheet import ReportSheet

        ReportSheet(self._window.window(), self._window.settings, happened).show_now()

    def open_settings(self) -> None:
        """Show what can be chosen."""
        from desktop.shell.settings_sheet import SettingsSheet

        SettingsSheet(self._window).show_now()

    def open_library_menu(self) -> None:
        """Show what can be done with the library file."""
        from desktop.shell.library_menu import LibraryMenu

        LibraryMenu(self._window).show_beside_rail()

    def open_backups(self) -> None:
        """Show the backups of the library: make one, restore one."""
        self._window.want_library("restore")

    def _entries(self) -> Iterable[PaletteEntry]:
        place = self._window.current()
        if place is not None:
            yield from _found(self._verbs_of, place)
        yield from self.actions.entries()
        if self._window.desk is not None:
            for key in self._keys(built=True):
                yield from _found(self._verbs_elsewhere, key)
        if place is not None:
            yield from _found(self._things_of, place)

    def _keys(self, *, built: bool) -> list[str]:
        """Give the places that are not in view, those that were visited or the others."""
        place, known = self._window.current(), {each.key for each in self._window.built()}
        return [
            key for key in self._window.rows
            if (key in known) is built and (place is None or key != place.key)
        ]  # fmt: skip

    def _all_of_the_unseen(self) -> Iterable[Iterable[tuple[bool, PaletteEntry]]]:
        """Give verbs and things of the places that nobody has visited, each place built when it is asked."""
        if self._window.desk is not None:
            for key in self._keys(built=False):
                yield ((False, entry) for entry in _found(self._verbs_elsewhere, key))
                yield ((True, entry) for entry in _found(self._things_of, self._window.place(key)))

    def _things_elsewhere(self) -> Iterable[PaletteEntry]:
        """Give the cards, armies and figures of the places that are not in view."""
        for built in self._window.built():
            if built is not self._window.current():
                yield from _found(self._things_of, built)

    def _verbs_of(self, place: WindowPlace) -> Iterable[PaletteEntry]:
        return place.verbs_of_place().entries()

    def _things_of(self, place: WindowPlace) -> Iterable[PaletteEntry]:
        return place.palette_entries()

    def _verbs_elsewhere(self, key: str) -> Iterable[PaletteEntry]:
        other = self._window.place(key)
        return other.verbs_of_place().entries_elsewhere(
            partial(self._do_there, key), not other.stale, other.title()
        )

    def _do_there(self, key: str, id: str) -> None:
        """Go to a place and do one of its verbs, or say why it cannot be done."""
        place = self._window.go(key)
        actions = place.verbs_of_place()
        actions.update()
        if actions[id].isEnabled():
            actions[id].trigger()
        else:
            place.say(actions.reason(id) or self.tr("This is not possible now."), "warn")

    def _undo(self) -> None:
        if place := self._window.current():
            place.undo()
            self.update()

    def _redo(self) -> None:
        if place := self._window.current():
            place.redo()
            self.update()

    def _can_undo(self) -> bool:
        place = self._window.current()
        return place is not None and bool(place.undo_text())

    def _can_redo(self) -> bool:
        place = self._window.current()
        return place is not None and bool(place.redo_text())

    def _copy(self) -> None:
        if place := self._window.current():
            place.copy_out()

    def _can_copy(self) -> bool:
        place = self._window.current()
        return place is not None and place.can_copy()

    def _no_battle(self) -> str:
        return self.tr("Open a battle first.")

    def _has_desk(self) -> bool:
        return self._window.desk is not None

    def _language(self) -> str:
        return loader.language_of(self._window.settings)

    def _go_first(self) -> None:
        self._go(0)

    def _go_second(self) -> None:
        self._go(1)

    def _go_third(self) -> None:
        self._go(2)

    def _go_fourth(self) -> None:
        self._go(3)

    def _go(self, number: int) -> None:
        key, shown = list(self._window.rows)[number], self._window.current()
        if shown is not None and shown.key == key and shown.home():
            shown.go_home()
            self.update()
        else:
            self._window.go(key)


def _found(give: Callable[[Any], Iterable[PaletteEntry]], whose: object) -> Iterable[PaletteEntry]:
    """Give what somebody lets the palette find: one that fails is left out and reported as a bug.

    Without the palette the letters typed for it would be verbs of the place in view.
    """
    try:
        yield from give(whose)
    except Exception as error:  # noqa: BLE001 (whatever it is, the report tells)
        sys.excepthook(type(error), error, error.__traceback__)
