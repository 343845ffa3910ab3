"""Combat and upkeep: what there is to do, step by step and side by side, each row with its verb."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.battle.board.paint import paint_disc
from desktop.battle.centre_page import CentrePage
from desktop.battle.context import BattleContext
from desktop.battle.grouped_rows import (
    Bundle,
    bundle_name,
    bundle_words,
    bundles,
    line_to_light,
    open_line_after,
)
from desktop.battle.row_words import ICONS, step_words, verb_words
from desktop.look import theme
from desktop.look.painting import Ink, icon_in, line_height, lines_of
from desktop.widgets.scroll import area_of
from desktop.wording.plain import plain_tip
from rules.battle.rows import PhaseRow, steps_of
from rules.battle.state import Game


@dataclass(frozen=True, slots=True)
class _Shown:
    """A line as it is painted."""

    bundle: Bundle
    words: str
    name: str
    letter: str
    colour: str
    side: int


@dataclass(frozen=True, slots=True)
class _Group:
    """A step with its rows."""

    step: str
    words: str
    rows: tuple[_Shown, ...]

    @property
    def open(self) -> bool:
        """Tell whether anything in the step is left to deal with."""
        return any(shown.bundle.open for shown in self.rows)


@dataclass(frozen=True, slots=True)
class _View:
    groups: tuple[_Group, ...]
    selected: str

    @property
    def shown(self) -> tuple[_Shown, ...]:
        """All rows, in their order."""
        return tuple(shown for group in self.groups for shown in group.rows)


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where a hand may press, what that does, and what is said of it."""

    rect: QRectF
    tip: str
    what: str
    bundle: Bundle | None = None
    step: str = ""


class PhaseRows(CentrePage):
    """The rows of a phase. ``acted`` a row with what to do ("do", "skip", "open").

    ``settled`` a step with the state that all its open rows shall have.
    """

    acted = Signal(object, str)
    settled = Signal(str, str)

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._view = _View((), "")
        self.selected = ""
        self._unfolded: set[str] = set()
        self._read: tuple[Game, str] | None = None
        self._spots: list[_Spot] = []
        self.setMouseTracking(True)

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self, selected: str = "") -> None:
        """Show the rows of the phase in view; the first open one is chosen when none is."""
        context = self._context
        read = (context.game, context.language)
        if self._read is not None and read[0] is self._read[0] and read[1] == self._read[1]:
            return
        self._read = read
        every = bundles(context, self._unfolded)
        before = self._line
        kept = {row.id for row in before.rows} if before is not None else frozenset[str]()
        chosen = line_to_light(every, self.selected, kept, left=bool(self.count_open))
        self.selected = chosen.id if chosen is not None else ""
        groups = []
        for step in steps_of(context.play.table, context.game.phase):
            mine = tuple(self._show(bundle) for bundle in every if bundle.row.step == step.id)
            if mine:
                groups.append(_Group(step.id, step_words(context, step), mine))
        view = _View(tuple(groups), self.selected)
        if view != self._view:
            self._view = view
            self._settle()
            self.update()

    def _show(self, bundle: Bundle) -> _Shown:
        context, row = self._context, bundle.row
        what, name = bundle_words(context, bundle), bundle_name(context, bundle)
        side = "ab".index(row.side) if row.side else -1
        if len(bundle.fighters) != 1:
            return _Shown(bundle, what, name, "", "", side)
        fighter = context.game.fighters[row.fighter]
        return _Shown(bundle, what, name, fighter.letter, fighter.colour, side)

    @property
    def _line(self) -> Bundle | None:
        return next((s.bundle for s in self._view.shown if s.bundle.id == self.selected), None)

    @property
    def row(self) -> PhaseRow | None:
        """The chosen row; of rows in one line the first that is open."""
        line = self._line
        return line.row if line is not None else None

    @property
    def together(self) -> tuple[PhaseRow, ...]:
        """The rows of the chosen line."""
        line = self._line
        return line.rows if line is not None else ()

    @property
    def count_open(self) -> int:
        """How many lines nobody has dealt with; one that is unfolded counts once."""
        return sum(s.bundle.open for s in self._view.shown if not s.bundle.head)

    def unfold(self, opens: bool) -> bool:
        """Unfold the chosen line into its rows and go on to the first of them, or fold it again."""
        line = self._line
        if line is None or not (line.folds or (line.head and not opens)):
            return False
        if opens and line.unfolded:
            return self.walk(1)
        self._fold(line, opens)
        return True

    def _fold(self, line: Bundle, opens: bool) -> None:
        head = line.head or line.id
        if opens:
            self._unfolded.add(head)
        else:
            self._unfolded.discard(head)
        self.selected, self._read = head, None
        self.refresh()
        self.reveal()

    def walk(self, by: int) -> bool:
        """Choose the next row, or the one before."""
        ids = [s.bundle.id for s in self._view.shown]
        if ids:
            at = ids.index(self.selected) if self.selected in ids else -by
            self.choose(ids[max(0, min(len(ids) - 1, at + by))])
        return True

    def next_open(self) -> None:
        """Choose the next row that is open, after the chosen one and then from the top."""
        line = open_line_after([shown.bundle for shown in self._view.shown], self.selected)
        if line is not None:
            self.choose(line.id)

    def choose(self, row: str) -> None:
        """Choose a line by its id, or that of a row."""
        lines = [s.bundle for s in self._view.shown]
        if all(line.id != row for line in lines):
            row = next((b.id for b in lines if any(each.id == row for each in b.rows)), row)
        self.selected = row
        self._view = _View(self._view.groups, self.selected)
        self.update()
        self.reveal()

    def reveal(self) -> None:
        """Scroll so that the chosen row is in view."""
        area = area_of(self)
        spot = next(
            (s.rect for s in self._spots if s.what == "row" and s.bundle and s.bundle.id == self.selected),
            None,
        )
        if area is not None and spot is not None:
            area.ensureVisible(round(spot.center().x()), round(spot.center().y()), 0, round(spot.height()))

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return [*ink.words, *(spot.tip for spot in self._spots)]

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
        for group in self._view.groups:
            top = self._paint_heading(ink, group, top)
            for shown in group.rows:
                top = self._paint_row(ink, shown, top)
            top += made.px(4)
        return top

    def _paint_heading(self, ink: Ink, group: _Group, top: float) -> float:
        """Name a step; while it is open its two verbs for all its rows stand beside it."""
        made = ink.kit
        height = made.px(44 if group.open else 28)
        room = self.width() - made.px(8) - (made.px(88) if group.open else 0)
        lines = lines_of(group.words, made.bold, room, 2)
        high = line_height(made.bold) * len(lines)
        height = max(height, round(high) + made.px(4))
        ink.block(
            QRectF(made.px(4), top + (height - high) / 2, room, high), lines, made.bold, made.colour("soft")
        )
        if group.open:
            mine = any(shown.bundle.id == self._view.selected for shown in group.rows)
            skip = self._box(top + height / 2)
            act = skip.translated(-skip.width() - made.px(4), 0)
            for rect, key, icon in ((act, "⇧D", "list-check"), (skip, "⇧I", "player-skip-forward")):
                if mine:
                    ink.keycap(rect.adjusted(made.px(5), made.px(8), -made.px(5), -made.px(8)), key)
                else:
                    icon_in(ink, rect, icon, 18, "soft")
            done, nothing = (
                self.tr("Do all of this step ({key})"),
                self.tr("Nothing else in this step ({key})"),
            )
            self._spots.append(_Spot(act, done.format(key="Shift+D"), "done", step=group.step))
            self._spots.append(_Spot(skip, nothing.format(key="Shift+I"), "skipped", step=group.step))
        return top + height

    def _box(self, centre: float) -> QRectF:
        """Give the place of the rightmost verb of a line."""
        made = theme.current()
        size = made.px(40)
        return QRectF(self.width() - made.px(5) - size, centre - size / 2, size, size)

    def _paint_row(self, ink: Ink, shown: _Shown, top: float) -> float:
        made, bundle = ink.kit, shown.bundle
        chosen = bundle.id == self._view.selected
        alone = len(bundle.fighters) == 1
        inner = made.px(28) if bundle.head else made.px(2)
        left = inner + made.px(10) + (made.px(36) if alone else 0)
        room = self.width() - left - made.px(144 if bundle.folds else 100)
        words = f"{shown.name} · {shown.words}" if shown.name else shown.words
        lines = lines_of(words, made.body, room, 4)
        height = max(made.px(42), line_height(made.body) * len(lines) + made.px(8))
        rect = QRectF(inner, top, self.width() - inner - made.px(2), height)
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
        if alone:
            disc = QRectF(rect.x() + made.px(12), top + (height - made.px(28)) / 2, made.px(28), made.px(28))
            paint_disc(ink, disc, shown.letter, shown.colour)
        high = line_height(made.body) * len(lines)
        colour = made.colour("text" if bundle.open else "soft")
        ink.block(QRectF(left + made.px(2), top + (height - high) / 2, room, high), lines, made.body, colour)
        self._verbs(ink, rect, bundle, chosen)
        if bundle.folds:
            self._fold_mark(ink, rect, bundle, chosen)
        self._spots.append(_Spot(rect, words, "row", bundle))
        return rect.bottom() + made.px(4)

    def _fold_mark(self, ink: Ink, rect: QRectF, bundle: Bundle, chosen: bool) -> None:
        made = ink.kit
        box = self._box(rect.center().y())
        box.translate(-2 * (box.width() + made.px(4)), 0)
        opened = bundle.unfolded
        if chosen:
            ink.keycap(box.adjusted(made.px(9), made.px(8), -made.px(9), -made.px(8)), "←" if opened else "→")
        else:
            icon_in(ink, box, "chevron-down" if opened else "chevron-right", 18, "soft")
        tip = self.tr("Together again (←)") if opened else self.tr("One by one (→)")
        self._spots.append(_Spot(box, tip, "fold" if opened else "unfold", bundle))

    def _verbs(self, ink: Ink, rect: QRectF, bundle: Bundle, chosen: bool) -> None:
        made, row = ink.kit, bundle.row
        skip = self._box(rect.center().y())
        act = skip.translated(-skip.width() - made.px(4), 0)
        if bundle.state == "skipped":
            icon_in(ink, skip, "player-skip-forward", 22, "soft")
            self._spots.append(_Spot(skip, self.tr("Skipped: reopen"), "open", bundle))
            return
        if bundle.state == "done":
            icon_in(ink, skip, "circle-check", 24, "good")
            self._spots.append(_Spot(skip, self.tr("Done: reopen"), "open", bundle))
            return
        inset = made.px(3)  # apart from the edge of the row; a hand meets the whole of it
        ink.box(
            act.adjusted(inset, inset, -inset, -inset), made.colour("raised"), made.colour("soft"), made.px(6)
        )
        if chosen:
            ink.keycap(act.adjusted(made.px(9), made.px(8), -made.px(9), -made.px(8)), "D")
            ink.keycap(skip.adjusted(made.px(9), made.px(8), -made.px(9), -made.px(8)), "I")
        else:
            icon_in(ink, act, ICONS.get(row.rule.verb, "check"), 20, "text")
            icon_in(ink, skip, "player-skip-forward", 18, "soft")
        self._spots.append(_Spot(act, f"{verb_words(row)} (D)", "do", bundle))
        self._spots.append(_Spot(skip, self.tr("Skip (I)"), "skip", bundle))

    # -- hands --------------------------------------------------------------------------------------

    def _at(self, point: QPointF) -> _Spot | None:
        return next((spot for spot in self._spots if spot.rect.contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a row, do it, skip it; or settle a whole step."""
        spot = self._at(event.position())
        if spot is None:
            return
        if spot.bundle is None:
            self.settled.emit(spot.step, spot.what)
            return
        self.choose(spot.bundle.id)
        if spot.what in ("fold", "unfold"):
            self._fold(spot.bundle, spot.what == "unfold")
        elif spot.what != "row":
            self.acted.emit(spot.bundle.row, spot.what)

    def event(self, event: QEvent) -> bool:
        """Explain what is under the hand."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            spot = self._at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), plain_tip(spot.tip if spot is not None else ""), self)
            return True
        return super().event(event)
