"""A battle played again, moment by moment: the board as both sides saw it, and what happened."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.archive.moment_slider import MomentSlider
from desktop.look import theme
from desktop.look.painting import line_height, paint_style
from desktop.operations.battle_replay import Replay, leap
from desktop.operations.play import Play
from desktop.public_board.board_view import PublicBoardView
from desktop.widgets.actions import tooltip
from desktop.widgets.in_line import in_column, in_row, keep_narrow
from desktop.widgets.key_button import KeyButton, VerbButton
from desktop.widgets.spoken import announce
from desktop.widgets.text import ElidedLabel, label, set_look
from desktop.widgets.topic import set_topic
from desktop.wording.battle.pieces import Pieces
from desktop.wording.battle.public_board import PublicBoards
from desktop.wording.battle.report import step_lines
from desktop.wording.naming import Names

BEAT_MS = 1_200
"""How long each moment is in view while the battle plays by itself."""
_ICONS = {
    "turn_before": "player-skip-back",
    "before": "chevron-left",
    "play": "player-play",
    "after": "chevron-right",
    "turn_after": "player-skip-forward",
}
_LINES, _LOW = 2, 600
"""So many lines of what happened are shown, in a window lower than that, in px at 100 %, one."""


class ReplayPage(QWidget):
    """Shows the moments of a battle; ``closed`` when the player goes back. Nothing in it can be changed."""

    closed = Signal()

    def __init__(self, play: Play, pieces: Pieces, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        set_topic(self, "archive")
        self.replay = Replay(play)
        self._boards = PublicBoards(pieces)
        self._language = language
        self._names = Names.of(play.game, language, play.table)
        self.beat = QTimer(self)
        self.beat.setInterval(BEAT_MS)
        self.beat.timeout.connect(self._on_beat)
        self.title = ElidedLabel("", self)
        set_look(self.title, "title")
        self.back = KeyButton(self, act=self.closed)
        self.view = PublicBoardView(self, compact=True)
        self.said = [ElidedLabel("", self) for _ in range(_LINES)]
        for shown, role in zip(self.said, ("heading", "soft"), strict=True):
            set_look(shown, role)
        self.slider = MomentSlider(self)
        self.count = label("", self, role="soft")
        acts = {"turn_before": self.turn_before, "before": self.before, "play": self.toggle,
                "after": self.after, "turn_after": self.turn_after}  # fmt: skip
        self.buttons = {key: VerbButton(self, act=act) for key, act in acts.items()}
        self._lay_out()
        self.slider.show_replay(self.replay)
        self.slider.setValue(0)
        self.slider.valueChanged.connect(self._show)
        self.slider.leapt.connect(self.leap_speaking)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate(language)
        self.restyle()

    def _lay_out(self) -> None:
        keep_narrow(self.back)
        head = in_row(None, self.back, (self.title, 1), self.count, gap=16)
        words = in_column(None, *self.said, gap=0)
        hands = in_row(None, *self.buttons.values(), (self.slider, 1), gap=8)
        in_column(self, head, (self.view, 1), words, hands, gap=8, edges=(24, 12, 24, 16))

    def bar_height(self) -> int:
        """Give the height from what happened down, which messages must not cover, in px."""
        return self.height() - self.said[0].y()

    @property
    def at(self) -> int:
        """The moment in view."""
        return self.slider.value()

    @property
    def plays(self) -> bool:
        """Whether the battle plays by itself."""
        return self.beat.isActive()

    # -- verbs --------------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """Show a moment."""
        self.slider.setValue(at)

    def before(self) -> None:
        """Go back a moment."""
        self.go(self.at - 1)

    def after(self) -> None:
        """Go on to the next moment."""
        self.go(self.at + 1)

    def turn_before(self) -> None:
        """Go back to where a turn began."""
        self.go(leap(self.replay.turns, self.at, False, self.replay.last))

    def turn_after(self) -> None:
        """Go on to the next turn, from the last one to the end."""
        self.go(leap(self.replay.turns, self.at, True, self.replay.last))

    def leap_speaking(self, ahead: bool) -> None:
        """Go to the next speaking turn, or back to where one began."""
        self.go(leap(self.replay.speaking_turns, self.at, ahead, self.replay.last))

    def toggle(self) -> None:
        """Let the battle play by itself, from the beginning where it is at its end, or pause it."""
        if self.plays:
            self.beat.stop()
        else:
            if self.at == self.replay.last:
                self.go(0)
            self.beat.start()
        self._show_verbs()

    def _on_beat(self) -> None:
        self.after()
        if self.at == self.replay.last:
            self.beat.stop()
            self._show_verbs()

    def leave(self) -> None:
        """Go back to the list of battles."""
        self.closed.emit()

    def begin(self) -> None:
        """Go to the beginning."""
        self.go(0)

    def end(self) -> None:
        """Go to where the battle stands."""
        self.go(self.replay.last)

    def speaking_before(self) -> None:
        """Go back to where a speaking turn began."""
        self.leap_speaking(False)

    def speaking_after(self) -> None:
        """Go on to the next speaking turn."""
        self.leap_speaking(True)

    # -- what is shown ------------------------------------------------------------------------------

    def _show(self) -> None:
        at, replay, play = self.at, self.replay, self.replay.play
        self.view.show_board(self._boards.board(replay.game(at), play.table, self._language, play.setup.name))
        step = replay.steps[at]
        lines = [self.tr("The beginning")] if step is None else step_lines(play.events[step], self._names)
        lines = [" ".join(line.split()) for line in lines]
        most = 1 if self.said[1].isHidden() else _LINES
        if len(lines) > most:
            lines[most - 1 :] = [" · ".join(lines[most - 1 :])]
        for words, shown in zip((*lines, *[""] * _LINES), self.said, strict=False):
            shown.setText(words)
        turn = self.tr("Turn {turn}").format(turn=replay.game(at).turn)
        count = self.tr("{at} of {last}").format(at=at, last=replay.last)
        self.count.setText(count)  # the head of the board tells the turn
        self.slider.setAccessibleDescription(f"{turn}, {lines[0]}")
        announce(self.slider, lines[0])
        self._show_verbs()

    def _show_verbs(self) -> None:
        playing, at, last = self.plays, self.at, self.replay.last
        verbs = {
            "turn_before": (self.tr("Turn before"), "Ctrl+Left", at > 0),
            "before": (self.tr("One step back"), "Left", at > 0),
            "play": (self.tr("Pause") if playing else self.tr("Play"), "Space", last > 0),
            "after": (self.tr("One step on"), "Right", at < last),
            "turn_after": (self.tr("Next turn"), "Ctrl+Right", at < last),
        }
        for key, (words, shortcut, possible) in verbs.items():
            button = self.buttons[key]
            button.show_verb(
                "",
                icon="player-pause" if playing and key == "play" else _ICONS[key],
                primary=key == "play",
            )
            button.setAccessibleName(words)
            button.setToolTip(tooltip(words, shortcut))
            button.setEnabled(possible)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the slider; as its proxy Tab would leave out what stands before it."""
        super().focusInEvent(event)
        self.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self, language: str) -> None:
        """Say everything in another language."""
        self._language = language
        play = self.replay.play
        self._names = Names.of(play.game, language, play.table)
        self.title.setText(play.setup.name)
        self.back.show_verb(self.tr("Back"), "Esc", icon="arrow-left")
        self.slider.setAccessibleName(self.tr("Moment of the battle"))
        self.view.say()
        self._show()

    def restyle(self) -> None:
        """Take colours and sizes again."""
        style = paint_style()
        for shown, font in zip(self.said, (style.large, style.body), strict=True):
            shown.setFixedHeight(line_height(font) + 2)
        for button in self.buttons.values():
            button.setFixedWidth(theme.current().target + 4)
        self.view.restyle()
        self.slider.updateGeometry()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say what happened in fewer lines where the cards need the room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        low = self.window().height() < theme.current().px(_LOW)
        if self.said[1].isHidden() is not low:
            self.said[1].setHidden(low)
            self._show()

    # -- keys ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the page from the verbs of the place."""
        override = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if override and self._means(event) is not None:  # type: ignore[arg-type]
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go where a key leads, whatever part of the page has the keyboard."""
        act = self._means(event)
        if act is not None:
            act()
        else:
            super().keyPressEvent(event)

    def _means(self, event: QKeyEvent) -> Callable[[], object] | None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        meant = _KEYS.get((Qt.Key(event.key()), held == Qt.KeyboardModifier.ControlModifier))
        plain = held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier)
        return getattr(self, meant) if meant is not None and plain else None

    def hideEvent(self, event: QHideEvent) -> None:
        """Pause while nobody looks."""
        super().hideEvent(event)
        self.beat.stop()
        self._show_verbs()


_KEYS = {
    (Qt.Key.Key_Escape, False): "leave",
    (Qt.Key.Key_Space, False): "toggle",
    (Qt.Key.Key_Left, False): "before",
    (Qt.Key.Key_Right, False): "after",
    (Qt.Key.Key_Left, True): "turn_before",
    (Qt.Key.Key_Right, True): "turn_after",
    (Qt.Key.Key_PageUp, False): "speaking_before",
    (Qt.Key.Key_PageDown, False): "speaking_after",
    (Qt.Key.Key_Home, False): "begin",
    (Qt.Key.Key_End, False): "end",
}
"""What keys do, alone or with Ctrl."""
