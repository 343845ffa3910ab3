"""Paint the lines of the list of fights, and tell what of one is under the hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from desktop.battle.fights.items import (
    Camp,
    ChipsLine,
    Compared,
    CompareLine,
    FightItem,
    FightLine,
    Reminder,
    RowLine,
    ShareLine,
    Shown,
)
from desktop.battle.fights.model import LINE, AnyIndex
from desktop.drafts.fights_draft import FACES, Strikes
from desktop.look import theme
from desktop.look.fitting import fitted, fitted_name, holds
from desktop.look.painting import (
    Ink,
    advance,
    font_of,
    icon_in,
    line_height,
    lines_of,
    paint_letter,
    paint_style,
)
from desktop.look.tokens import draw_token
from desktop.wording import about
from desktop.wording.battle.board_views import ChipView

_CENTRE = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight
GAP = 6
"""Between a fight and what stands beneath it, in px at 100 %."""
_WORDS = 26
"""The least height of words that stand above what is pressed, in px at 100 %."""
_MANY = 30
"""As many lines as words may need: none is cut."""
_LETTER = 20
"""How large the letter of a side is beside what came of its test, in px at 100 %."""
_LEAST = 40
"""No token is smaller, in px."""
MORE = "more"
"""The chip that unfolds the others."""
WHOLE_TEST = "whole_test"
"""What opens all that may be entered of a test: bonuses, several dice."""
Spot = tuple[QRectF, str]
"""Where a hand may press, and what it does there."""


class FightsDelegate(QStyledItemDelegate):
    """Paints one line; what is pressed on it is found by `spots`."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Ask for the height of a line."""
        return QSize(0, height_of(index.data(LINE), self._view.viewport().width()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a line."""
        painter.save()
        write(Ink.on(painter), QRectF(option.rect), index.data(LINE))
        painter.restore()


# -- measures -------------------------------------------------------------------------------------------


def height_of(line: FightItem, width: int) -> int:
    """Give the height of a line in px, the gap beneath it included."""
    worn = paint_style().theme
    return _height(line, width, worn.name, worn.scale)


@lru_cache(maxsize=1024)
def _height(line: FightItem, width: int, _name: str, _scale: int) -> int:
    style = paint_style()
    gap = style.px(GAP) if line.last or not line.inside else 0
    match line:
        case FightLine():
            return round(_head_high(line, width)) + gap
        case CompareLine():
            pad = style.px(46) + _above(line, width) if line.ask else 0
            return round(_row_high(line, width) + _beneath(line, width)) + pad + gap
        case ShareLine():
            return style.px(44) + _above(line, width) + gap
        case ChipsLine():
            last = max((rect.bottom() for rect, _ in _chips(line, QRectF(0, 0, width, 0))), default=0.0)
            return round(last) + style.px(6) + gap
        case RowLine():
            lines = lines_of(line.words, style.body, width - style.px(70), _MANY)
            return max(style.px(44), line_height(style.body) * len(lines) + style.px(8)) + style.px(4)
        case _:
            raise TypeError(line)


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where figures stand, and their values beneath them: as many columns for each camp, the middle between.

    ``half`` is half the width of the middle, ``each`` the width of a column, ``above`` whether the names of
    the camps need a line of their own, all in px.
    """

    middle: float
    half: float
    each: float
    above: bool = False

    def start(self, place: int, count: int, number: int = 0) -> float:
        """Give where the column of a figure of a camp begins."""
        if place:
            return self.middle + self.half + number * self.each
        return self.middle - self.half - (count - number) * self.each


def _columns(rect: QRectF, counts: tuple[int, int], half: float, size: float) -> _Columns:
    """Share the width out: what the names leave, else all of it, so that no token is too small."""
    style, figures = paint_style(), max(1, sum(counts))
    least, narrow = max(_LEAST, style.px(30)), _narrow(rect.width())
    free = rect.width() - 2 * half - 2 * style.px(12)
    beside = (free - 2 * style.px(56 if narrow else 70)) / figures
    above = beside < least
    each = min(least if narrow else size, free / figures if above else beside)
    each = max(1.0, each)  # a page that is being laid out may have no room at all for a moment
    return _Columns(rect.center().x() + (counts[0] - counts[1]) * each / 2, half, each, above)


def _of_values(line: CompareLine, rect: QRectF) -> _Columns:
    mine, theirs = line.values
    return _columns(rect, (len(mine), len(theirs)), *_open_sizes(rect.width()))


def _open_sizes(width: float) -> tuple[int, int]:
    """Give half the width of what stands between both camps of the open fight, and the size of a token."""
    style = paint_style()
    return style.px(44 if _narrow(width) else 52), style.px(46)


def _of_fight(line: FightLine, rect: QRectF) -> _Columns:
    style, (mine, theirs) = paint_style(), line.camps
    half = 20 if _narrow(rect.width()) and not line.status else 40
    slim = style.px(half), style.px(40 if line.dense else 44)
    sizes = _open_sizes(rect.width()) if line.inside else slim
    return _columns(rect, (len(mine.chips), len(theirs.chips)), *sizes)


def _ranks(columns: _Columns) -> int:
    """Give on how many lines tokens stand that are wider than their columns."""
    return ceil(_LEAST / columns.each) if columns.each < _LEAST else 1


def _token_high(line: FightLine, columns: _Columns) -> float:
    return max(_LEAST, columns.each) + paint_style().px(4 if line.dense else 8)


def _head_high(line: FightLine, width: float) -> float:
    """Give the height of the tokens and of the names beside or above them."""
    rect, style = QRectF(0, 0, width, 0), paint_style()
    columns = _of_fight(line, rect)
    tokens = _token_high(line, columns) * _ranks(columns)
    names = max(line_height(font) * len(words) for _, words, font in _names(line, rect))
    if columns.above:
        return tokens + names + style.px(4)
    if line.status:
        tokens = max(tokens, style.px(44))
    return max(tokens, names + style.px(4 if line.dense else 8))


def _names(line: FightLine, rect: QRectF) -> Iterator[tuple[QRectF, tuple[str, ...], QFont]]:
    """Give the names of both camps in one font, in the room beside their tokens, or above them."""
    style = paint_style()
    columns, gap = _of_fight(line, rect), style.px(6)
    ways, found = ((style.bold, 1 if columns.above else 2), (style.small, _MANY)), []
    for place, camp in enumerate(line.camps):
        count = len(camp.chips)
        inner = columns.middle if columns.above else columns.start(place, count, count if place else 0)
        left, right = (inner + gap, rect.right() - gap) if place else (rect.left() + gap, inner - gap)
        room = QRectF(left, rect.top(), right - left, rect.height())
        found.append((room, (camp.name, camp.brief)))
    if any(fitted_name(names, ways, room.width())[2] for room, names in found):
        ways = (ways[1], ways[1])  # the brief name also where the whole one would be broken within a word
    for room, names in found:
        yield room, *fitted_name(names, ways, room.width())[:2]


def _row_high(line: CompareLine, width: float) -> int:
    style = paint_style()
    least = style.px(30 if line.dense else 37)
    lines, below = _said(line, QRectF(0, 0, width, 0)) if line.beside is not None else ((), True)
    return least if below else max(least, line_height(style.bold) * len(lines) + style.px(2))


def _words(line: CompareLine | ShareLine, width: float) -> tuple[tuple[str, ...], QFont, bool]:
    """Break whose dice are asked for into the room beside what is pressed, else above it: True."""
    style = paint_style()
    words, font, dice, (boxes, _) = (
        (line.name, style.bold, 0, _stepper_widths(width))
        if isinstance(line, ShareLine)
        else (line.ask, style.body, len(line.dice), _pad_widths(width))
    )
    taken = style.px(16) + style.px(26) * dice
    room = width - boxes - style.px(8) - taken
    # smaller where several fights share the room: the others stay in view
    ways = ((font, 2), (style.small, 3)) if isinstance(line, CompareLine) and line.dense else ((font, 2),)
    lines, fits, _ = fitted(words, ways, room)
    if not _narrow(width) and holds(lines, words, fits, room):
        return lines, fits, False
    return lines_of(words, font, width - taken, _MANY), font, True


def _above(line: CompareLine | ShareLine, width: float) -> int:
    """Give how high the words above what is pressed are, 0 where they stand beside it."""
    lines, font, above = _words(line, width)
    return max(paint_style().px(_WORDS), line_height(font) * len(lines) + paint_style().px(4)) if above else 0


def _pad_widths(width: float) -> tuple[float, float]:
    """Give how wide the faces are with what opens the whole test, and one of them."""
    style = paint_style()
    each = min(style.px(43), (width - 2 * style.px(8)) / (FACES + 1))
    return (FACES + 1) * each, each


def _stepper_widths(width: float) -> tuple[float, float]:
    """Give how wide the boxes of both kinds of dice are together, and those of one."""
    style = paint_style()
    each = min(style.px(132), (width - 2 * style.px(8) - style.px(18)) / 2)
    return 2 * each + style.px(18), each


def _beside(line: CompareLine, row: QRectF) -> QRectF:
    """Give the room beside the values of who won."""
    result, columns, gap = line.beside, _of_values(line, row), paint_style().px(8)
    assert result is not None
    place = 0 if result.victor == 0 else 1
    count = len(line.values[place])
    inner = columns.start(place, count, count if place else 0)
    left, right = (inner + gap, row.right() - gap) if place else (row.left() + gap, inner - gap)
    return QRectF(left, row.top(), max(0.0, right - left), row.height())


def _said(line: CompareLine, rect: QRectF) -> tuple[tuple[str, ...], bool]:
    """Break what came of a test into the room beside the values; it stands beneath them where it has none."""
    style, result = paint_style(), line.beside
    assert result is not None
    whole = about(result.note, result.score) if result.note else result.score
    room = _beside(line, rect).width() - _lettered(result)
    two = (result.note, result.score) if result.note else lines_of(whole, style.bold, max(1.0, room), 2)
    for lines in ((whole,), two):
        if "…" not in "".join(lines) and all(advance(words, style.bold) <= room for words in lines):
            return lines, False
    return lines_of(whole, style.bold, rect.width() - style.px(20) - _lettered(result), _MANY), True


def _lettered(result: Compared) -> int:
    """Give the room that the letter of who won takes, with the gap beside it, in px."""
    return paint_style().px(_LETTER + 5) if result.victor is not None else 0


def _beneath(line: CompareLine, width: float) -> float:
    """Give how high what came of a test is beneath the values, 0 where it stands beside them."""
    if line.beside is None:
        return 0
    style = paint_style()
    lines, below = _said(line, QRectF(0, 0, width, 0))
    apart = 0 if line.dense else style.px(4)
    return max(line_height(style.bold) * len(lines), style.px(_LETTER)) + apart if below else 0


def _narrow(width: float) -> bool:
    """Tell whether words stand above what is pressed, for want of room beside it."""
    return width < paint_style().px(420)


def spots(line: FightItem, rect: QRectF) -> list[Spot]:
    """Give where a hand may press on a line besides the line itself."""
    match line:
        case FightLine():
            return [(cell, f"figure:{chip.id}") for cell, chip, _ in _tokens(line, _body(line, rect))]
        case CompareLine() if line.ask:
            return [*_pad(line, rect), *_typed(line, rect)]
        case ShareLine():
            return [(box, f"share:{what}") for box, what in _steppers(line, rect)]
        case ChipsLine():
            return [(box, f"row:{name}") for box, name in _chips(line, rect)]
        case _:
            return []


def _body(line: FightItem, rect: QRectF) -> QRectF:
    gap = paint_style().px(GAP) if line.last or not line.inside else 0
    return rect.adjusted(0, 0, 0, -gap)


def _tokens(line: FightLine, rect: QRectF) -> Iterator[tuple[QRectF, ChipView, Camp]]:
    """Give the tokens of both camps, each above its values; wider than a column they stand on more lines."""
    columns = _of_fight(line, rect)
    ranks, size = _ranks(columns), max(_LEAST, columns.each)
    high = _token_high(line, columns)
    top = rect.bottom() - high * ranks if columns.above else rect.center().y() - high * ranks / 2
    for place, camp in enumerate(line.camps):
        for number, chip in enumerate(camp.chips):
            left = columns.start(place, len(camp.chips), number) + (columns.each - size) / 2
            middle = top + high * (number % ranks + 0.5)
            yield QRectF(left, middle - size / 2, size, size), chip, camp


def _pad(line: CompareLine, rect: QRectF) -> list[Spot]:
    """Give the faces of a die and what else may be entered, right of whose die it is or below."""
    style = paint_style()
    every, each = _pad_widths(rect.width())
    size, left = each - style.px(3), rect.right() - style.px(8) - every
    beneath = _beneath(line, rect.width()) + _above(line, rect.width())
    top = rect.top() + _row_high(line, rect.width()) + style.px(1) + beneath
    boxes = [QRectF(left + n * each, top, size, size) for n in range(FACES + 1)]
    return [*zip(boxes, [*(f"die:{n + 1}" for n in range(FACES)), WHOLE_TEST], strict=True)]


def _typed(line: CompareLine, rect: QRectF) -> list[Spot]:
    """Give the dice typed so far: one that is pressed is taken back, with those after it."""
    size, pad = paint_style().px(22), _pad(line, rect)
    above = _above(line, rect.width())
    middle = pad[0][0].top() - above / 2 if above else pad[0][0].center().y()
    left, high = rect.left() + paint_style().px(10), above or pad[0][0].height()
    step = size + paint_style().px(4)
    return [
        (QRectF(left + n * step, middle - high / 2, size, high), f"back:{len(line.dice) - n}")
        for n in range(len(line.dice))
    ]


def _steppers(line: ShareLine, rect: QRectF) -> list[Spot]:
    """Give the boxes that take a die from attack or defence, or add one."""
    style = paint_style()
    size, (every, wide) = style.px(40), _stepper_widths(rect.width())
    top, right = rect.top() + _above(line, rect.width()) + style.px(2), rect.right() - style.px(8)
    found = []
    for what, end in (("attack", right - every + wide), ("defence", right)):
        found.append((QRectF(end - wide, top, size, size), f"{what}:-1"))
        found.append((QRectF(end - size, top, size, size), f"{what}:1"))
    return found


def shown_chips(line: ChipsLine, width: float) -> tuple[Reminder, ...]:
    """Give the chips, folded only as many as one line holds, and how many more there are."""
    if not line.folds:
        return line.chips
    style, room = paint_style(), width - paint_style().px(16)
    for count in range(len(line.chips), 0, -1):
        left = len(line.chips) - count
        words = QCoreApplication.translate("Fights", "{n} more").format(n=left)
        made = (*line.chips[:count], *((Reminder(MORE, words, -1, "", False, words),) if left else ()))
        if sum(advance(chip.words, style.bold) + style.px(48) for chip in made) <= room:
            break
    return made


def _chips(line: ChipsLine, rect: QRectF) -> list[tuple[QRectF, str]]:
    style = paint_style()
    left, top, high = rect.left() + style.px(8), rect.top() + style.px(5), 0
    found = []
    for chip in shown_chips(line, rect.width()):
        wide = min(rect.width() - style.px(16), advance(chip.words, style.bold) + style.px(44))
        if left + wide > rect.right() - style.px(8) and left > rect.left() + style.px(8):
            left, top = rect.left() + style.px(8), top + high + style.px(4)
        lines = lines_of(chip.words, style.bold, wide - style.px(42), _MANY)
        high = max(style.px(40), line_height(style.bold) * len(lines) + style.px(14))
        found.append((QRectF(left, top, wide, high), chip.id))
        left += wide + style.px(4)
    return found


# -- painting -------------------------------------------------------------------------------------------


def write(ink: Ink, rect: QRectF, line: FightItem) -> None:
    """Paint a line into its rectangle."""
    body = _body(line, rect)
    if line.inside:
        _frame(ink, body, line)
    match line:
        case FightLine():
            _write_fight(ink, body, line)
        case CompareLine():
            _write_compare(ink, body, line)
        case ShareLine():
            _write_share(ink, body, line)
        case ChipsLine():
            _write_chips(ink, body, line)
        case RowLine():
            _write_row(ink, rect.adjusted(0, 0, 0, -ink.style.px(4)), line)


def _frame(ink: Ink, rect: QRectF, line: FightItem) -> None:
    """Paint a part of the open card: its ground, edges at both sides, above its head, beneath its end."""
    style = ink.style
    raised = style.colour("raised")
    lit = line.lit and not isinstance(line, ChipsLine)
    ground = theme.mix(style.colour("accent"), raised, 12) if lit else raised
    if ink.is_dry:
        return
    edge, wide = style.colour("accent"), style.px(2)
    ink.painter.fillRect(rect, ground)
    for bar in (QRectF(rect.left(), rect.top(), wide, rect.height()),
                QRectF(rect.right() - wide, rect.top(), wide, rect.height())):  # fmt: skip
        ink.painter.fillRect(bar, edge)
    head = isinstance(line, FightLine)
    thin = wide if head else 1
    ink.painter.fillRect(
        QRectF(rect.left(), rect.top(), rect.width(), thin), edge if head else style.colour("line")
    )
    if line.last:
        ink.painter.fillRect(QRectF(rect.left(), rect.bottom() - wide, rect.width(), wide), edge)


def _write_fight(ink: Ink, rect: QRectF, line: FightLine) -> None:
    style = ink.style
    ground = style.colour("surface" if line.over and not line.inside else "raised")
    if not line.inside:
        edge = style.colour("focus") if line.lit else style.colour("edge")
        ink.box(rect, ground, edge, style.px(6), style.px(3) if line.lit else 1)
    for cell, chip, camp in _tokens(line, rect):
        draw_token(ink, cell, chip, "chosen" if chip.id == camp.facing else "", ground)
    columns = _of_fight(line, rect)
    for place, (room, words, font) in enumerate(_names(line, rect)):
        high = line_height(font)
        top = rect.top() + style.px(3) if columns.above else rect.center().y() - high * len(words) / 2
        colour = style.colour("soft") if line.over else style.theme.side(place)
        for number, each in enumerate(words):
            where = QRectF(room.left(), top + number * high, room.width(), high)
            ink.text(where, each, font, colour, Qt.AlignmentFlag.AlignLeft if place else _RIGHT)
    size = style.px(22)
    tokens = rect.adjusted(0, rect.height() - _token_high(line, columns), 0, 0) if columns.above else rect
    badge = QRectF(columns.middle - size / 2, tokens.center().y() - size, size, size)
    if not line.status:
        badge.moveTop(tokens.center().y() - size / 2)
    ink.box(badge, style.colour("accent"), None, style.px(4))
    ink.text(badge, str(line.number), style.bold, style.colour("on-accent"), _CENTRE)
    if line.status:
        below = QRectF(columns.middle - style.px(40), badge.bottom(), style.px(80), style.px(18))
        font = style.body if advance(line.status, style.body) <= below.width() else style.small
        ink.text(below, line.status, font, style.colour("soft"), _CENTRE)


def _write_compare(ink: Ink, rect: QRectF, line: CompareLine) -> None:
    style = ink.style
    high = _row_high(line, rect.width())
    row = QRectF(rect.left(), rect.top(), rect.width(), high)
    columns = _of_values(line, row)
    middle, half = columns.middle, columns.half
    colour = style.colour("accent" if line.lit else "text")
    if line.way is Strikes.BOTH:
        ink.text(
            QRectF(middle - half, row.top(), 2 * half, high), line.labels[0], style.bold, colour, _CENTRE
        )
    else:
        arrow = QRectF(middle - style.px(10), row.top(), style.px(20), high)
        for words, start in zip(line.labels, (middle - half, arrow.right()), strict=True):
            ink.text(QRectF(start, row.top(), half - style.px(10), high), words, style.bold, colour, _CENTRE)
        icon_in(ink, arrow, "arrow-right" if line.way is Strikes.RIGHT else "arrow-left", 18, "soft")
    for place, values in enumerate(line.values):
        for number, shown in enumerate(values):
            start = columns.start(place, len(values), number)
            _write_value(ink, QRectF(start, row.top(), columns.each, high), shown, len(values) > 1)
    if line.beside:
        _write_result(ink, row, line, line.beside)
    if line.ask:
        _write_pad(ink, rect, line)


def _write_value(ink: Ink, cell: QRectF, shown: Shown, several: bool) -> None:
    style = ink.style
    moved = {-1: "bad", 1: "good"}.get(shown.moved)
    dim = several and not shown.facing
    colour = style.colour(moved or ("soft" if dim else "text"))
    sizes = font_of(style.px(22), bold=True), style.bold, style.small
    font = next((each for each in sizes if advance(shown.text, each) <= cell.width()), style.small)
    ink.text(cell, shown.text, font, colour, _CENTRE)
    if moved and not ink.is_dry:
        half = min(cell.width(), advance(shown.text, font)) / 2
        ink.painter.fillRect(
            QRectF(cell.center().x() - half, cell.bottom() - style.px(7), 2 * half, style.px(2)), colour
        )


def _write_result(ink: Ink, row: QRectF, line: CompareLine, result: Compared) -> None:
    """Say how a test came out beside the values of who won it, or beneath them, with that camp's letter."""
    style, left = ink.style, result.victor == 0
    colour = style.colour("text") if result.victor is None else style.theme.side(result.victor)
    lines, below = _said(line, row)
    high, size, where = line_height(style.bold), style.px(_LETTER), _beside(line, row)
    if below:
        left, where = not left, row.adjusted(style.px(10), row.height(), -style.px(10), 0)
        where.setHeight(max(high * len(lines), size))
    if result.victor is not None:
        edge = where.right() - size if left else where.left()
        paint_letter(ink, QRectF(edge, where.center().y() - size / 2, size, size), result.victor)
    taken = _lettered(result)
    where.adjust(0 if left else taken, 0, -taken if left else 0, 0)
    top = where.center().y() - high * len(lines) / 2
    flags = _RIGHT if left else Qt.AlignmentFlag.AlignLeft
    for number, words in enumerate(lines):
        at = QRectF(where.left(), top + number * high, where.width(), high)
        ink.text(at, words, style.bold, colour, flags)


def _write_pad(ink: Ink, rect: QRectF, line: CompareLine) -> None:
    style = ink.style
    pad = _pad(line, rect)
    left = rect.left() + style.px(10)
    words, font, _ = _words(line, rect.width())
    high, above = line_height(font), _above(line, rect.width())
    middle = pad[0][0].top() - above / 2 if above else pad[0][0].center().y()
    top = middle - high * len(words) / 2
    for die, (spot, _) in zip(line.dice, _typed(line, rect), strict=True):
        box = QRectF(spot.left(), middle - style.px(11), style.px(22), style.px(22))
        ink.box(box, style.colour("accent"), None, style.px(4))
        ink.text(box, str(die), style.bold, style.colour("on-accent"), _CENTRE)
        left += style.px(26)
    ink.block(QRectF(left, top, rect.width(), high * len(words)), words, font, style.colour("text"))
    for box, what in pad:
        ink.box(box.adjusted(1, 1, -1, -1), style.colour("raised"), style.colour("soft"), style.px(6))
        face = what.rpartition(":")[2]
        icon_in(ink, box, "dots" if what == WHOLE_TEST else f"dice-{face}", 22, "text")


def _write_share(ink: Ink, rect: QRectF, line: ShareLine) -> None:
    style = ink.style
    boxes = _steppers(line, rect)
    words, font, _ = _words(line, rect.width())
    high, colour = line_height(font), style.theme.side(line.side)
    above = _above(line, rect.width())
    top = (rect.top() + above / 2 if above else rect.center().y()) - high * len(words) / 2
    ink.block(QRectF(rect.left() + style.px(10), top, rect.width(), high), words, font, colour)
    for box, what in boxes:
        ink.box(box.adjusted(2, 2, -2, -2), style.colour("raised"), style.colour("soft"), style.px(6))
        icon_in(ink, box, "minus" if what.endswith("-1") else "plus", 18, "text")
    font = font_of(style.px(22), bold=True)
    for place, dice in enumerate(line.shown):
        start, stop = boxes[2 * place][0], boxes[2 * place + 1][0]
        cell = QRectF(start.right(), start.top(), stop.left() - start.right(), start.height())
        ink.text(cell.adjusted(0, 0, 0, -style.px(12)), dice, font, style.colour("text"), _CENTRE)
        low = QRectF(
            start.right() - style.px(20),
            cell.bottom() - style.px(17),
            cell.width() + style.px(40),
            style.px(14),
        )
        ink.text(low, line.labels[place], style.small, style.colour("soft"), _CENTRE)


def _write_chips(ink: Ink, rect: QRectF, line: ChipsLine) -> None:
    style = ink.style
    for (box, _), chip in zip(_chips(line, rect), shown_chips(line, rect.width()), strict=True):
        spent = bool(chip.state)
        colour = style.colour("soft") if spent else style.theme.side(chip.side)
        if chip.id == MORE:
            colour = style.colour("text")
        edge = style.colour("focus") if chip.lit else colour
        ink.box(
            box.adjusted(1, 5, -1, -5), style.colour("raised"), edge, box.height() / 2, 3 if chip.lit else 1.5
        )
        mark = QRectF(box.left() + style.px(8), box.top(), style.px(18), box.height())
        if spent or chip.id == MORE:
            icon = {"": "chevron-down", "done": "check"}.get(chip.state, "player-skip-forward")
            icon_in(ink, mark, icon, 16, "soft")
        else:
            letter = QRectF(mark.left(), mark.center().y() - mark.width() / 2, mark.width(), mark.width())
            paint_letter(ink, letter, chip.side)
        room = QRectF(
            mark.right() + style.px(4), box.top(), box.right() - mark.right() - style.px(12), box.height()
        )
        words = lines_of(chip.words, style.bold, room.width(), _MANY)
        high = line_height(style.bold) * len(words)
        room.moveTop(room.center().y() - high / 2)
        ink.block(room, words, style.bold, colour)


def _write_row(ink: Ink, rect: QRectF, line: RowLine) -> None:
    style = ink.style
    edge = style.colour("focus") if line.lit else style.colour("edge")
    ink.box(rect, style.colour("raised"), edge, style.px(5), 2 if line.lit else 1)
    words = lines_of(line.words, style.body, rect.width() - style.px(70), _MANY)
    high = line_height(style.body) * len(words)
    colour = style.colour("soft" if line.state else "text")
    room = QRectF(rect.left() + style.px(12), rect.center().y() - high / 2, rect.width() - style.px(66), high)
    ink.block(room, words, style.body, colour)
    size = style.px(40)
    box = QRectF(rect.right() - style.px(4) - size, rect.center().y() - size / 2, size, size)
    if line.state:
        done = line.state == "done"
        icon_in(ink, box, "circle-check" if done else "player-skip-forward", 22, "good" if done else "soft")
    else:
        ink.box(box.adjusted(3, 3, -3, -3), style.colour("raised"), style.colour("soft"), style.px(6))
        icon_in(ink, box, line.icon, 20, "text")
