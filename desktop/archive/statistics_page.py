"""What battles come to together: how armies fared, in which turn battles ended, who was lost."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.archive.bars_chart import Bar, BarsChart
from desktop.archive.filter_bar import FilterBar
from desktop.look import theme
from desktop.operations import battle_archive, battle_start
from desktop.operations.battle_archive import EndedBattles
from desktop.operations.desk import Desk
from desktop.widgets.background_task import BackgroundTask, Step
from desktop.widgets.in_line import in_column, in_row, keep_narrow
from desktop.widgets.key_button import KeyButton
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label
from desktop.widgets.topic import set_topic
from desktop.wording import say
from desktop.wording.battle.archive_words import counts_words, opponent_words, read_words
from rules.battle.archive import Statistics, statistics
from rules.text import Refusal

_ALL = 14
"""So many records are shown with those against each opponent; of more of them an army is chosen first."""
_BESIDE = 860
"""From this width on charts stand beside each other, in px at 100 %."""


class StatisticsPage(QWidget):
    """Draws what came of the battles that ended; ``closed`` when the player goes back."""

    closed = Signal()

    def __init__(self, desk: Desk, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        set_topic(self, "archive")
        self._desk, self._language = desk, language
        self._read: EndedBattles | Refusal | None = None
        self.task = BackgroundTask(self)
        self.task.done.connect(self._on_read)
        self.title = label("", self, role="title")
        self.back = KeyButton(self, act=self.closed)
        self.said = label("", self, role="soft", wrap=True)
        self.bar = FilterBar(self, results=False)
        self.bar.show_lines(battle_start.battles(desk))
        self.page = QWidget(self)
        self.headings = [label("", self.page, role="heading", wrap=True) for _ in range(3)]
        self.records, self.turns, self.losses = self.charts = [BarsChart(self.page) for _ in range(3)]
        self.notes = [label("", self.page, role="soft", wrap=True) for _ in range(3)]
        self._grid = QGridLayout(self.page)
        self._grid.setContentsMargins(0, 0, 12, 0)
        self._grid.setHorizontalSpacing(40)
        self._columns = 0
        keep_narrow(self.back)
        self.area = ScrollDown(self.page, self)
        head = in_row(None, self.back, (self.title, 1), gap=16)
        in_column(self, head, self.said, self.bar, (self.area, 1), gap=8, edges=(24, 12, 24, 16))
        self.bar.changed.connect(self._show)
        self.bar.left.connect(self.closed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.restyle()
        self.retranslate(language)

    def bar_height(self) -> int:
        """Give the height that messages must not cover: what stands lowest here scrolls."""
        return 0

    def _work(self, step: Step) -> object:
        return battle_archive.ended_battles(self._desk, step=step)

    def wait(self) -> None:
        """Wait for the battles that are being read."""
        self.task.wait()

    def _on_read(self, found: object) -> None:
        if isinstance(found, EndedBattles | Refusal):
            self._read = found
        self._show()

    # -- what is shown ------------------------------------------------------------------------------

    def _show(self) -> None:
        read, told = self._read, Statistics(0, (), (), ())
        if isinstance(read, EndedBattles):
            told = statistics(read.battles, self.bar.wanted)
        self.said.setText(self._summary(told))
        self.records.show_bars(self._records(told))
        most = max((number for _, number in told.turns), default=1)
        turn = self.tr("Turn {turn}")
        self.turns.show_bars(
            [Bar(turn.format(turn=at), str(n) if n else "–", ((n, "accent"),), most) for at, n in told.turns]
        )
        lost = [card for card in told.cards if card.lost]
        words = self.tr("{lost} of {figures}")
        self.losses.show_bars(
            [
                Bar(card.name(self._language), words.format(lost=card.lost, figures=card.figures),
                    ((card.lost, "bad"), (card.figures - card.lost, "edge")), card.figures)
                for card in lost
            ]
        )  # fmt: skip
        headings = (self.tr("Victories"), self.tr("Battles by their last turn"), self.tr("Losses by card"))
        notes = (self.tr("won, drawn, lost"), "", self.tr("figures lost, of those in play"))
        for shown, note, heading, chart, under in zip(
            self.headings, self.notes, headings, self.charts, notes, strict=True
        ):
            shown.setText(heading)
            note.setText(under)
            chart.setAccessibleName(heading)
            for each in (shown, note, chart):
                each.setVisible(bool(chart.bars) and (each is not note or bool(under)))

    def _summary(self, told: Statistics) -> str:
        read = self._read
        if read is None:
            return self.tr("The battles are being read…")
        if isinstance(read, Refusal):
            return say(read.message)
        if not told.battles and not self.bar.narrows:
            return self.tr("What came of battles is counted here once they have ended.")
        return read_words(told.battles, read.running, read.damaged)

    def _records(self, told: Statistics) -> list[Bar]:
        all_of_them = len(told.records) <= _ALL or self.bar.wanted.army
        shown = [record for record in told.records if all_of_them or record.opponent is None]
        most = max((record.battles for record in shown), default=1)
        return [
            Bar(
                opponent_words(record), counts_words(record),
                ((record.won, "good"), (record.drawn, "edge"), (record.lost, "bad")), most,
                record.opponent is not None,
            )
            for record in shown
        ]  # fmt: skip

    def retranslate(self, language: str) -> None:
        """Say everything in another language."""
        self._language = language
        self.title.setText(self.tr("Statistics"))
        self.back.show_verb(self.tr("Back"), "Esc", icon="arrow-left")
        self.bar.refresh()
        self._show()

    def restyle(self) -> None:
        """Take colours and sizes again."""
        self.bar.restyle()
        for chart in self.charts:
            chart.fit()
        self._lay_out()

    def _lay_out(self) -> None:
        """Put the charts beside each other where they have room."""
        columns = 2 if self.width() >= theme.current().px(_BESIDE) else 1
        if columns == self._columns:
            return
        self._columns = columns
        places = ((0, 0), (0, 1), (1, 1)) if columns == 2 else ((0, 0), (1, 0), (2, 0))
        for (row, column), *parts in zip(places, self.headings, self.notes, self.charts, strict=True):
            for at, part in enumerate(parts):
                spans = 7 if columns == 2 and column == 0 and at == 2 else 1
                self._grid.addWidget(part, 4 * row + at, column, spans, 1, Qt.AlignmentFlag.AlignTop)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, columns - 1)
        self._grid.setRowMinimumHeight(3, theme.current().px(24))
        self._grid.setRowStretch(12, 1)

    # -- what Qt calls ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the charts out in another width."""
        super().resizeEvent(event)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Esc; the keys that turn pages scroll."""
        bar = self.area.verticalScrollBar()
        moves = {
            Qt.Key.Key_PageDown: bar.pageStep(), Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_Down: bar.singleStep(), Qt.Key.Key_Up: -bar.singleStep(),
            Qt.Key.Key_End: bar.maximum(), Qt.Key.Key_Home: -bar.maximum(),
        }  # fmt: skip
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif (move := moves.get(Qt.Key(event.key()))) is not None:
            bar.setValue(bar.value() + move)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin on the way back: arrows and page keys scroll from there."""
        self.back.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Read the battles beside the window, once."""
        super().showEvent(event)
        if self._read is None and not self.task.busy:
            self.task.start(self._work)

    def hideEvent(self, event: QHideEvent) -> None:
        """Read nothing for nobody."""
        super().hideEvent(event)
        self.task.stop()
