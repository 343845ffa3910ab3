"""Who of a group is within an area: figures ticked by one key each (II-C-1)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from string import ascii_uppercase

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.look import theme
from desktop.widgets.in_line import in_row
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label
from desktop.widgets.typed_keys import typed_key
from desktop.wording import fill, number

_KEYS = "123456789" + ascii_uppercase
_ALL = "0"
_GAP = 6
_MANY = 8
"""How many figures ask for a wider panel."""

_STEPS = {Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1)}


class _Figure(KeyButton):
    """A figure that is ticked or not: Space ticks it, Enter is the answer's."""

    walked = Signal(int, int)
    leaves_enter = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the list with the arrows: on their own they would scroll, or walk as Tab does."""
        if (step := _STEPS.get(Qt.Key(event.key()))) is None:
            super().keyPressEvent(event)
        else:
            self.walked.emit(*step)


class WithinPrompt(Prompt):
    """Emits ``chosen`` with the figures ticked, in the order of the lists: whoever opened it closes it.

    The program knows no distances, so that nobody is ticked before the table says so, but those of
    ``ticked``. A digit or a letter ticks a figure, 0 all of them or none; arrows walk, Space ticks.
    ``around`` is the figure that the area is around, "" for a point; ``cm`` is None where its radius is
    rolled. Who is not on the ``level`` of what acts is told so (II-F).
    """

    chosen = Signal(object)
    width_at_100 = 760

    def __init__(
        self,
        parent: QWidget,
        context: BattleContext,
        figures: Sequence[str],
        cm: float | None,
        *,
        around: str = "",
        ticked: Collection[str] = (),
        level: int | None = None,
    ) -> None:
        super().__init__(parent, "")
        self._context, self._figures, self._level = context, tuple(figures), level
        self.ticked = {key for key in figures if key in ticked}
        self.title.setText(self._title(cm, around))
        if len(figures) > _MANY:
            self.width_at_100 = 1160
        self._buttons = [self._button(place) for place in range(len(self._figures))]
        self._show_buttons()
        self._columns = self._fitting()
        page = QWidget(self.panel)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(_GAP)
        rows = -(-len(self._buttons) // self._columns)
        for place, button in enumerate(self._buttons):
            grid.addWidget(button, place % rows, place // rows)
        for column in range(self._columns):
            grid.setColumnStretch(column, 1)
        self._rows = rows
        self._page = page
        self._scroll = ScrollDown(page, self.panel)
        self.body.addWidget(self._scroll)
        self.all = KeyButton(self.panel, act=self._turn_all)
        self.count = label("", self.panel)
        below = in_row(None, self.all, (self.count, 1), gap=12)
        self.body.addLayout(below)
        self.refresh()

    def _title(self, cm: float | None, around: str) -> str:
        if cm is None:
            return self.tr("Who is within the area?")
        if not around:
            return self.tr("Who is within {n} cm?").format(n=number(cm))
        name = self._context.fighter_name(around)
        return fill(self.tr("Who is within {n} cm of {name}?"), n=number(cm), name=name)

    def _button(self, place: int) -> KeyButton:
        button = _Figure(self.panel)
        button.setObjectName(str(place))
        button.clicked.connect(self._on_clicked)
        button.walked.connect(self._walk)
        return button

    def _show_buttons(self) -> None:
        context = self._context
        for place, (key, button) in enumerate(zip(self._figures, self._buttons, strict=True)):
            on, words = key in self.ticked, context.fighter_name(key)
            if self._level is not None and context.game.fighters[key].level != self._level:
                words = self.tr("{name}, on the other level").format(name=words)
            typed = _KEYS[place] if place < len(_KEYS) else ""
            button.show_verb(words, typed, icon="check" if on else "circle-dashed", on=on)

    def _fitting(self) -> int:
        """Tell how many columns the longest name leaves room for."""
        if len(self._buttons) < 2:
            return 1
        widest = max(button.sizeHint().width() for button in self._buttons)
        px = theme.current().px
        room = min(px(self.width_at_100), self._under.width() - 32) - px(60)
        return max(1, min(3, (room + _GAP) // (widest + _GAP), -(-len(self._buttons) // 4)))

    def refresh(self) -> None:
        """Show who is ticked, and how many they are."""
        self._show_buttons()
        everybody = len(self.ticked) == len(self._figures)
        self.all.show_verb(self.tr("Nobody") if everybody else self.tr("Everybody"), _ALL, icon="users")
        words = self.tr("{within} of {n} inside")
        self.count.setText(words.format(within=len(self.ticked), n=len(self._figures)))
        self.say_verb(self.tr("OK"))
        self.complain("")

    @property
    def inside(self) -> tuple[str, ...]:
        """Those who are ticked, in the order of the lists."""
        return tuple(key for key in self._figures if key in self.ticked)

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Tick the figure of a key, or all of them."""
        typed = typed_key(key)
        if typed == _ALL:
            self._turn_all()
            return True
        place = _KEYS.find(typed)
        if not 0 <= place < len(self._figures):
            return False
        self._turn(place)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk from figure to figure with the arrows."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self._walk(*step)
        event.accept()

    def _walk(self, down: int, across: int) -> None:
        now = next((place for place, button in enumerate(self._buttons) if button.hasFocus()), None)
        place = 0 if now is None else now + down + across * self._rows
        if 0 <= place < len(self._buttons):
            self._buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)
            self._scroll.ensureWidgetVisible(self._buttons[place])

    def _on_clicked(self) -> None:
        self._turn(int(self.sender().objectName()))

    def _turn(self, place: int) -> None:
        self.ticked ^= {self._figures[place]}
        self._scroll.ensureWidgetVisible(self._buttons[place])
        self.refresh()

    def _turn_all(self) -> None:
        everybody = set(self._figures)
        self.ticked = set() if self.ticked == everybody else everybody
        self.refresh()

    def answer(self) -> None:
        """Hand over those who are ticked."""
        self.chosen.emit(self.inside)

    def panel_size(self) -> tuple[int, int]:
        """Be high enough for all figures, as far as there is room."""
        inner = self._page.sizeHint().height() + 4
        self._scroll.setFixedHeight(theme.current().px(44))
        _, least = super().panel_size()
        room = self._under.height() - 32 - least + self._scroll.height()
        self._scroll.setFixedHeight(max(theme.current().px(44), min(inner, room)))
        return super().panel_size()
