"""The cards that speak: their figures as large rows, with what they are worth now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.battle.board.paint import chip_height, chip_width, draw_chip
from desktop.battle.board.views import ChipView
from desktop.battle.centre.speaking_tags import LaidDoings, lay_doings, paint_doings
from desktop.battle.centre.stage_head import StageHead
from desktop.battle.centre.values import Line, paint_values, value_lines, values_height
from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.context import BattleContext
from desktop.battle.figures import FigureValue
from desktop.battle.pieces import ChoiceLook
from desktop.battle.screen import screen_of
from desktop.battle.turn_summary import Doings
from desktop.look import theme
from desktop.look.painting import Ink, Kit, icon_in, kit, line_height, lines_of
from desktop.widgets.scroll import area_of
from desktop.wording.plain import plain_tip
from rules.battle.state import Place

_CENTRE = Qt.AlignmentFlag.AlignCenter
_DIGITS = 9
_CUT = "…"
_LINES = 6
"""So many lines what holds for somebody may take where the rows have room for all of them."""


@dataclass(frozen=True, slots=True)
class _Row:
    chip: ChipView
    cells: tuple[FigureValue, ...]
    number: int
    doings: Doings
    side: int


@dataclass(frozen=True, slots=True)
class _Laid:
    """A row laid out: where it stands, and its words broken into lines."""

    row: _Row
    rect: QRectF
    lines: tuple[str, ...]
    values: tuple[Line, ...]
    doings: LaidDoings

    @property
    def gone(self) -> bool:
        """Whether the figure is not on the table any more."""
        return self.row.chip.place is not Place.TABLE


@dataclass(frozen=True, slots=True)
class _View:
    rows: tuple[_Row, ...]
    unnamed: tuple[str, ...]
    selected: str

    @property
    def mixed(self) -> bool:
        """Whether figures of both sides act."""
        return len({row.side for row in self.rows}) > 1


def speaking_fighters(context: BattleContext) -> list[str]:
    """Give the figures that act now, card by card, as the digits choose them."""
    return list(context.pieces.speakers(context.game))


def within_digits(fighters: Sequence[str], chosen: str) -> int:
    """Give where the nine of the figures begin that the digits choose: those among whom the chosen one is."""
    return fighters.index(chosen) // _DIGITS * _DIGITS if chosen in fighters else 0


class SpeakingRows(CentrePage):
    """Rows of the figures that act in this speaking turn: ``chosen`` a figure, ``ticked`` one that acted."""

    chosen = Signal(str)
    ticked = Signal(str)
    naming = Signal(str)
    shows_values = True
    """Whether what a figure is worth now stands in its row."""

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._view = _View((), (), "")
        self._unnamed: list[tuple[QRectF, str]] = []
        self._laid: list[_Laid] = []
        self._room = (0, 0)
        self._height = 0
        self._head = StageHead(self)
        self.setMouseTracking(True)

    def refresh(self, selected: str = "") -> None:
        """Show the figures of the cards that speak."""
        context = self._context
        game, ruleset, names = context.game, context.play.table.ruleset, context.names
        screen, rows, none = screen_of(context.pieces), [], Doings()
        keys = speaking_fighters(context)
        for number, key in enumerate(keys, 1 - within_digits(keys, selected)):
            fighter = game.fighters[key]
            chip = context.chips.of(game, fighter, names, ruleset)
            values = context.cells.of(game, fighter, ruleset, names) if self.shows_values else ()
            doings = screen.doings(context, fighter) or none
            side = "ab".index(game.side_of(key).key)
            rows.append(_Row(chip, values, number, doings, side))
        unnamed = tuple(card for card in game.speaking if not game.cards[card].seen)
        view = _View(tuple(rows), unnamed, selected)
        self._head.show_line(context.pieces.stage(game, selected) if rows else None)
        if view != self._view:
            before, self._view = self._view, view
            was = self._laid
            self._lay()
            self._update(before, was)
            if before.selected != view.selected:
                self.reveal()

    def go_on(self, asked: bool) -> GoOn | None:
        """Go on in the speaking turn, or end it."""
        context, key = self._context, "" if asked else "↵"
        verb = screen_of(context.pieces).main_verb(context)
        if verb is not None:
            return GoOn(verb.code, verb.words, key, icon=verb.icon, primary=not asked)
        choice = next(iter(context.offered()), None)
        if choice is None:
            return None
        icon = context.pieces.choices.get(choice.code, ChoiceLook(icon="hourglass")).icon
        return GoOn(choice.code, context.say_choice(choice), key, icon=icon, primary=not asked)

    def _update(self, before: _View, was: list[_Laid]) -> None:
        """Paint again the rows that differ; all of them where they moved."""
        view = self._view
        heads = [(each.unnamed, each.mixed) for each in (before, view)]
        if heads[0] != heads[1] or len(was) != len(self._laid):
            self.update()
            return
        for old, new in zip(was, self._laid, strict=True):
            chosen = (old.row.chip.id == before.selected) != (new.row.chip.id == view.selected)
            if chosen or old != new:
                self.update(old.rect.united(new.rect).toAlignedRect().adjusted(-2, -2, 2, 2))

    def reveal(self) -> None:
        """Scroll so that the chosen figure is in view: the next one is chosen by itself."""
        area = area_of(self)
        laid = next((laid for laid in self._laid if laid.row.chip.id == self._view.selected), None)
        if area is not None and laid is not None:
            self._settle()
            # with the first one what stands above it
            top = 0 if laid is self._laid[0] else laid.rect.top()
            half = (laid.rect.bottom() - top) / 2
            area.ensureVisible(round(laid.rect.center().x()), round(top + half), 0, round(half) + 4)
            bar = area.verticalScrollBar()
            if bar.value():  # what is cut in half is hard to read; past the end there is nothing to read
                bar.setValue(next((top for top in self._tops() if top >= bar.value()), bar.maximum()))

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink, QRegion(self.rect()))
        tips = [self._tip(laid) for laid in self._laid]
        tips += [self._name_words() for _ in self._unnamed]
        words = [*self._head.visible_strings(), *ink.words]
        return [*words, *tips, *([self._tick_words()] if self._laid else [])]

    def head(self) -> StageHead:
        """Give the line of the stage."""
        return self._head

    def _lay(self) -> None:
        """Break the words of the rows and give each its room; where all of them have more, more lines."""
        made = kit()
        room = (self.width(), made.theme.scale)
        known = {laid.row.chip.id: laid for laid in self._laid} if room == self._room else {}
        self._room = room
        self._height = self._lay_rows(self._view.rows, known, made)
        if any(_CUT in line for laid in self._laid for line in laid.doings.said):
            few = self._laid
            height = self._lay_rows([_with_lines(row) for row in self._view.rows], known, made)
            if height > self._space():
                self._laid = few
            else:
                self._height = height
        self._settle()

    def _lay_rows(self, rows: Iterable[_Row], known: Mapping[str, _Laid], made: Kit) -> int:
        """Lay rows out, and say how high all of them stand, in px."""
        top = float(made.px(2))
        self._unnamed, self._laid = [], []
        for card in self._view.unnamed:
            rect = QRectF(made.px(2), top, self.width() - made.px(4), made.px(46))
            self._unnamed.append((rect, card))
            top = rect.bottom() + made.px(5)
        for row in rows:
            before = known.get(row.chip.id)
            same = before is not None and before.row == row and before.rect.y() == top
            laid = before if before is not None and same else self._lay_row(row, top, made)
            self._laid.append(laid)
            top = laid.rect.bottom() + made.px(5)
        if not (self._laid or self._unnamed):
            top += made.px(32)
        return round(top)

    def _space(self) -> int:
        """Tell how high the room is in which the rows scroll, in px."""
        area = area_of(self)
        return area.viewport().height() if area is not None else 0

    def fit(self) -> None:
        """Lay the rows out again where their words may stand in more lines now, or no longer."""
        lines = self._laid
        self._lay()
        if lines != self._laid:
            self.update()

    def _settle(self) -> None:
        """Ask for all rows; one can scroll to the last one at once."""
        if self.minimumHeight() != self._height:
            self.setMinimumHeight(self._height)
            if self.height() < self._height:
                self.resize(self.width(), self._height)

    def _tops(self) -> Iterator[int]:
        """Give where one can scroll to so that a whole row is the first in view."""
        return (round(laid.rect.top()) - kit().px(2) for laid in self._laid)

    def _lay_row(self, row: _Row, top: float, made: Kit) -> _Laid:
        gone = row.chip.place is not Place.TABLE
        room = self.width() - self._name_left(row, made) - made.px(52) - made.px(6)
        lines = tuple(lines_of(row.chip.name, made.bold, room, 3))
        values = () if gone else value_lines(row.cells, room)
        doings = lay_doings(Doings() if gone else row.doings, room, made)
        words = line_height(made.bold) * len(lines) + values_height(values, made)
        height = max(chip_height(made), words + doings.height(made)) + made.px(10)
        rect = QRectF(made.px(2), top, self.width() - made.px(4), height)
        return _Laid(row, rect, lines, values, doings)

    def _name_left(self, row: _Row, made: Kit) -> float:
        return made.px(38) + chip_width(made, row.chip) + made.px(10)

    def changeEvent(self, event: QEvent) -> None:
        """Lay out again in another size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange) and hasattr(self, "_view"):
            self._lay()
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for all rows."""
        return QSize(400, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the names again."""
        super().resizeEvent(event)
        if event.size().width() != self._room[0]:
            self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows that need it."""
        with Ink(self) as ink:
            self._paint(ink, event.region())

    def _paint(self, ink: Ink, clip: QRegion) -> None:
        made = ink.kit
        for rect, _ in self._unnamed:
            self._paint_unnamed(ink, rect)
        if not (self._laid or self._unnamed):
            words = self.tr("Nobody on these cards can act.")
            rect = QRectF(made.px(8), made.px(2), self.width(), made.px(28))
            ink.text(rect, words, made.body, made.colour("soft"))
        for laid in self._laid:
            if clip.intersects(laid.rect.toAlignedRect()):
                self._paint_row(ink, laid)

    def _paint_unnamed(self, ink: Ink, rect: QRectF) -> None:
        made = ink.kit
        ink.box(rect, made.colour("raised"), made.colour("warn"), made.px(6), 1.5)
        words = self.tr("This card has no name yet.")
        ink.text(rect.adjusted(made.px(12), 0, 0, 0), words, made.body, made.colour("text"))
        cap = QRectF(rect.right() - made.px(34), rect.center().y() - made.px(12), made.px(24), made.px(24))
        ink.keycap(cap, "N")

    def _paint_row(self, ink: Ink, laid: _Laid) -> None:
        made, chip, rect = ink.kit, laid.row.chip, laid.rect
        side, mixed = made.theme.side(laid.row.side), self._view.mixed
        chosen = chip.id == self._view.selected
        ground = theme.mix(side, made.colour("raised"), 12) if chosen else made.colour("raised")
        ink.box(rect, ground, side if chosen else made.colour("line"), made.px(6), 2 if chosen else 1)
        if mixed:
            ink.box(QRectF(rect.x(), rect.y(), made.px(6), rect.height()), side, None, made.px(3))
        if 1 <= laid.row.number <= _DIGITS:
            cap = QRectF(made.px(9), rect.center().y() - made.px(12), made.px(22), made.px(24))
            ink.keycap(cap, str(laid.row.number), faint=laid.gone, ground=ground)
        middle = rect.y() + (rect.height() - chip_height(made)) / 2
        body = QRectF(made.px(38), middle, chip_width(made, chip), chip_height(made))
        draw_chip(ink, body, chip, False, side, ground)
        high = line_height(made.bold) * len(laid.lines)
        values = values_height(laid.values, made)
        doings = laid.doings.height(made)
        left = self._name_left(laid.row, made)
        room = rect.right() + made.px(2) - left - made.px(52) - made.px(6)
        words = QRectF(left, rect.y() + (rect.height() - high - values - doings) / 2, room, high)
        colour = made.colour("soft") if laid.gone else side if mixed else made.colour("text")
        ink.block(words, laid.lines, made.bold, colour)
        if not laid.gone:
            paint_values(ink, laid.values, QRectF(left, words.bottom(), room, values), ground)
            paint_doings(ink, laid.doings, QRectF(left, words.bottom() + values, room, doings))
            box = self._tick_box(laid, made)
            ink.stamp(box, _paint_tick, chip.activated, chosen, ground=ground)

    def _tick_box(self, laid: _Laid, made: Kit) -> QRectF:
        rect = laid.rect
        top = rect.y() + (rect.height() - made.px(40)) / 2
        return QRectF(rect.right() - made.px(52), top, made.px(44), made.px(40))

    def _tip(self, laid: _Laid) -> str:
        moved = [cell.tip(self._context.names) for cell in laid.row.cells if cell.moved]
        return "\n".join((laid.row.chip.name, *moved))

    def _name_words(self) -> str:
        return self.tr("Name this card (N)")

    def _tick_words(self) -> str:
        return self.tr("Has acted (T)")

    def _at(self, point: QPointF) -> tuple[str, str, str]:
        """Tell what is under the hand: words, what a press does, and to whom."""
        for rect, card in self._unnamed:
            if rect.contains(point):
                return self._name_words(), "name", card
        for laid in self._laid:
            if laid.rect.contains(point):
                if not laid.gone and self._tick_box(laid, kit()).contains(point):
                    return self._tick_words(), "tick", laid.row.chip.id
                return self._tip(laid), "choose", laid.row.chip.id
        return "", "", ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a figure, tick it off, or name a card."""
        _, what, key = self._at(event.position())
        signal = {"choose": self.chosen, "tick": self.ticked, "name": self.naming}.get(what)
        if signal is not None:
            signal.emit(key)

    def event(self, event: QEvent) -> bool:
        """Explain what is under the hand."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), plain_tip(self._at(QPointF(event.pos()))[0]), self)
            return True
        return super().event(event)


def _with_lines(row: _Row) -> _Row:
    return replace(row, doings=replace(row.doings, lines=max(_LINES, row.doings.lines)))


def _paint_tick(ink: Ink, box: QRectF, done: bool, chosen: bool) -> None:
    """Paint the box of who has acted, with its key where that would tick it."""
    made = ink.kit
    edge = made.colour("good" if done else "soft")
    ink.box(box, made.colour("good") if done else None, edge, made.px(6), 1.5)
    if done:
        icon_in(ink, box, "check", 24, "raised")
    elif chosen:
        size = QRectF(0, 0, made.px(22), made.px(24))
        size.moveCenter(box.center())
        ink.keycap(size, "T")
