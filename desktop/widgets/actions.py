"""Read one table of verbs per place: menus, buttons, command palette and shortcut sheet.

A place gives its rows (`Place.action_table`), words already translated; an `ActionSet` keeps one `QAction`
per row on that place. The shortcuts of a place that is not in view are asleep, because Qt matches a
window shortcut only for visible widgets: two places may use the same key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import zip_longest

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget

from desktop.environment.last_steps import STEPS
from desktop.look.icons import icon
from desktop.widgets.text import set_look
from desktop.wording.both_languages import in_other_language
from desktop.wording.plain import caption, plain_tip

_PORTABLE = QKeySequence.SequenceFormat.PortableText
_SIGNS = {"Return": "↵", "-": "−"}
"""What stands on a button for keys that have a sign."""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One verb of a place.

    `id` is lasting ("battle.play_top"): keys are rebound by it. `shortcut` is portable text, several with
    "; " ("R", "Ctrl+N; Ins"). `enabled` is asked when the place calls `ActionSet.update`. `why` tells the
    reason while it is not enabled. `listed` False keeps it out of palette and sheet. `primary` marks the one
    verb that a place proposes: its button is filled. `repeats` lets its keys do it on while they are held.
    Verbs of another `page` of the place are never in view with it. `reads` are further keys, as portable
    text, that the place reads for it itself: the other digits of a range.
    """

    id: str
    words: str
    slot: Callable[[], object]
    icon: str = ""
    shortcut: str = ""
    enabled: Callable[[], bool] | None = None
    group: str = ""
    tip: str = ""
    why: Callable[[], str] | None = None
    listed: bool = True
    primary: bool = False
    repeats: bool = False
    page: str = ""
    reads: str = ""

    def possible(self) -> bool:
        """Tell whether it means something now."""
        return self.enabled is None or self.enabled()

    def why_not(self) -> str:
        """Say why it means nothing now, "" while it does and where nobody knows."""
        return "" if self.why is None or self.possible() else self.why()


@dataclass(frozen=True, slots=True)
class PaletteEntry:
    """One thing the command palette finds: a verb, a card, an army.

    One that is not `possible` now is greyed, and its detail is the reason. By `also` it is found as by its
    words: what a card or a verb is called in the other language. One of `many` of its kind stands behind
    what is found as well.
    """

    words: str
    open: Callable[[], object]
    detail: str = ""
    icon: str = ""
    shortcut: str = ""
    possible: bool = True
    also: str = ""
    many: bool = False


class ActionSet(QObject):
    """The living actions of one owner, one per row of its table."""

    def __init__(
        self, owner: QWidget, rows: Iterable[ActionRow], keys: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(owner)
        self._owner = owner
        self._keys = dict(keys or {})
        self._actions: dict[str, QAction] = {}
        self._described: dict[str, str] = {}
        self._said: dict[str, tuple[str, str]] = {}
        self._shown: dict[str, tuple[str, str]] = {}
        self._language = QLocale().language()
        self._icons: dict[str, QIcon] = {}
        self._woken: set[str] = set()
        self._unsaid: dict[str, ActionRow] = {}
        self._kept: set[str] = set()  # the actions that have a button, or that somebody outside keeps
        self.rows: tuple[ActionRow, ...] = ()
        self.set_rows(rows)

    def __getitem__(self, id: str) -> QAction:
        """Give the action of a row to whoever keeps it: it says at once whatever changes. Raises KeyError."""
        self._kept.add(id)
        return self.lent(id)

    def lent(self, id: str) -> QAction:
        """Give the action of a row for a moment, as it is now. Raises KeyError."""
        if (row := self._unsaid.pop(id, None)) is not None:
            self._say_reason(row)
        return self._actions[id]

    def __contains__(self, id: str) -> bool:
        return id in self._actions

    def set_rows(self, rows: Iterable[ActionRow]) -> None:
        """Take the table again (at first, after a change of language or of verbs); actions are kept by id."""
        self.rows = tuple(rows)
        self._woken.clear()
        self._unsaid.clear()
        for gone in self._actions.keys() - {row.id for row in self.rows}:
            self._shown.pop(gone, None)
            self._actions[gone].setShortcuts([])
            self._actions[gone].setEnabled(False)
        new: list[QAction] = []
        for row in self.rows:
            action = self._actions.get(row.id)
            if action is None:
                action = QAction(self)
                action.setObjectName(row.id)
                action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
                action.triggered.connect(self._note)
                action.triggered.connect(row.slot)
                new.append(action)
                self._actions[row.id] = action
            action.setAutoRepeat(row.repeats)
            self._show(row)
        if self._language != QLocale().language():  # in which the name of a key is written
            self._language = QLocale().language()
            self._said.clear()
        self.restyle()
        self.update()
        self._owner.addActions(new)  # last: from now on each change of an action is told to the owner

    def _note(self) -> None:
        STEPS.note(self.sender().objectName())

    def _show(self, row: ActionRow) -> None:
        """Name a verb and give it its keys where they differ: the table is taken again for a few verbs."""
        shown = (row.words, self.key_of(row))
        if self._shown.get(row.id) != shown:
            self._shown[row.id] = shown
            self._actions[row.id].setText(caption(row.words))
            self._actions[row.id].setShortcuts(sequences(self.key_of(row)))

    def restyle(self) -> None:
        """Draw the icons again in the theme's colours, where they differ: each lays its buttons anew."""
        for row in self.rows:
            drawn = icon(row.icon, "on-accent" if row.primary else "text") if row.icon else None
            if drawn is not None and drawn is not self._icons.get(row.id):
                self._icons[row.id] = drawn
                self._actions[row.id].setIcon(drawn)

    def rebind(self, keys: Mapping[str, str]) -> None:
        """Use the keys the user chose; rows not named keep their own."""
        self._keys = dict(keys)
        self._woken.clear()
        for row in self.rows:
            self._show(row)
        self.update()

    def key_of(self, row: ActionRow) -> str:
        """Give the shortcut in force for a row, as portable text."""
        return self._keys.get(row.id, row.shortcut)

    def update(self, known: Sequence[bool] = ()) -> None:
        """Ask all rows whether they are possible now, and say why not in their tooltips.

        Of the first of them that may be ``known`` already.
        """
        for row, possible in zip_longest(self.rows, known):
            if row.enabled is not None or row.id not in self._woken:  # the others are possible at any time
                self.set_possible(row, row.possible() if possible is None else possible)
        self._woken = {row.id for row in self.rows}

    def set_possible(self, row: ActionRow, possible: bool) -> None:
        """Wake a verb that is possible now, or put it to sleep and say why in its tooltip.

        Of one that has no button, and that nobody keeps, that is said when it is lent.
        """
        if possible and row.id in self._woken and self._actions[row.id].isEnabled():
            return
        self._actions[row.id].setEnabled(possible)
        if row.id in self._kept:
            self._say_reason(row)
        else:
            self._unsaid[row.id] = row

    def _say_reason(self, row: ActionRow) -> None:
        """Say in the tooltip of a verb that sleeps why it does."""
        sleeps = not self._actions[row.id].isEnabled()
        self._say(row, row.why() if row.why and sleeps else "")

    def describe(self, id: str, words: str) -> None:
        """Say in the tooltip what the verb would do just now ("Undo: a notch"); "" is the row's own words."""
        if self._described.get(id, "") != words:
            self._described[id] = words
            self._say(self._row(id))

    def _say(self, row: ActionRow, reason: str = "") -> None:
        """Write the tooltip of a verb where it differs: each writing lays the buttons of the verb anew."""
        words = reason or self._described.get(row.id) or row.tip or row.words
        said = (words, self.key_of(row))
        if self._said.get(row.id) != said:
            self._said[row.id] = said
            self._actions[row.id].setToolTip(tooltip(*said))

    def button(self, id: str, parent: QWidget, *, words: bool = True) -> QToolButton:
        """Make a button of an action, with its words or as an icon only (then named for screen readers)."""
        button = QToolButton(parent)
        button.setDefaultAction(self[id])
        style = Qt.ToolButtonStyle
        button.setToolButtonStyle(style.ToolButtonTextBesideIcon if words else style.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if self._row(id).primary:
            set_look(button, "primary")
        return button

    def _row(self, id: str) -> ActionRow:
        return next(row for row in self.rows if row.id == id)

    def entries(self) -> Iterable[PaletteEntry]:
        """Give every verb to the command palette; what is not possible now says why instead of its group."""
        for row in self.rows:
            if row.listed:
                possible = self._actions[row.id].isEnabled()
                detail = row.group if possible else self.reason(row.id) or row.group
                key = shown_key(self.key_of(row))
                other = in_other_language(row.words)
                yield PaletteEntry(row.words, partial(_do, row), detail, row.icon, key, possible, other)

    def reason(self, id: str) -> str:
        """Say why a verb is not possible now, "" where nothing is known about it."""
        row = self._row(id)
        return row.why() if row.why else ""

    def entries_elsewhere(
        self, go: Callable[[str], object], fresh: bool, title: str
    ) -> Iterable[PaletteEntry]:
        """Give every verb to the palette of another place: `go` goes there and does it by its id.

        What was not drawn of late (not `fresh`) is only asked there whether it is possible.
        """
        for row in self.rows:
            if row.listed:
                possible = not fresh or row.possible()
                detail = title if possible else self.reason(row.id) or title
                other = in_other_language(row.words)
                yield PaletteEntry(row.words, partial(go, row.id), detail, row.icon, "", possible, other)


def _do(row: ActionRow) -> None:
    STEPS.note(row.id)
    row.slot()


def sequences(keys: str) -> list[QKeySequence]:
    """Parse portable shortcut text, several separated by "; "."""
    return QKeySequence.listFromString(keys, QKeySequence.SequenceFormat.PortableText) if keys else []


def shown_keys(keys: str) -> list[str]:
    """Word shortcuts as this system writes them (⌘Z, Ctrl+Z), two of one name once (Return and Enter)."""
    native = QKeySequence.SequenceFormat.NativeText
    return list(dict.fromkeys(found.toString(native) for found in sequences(keys)))


def shown_key(keys: str) -> str:
    """Word the first shortcut in the language of now (Esc, Échap), "" when there is none."""
    return _shown_key(keys, QLocale().language())


@lru_cache(maxsize=1024)
def _shown_key(keys: str, _language: QLocale.Language) -> str:
    return next(iter(shown_keys(keys)), "")


@lru_cache(maxsize=1024)
def portable_keys(keys: str) -> tuple[str, ...]:
    """Take several shortcuts apart, as portable text."""
    return tuple(found.toString(_PORTABLE) for found in sequences(keys))


def key_on_button(keys: str) -> str:
    """Write the first shortcut as it stands on a button: short, with the signs of ⇧, ↵ and −."""
    first = next(iter(portable_keys(keys)), "")
    key = first.removeprefix("Shift+")
    return "⇧" * (key != first) + (_SIGNS.get(key) or shown_key(key))


def tooltip(words: str, keys: str) -> str:
    """Word a tooltip: the words, then the key in brackets."""
    key = shown_key(keys)
    return plain_tip(f"{words} ({key})" if key else words)
