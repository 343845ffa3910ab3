"""Lay out the report of a battle: the score, its losses drawn turn by turn, what turned it, notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.paper.flow import centred, echo, em, largest, right, runs, shortened
from desktop.paper.heraldry import Look, mark
from desktop.paper.items import Box, Circle, Item, StraightLine
from desktop.paper.layout import Layout
from desktop.paper.metrics import Font
from desktop.paper.pages import PrintPage
from desktop.paper.paragraph import Paragraph
from desktop.paper.style import HAIR, LEAST, points
from desktop.paper.words import NBSP, figure
from desktop.paper.writer import BODY, SMALL, PageWriter

WORDS: dict[str, dict[str, str]] = {
    "fr": {
        "title": "Compte rendu de bataille", "turn": "Tour", "turns": "Tours", "lasted": "Durée",
        "won": "Victoire", "draw": "Match nul", "running": "Bataille en cours", "left": "{n} sur {of} en jeu",
        "points": "points", "destroyed": "PA détruits", "standing": "en jeu", "own_pa": "{n} PA perdus",
        "graph_pa": "PA perdus, tour par tour", "graph_figures": "Pertes, tour par tour",
        "unknown": "+ {n} de prix inconnu", "losses": "Pertes", "none": "Aucune perte.",
        "dead": "meurt", "fled": "fuit", "captured": "aux mains de l’ennemi", "down": "à terre",
        "turning": "★ a le plus pesé", "notes": "Notes", "points_of": "Tournants",
        "end": "À la fin", "now": "En ce moment", "lost": "{n} sur {of} perdus", "stunned": "Sonné",
        "off": "hors de la table", "speaking": "carte active", "played": "carte jouée",
    },
    "en": {
        "title": "Battle report", "turn": "Turn", "turns": "Turns", "lasted": "Lasted", "won": "Victory",
        "draw": "A draw", "running": "Battle in progress", "left": "{n} of {of} in play",
        "points": "points", "destroyed": "PA destroyed", "standing": "in play", "own_pa": "{n} PA lost",
        "graph_pa": "PA lost, turn by turn", "graph_figures": "Losses, turn by turn",
        "unknown": "+ {n} of unknown price", "losses": "Losses", "none": "No loss.",
        "dead": "dies", "fled": "flees", "captured": "captured", "down": "down",
        "turning": "★ weighed most", "notes": "Notes", "points_of": "Turning points",
        "end": "At the end", "now": "As it stands", "lost": "{n} of {of} lost", "stunned": "Stunned",
        "off": "off the table", "speaking": "speaking card", "played": "card played",
    },
}  # fmt: skip
SIDES = ("#9a3412", "#1f4f86")
"""The colours of the two sides; the second one's line is broken, and its marks are squares."""
_DASHES: tuple[tuple[float, ...], ...] = ((), (2.0, 1.0))
_GRAPH, _SIGN, _POINT, _LOSS = 62.0, 2.4, 0.9, 8.2
_FIGURES = tuple(points(size) for size in (26, 22, 18))
_NAMES = tuple(points(size) for size in (14, 12, 10.5, 9))


@dataclass(frozen=True, slots=True)
class ReportSide:
    """What a side comes to: its figure of the score and what that counts, who is left of it."""

    name: str
    look: Look
    figure: float
    counts: str
    """A word of `WORDS`: "points", "destroyed" or "standing"."""
    survivors: int
    figures: int
    unknown: int = 0
    """Enemies of unknown price that it destroyed."""
    won: bool = False


@dataclass(frozen=True, slots=True)
class ReportLoss:
    """A figure that was lost: on which of the two sides, in which turn, how, its price, by whom."""

    side: int
    turn: int
    name: str
    how: str
    price: float | None
    author: str = ""
    turning: bool = False


@dataclass(frozen=True, slots=True)
class BattleReport:
    """What the report tells; losses in the order in which they came."""

    name: str
    under: str
    sides: tuple[ReportSide, ReportSide]
    losses: Sequence[ReportLoss]
    turns: int
    minutes: int
    ended: bool
    priced: bool
    notes: str
    language: str

    @property
    def lasted(self) -> str:
        """Say how long it was played."""
        hours, minutes = divmod(self.minutes, 60)
        return f"{hours}{NBSP}h{NBSP}{minutes:02}" if hours else f"{minutes}{NBSP}min"

    @property
    def verdict(self) -> str:
        """Say who won, that nobody did, or that it goes on."""
        words = WORDS[self.language]
        for side in self.sides:
            if side.won:
                return f"{words['won']}{_COLON[self.language]}{' '.join(side.name.split())}"
        return words["draw"] if self.ended else words["running"]

    @property
    def counts_prices(self) -> bool:
        """Tell whether losses are counted in PA, else by figures."""
        return self.priced and any(loss.price for loss in self.losses)

    def side_words(self, side: ReportSide) -> str:
        """Say what the figure of a side counts."""
        words = WORDS[self.language]
        unknown = f" {words['unknown'].format(n=side.unknown)}" if side.unknown else ""
        return words[side.counts] + unknown

    def loss_words(self, loss: ReportLoss) -> str:
        """Say in which turn somebody was lost, how, by whom, and what that was worth."""
        words = WORDS[self.language]
        price = f"{figure(loss.price, self.language)}{NBSP}PA" if loss.price and self.priced else ""
        turn = f"{words['turn']} {loss.turn}"
        return " · ".join(filter(None, (turn, words[loss.how], price, " ".join(loss.author.split()))))

    def adding(self, side: int) -> list[tuple[int, float]]:
        """Add the losses of a side up: the number of each and how much was lost with it."""
        total, made = 0.0, list[tuple[int, float]]()
        for number, loss in enumerate(self.losses):
            if loss.side == side:
                total += (loss.price or 0.0) if self.counts_prices else 1.0
                made.append((number, total))
        return made

    def place_in_turn(self, number: int) -> float:
        """Tell where in the turns a loss stands: 2.5 is in the middle of the third."""
        turn = self.losses[number].turn
        within = [n for n, each in enumerate(self.losses) if each.turn == turn]
        return min(turn, max(1, self.turns)) - 1 + (within.index(number) + 1) / (len(within) + 1)

    def pages(self, layout: Layout) -> list[PrintPage]:
        """Lay it out on the paper of a print."""
        writing = _Writing(self, layout)
        writing.write()
        return writing.finished(self.name)


class _Writing(PageWriter):
    """The report so far."""

    def __init__(self, report: BattleReport, layout: Layout) -> None:
        super().__init__(layout, Look(), report.name)
        self._report, self._language, self._words = report, report.language, WORDS[report.language]
        self._colours = SIDES if self.fills else ("#000000", "#000000")

    def write(self) -> None:
        """Write it from the top to the foot."""
        self._head()
        self._score()
        if self._report.losses:
            self._graph()
        self._losses()
        if self._report.notes.strip():
            self._heading(self._words["notes"])
            for line in self._report.notes.splitlines():
                text = Paragraph("note", (" ".join(line.split()),), Font.TEXT, self.inks.ink, " ")
                self.paragraphs([text], gap=0.6)

    def _head(self) -> None:
        report, words = self._report, self._words
        facts = [(words["turns"], str(report.turns)), (words["lasted"], report.lasted)]
        taken = self.facts(facts)
        under = " · ".join(filter(None, (words["title"], report.under)))
        self.head(report.name, under, self.wide - taken - 2)

    def _score(self) -> None:
        """Write both sides beside each other: who they are, their figure, who is left, who won."""
        report, words, ink, half = self._report, self._words, self.inks, self.wide / 2
        top = self.y + 3.0
        for at, side in enumerate(report.sides):
            x, colour = self.left + at * half, self._colours[at]
            ground, charge = (colour, ink.paper) if self.fills else ("", ink.ink)
            self.made.extend(mark(side.look, x, top, 9.0, ground, charge, HAIR))
            named = " ".join(side.name.split())
            fits, name = largest(named, Font.BOLD, half - 16.0, _NAMES, self.lost, "name")
            self.made.extend(runs(x + 12.0, top + 4.2, name, Font.BOLD, fits, ink.ink))
            left = words["left"].format(n=side.survivors, of=side.figures)
            self.made.extend(runs(x + 12.0, top + 8.6, left, Font.TEXT, BODY, ink.soft))
            number = figure(side.figure, self._language)
            self.made.extend(runs(x + 12.0, top + 18.6, number, Font.BOLD, _FIGURES[0], colour))
            beside = x + 14.0 + em(number, Font.BOLD) * _FIGURES[0]
            told = report.side_words(side)
            self.made.extend(runs(beside, top + 18.6, told, Font.TEXT, BODY, ink.soft))
        fits, said = largest(report.verdict, Font.BOLD, self.wide, _NAMES, self.lost, "text")
        self.made.extend(runs(self.left, top + 27.0, said, Font.BOLD, fits, ink.ink))
        self.y = top + 31.0

    def _heading(self, words: str) -> None:
        self.room_for(14.0)
        self.y += 3.0
        self.made.extend(runs(self.left, self.y + 3.6, words, Font.BOLD, points(11), self.inks.accent))
        self.y += 6.0

    def _graph(self) -> None:
        """Draw how the losses of both sides add up, a mark for each; higher is worse."""
        report, words, ink = self._report, self._words, self.inks
        self._heading(words["graph_pa" if report.counts_prices else "graph_figures"])
        self._legend(self.y - 2.4)
        left, top, wide, high = self.left + 10.0, self.y, self.wide - 10.0, _GRAPH
        low, turns = top + high, max(1, report.turns)
        column = wide / turns
        for turn in range(turns):
            x = left + turn * column
            if turn % 2 == 0 and ink.tint:
                self.made.append(Box(x, top, column, high, fill=ink.tint))
            self.made.append(StraightLine(x, top, x, low, HAIR, ink.hair))
            if column >= 5.0 or turn % 5 == 0:
                self.made.extend(
                    centred(x + column / 2, low + 4.2, str(turn + 1), Font.STRONG, SMALL, ink.soft)
                )
        steps = [report.adding(at) for at in (0, 1)]
        most = max((total for side in steps for _, total in side), default=1.0) or 1.0
        # Half a figure is no count.
        for part in (0.5, 1.0) if report.counts_prices or most % 2 == 0 else (1.0,):
            y = low - part * (high - 6.0)
            self.made.append(StraightLine(left, y, left + wide, y, HAIR, ink.hair, (0.6, 0.8)))
            told = figure(round(most * part, 1), self._language)
            self.made.extend(right(left - 1.5, y + 1.0, told, Font.TEXT, SMALL, ink.soft))
        self.made.append(StraightLine(left, low, left + wide, low, 0.4, ink.ink))
        signs, told_at = list[Item](), list[tuple[float, float]]()
        for at, adding in enumerate(steps):
            x, y, colour, dash = left, low, self._colours[at], _DASHES[at]
            for number, total in adding:
                to = left + report.place_in_turn(number) * column
                up = low - total / most * (high - 6.0)
                self.made.append(StraightLine(x, y, to, y, 0.7, colour, dash))
                self.made.append(StraightLine(to, y, to, up, 0.7, colour, dash))
                # A number that would stand on another one is left to the list below.
                free = all(abs(to - left) > 2 * _SIGN or abs(up - high) > 2 * _SIGN for left, high in told_at)
                if free:
                    told_at.append((to, up))
                signs += self._sign(to, up, at, number + 1 if free else None)
                x, y = to, up
            self.made.append(StraightLine(x, y, left + wide, y, 0.7, colour, dash))
        self.made.extend(signs)
        self.y = low + 7.0

    def _legend(self, base: float) -> None:
        """Say at the right which line is whose, by its mark."""
        x, room = self.right, self.wide / 4
        for at, side in reversed(tuple(enumerate(self._report.sides))):
            name = echo(" ".join(side.name.split()), Font.TEXT, room / SMALL)  # whole in the score
            x -= em(name, Font.TEXT) * SMALL
            self.made.extend(runs(x, base, name, Font.TEXT, SMALL, self.inks.soft))
            x -= 9.0
            self.made.append(
                StraightLine(x, base - 0.9, x + 7.0, base - 0.9, 0.7, self._colours[at], _DASHES[at])
            )
            self.made.extend(self._sign(x + 3.5, base - 0.9, at, None))
            x -= 5.0

    def _sign(self, x: float, y: float, side: int, number: int | None) -> list[Item]:
        """Draw the mark of a loss around a point: a disc or a square with its number, a small one without."""
        colour = self._colours[side]
        ground, drawn = (colour, "#ffffff") if self.fills else ("#ffffff", colour)
        half = _POINT if number is None else _SIGN
        if side:
            shape: Item = Box(x - half, y - half, 2 * half, 2 * half, ground, colour, 0.25)
        else:
            shape = Circle(x, y, half, ground, colour, 0.25)
        told = "" if number is None else str(number)
        return [shape, *centred(x, y + LEAST * 0.35, told, Font.BOLD, LEAST, drawn)]

    def _losses(self) -> None:
        """List the losses, each side's in a column of its own, by the numbers they are drawn with."""
        report, words, half = self._report, self._words, self.wide / 2
        self._heading(words["losses"])
        if not report.losses:
            self.made.extend(runs(self.left, self.y + 3.0, words["none"], Font.TEXT, BODY, self.inks.soft))
            self.y += 6.0
            return
        if any(loss.turning for loss in report.losses):
            key = right(self.right, self.y - 2.4, words["turning"], Font.TEXT, SMALL, self.inks.soft)
            self.made.extend(key)
        sides = [[n for n, loss in enumerate(report.losses) if loss.side == at] for at in (0, 1)]
        for row in range(max(map(len, sides))):
            self.room_for(_LOSS)
            for at, numbers in enumerate(sides):
                if row < len(numbers):
                    self._loss(numbers[row], self.left + at * half, half - 6.0)
            self.y += _LOSS

    def _loss(self, number: int, x: float, room: float) -> None:
        loss, ink = self._report.losses[number], self.inks
        self.made.extend(self._sign(x + _SIGN, self.y + 2.6, loss.side, number + 1))
        left, room = x + 2 * _SIGN + 2.5, room - 2 * _SIGN - 2.5
        star = f" {NBSP}★" if loss.turning else ""
        lost = self.lost.of(loss.name)
        named = " ".join(loss.name.split())
        fits, name = largest(named, Font.STRONG, room - 5.0, (BODY, points(8)), lost, "name")
        self.made.extend(runs(left, self.y + 3.2, name + star, Font.STRONG, fits, ink.ink))
        told = self._report.loss_words(loss)
        shown = shortened(told, Font.TEXT, room, SMALL, lost, "text")
        self.made.extend(runs(left, self.y + 6.6, shown, Font.TEXT, SMALL, ink.soft))


_COLON = {"fr": "\u202f: ", "en": ": "}
