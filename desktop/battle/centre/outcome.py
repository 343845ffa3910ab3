"""What came of a battle: the score in large figures, who still stands, and the losses that turned it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.look.painting import Ink, KnownFont, kit
from desktop.widgets.key_button import VerbButton
from desktop.widgets.spoken import Speaker
from desktop.widgets.text import label
from desktop.wording import fill, number
from desktop.wording.plain import plain_tip
from rules.battle.score import Loss, losses, score
from rules.battle.state import Place, other
from rules.sheets import sheet_of
from rules.text import QT_TRANSLATE_NOOP

_CENTRE = Qt.AlignmentFlag.AlignCenter
_SCORE, _CAPTION, _BAR = 64, 24, 34
"""How high the figures, what they count, and the bars of who stands are, in px at 100 %."""
_FIGURES = 56
"""How high the letters of the score are, in px at 100 %."""
_MOST = 4
_ICONS = {Place.TABLE: "droplet", Place.DEAD: "skull", Place.FLED: "run", Place.CAPTURED: "lock"}
# marked apart: who collects the words does not see a count in a call of translate
_UNKNOWN = QT_TRANSLATE_NOOP("Report", "%n of unknown price", None, 1)


@dataclass(frozen=True, slots=True)
class SideOutcome:
    """What a side comes to: its figure of the score, what that counts, how many of it stand."""

    name: str
    figure: str
    caption: str
    standing: int
    figures: int


def outcome(context: BattleContext) -> tuple[SideOutcome, ...]:
    """Count both sides: points that were entered, else the PA that each destroyed, else who is left."""
    game, result = context.game, context.game.result
    priced = sheet_of(context.play.system.id).priced
    made = []
    for key in game.sides:
        mine, theirs = score(game, key), score(game, other(key))
        figure, caption = number(theirs.destroyed), QCoreApplication.translate("Outcome", "PA destroyed")
        if result is not None and result.points.get(key, theirs.destroyed) != theirs.destroyed:
            figure, caption = number(result.points[key]), QCoreApplication.translate("Outcome", "points")
        elif not priced:
            figure, caption = str(mine.survivors), QCoreApplication.translate("Outcome", "left")
        elif theirs.unknown:
            caption += " + " + QCoreApplication.translate("Report", _UNKNOWN, "", theirs.unknown)
        made.append(SideOutcome(context.side_name(key), figure, caption, mine.survivors, mine.figures))
    return tuple(made)


def turning_points(context: BattleContext) -> list[Loss]:
    """Give the losses that weighed most, in the order in which they came."""
    play = context.play
    every = losses(play.first, ((key, play.events[key]) for key in play.told_to().path()))
    weighed = sorted(every, key=lambda loss: loss.price or 0, reverse=True)[:_MOST]
    return [loss for loss in every if loss in weighed]


class ScorePanel(QWidget, Speaker):
    """Paints the score of both sides and how many of each stand."""

    spoken_role = QAccessible.Role.StatusBar

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sides: tuple[SideOutcome, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_sides(self, sides: tuple[SideOutcome, ...]) -> None:
        """Show what both sides come to."""
        if sides != self._sides:
            self._sides = sides
            said = (f"{side.name}: {side.figure} {side.caption}" for side in sides)
            self.setAccessibleName(", ".join(said))
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for the height of its lines."""
        return QSize(0, kit().px(_SCORE + _CAPTION + _BAR))

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.updateGeometry()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return [*ink.words, self.accessibleName()]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the score."""
        with Ink(self) as ink:
            self._paint(ink)

    def _paint(self, ink: Ink) -> None:
        made = ink.kit
        font = QFont(made.banner)
        font.setPixelSize(made.px(_FIGURES))
        large, half = KnownFont(font), self.width() / 2
        for place, side in enumerate(self._sides):
            colour, left = made.theme.side(place), place * half
            ink.text(QRectF(left, 0, half, made.px(_SCORE)), side.figure, large, colour, _CENTRE)
            caption = QRectF(left, made.px(_SCORE), half, made.px(_CAPTION))
            ink.text(caption, side.caption, made.body, made.colour("soft"), _CENTRE)
            self._paint_bar(ink, side, place)

    def _paint_bar(self, ink: Ink, side: SideOutcome, place: int) -> None:
        """Paint how many stand as a part of a bar that begins in the middle."""
        made, half = ink.kit, self.width() / 2
        numbers = made.px(44)
        top, high = made.px(_SCORE + _CAPTION + 10), made.px(16)
        room = half - numbers
        share = room * side.standing / max(1, side.figures)
        whole = QRectF(0 if place == 0 else half + numbers, top, room, high)
        ink.box(whole, made.colour("line"), None, made.px(3))
        left = room - share if place == 0 else half + numbers
        ink.box(QRectF(left, top, share, high), made.theme.side(place), None, made.px(3))
        at = QRectF(half - numbers if place == 0 else half, top, numbers, high)
        words = f"{side.standing}/{side.figures}"
        ink.text(at, words, made.bold, made.theme.side(place), _CENTRE)


class TurningPoints(QWidget):
    """The losses that weighed most as buttons; ``looked`` at the step of one."""

    looked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heading = label("", self, role="heading")
        self._buttons = [VerbButton(self, breaks=True) for _ in range(_MOST)]
        self._losses: list[Loss] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._heading)
        for button in self._buttons:
            button.clicked.connect(self._on_clicked)
            column.addWidget(button)

    def show_losses(self, context: BattleContext, found: Sequence[Loss]) -> None:
        """Show losses, each with its turn, what happened and what it was worth."""
        self._losses = list(found)
        self._heading.setText(self.tr("Turning points"))
        for number_of, button in enumerate(self._buttons):
            button.setVisible(number_of < len(found))
        for button, loss in zip(self._buttons, found, strict=False):
            happened = {
                Place.TABLE: self.tr("{name} is down"),
                Place.DEAD: self.tr("{name} dies"),
                Place.FLED: self.tr("{name} flees"),
                Place.CAPTURED: self.tr("{name} is captured"),
            }[loss.place]
            what = fill(happened, name=context.fighter_name(loss.fighter))
            if loss.author in context.game.fighters:
                by = self.tr("{what}, by {name}")
                what = fill(by, what=what, name=context.fighter_name(loss.author))
            words = self.tr("Turn {turn}: {what}").format(turn=loss.turn, what=what)
            if loss.price:
                words = self.tr("{words} ({price} PA)").format(words=words, price=number(loss.price))
            button.show_verb(words, icon=_ICONS[loss.place])
            button.setToolTip(plain_tip(self.tr("Look back at this moment")))
        self.setVisible(bool(found))

    def _on_clicked(self) -> None:
        self.looked.emit(self._losses[self._buttons.index(self.sender())].step)  # type: ignore[arg-type]
