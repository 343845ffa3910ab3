"""The verbs of the moment beneath the page in view, side by side: the one of Enter first, all else last."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.battle.centre_page import GoOn
from desktop.look.painting import advance, paint_style
from desktop.widgets.actions import shown_key, tooltip
from desktop.widgets.key_button import VerbButton
from desktop.widgets.keys import lead
from desktop.wording.plain import plain_tip

_GAP = 6
_HIGH, _SHARE = 119, 0.165
"""How high the bar may be, in px at 100 % and of the window: what stands beside the words makes way."""
_BARE, _CLOSE = 3, 4
"""The shortest way to word the buttons; then their words break where one of them has room."""
_SPARE = 3  # px at 100 % of what a button asks for that its words in one line do not need
_WIDER = 1.3
"""How much wider the first verb is than another one with as many words."""
_KEPT = 32
"""How many ways of sharing the room out are kept."""
_Lines = list[list[tuple[VerbButton, int]]]


class VerbBar(QWidget):
    """At most five large buttons; ``chosen`` says the code of the one pressed.

    ``more`` gives the keys in force of the button for everything else, where there is one.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget, *, more: Callable[[], str] | None = None) -> None:
        super().__init__(parent)
        self._more, self._keys = more, ""
        self._buttons: list[VerbButton] = []
        self._verbs: tuple[GoOn, ...] = ()
        self._fits_in = self._close = False
        self._shared_out: dict[tuple[int, int], _Lines] = {}
        """The buttons line by line with their widths, for a width and a scale; a layout asks many times."""
        self._asked: object = None  # for what they are worded and shared out now
        self._found: dict[tuple[object, ...], tuple[int, dict[tuple[int, int], _Lines]]] = {}
        """How verbs were worded and shared out where as much room was before: phases come again."""
        # of a fixed height a layout takes that of the width it had before for the most
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.first = self._button(0)
        self.more = VerbButton(self, large=True)
        self.more.setVisible(more is not None)

    @property
    def buttons(self) -> list[VerbButton]:
        """The buttons in view, in their order."""
        return self._buttons[: len(self._verbs)]

    def follow(self, before: QWidget) -> None:
        """Let Tab lead here from a widget that was made later."""
        lead([before, *self._buttons, self.more])

    def show_verbs(self, verbs: Sequence[GoOn]) -> None:
        """Show the verbs of the moment."""
        keys = "" if self._more is None else self._more()
        if (tuple(verbs), keys) == (self._verbs, self._keys):
            return
        self._verbs, self._keys = tuple(verbs), keys
        self.more.show_verb("", shown_key(keys), icon="dots")
        words = self.tr("All that can be done now")
        self.more.setAccessibleName(words)
        self.more.setToolTip(tooltip(words, keys))
        for number, verb in enumerate(verbs):
            button = self._button(number)
            button.setObjectName(verb.code)
            button.show()
        for button in self._buttons[len(verbs) :]:
            button.hide()
        self._share_anew()

    def _word(self, brief: int) -> None:
        """Word the buttons: 1 with nothing beneath but the first, 2 beneath none, 3 without icons.

        A reason stays.
        """
        for number, (button, verb) in enumerate(zip(self._buttons, self._verbs, strict=False)):
            says = brief <= (number == 0) or verb.refused or verb.insists
            detail = verb.detail if says else ""
            button.show_verb(
                verb.words, verb.key, detail, icon=verb.icon if brief < _BARE else "", primary=verb.primary,
                refused=verb.refused, insists=verb.insists,
            )  # fmt: skip
            tip = verb.tip if verb.tip != verb.words else ""
            button.setToolTip(plain_tip("\n".join(filter(None, (tip, "" if says else verb.detail)))))
            button.setAccessibleDescription(verb.detail or tip)

    def _button(self, number: int) -> VerbButton:
        while len(self._buttons) <= number:
            button = VerbButton(self, large=True)
            button.hide()
            button.chosen.connect(self.chosen)
            if self._buttons:
                self.setTabOrder(self._buttons[-1], button)
                self.setTabOrder(button, self.more)
            self._buttons.append(button)
        return self._buttons[number]

    def _lines(self, width: int) -> _Lines:
        """Give the buttons line by line, each with its width in px; all else is the last."""
        asked = width, paint_style().theme.scale
        if asked not in self._shared_out:
            lines: list[list[VerbButton]] = []
            for button in self.buttons:
                if lines and self._fits([*lines[-1], button], width, width):
                    lines[-1].append(button)
                else:
                    lines.append([button])
            shared = [self._shared(line, width) for line in lines]
            if lines and not self.more.isHidden():
                shared[-1:] = self._with_more(lines[-1], width)
            self._shared_out[asked] = shared
        return self._shared_out[asked]

    def _with_more(self, line: list[VerbButton], width: int) -> Iterator[list[tuple[VerbButton, int]]]:
        """Put all else at the end of a line, behind its last button where not all have room beside it."""
        beside = self.more.minimumSizeHint().width()
        room = width - beside - _GAP
        if len(line) > 1 and not self._fits(line, room, width):
            yield self._shared(line[:-1], width)
            line = line[-1:]
        if self._fits(line, room, width):
            yield [*self._shared(line, room), (self.more, beside)]
        else:
            yield self._shared(line, width)
            yield [(self.more, width)]

    def _fits(self, line: list[VerbButton], room: int, width: int) -> bool:
        """Tell whether buttons may stand side by side: each is wide enough, and not cut for want of width."""
        needed = sum(self._least(each) + _GAP for each in line) - _GAP
        if needed > room:
            return False
        shared = self._shared(line, room)
        return not any(each.is_cut_at(wide) and not each.is_cut_at(width) for each, wide in shared)

    def _shared(self, line: list[VerbButton], width: int) -> list[tuple[VerbButton, int]]:
        """Share a line's width out by what each has to say; words alone need not break."""
        weights = [self._weight(button) for button in line]
        least = [self._least(button) for button in line]
        whole = [button.sizeHint().width() - paint_style().px(_SPARE) for button in line]
        if sum(whole) + _GAP * (len(line) - 1) <= width and not any(button.detail for button in line):
            least = whole
        left, each = width - _GAP * (len(line) - 1), []
        for number, button in enumerate(line):
            share = round(left * weights[number] / sum(weights[number:]))
            share = max(least[number], min(share, left - sum(least[number + 1 :])))
            each.append((button, share))
            left -= share
        return each

    def _least(self, button: VerbButton) -> int:
        return button.least_width() if self._close else button.minimumSizeHint().width()

    def _weight(self, button: VerbButton) -> float:
        """Tell how much of a line a verb wants: its words in one line, what stands below them in two."""
        style = paint_style()
        wanted = max(button.sizeHint().width(), advance(button.detail, style.body) / 2 + style.px(90))
        return wanted * (_WIDER if button is self.first else 1)

    def heightForWidth(self, width: int) -> int:
        """Stand in as many lines as the words need."""
        high = [max(button.heightForWidth(wide) for button, wide in line) for line in self._lines(width)]
        return sum(high) + _GAP * max(0, len(high) - 1)

    def sizeHint(self) -> QSize:
        """Ask for the height of its lines."""
        return QSize(0, self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._share_anew()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Share the room out anew in another size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange) and hasattr(self, "first"):
            self._found.clear()
            self._asked = None
            self._share_anew()

    def event(self, event: QEvent) -> bool:
        """Share the room out anew when a button has other words."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_anew()
        return super().event(event)

    def _share_anew(self) -> None:
        most = min(paint_style().px(_HIGH), self.window().height() * _SHARE)
        asked = self._verbs, self.width(), most, self.more.isHidden(), paint_style().theme.scale
        if self._fits_in or asked == self._asked:
            return
        self._fits_in, self._asked = True, asked  # buttons ask for another layout as they are worded
        if asked in self._found:
            brief, self._shared_out = self._found[asked]
            self._close = brief == _CLOSE
            self._word(brief)
        else:
            while len(self._found) >= _KEPT:
                del self._found[next(iter(self._found))]
            self._found[asked] = self._worded_within(most), self._shared_out
        self._fits_in = False
        self.updateGeometry()
        self._arrange()

    def _worded_within(self, most: float) -> int:
        """Word the buttons so that the bar is not higher than this, and tell which of the ways that is.

        Icons give way before words take another line.
        """
        heights: list[int] = []
        first = 0 if any(verb.detail for verb in self._verbs) else _BARE - 1
        for brief in range(first, _CLOSE + 1):
            heights.append(self._height_worded(brief))
            if brief == _BARE and heights[-2] <= min(most, heights[-1]):  # without icons it is no lower
                self._height_worded(brief - 1)
                return brief - 1
            if heights[-1] <= most and brief != _BARE - 1:
                return brief
        shortest = first + heights.index(min(heights))
        self._height_worded(shortest)
        return shortest

    def _height_worded(self, brief: int) -> int:
        """Word the buttons one of the ways, and tell how high the bar is then, px."""
        self._word(brief)
        self._shared_out, self._close = {}, brief == _CLOSE
        return self.heightForWidth(self.width())

    def _arrange(self) -> None:
        top = 0
        for line in self._lines(self.width()):
            high = max(button.heightForWidth(wide) for button, wide in line)
            left = 0
            for button, wide in line:
                button.setGeometry(left, top, wide, high)
                left += wide + _GAP
            top += high + _GAP
