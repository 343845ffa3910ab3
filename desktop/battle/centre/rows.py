"""Combat and upkeep: what there is to do, step by step and side by side, each row with its verb."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QToolTip, QWidget

from desktop import theme
from desktop.battle.board.paint import icon_in, paint_disc
from desktop.battle.context import BattleContext
from desktop.battle.kit import Ink, line_height, lines_of
from rules.battle.rows import Row, rows, steps_of

_VERB_ICONS = {"do": "check", "roll": "dice", "pay": "diamond", "clear": "x"}


@dataclass(frozen=True, slots=True)
class _Shown:
    """A row as it is painted."""

    row: Row
    words: str
    name: str
    letter: str
    colour: str
    side: int


@dataclass(frozen=True, slots=True)
class _View:
    shown: tuple[tuple[str, tuple[_Shown, ...]], ...]
    selected: str


class PhaseRows(QWidget):
    """The rows of a phase. ``acted`` a row with what to do ("do", "skip", "open"), ``chosen`` a figure."""

    acted = Signal(object, str)
    chosen = Signal(str)

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._view = _View((), "")
        self.selected = ""
        self._spots: list[tuple[QRectF, str, str, Row | None]] = []
        self.setMouseTracking(True)

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the rows of the phase in view; the first open one is chosen when none is."""
        every = rows(self._context.play.table, self._context.game)
        if self.selected not in {row.id for row in every}:
            self.selected = next((row.id for row in every if row.open), every[0].id if every else "")
        english = self._context.language == "en"
        groups = []
        for step in steps_of(self._context.play.table, self._context.game.phase):
            mine = tuple(self._show(row) for row in every if row.step == step.id)
            if mine:
                groups.append((step.en if english else step.fr, mine))
        view = _View(tuple(groups), self.selected)
        if view != self._view:
            self._view = view
            self._settle()
            self.update()

    def _show(self, row: Row) -> _Shown:
        context = self._context
        english = context.language == "en"
        what = row.detail[1 if english else 0] or (row.rule.en if english else row.rule.fr)
        what = context.names.source(what)
        if row.fighter:
            fighter = context.game.fighters[row.fighter]
            if row.number > 1:
                what = f"{what} ({row.number})"
            side = "ab".index(row.side)
            return _Shown(row, what, context.fighter_name(row.fighter), fighter.letter, fighter.colour, side)
        side = "ab".index(row.side) if row.side else -1
        name = context.side_name(row.side) if row.side else ""
        if row.fighters:
            name = " – ".join(
                ", ".join(context.fighter_name(k) for k in row.fighters if context.game.side_of(k).key == key)
                for key in context.game.sides
            )
        return _Shown(row, what, name, "", "", side)

    @property
    def row(self) -> Row | None:
        """The chosen row."""
        return next(
            (s.row for _, group in self._view.shown for s in group if s.row.id == self.selected), None
        )

    @property
    def count_open(self) -> int:
        """How many rows nobody has dealt with."""
        return sum(s.row.open for _, group in self._view.shown for s in group)

    def walk(self, by: int) -> None:
        """Choose the next row, or the one before."""
        ids = [s.row.id for _, group in self._view.shown for s in group]
        if ids:
            at = ids.index(self.selected) if self.selected in ids else -by
            self.choose(ids[max(0, min(len(ids) - 1, at + by))])

    def next_open(self) -> None:
        """Choose the next row that is open, after the chosen one and then from the top."""
        every = [s.row for _, group in self._view.shown for s in group]
        at = next((n for n, row in enumerate(every) if row.id == self.selected), -1)
        for row in (*every[at + 1 :], *every[: at + 1]):
            if row.open:
                self.choose(row.id)
                return

    def choose(self, row: str) -> None:
        """Choose a row and its figure."""
        self.selected = row
        self._view = _View(self._view.shown, row)
        self.update()
        found = self.row
        if found is not None and found.fighter:
            self.chosen.emit(found.fighter)
        self._reveal()

    def _reveal(self) -> None:
        room = self.parentWidget()
        area = room.parentWidget() if room is not None else None
        spot = next(
            (r for r, _, what, row in self._spots if what == "row" and row and row.id == self.selected), None
        )
        if isinstance(area, QScrollArea) and spot is not None:
            area.ensureVisible(round(spot.center().x()), round(spot.center().y()), 0, round(spot.height()))

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return [*ink.words, *(tip for _, tip, _, _ in self._spots)]

    def _settle(self) -> None:
        with Ink.dry() as ink:
            height = round(self._paint(ink))
        if self.minimumHeight() != height:
            self.setMinimumHeight(height)

    def sizeHint(self) -> QSize:
        """Ask for all rows."""
        return QSize(400, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words again."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._settle()

    # -- painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows."""
        with Ink(self) as ink:
            self._paint(ink)

    def _paint(self, ink: Ink) -> float:
        made = ink.kit
        self._spots = []
        top = 0.0
        for heading, group in self._view.shown:
            rect = QRectF(made.px(4), top, self.width(), made.px(28))
            ink.text(rect, heading, made.bold, made.colour("soft"))
            top += made.px(28)
            for shown in group:
                top = self._paint_row(ink, shown, top)
            top += made.px(4)
        return top

    def _paint_row(self, ink: Ink, shown: _Shown, top: float) -> float:
        made, row = ink.kit, shown.row
        chosen = row.id == self._view.selected
        left = made.px(12) + (made.px(36) if row.fighter else 0)
        room = self.width() - left - made.px(100)
        words = f"{shown.name} · {shown.words}" if shown.name else shown.words
        lines = lines_of(words, made.body, room, 4)
        height = max(made.px(42), line_height(made.body) * len(lines) + made.px(8))
        rect = QRectF(made.px(2), top, self.width() - made.px(4), height)
        side = made.theme.side(shown.side) if shown.side >= 0 else made.colour("line")
        ground = (
            theme.mix(made.colour("accent"), made.colour("raised"), 10) if chosen else made.colour("raised")
        )
        ink.box(
            rect,
            ground,
            made.colour("focus") if chosen else made.colour("line"),
            made.px(5),
            2 if chosen else 1,
        )
        ink.painter.fillRect(QRectF(rect.x() + 1, rect.y() + 3, made.px(4), height - 6), side)
        if row.fighter:
            disc = QRectF(rect.x() + made.px(12), top + (height - made.px(28)) / 2, made.px(28), made.px(28))
            paint_disc(ink, disc, shown.letter, shown.colour)
        high = line_height(made.body) * len(lines)
        colour = made.colour("text" if row.open else "soft")
        ink.block(QRectF(left + made.px(2), top + (height - high) / 2, room, high), lines, made.body, colour)
        self._verbs(ink, rect, row, chosen)
        self._spots.append((rect, words, "row", row))
        return rect.bottom() + made.px(4)

    def _verbs(self, ink: Ink, rect: QRectF, row: Row, chosen: bool) -> None:
        made = ink.kit
        size = made.px(40)
        skip = QRectF(rect.right() - size - made.px(3), rect.center().y() - size / 2, size, size)
        act = skip.translated(-size - made.px(4), 0)
        if row.state == "skipped":
            icon_in(ink, skip, "player-skip-forward", 22, "soft")
            self._spots.append((skip, self.tr("Skipped: open it again"), "open", row))
            return
        if row.state == "done":
            icon_in(ink, skip, "circle-check", 24, "good")
            self._spots.append((skip, self.tr("Done: open it again"), "open", row))
            return
        ink.box(act, made.colour("surface"), made.colour("soft"), made.px(6))
        if chosen:
            ink.keycap(act.adjusted(made.px(9), made.px(8), -made.px(9), -made.px(8)), "D")
            ink.keycap(skip.adjusted(made.px(9), made.px(8), -made.px(9), -made.px(8)), "I", faint=True)
        else:
            icon_in(ink, act, _VERB_ICONS.get(row.rule.verb, "check"), 20, "text")
            icon_in(ink, skip, "player-skip-forward", 18, "soft")
        self._spots.append((act, f"{verb_words(row.rule.verb)} (D)", "do", row))
        self._spots.append((skip, self.tr("Skip (I)"), "skip", row))

    # -- hands --------------------------------------------------------------------------------------

    def _at(self, point: QPointF) -> tuple[str, str, Row | None]:
        found = ((tip, what, row) for rect, tip, what, row in self._spots if rect.contains(point))
        return next(found, ("", "", None))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a row, do it, skip it."""
        _, what, row = self._at(event.position())
        if row is None:
            return
        self.choose(row.id)
        if what != "row":
            self.acted.emit(row, what)

    def event(self, event: QEvent) -> bool:
        """Explain what is under the hand."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._at(QPointF(event.pos()))[0], self)
            return True
        return super().event(event)


def verb_words(verb: str) -> str:
    """Word what a row asks for."""
    translate = QCoreApplication.translate
    return {
        "do": translate("PhaseRows", "Done"),
        "roll": translate("PhaseRows", "Roll"),
        "pay": translate("PhaseRows", "Paid"),
        "clear": translate("PhaseRows", "Clear"),
    }.get(verb, verb)
