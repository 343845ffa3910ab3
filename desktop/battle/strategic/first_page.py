"""Who won, by what, and who speaks first (V-A)."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.battle.centre_page import GoOn
from desktop.battle.context import BattleContext
from desktop.battle.strategic.strategy import Strategy
from desktop.battle.strategic.throw_prompt import open_throw_prompt
from desktop.look import theme
from desktop.look.painting import Ink, icon_in, line_height, lines_of, paint_style
from desktop.widgets.in_line import Room, in_column
from desktop.widgets.key_button import VerbButton
from desktop.widgets.painted import PaintedByWidth
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label
from desktop.wording import about, fill, number
from desktop.wording.battle.trial_words import sum_words
from rules.battle import commands as c
from rules.battle.state import SIDES, other
from rules.battle.strategic import tactique_total

_SPEAKS = "first:"


@lru_cache(maxsize=256)
def _measured(
    title: str, sums: tuple[str, ...], width: int, _scale: int
) -> tuple[tuple[str, ...], tuple[str, ...], float, int]:
    """Give the lines of the title and of the sums, their room, and the height they need."""
    style = paint_style()
    room = max(style.px(120), width - style.px(84))
    titles = lines_of(title, style.title, room, 3)
    lines = tuple(line for s in sums for line in lines_of(s, style.body, room, 3))
    high = line_height(style.title) * len(titles) + line_height(style.body) * len(lines)
    return titles, lines, room, round(high + style.px(28))


class Winner(PaintedByWidth, QWidget):
    """The winner in large letters of its colour, the two sums beneath."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._side = "", 0
        self._sums: tuple[str, ...] = ()
        self.go_by_width()

    def show_winner(self, title: str, side: int, sums: tuple[str, ...]) -> None:
        """Show who won and how."""
        if (title, side, sums) != (self._title, self._side, self._sums):
            self._title, self._side, self._sums = title, side, sums
            self.setAccessibleName(" ".join((title, *sums)))
            self.updateGeometry()
            self.update()

    def _measures(self, width: int) -> tuple[tuple[str, ...], tuple[str, ...], float, int]:
        return _measured(self._title, self._sums, width, paint_style().theme.scale)

    def heightForWidth(self, width: int) -> int:
        """Be as high as the words need; a layout asks many times."""
        return self._measures(width)[3]

    def sizeHint(self) -> QSize:
        """Ask for the height of the present width."""
        return QSize(paint_style().px(300), self.heightForWidth(max(self.width(), paint_style().px(240))))

    def minimumSizeHint(self) -> QSize:
        """Narrow is possible."""
        return QSize(paint_style().px(200), self.heightForWidth(max(self.width(), paint_style().px(240))))

    def _paint(self, ink: Ink) -> None:
        style = ink.style
        side, raised = style.theme.side(self._side), style.colour("raised")
        rect = QRectF(self.rect())
        ink.box(rect, theme.mix(side, raised, 10), side, style.px(6), 2)
        icon_in(
            ink,
            QRectF(style.px(12), 0, style.px(48), rect.height()),
            "crown",
            40,
            f"side-{SIDES[self._side]}",
        )
        title, sums, room, _ = self._measures(self.width())
        left, top = style.px(68), style.px(14)
        high = line_height(style.title) * len(title)
        ink.block(QRectF(left, top, room, high), title, style.title, side)
        below = QRectF(left, top + high, room, rect.height())
        ink.block(below, sums, style.body, style.colour("text"))


class FirstPage(QWidget):
    """Who won and by what; the verbs say which side speaks first, as the winner chooses."""

    def __init__(self, context: BattleContext, strategy: Strategy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._strategy = context, strategy
        self.winner = Winner(self)
        self.question = label("", self, role="title", wrap=True)
        self.note = label("", self, role="soft", wrap=True)
        self.more = VerbButton(self, act=self.ask_dice)
        self.more.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        rows = QWidget(self)
        in_column(rows, self.winner, self.more, Room.REST, gap=12)
        # the question is never scrolled away from its answers
        in_column(self, (ScrollDown(rows, self), 1), self.question, self.note, gap=12)

    def refresh(self) -> None:
        """Draw from the game."""
        context, game = self._context, self._context.game
        if not game.winner:
            return
        name = context.side_name(game.winner)
        sums = tuple(self._sum(key) for key in (game.winner, other(game.winner)))
        said = self._strategy.words()
        told = (self._strategy.why(game), *sums)
        self.winner.show_winner(
            fill(said.won, side=name), SIDES.index(game.winner), tuple(filter(None, told))
        )
        who = game.sides[game.winner].player or name
        self.question.setText(self.tr("Who speaks first?"))
        self.note.setText(fill(said.locked, name=who))
        self.more.show_verb(self.tr("Replace a natural result"), "N", icon="dice")
        thrown = all(side.tactique.throw.natural is not None for side in game.sides.values())
        self.more.setVisible(thrown)

    def _sum(self, key: str) -> str:
        """Say a side's total as the sum of its reasons."""
        total = tactique_total(self._context.play.table, self._context.game.sides[key].tactique)
        if total.total is None:
            return ""
        return about(key.upper(), f"{number(total.total)} = {sum_words(total, self._context.say)}")

    def ask_dice(self) -> None:
        """Ask for a natural result that an effect replaces after the roll (II-A-4)."""
        if not self.more.isHidden():
            open_throw_prompt(self._context, self)

    def choose(self, side: str) -> None:
        """Let a side speak first: activation opens."""
        self._context.do(c.ChooseFirst(side))

    def verbs(self) -> tuple[GoOn, ...]:
        """Give both sides, of which one speaks first, with how many cards and refusals each has.

        Return proposes the one that chooses.
        """
        context, sides = self._context, self._context.game.sides
        found = []
        for key in SIDES:
            count, theirs = len(sides[key].order), len(sides[other(key)].order)
            said = [self.tr("%n cards", "", count)]
            if theirs > count:
                said.append(self.tr("%n refusals", "", theirs - count))
            name = context.side_name(key)
            wins = key == context.game.winner
            keyed = "↵" if wins else key.upper()
            found.append(GoOn(_SPEAKS + key, name, keyed, " · ".join(said), "player-play", primary=wins))
        return tuple(found)

    def do_verb(self, code: str) -> bool:
        """Do a verb of the bar; False for another page's."""
        if not code.startswith(_SPEAKS):
            return False
        self.choose(code.removeprefix(_SPEAKS))
        return True
