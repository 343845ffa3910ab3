"""A question in passing: a panel over the page, answered by keys, left by Esc."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.look import theme
from desktop.widgets.actions import shown_key, tooltip
from desktop.widgets.complaint import Complaint
from desktop.widgets.key_button import KeyButton
from desktop.widgets.key_spots import action_of
from desktop.widgets.keys import leaves_steps, typed
from desktop.widgets.overlay import Overlay
from desktop.widgets.scroll import LowPage, ScrollDown
from desktop.widgets.spoken import Speaker, announce
from desktop.widgets.text import label, set_look
from desktop.wording.card_words import language_now

if TYPE_CHECKING:
    from rules.battle.commands import Command


_ENTER = "↵"


class Carries(Protocol):
    """What carries a command out, or refuses it and knows why."""

    def do(self, command: Command, overrule: bool = False) -> bool:
        """Carry a command out as one step; True when it was."""

    def why_not(self, *, again: bool = False) -> str:
        """Say why the last command was refused; with ``again`` that the same key does it all the same."""


class Prompt(Overlay, Speaker):
    """The base of all questions. ``answered`` by Enter or the button, ``closed`` in any case.

    Subclasses fill ``self.body`` and override ``answer``; they say ``self.primary`` in words.
    """

    spoken_role = QAccessible.Role.Dialog
    closed = Signal()
    width_at_100 = 560
    tells_why = False
    """Whether the question itself says why something is refused: who carries it out need not say it too."""

    tight = False
    """Whether the panel is as high as its rows are at its width: narrower ones would be higher."""

    in_stage = False
    """Whether it takes the place of the page between the sides, with its head, and its verbs at the foot."""

    fills_stage = False
    """Whether it takes that place too where there is little room beside its figure."""

    stage_width = 300
    """The width in px at 100 % that it needs there; where that is not left, the sides make way."""

    about = ""
    """The figure that it is about: it stands beside that on the screen; "" for the middle."""

    on_board = False
    """Whether it was asked for on the board: it stands beside the token there, not beside its row."""

    steps_aside = False
    """Whether a key that means nothing here means what it would without the question."""

    spreads = False
    """Whether it may lie over more than the side of its figure: there is much to read."""

    asked_again = False
    """Whether it is made once and asked again, for another figure: who closes it does not throw it away."""

    opens_on: QWidget | None = None
    """What has the keyboard once it is open, None for the question itself."""

    stops_by_eye = False
    """Whether Tab follows the lines of the panel, for fields that come and go."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self._language = language_now()  # that of its words
        self.reply: object | None = None  # what it was answered with, for whoever reads it once it closed
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = label(title, self.panel, role="title", wrap=True)
        self.complaint = Complaint(self.panel)
        self._labels_said: list[str] = []  # what its labels said last, to who listens
        self._heard: list[QLineEdit] = []  # the fields that take a complaint away as they are typed in
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        self.after = label("", self.panel, role="soft")  # what comes next, in the head of the stage
        self.cancel = KeyButton(self.panel, large=self.in_stage)
        self.cancel.show_verb(self.tr("Close"), shown_key("Esc"))
        self.cancel.clicked.connect(self.close_panel)
        self.primary = KeyButton(self.panel, large=self.in_stage)
        self.primary.clicked.connect(self._on_primary)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(8)
        self._column = QVBoxLayout(self.panel)
        (self._lay_stage if self.in_stage else self._lay_sheet)()

    def _say_anew(self) -> None:
        """Forget what it said when it was asked last."""
        self._language = language_now()
        self._labels_said = []
        self.complain("")

    def _lay_sheet(self) -> None:
        """Lay out a panel of its own."""
        self.after.hide()
        self._foot.addWidget(self.cancel)
        self._foot.addStretch(1)
        self._foot.addWidget(self.primary)
        self._column.setContentsMargins(20, 16, 20, 16)
        self._column.setSpacing(10)
        self._column.addWidget(self.title)
        self._column.addLayout(self.body)
        self._column.addWidget(self.complaint)
        self._column.addLayout(self._foot)

    def _lay_stage(self) -> None:
        """Lay out a page of the stage: head and foot stay where they are, the body scrolls where it must."""
        set_look(self.panel)
        self.panel.setFrameShape(QFrame.Shape.NoFrame)
        self.panel.setAutoFillBackground(True)
        set_look(self.title, "heading")
        self.after.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.after)
        self.body.setSpacing(6)
        page = LowPage()
        filled = QVBoxLayout(page)
        filled.setContentsMargins(0, 0, 0, 0)
        filled.addLayout(self.body)
        filled.addStretch()
        kept = self.primary.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # the way out stays where it is
        self.primary.setSizePolicy(kept)
        self._foot.addWidget(self.primary, 3)
        self._foot.addWidget(self.cancel, 2)
        self._column.setContentsMargins(8, 8, 8, 6)  # as the centre of the table, whose place it takes
        self._column.setSpacing(6)
        self._column.addLayout(head)
        self.view = ScrollDown(page, self.panel)
        self._column.addWidget(self.view, 1)
        self._column.addWidget(self.complaint)
        self._column.addLayout(self._foot)

    # -- what a subclass overrides or uses ----------------------------------------------------------

    def answer(self) -> None:
        """Take the answer; a subclass does what was asked and closes."""
        self.close_panel()

    def press(self, key: str) -> bool:
        """Take a typed character that no field took; True when it means something here."""
        return False

    @property
    def enters(self) -> bool:
        """Whether Enter answers."""
        return not self.primary.isHidden() and self.primary.key == _ENTER

    def takes(self, key: str) -> bool:
        """Tell whether a typed character means something here, for a question that steps aside."""
        return True

    def point_at(self, figure: str) -> bool:
        """Take a figure that was pressed beside the question; True when that answers it."""
        return False

    @property
    def holds(self) -> bool:
        """Whether something is entered that nobody may lose by a press beside it."""
        return False

    @property
    def has_typed(self) -> bool:
        """Whether something is typed that Backspace takes back, and the key of undo before any step."""
        return False

    def stays(self, *, anywhere: bool = False) -> bool:
        """Tell, and say, that a press beside it would lose what is entered, in the stage or ``anywhere``."""
        stays = self.holds or self._typed() if anywhere else self.in_stage and self.holds
        if stays:
            self.complain(self.tr("What is entered here would be lost: apply it, or close first."))
        return stays

    def add_more(self, unfold: Callable[[], None]) -> KeyButton:
        """Add a button to the foot of the stage that shows what is rarely needed, or puts it away."""
        more = KeyButton(self.panel, large=True)
        words = self.tr("What is rarely needed")
        more.show_verb("", icon="dots")
        more.setAccessibleName(words)
        more.setToolTip(tooltip(words, "."))
        more.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        more.clicked.connect(unfold)
        self._foot.addWidget(more)  # last, as on the bar of a page
        return more

    def say_verb(self, words: str, key: str = _ENTER, *, icon: str = "") -> None:
        """Word the verb of the moment, "" for none: of Enter, or of a key where Enter means nothing."""
        self.primary.setVisible(bool(words))
        self.primary.show_verb(words, key, icon=icon, primary=True)
        self.cancel.show()

    def say_done(self) -> None:
        """Leave one way out where the answer, Esc and the other button would all do the same: close it."""
        self.say_verb(self.tr("Done"))
        self.cancel.hide()

    def _on_primary(self) -> None:
        if self.primary.key == _ENTER:
            self.answer()
        else:
            self.press(self.primary.key)

    def complain(self, words: str) -> None:
        """Say why not, in place."""
        if words:
            self._hear_fields()
        self.complaint.say(words)
        self.resettle()

    def _hear_fields(self) -> None:
        """Listen for what is typed next: what is complained of may be mended by it."""
        fields = [field for field in self.panel.findChildren(QLineEdit) if field not in self._heard]
        for field in fields:
            field.textEdited.connect(self._on_edited)
        self._heard += fields

    def _on_edited(self, _text: str) -> None:
        if self.complaint.text():
            self.complain("")

    def complain_of(self, words: str, *, again: bool) -> None:
        """Say why not, and whether the same key does it all the same."""
        insists = self.tr("Press the same key again to do it anyway.")
        self.complain(f"{words} {insists}" if again else words)

    def carry(self, context: Carries, command: Command, *, overrule: bool = False) -> bool:
        """Carry a command out, or say in place why not; the same again does it all the same."""
        done = context.do(command, overrule=overrule)
        if done:
            self.reply = command
        self.complain("" if done else context.why_not(again=True))
        return done

    def carry_and_close(self, context: Carries, command: Command, *, overrule: bool = False) -> None:
        """Carry a command out and leave, or say in place why not."""
        if self.carry(context, command, overrule=overrule):
            self.close_panel()

    def reply_with(self, reply: object) -> None:
        """Leave with an answer."""
        self.reply = reply
        self.close_panel()

    def type_face(self, face: int) -> None:
        """Take the face of a die that was pressed as if it were typed."""
        self.setFocus()
        self.press(str(face))

    def high_at(self, width: int) -> int:
        """Give the height that the panel needs at a width, in px."""
        layout, edge = self.panel.layout(), self.panel.contentsMargins()
        assert layout is not None
        layout.activate()
        return layout.heightForWidth(width - edge.left() - edge.right()) + edge.top() + edge.bottom()

    def has_room_in(self, stage: QSize) -> bool:
        """Tell whether all of it can be shown in the stage, for one that fills it where that is better."""
        return True

    def resettle(self) -> None:
        """Make the panel as high as it needs to be; what it says otherwise now is told who listens."""
        if self.isVisible():
            self._settle()
            self._tell_labels()

    def _tell_labels(self) -> None:
        """Say to who listens what the labels say anew: what came of dice, what is asked next, why not."""
        if not QAccessible.isActive():
            return
        labels = (each for each in self.panel.findChildren(QLabel) if each.isVisible())
        said = [each.accessibleName() or each.text() for each in labels if each is not self.complaint]
        before, self._labels_said = self._labels_said, [*filter(None, said)]
        announce(self, *dict.fromkeys(words for words in self._labels_said if words not in before))

    def panel_size(self) -> tuple[int, int]:
        """Be as wide as asked, or as what stands in it needs, and as high as needed."""
        layout = self.panel.layout()
        assert layout is not None
        layout.activate()
        edge = self.panel.contentsMargins()  # its frame lies round the layout
        beside = edge.left() + edge.right()
        # narrower than that, words would be given the lines that they take in more room
        needed = max(theme.current().px(self.width_at_100), layout.minimumSize().width() + beside)
        width = min(needed, max(320, self._under.width() - 32))
        inner = width - beside
        height = layout.heightForWidth(inner) if layout.hasHeightForWidth() else layout.sizeHint().height()
        least = 0 if self.tight else layout.minimumSize().height()
        return width, max(height, least) + edge.top() + edge.bottom()

    # -- what Qt calls ------------------------------------------------------------------------------

    def lets_by(self, event: QKeyEvent) -> bool:
        """Leave keys that mean nothing here to the verbs of the window, where it steps aside."""
        if self._takes_back(event):
            return False
        return self.steps_aside and not self._means(event)

    def is_spared(self, event: QKeyEvent) -> bool:
        """Tell whether a key is that of a verb that it spares; undo takes first what is typed here."""
        return not self._takes_back(event) and super().is_spared(event)

    def _takes_back(self, event: QKeyEvent) -> bool:
        undo = action_of(self, "window.undo") if self.has_typed else None
        return undo is not None and QKeySequence(event.keyCombination()) in undo.shortcuts()

    def _means(self, event: QKeyEvent) -> bool:
        """Tell whether a key means something here."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.enters or self.focusWidget() not in (None, self)
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return True
        held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        text = typed(event)
        return bool(text) and text.isprintable() and not held and self.takes(text)

    def open(self) -> None:
        """Show the question; it has the keyboard."""
        self.setAccessibleName(self.title.text())
        super().open()
        if not self.stands_beside or self.panel_size() != self._asked_size:  # labels have their fonts now
            self._settle()
        if self.focusWidget() is None or not self.isAncestorOf(self.focusWidget()):
            self.setFocus()
        if self.opens_on is not None:
            self.opens_on.setFocus()
        for field in (*self.panel.findChildren(QLineEdit), *self.panel.findChildren(QPlainTextEdit)):
            field.installEventFilter(self)
        self._labels_said = [self.title.text()]  # its own name, by which it is told as it opens
        self._tell_labels()
        if QAccessible.isActive():
            pages = self.panel.findChildren(LowPage)
            for page in (self.panel, *pages):
                page.installEventFilter(self)  # the same one twice is one

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell what the labels say otherwise, once all of them do; leave undo where nothing is typed."""
        if isinstance(watched, (QLineEdit, QPlainTextEdit)) and leaves_steps(watched, event):
            return True
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self._tell_labels()
        return super().eventFilter(watched, event)

    def close_panel(self) -> None:
        """Leave without an answer, or after it."""
        if self.isHidden():
            return
        super().close_panel()
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Close when the language changes, for the words are made once; what is entered is not lost to it."""
        super().changeEvent(event)
        # one that was made since the change is told of it too
        changed = event.type() == QEvent.Type.LanguageChange and self._language != language_now()
        if changed and not (self.isHidden() or self.holds or self._typed()):
            self.close_panel()

    def _typed(self) -> bool:
        """Tell whether somebody typed in a field."""
        texts = self.findChildren(QPlainTextEdit)
        lines = self.findChildren(QLineEdit)
        return any(text.document().isModified() for text in texts) or any(line.isModified() for line in lines)

    def tab_stops(self) -> list[QWidget]:
        """Lead to what is asked first, then to the answer, the way out last."""
        found = super().tab_stops()
        last = [button for button in (self.primary, self.cancel) if button in found]
        asked = [each for each in found if each not in last]
        return (self._by_eye(asked) if self.stops_by_eye else asked) + last

    def _by_eye(self, asked: list[QWidget]) -> list[QWidget]:
        """Put fields into the order of the lines that they stand in, and along each line."""
        middles = {each: each.mapTo(self.panel, each.rect().center()) for each in asked}
        lines: list[list[QWidget]] = []
        for each in sorted(asked, key=lambda widget: middles[widget].y()):
            apart = theme.current().px(12)
            if not lines or middles[each].y() - middles[lines[-1][0]].y() > apart:
                lines.append([])
            lines[-1].append(each)
        return [each for line in lines for each in sorted(line, key=lambda widget: middles[widget].x())]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer with Enter, leave with Esc, hand typed characters to the question."""
        if self._takes_back(event):
            back = QKeyEvent(event.type(), Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier)
            self.keyPressEvent(back)
            event.accept()
            return
        if self.lets_by(event):
            self.let_by(event)
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.enters:
                self.answer()
            event.accept()
            return
        text = typed(event)
        if event.key() != Qt.Key.Key_Escape and text and text.isprintable() and self.press(text):
            event.accept()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close by a press beside it, where nothing is lost by that."""
        if self.panel.geometry().contains(event.position().toPoint()) or not self.stays():
            super().mousePressEvent(event)

    def _settle(self) -> None:
        super()._settle()
        if self.stands_beside or self.stands_in:
            return
        rect: QRect = self.panel.geometry()
        room = self.rect()
        if rect.bottom() > room.bottom() - 8:
            self.panel.move(rect.x(), max(8, room.bottom() - 8 - rect.height()))


def soft(words: str, parent: QWidget) -> QLabel:
    """Make a caption."""
    return label(words, parent, role="soft", wrap=True)
