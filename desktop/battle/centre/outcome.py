"""What came of a battle: the score in large figures, who still stands, and the losses that turned it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.short_names import short_name
from desktop.look import theme
from desktop.look.painting import Ink, advance, paint_style
from desktop.operations.battle_losses import played
from desktop.widgets.painted import Painted
from desktop.widgets.row import Cell, Icon, Line, Row, Text
from desktop.widgets.row_layout import height_of
from desktop.widgets.row_list import RowList
from desktop.widgets.row_model import RowsModel
from desktop.widgets.spin import DoubleSpin
from desktop.widgets.spoken import Speaker
from desktop.widgets.text import set_look
from desktop.wording import about, fill, number
from desktop.wording.battle.report import list_lines
from rules.battle.score import DESTROYED, Loss, score
from rules.battle.state import Place, other
from rules.sheets import sheet_of
from rules.text import QT_TRANSLATE_NOOP

_CENTRE = Qt.AlignmentFlag.AlignCenter
_BAR, _ROW = 28, 40
"""How high the bars of who stands are, and a turning point at least, in px at 100 %."""
_ICONS = {Place.TABLE: "droplet", Place.DEAD: "skull", Place.FLED: "run", Place.CAPTURED: "lock"}
# marked apart: who collects the words does not see a count in a call of translate
_UNKNOWN = QT_TRANSLATE_NOOP("Report", "%n of unknown price", None, 1)
_TURNS = QT_TRANSLATE_NOOP("Outcome", "%n turn(s)", None, 1)
translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SideOutcome:
    """What a side comes to: its figure of the score, what that counts, how many of it stand.

    ``listed`` is what its list cost, and what was wrong with it.
    """

    name: str
    figure: float
    caption: str
    standing: int
    figures: int
    listed: tuple[str, ...] = ()


def outcome(context: BattleContext) -> tuple[SideOutcome, ...]:
    """Count both sides: points that were entered, else the PA that each destroyed, else who is left."""
    game, result = context.game, context.outcome
    priced = sheet_of(context.play.system.id).priced
    made = []
    for key in game.sides:
        mine, theirs = score(game, key), score(game, other(key))
        figure, caption = theirs.destroyed, translate("Outcome", "PA destroyed")
        if result is not None and result.points.get(key, theirs.destroyed) != theirs.destroyed:
            figure, caption = result.points[key], translate("Outcome", "points")
        elif not priced:
            figure, caption = mine.survivors, translate("Outcome", "left")
        elif theirs.unknown:
            caption += " + " + translate("Report", _UNKNOWN, "", theirs.unknown)
        listed = tuple(list_lines(context.play, key))
        name = context.side_name(key)
        made.append(SideOutcome(name, figure, caption, mine.survivors, mine.figures, listed))
    return tuple(made)


def duration(context: BattleContext) -> str:
    """Say how many turns a battle had, and how long it was played, without its pauses."""
    hours, minutes = divmod(played(context.play) // timedelta(minutes=1), 60)
    turns = translate("Outcome", _TURNS, "", context.game.turn)
    words = (
        translate("Outcome", "{turns} · {hours} h {minutes}")
        if hours
        else translate("Outcome", "{turns} · {minutes} min")
    )
    return words.format(turns=turns, hours=hours, minutes=f"{minutes:02}" if hours else minutes)


class ScoreField(DoubleSpin):
    """The figure of a side in the score: large letters that are typed over."""

    def __init__(self, parent: QWidget, side: str) -> None:
        super().__init__(parent)
        self.setDecimals(1)
        self.setRange(-9999, 99999)
        self.setKeyboardTracking(False)  # each change is a step: not at every digit
        self.setAlignment(_CENTRE)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        set_look(self, "score", f"side-{side}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what was typed by Enter, which is no key of the page then."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.clearFocus()
            event.accept()


class StandingBars(Painted, QWidget, Speaker):
    """Paints how many of both sides stand as parts of bars that begin in the middle."""

    spoken_role = QAccessible.Role.StatusBar

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sides: tuple[SideOutcome, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_sides(self, sides: tuple[SideOutcome, ...]) -> None:
        """Show how many of both sides stand."""
        if sides != self._sides:
            self._sides = sides
            self.setAccessibleName(
                ", ".join(about(each.name, f"{each.standing}/{each.figures}") for each in sides)
            )
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for the height of a line."""
        return QSize(0, paint_style().px(_BAR))

    def _paint(self, ink: Ink) -> None:
        style, half, high = ink.style, self.width() / 2, ink.style.px(16)
        top = (self.height() - high) / 2
        said = [f"{side.standing}/{side.figures}" for side in self._sides]
        numbers = max((advance(words, style.bold) for words in said), default=0) + style.px(12)
        room = half - numbers
        for place, side in enumerate(self._sides):
            colour, share = style.theme.side(place), room * side.standing / max(1, side.figures)
            ink.box(
                QRectF(place * (half + numbers), top, room, high), style.colour("line"), None, style.px(3)
            )
            left = half + numbers if place else room - share
            ink.box(QRectF(left, top, share, high), colour, None, style.px(3))
            at = QRectF(half - numbers * (1 - place), 0, numbers, self.height())
            ink.text(at, said[place], style.bold, colour, _CENTRE)


@dataclass(frozen=True, slots=True)
class _Turned:
    """A loss as its row tells it, and in ``full`` names; ``gain`` is its worth, of the side ``won``."""

    step: int
    turn: str
    what: str
    full: str
    icon: str
    gain: str
    won: str

    @property
    def id(self) -> str:
        """Its step."""
        return str(self.step)


def _row(turned: _Turned) -> Row:
    tip = translate("TurningPoints", "Look back at this moment")
    said = ", ".join(filter(None, (turned.turn, turned.full, turned.gain)))
    lead = (Cell(Text(turned.turn, "soft"), 52, 8), Cell(Icon(turned.icon, "soft", 20), 24, 8))
    gain = Cell(Text(turned.gain, f"side-{turned.won}", bold=True), 0, 8)
    words = (Line(Text(turned.what), most=4),)
    return Row(turned.what, tip, said, words, lead, (gain,), height=_ROW, air=8, margin=(8, 8))


class TurningPoints(RowList):
    """The losses that weighed most, each with its turn and what it was worth; ``clicked`` by Enter too."""

    def __init__(self, parent: QWidget) -> None:
        self._model = RowsModel(_row)
        super().__init__(self._model, parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_losses(self, context: BattleContext, found: Sequence[Loss]) -> None:
        """Show losses."""
        rows = []
        for loss in found:
            happened = {
                Place.TABLE: self.tr("{name} is down"),
                Place.DEAD: self.tr("{name} dies"),
                Place.FLED: self.tr("{name} flees"),
                Place.CAPTURED: self.tr("{name} is captured"),
            }[loss.place]
            short = fill(happened, name=short_name(context, loss.fighter))
            full = fill(happened, name=context.fighter_name(loss.fighter))
            if loss.author in context.game.fighters:
                by = self.tr("{what}, by {name}")
                short = fill(by, what=short, name=short_name(context, loss.author))
                full = fill(by, what=full, name=context.fighter_name(loss.author))
            turn = self.tr("turn {turn}").format(turn=loss.turn)
            gain = number(loss.price, "+") if loss.price and loss.place in DESTROYED else ""
            rows.append(_Turned(loss.step, turn, short, full, _ICONS[loss.place], gain, other(loss.side)))
        self._model.set_rows(rows)
        self.fit()

    def step_of(self, number_of: int) -> int:
        """Give the step of a row."""
        return self._model.rows[number_of].step

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look back by Enter, as a click does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.clicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as all rows are in another width."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Be as high as all rows."""
        edge, current = 2 * self.frameWidth(), theme.current()
        high = sum(height_of(_row(each), self.width() - edge, current) for each in self._model.rows)
        self.setFixedHeight(high + edge)
