"""The revisions of a card: when each was written, what it changed, who uses it; one is restored as a new."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.library.field_table import FieldTable
from desktop.look import theme
from desktop.operations.card_history import Past, RevisionUse
from desktop.widgets.choice import Segmented
from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import KeyHint, label, set_look
from desktop.widgets.word_list import WordList
from desktop.wording import fill
from desktop.wording.card_words import language_now
from desktop.wording.moments import moment_of
from desktop.wording.plain import plain_tip
from rules.card_comparison import FieldRow, changes
from rules.peoples import Peoples

_LEFT = 300
"""The list of revisions, in px at 100 %."""


class HistorySheet(PassingOverlay):
    """A panel over the window about one card; the youngest revision stands on top."""

    SIZE = (1040, 680)  # wide enough for the revisions beside what one changed

    restored = Signal(str, int)
    """The card's id, and the number of the revision that it is to be again."""

    def __init__(self, parent: QWidget, history: Sequence[Past], peoples: Peoples) -> None:
        super().__init__(parent)
        self._history, self._peoples = history, peoples
        self._now = next(past for past in history if past.shown)
        name = self._now.revision.card.name(language_now())
        title = label(fill(self.tr("Revisions of {name}"), name=name), self.panel, role="title", wrap=True)
        close = QPushButton(self.tr("Close"), self.panel)
        self.list = WordList(Qt.Key.Key_D, self.panel)
        self.list.setAccessibleName(title.text())
        set_look(self.list, "suggest")
        self.list.setFixedWidth(theme.current().px(_LEFT))
        self.against = Segmented(self.panel)
        self.told = label("", self.panel, role="soft", wrap=True)
        self.table = FieldTable(self.panel)
        self.table.setAccessibleName(self.tr("What the revision changed"))
        self.users = label("", self.panel, wrap=True)
        self.users.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.users.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.restore_button = QPushButton(self.tr("Restore this revision"), self.panel)
        set_look(self.restore_button, "primary")
        hint = label(
            self.tr("It becomes a new revision. Lists and battles keep the one they use."),
            self.panel, role="soft", wrap=True,
        )  # fmt: skip
        head, halves, verbs = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        right = QVBoxLayout()
        right.setSpacing(8)
        ways = QHBoxLayout()
        ways.setSpacing(8)
        ways.addWidget(self.against)
        ways.addWidget(KeyHint("D", self.panel))
        ways.addStretch(1)
        right.addLayout(ways)
        right.addWidget(self.told)
        right.addWidget(self.table, 4)
        right.addStretch(0)
        right.addWidget(label(self.tr("Used by"), self.panel, role="heading"))
        right.addWidget(ScrollDown(self.users, self.panel), 2)
        halves.setSpacing(16)
        halves.addWidget(self.list)
        halves.addLayout(right, 1)
        verbs.setSpacing(8)
        verbs.addWidget(hint, 1)
        verbs.addWidget(self.restore_button)
        verbs.addWidget(KeyHint("↵", self.panel))
        column_ = self.sheet_column()
        column_.addLayout(head)
        column_.addLayout(halves, 1)
        column_.addLayout(verbs)
        close.clicked.connect(self.close_panel)
        self.list.currentRowChanged.connect(self._look)
        self.list.taken.connect(self._restore)
        self.list.other_wanted.connect(self._turn)
        self.table.wanted.connect(self._on_key)
        self.against.changed.connect(self._look)
        self.restore_button.clicked.connect(self._restore)
        self._fill()

    def show_now(self) -> None:
        """Open with the keyboard on the revisions."""
        self.open()
        self.list.setFocus()

    @property
    def chosen(self) -> Past:
        """The revision in view."""
        return self._history[max(0, self.list.currentRow())]

    def rows(self) -> list[tuple[str, ...]]:
        """Give what is shown of the revision in view: field, before, then."""
        return [words[1:] for words in self.table.words()]

    def _fill(self) -> None:
        for past in self._history:
            item = QListWidgetItem(self._line(past))
            item.setToolTip(plain_tip(item.text()))
            item.setSizeHint(QSize(0, theme.current().px(56)))
            self.list.addItem(item)
        self.against.set_choices(("before", self.tr("What it changed")), ("now", self.tr("Versus now")))
        self.list.setCurrentRow(self._history.index(self._now))

    def _line(self, past: Past) -> str:
        """Word a revision in two lines: number, date and whether it is shown; how many use it."""
        words = self.tr("{number} · shown now") if past.shown else "{number}"
        first = f"{words.format(number=past.number)} · {moment_of(past.at)}"
        used = [
            self.tr("%n armies", "", len({use.army for use in past.armies})) if past.armies else "",
            self.tr("%n battles", "", len(past.battles)) if past.battles else "",
        ]
        nobody = self.tr("In no list and no battle")
        return f"{first}\n{' · '.join(filter(None, used)) or nobody}"

    def _look(self) -> None:
        """Show what the revision in view changed, or how it differs from what the card says now."""
        past = self.chosen
        beside_now = self.against.choice() == "now"
        now = self._now.revision.card
        changed: Sequence[FieldRow] = changes(past.revision.card, now) if beside_now else past.changed
        self.restore_button.setEnabled(past.revision.card != now)
        self.told.setText(self._sentence(past, changed, beside_now))
        self.told.setVisible(bool(self.told.text()))
        numbers = (past.number, self._now.number) if beside_now else (past.number - 1, past.number)
        revisions = [self.tr("Revision {number}").format(number=number) for number in numbers]
        self.table.fill(changed, self._peoples, 2, [self.tr("Field"), *revisions])
        self.table.setVisible(bool(changed))
        self.users.setText(self._users(past))

    def _on_key(self, key: Qt.Key) -> None:
        self._turn() if key == Qt.Key.Key_D else self._restore()

    def _turn(self) -> None:
        """Tell the revision from the one before it, or from what the card says now."""
        self.against.set_choice("before" if self.against.choice() == "now" else "now")
        self._look()

    def _sentence(self, past: Past, changed: Sequence[FieldRow], beside_now: bool) -> str:
        if changed:
            return ""
        if beside_now:
            return self.tr("The card says the same now.")
        return self.tr("Only the wording differs.") if past.before else self.tr("The card began with this.")

    def _users(self, past: Past) -> str:
        lines = [_user(use, self.tr("{army}, version {version}")) for use in past.armies]
        lines += [self.tr("Battle: {battle}").format(battle=name) for name in past.battles]
        return "\n".join(lines) or self.tr("No list and no battle uses this revision.")

    def _restore(self) -> None:
        past = self.chosen
        if self.restore_button.isEnabled():
            self.close_panel()
            self.restored.emit(past.revision.card_id, past.number)


def _user(use: RevisionUse, words: str) -> str:
    return words.format(army=use.army, version=use.version) if use.version else use.army
