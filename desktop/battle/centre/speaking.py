"""The cards in play: their figures as large rows, what they are worth now, and what each of them does."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import product

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.centre.card_in_play import CardInPlay, CardInPlayView
from desktop.battle.centre.figure_row import CLOSE, FULL, TIGHT, FigureRow, FigureView, ShownValue
from desktop.battle.centre.stage_head import StageHead
from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.context import BattleContext
from desktop.battle.open_shots import began_by
from desktop.battle.screen import screen_of
from desktop.battle.short_names import short_name
from desktop.look.painting import Ink, paint_style
from desktop.paper.words import label
from desktop.widgets.painted import Painted
from desktop.widgets.scroll import area_of
from desktop.wording import capital, fill
from desktop.wording.battle.board_views import ChipView
from desktop.wording.battle.figure_values import FigureValue
from desktop.wording.battle.pieces import ChoiceLook
from desktop.wording.battle.place_words import captor_words, place_words
from desktop.wording.battle.turn_summary import Tag, TurnSummary
from rules.battle.action_checks import speakers
from rules.battle.state import DeedState, Fighter, Place

_DIGITS = 9
_MOST_LETTERS = 5
_BETWEEN = 8
_LINES = (8, 6, 4, 2, 1)
"""So many lines what holds for somebody takes where there is room for it, and where there is less."""
_LEFT_OUT = "–"
_RESERVED = ("step.played_reserve", "step.played_both")
"""The steps whose first card comes from the reserve."""


def speaking_fighters(context: BattleContext) -> list[str]:
    """Give the figures that act now, card by card, as the digits choose them."""
    return list(context.pieces.speakers(context.game))


def within_digits(fighters: Sequence[str], chosen: str) -> int:
    """Give where the nine of the figures begin that the digits choose: those among whom the chosen one is."""
    return fighters.index(chosen) // _DIGITS * _DIGITS if chosen in fighters else 0


class SpeakingRows(Painted, CentrePage):
    """The cards in play: ``chosen`` points at a figure, ``opened`` asks for its actions."""

    chosen = Signal(str)
    opened = Signal(str)
    asked = Signal(str)
    """Emitted with a figure when somebody wants all that can happen to it."""

    naming = Signal(str)

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._selected = ""
        self._views: tuple[CardInPlayView, ...] = ()
        self._cards: dict[str, CardInPlay] = {}
        self._height = 0
        self._head = StageHead(self)
        self.targets: frozenset[str] = frozenset()
        """The figures that may be named now: their tokens are ringed."""

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self, selected: str = "") -> None:
        """Show the figures of the cards that speak."""
        context = self._context
        changed = selected != self._selected
        self._selected = selected
        views = self._made()
        self._head.show_line(context.pieces.stage(context.game, selected) if views else None)
        if views != self._views:
            if bool(views) is not bool(self._views):
                self.update()
            self._views = views
            self._lay()
            if changed:
                self.reveal()

    def show_targets(self, targets: frozenset[str]) -> None:
        """Ring the tokens of those who may be named now."""
        before, self.targets = self.targets, targets
        if any(figure.chip.id in before ^ targets for view in self._views for figure in view.figures):
            self.refresh(self._selected)

    def _made(self) -> tuple[CardInPlayView, ...]:
        """Make the cards of the state in view."""
        context = self._context
        game, names = context.game, context.names
        made = [
            CardInPlayView(card, names.card(card), "ab".index(game.cards[card].side), (), (),
                     self.tr("This card has no name yet."))
            for card in game.speaking if not game.cards[card].seen
        ]  # fmt: skip
        keys = speaking_fighters(context)
        first = within_digits(keys, self._selected)
        groups: dict[str, list[tuple[int, Fighter]]] = {}
        for number, key in enumerate(keys, 1 - first):
            fighter = game.fighters[key]
            groups.setdefault(fighter.card, []).append((number, fighter))
        return (*made, *(self._card(group, figures) for group, figures in groups.items()))

    def _card(self, group: str, figures: list[tuple[int, Fighter]]) -> CardInPlayView:
        context, game = self._context, self._context.game
        side = game.side_of(figures[0][1].id)
        whence = self.tr("from reserve") if group in game.speaking[:1] and self._reserved() else ""
        ruleset, names = context.table.ruleset, context.names
        cells = {
            f.id: {cell.label: cell for cell in context.cells.of(game, f, ruleset, names)} for _, f in figures
        }
        labels = self._labels(group, set().union(*cells.values()))
        shown = tuple(
            self._figure(number, each, tuple(_value(cells[each.id].get(words)) for words in labels))
            for number, each in figures
        )
        name = context.card_name(group)
        return CardInPlayView(group, name, "ab".index(side.key), labels, shown, whence=whence)

    def _reserved(self) -> bool:
        """Tell whether the first card that speaks was set aside before."""
        context = self._context
        return not context.looks_back and began_by(context) in _RESERVED

    def _labels(self, card: str, there: Set[str]) -> tuple[str, ...]:
        """Give the headings of a card: those of every row, and whatever else its figures have."""
        context = self._context
        sheet = context.game.cards[card].sheet
        if sheet is None:
            return ()
        ever = {label(each, context.language) for each in context.pieces.columns}
        every = [label(sheet.nerve[0] if each.name == "COU" else each, context.language)
                 for each in context.pieces.values(sheet)]  # fmt: skip
        return tuple(words for words in every if words in there or words in ever)

    def _why(self, figure: str) -> list[str]:
        """Tell why the values of a figure are others than printed."""
        context = self._context
        names, fighter = context.names, context.game.fighters.get(figure)
        if fighter is None:
            return []
        cells = context.cells.of(context.game, fighter, context.table.ruleset, names)
        return [cell.tip(names) for cell in cells if cell.moved]

    def _figure(self, number: int, fighter: Fighter, values: tuple[ShownValue, ...]) -> FigureView:
        context, game = self._context, self._context.game
        chip = context.chips.of(game, fighter, context.names, context.table.ruleset)
        side = "ab".index(game.side_of(fighter.id).key)
        summary = screen_of(context.pieces).summary(context, fighter) or TurnSummary()
        main = _main(summary.tags)
        others = [tag.words for tag in summary.tags if tag is not main]
        strong = "" if chip.place is not Place.TABLE else self._state(chip)
        nickname = self.tr("“{name}”").format(name=fighter.nickname) if fighter.nickname else ""
        holds = " · ".join(filter(None, (nickname, summary.said, *others, summary.warned)))
        if chip.place is not Place.TABLE:
            where = captor_words(chip.captor) if chip.captor else place_words(chip.place)
            holds = f"{chip.letter} · {where}"
        title, detail, state = _said(context, main)
        if not title and fighter.activated:
            title, state = self.tr("Has acted"), DeedState.DONE
        spoken = ", ".join(filter(None, (chip.name, strong, *(t.words for t in summary.tags), holds)))
        return FigureView(
            chip, side, number if 1 <= number <= _DIGITS else 0, values, strong, holds, title, detail, state,
            "" if title else self.tr("Its action?"), chip.id == self._selected, spoken,
            summary.warned, chip.id in self.targets,
        )  # fmt: skip

    def _state(self, chip: ChipView) -> str:
        """Say the wound and the stunned state of a figure."""
        worn = chip.state_words if chip.notches else ""
        said = ", ".join(filter(None, (worn, self.tr("stunned") if chip.stunned else ""))).capitalize()
        return f"{said} \N{MINUS SIGN}{chip.penalty}" if said and chip.penalty else said

    # -- the room -----------------------------------------------------------------------------------

    def _space(self) -> int:
        """Tell how high the room is in which the cards scroll, in px."""
        area = area_of(self)
        return area.viewport().height() if area is not None else self.height()

    def _lay(self) -> None:
        """Give each card its place, with as much of what holds for its figures as there is room."""
        style, width = paint_style(), self.width()
        for key, card in self._cards.items():
            card.setVisible(key in {view.id for view in self._views})
        cards = [self._cards.get(view.id) or self._new(view.id) for view in self._views]
        for card, view in zip(cards, self._views, strict=True):
            card.take(view, width, _LINES[0])
        between = style.px(_BETWEEN)
        for lines, least in (*product(_LINES, (FULL, TIGHT)), (_LINES[-1], CLOSE)):
            high = sum(card.wanted(lines, least) + between for card in cards)
            if high <= self._space() + between:
                break
        else:  # it scrolls: nothing need be cut
            lines, least = _LINES[-2], TIGHT
        top = 0
        for card in cards:
            high = card.wanted(lines, least)
            card.setGeometry(0, top, width, high)
            card.arrange(lines)
            card.show()
            top += high + between
        self._height = top - between if cards else style.px(32)
        if self.minimumHeight() != self._height:
            self.setMinimumHeight(self._height)

    def _new(self, key: str) -> CardInPlay:
        card = self._cards[key] = CardInPlay(self, self._why)
        card.pointed.connect(self.chosen)
        card.opened.connect(self.opened)
        card.asked.connect(self.asked)
        card.naming.connect(self.naming)
        return card

    def fit(self) -> None:
        """Share another room out."""
        self._lay()

    def head(self) -> StageHead:
        """Give the line of the stage."""
        return self._head

    def sizeHint(self) -> QSize:
        """Ask for all cards."""
        return QSize(400, self._height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words again."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay()

    def changeEvent(self, event: QEvent) -> None:
        """Lay out again in another size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange) and hasattr(self, "_views"):
            self._lay()

    def rows(self) -> list[FigureRow]:
        """Give the rows in view, from top to bottom."""
        cards = [self._cards[view.id] for view in self._views]
        return [card.rows[each.chip.id] for card in cards if card.view for each in card.view.figures]

    def row_of(self, figure: str) -> FigureRow | None:
        """Give the row of a figure, None where it is not in view."""
        for card in self._cards.values():
            row = card.rows.get(figure)
            if row is not None and card.isVisibleTo(self) and row.isVisibleTo(self):
                return row
        return None

    def rect_of(self, figure: str) -> QRect:
        """Give where the token of a figure stands."""
        row = self.row_of(figure)
        if row is None:
            return QRect()
        rect = row.token_rect().toRect()
        return QRect(row.mapTo(self, rect.topLeft()), rect.size())

    def reveal(self) -> None:
        """Scroll so that the chosen figure is in view: the next one is chosen by itself."""
        area, row = area_of(self), self.row_of(self._selected)
        if area is not None and row is not None and self._height > self._space():
            middle = row.mapTo(self, row.rect().center())
            first = row is next(iter(next(iter(self._cards.values())).rows.values()))
            half = middle.y() if first else row.height() // 2
            area.ensureVisible(middle.x(), middle.y(), 0, half + 4)
            bar = area.verticalScrollBar()
            if bar.value():  # what is cut in half is hard to read; past the end there is nothing to read
                tops = (each.mapTo(self, QPoint()).y() for each in self.rows())
                bar.setValue(next((top for top in tops if top >= bar.value()), bar.maximum()))

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        words = [*self._head.visible_strings(), *super().visible_strings()]
        for card in self._cards.values():
            if card.isVisibleTo(self):
                words += card.visible_strings()
                for row in card.rows.values():
                    words += row.visible_strings() if row.isVisibleTo(card) else []
        return words

    def _paint(self, ink: Ink) -> None:
        if not self._views:
            style = ink.style
            words = self.tr("Nobody on these cards can act.")
            ink.text(self.rect().adjusted(8, 2, 0, 0).toRectF(), words, style.body, style.colour("soft"))

    # -- verbs --------------------------------------------------------------------------------------

    def verbs(self, asked: bool) -> tuple[GoOn, ...]:
        """Give what Enter does, and what stands beside it."""
        first = self.go_on(asked)
        more = () if asked else screen_of(self._context.pieces).more_verbs(self._context)
        return (*((first,) if first is not None else ()), *more)

    def go_on(self, asked: bool) -> GoOn | None:
        """Go on in the speaking turn, or end it."""
        context, key = self._context, "" if asked else "↵"
        verb = screen_of(context.pieces).main_verb(context)
        if verb is not None:
            return GoOn(verb.code, verb.words, key, verb.detail, verb.icon, primary=not asked)
        choice = next(iter(context.offered()), None)
        if choice is None:
            return None
        icon = context.pieces.choices.get(choice.code, ChoiceLook(icon="hourglass")).icon
        refused = context.pending[1].code if context.pending else ""
        detail = "" if refused == "refusal.passed_over" else self._passed_over()  # else told twice
        return GoOn(choice.code, context.say_choice(choice), key, detail, icon, primary=not asked)

    def _passed_over(self) -> str:
        """Tell who has no action: by name, by the letters of one card, else how many they are."""
        context = self._context
        idle = [f for f in speakers(context.game) if not (f.activated or f.deeds)]
        if not idle:
            return ""
        letters = [each.letter for each in idle if each.letter]
        if len(idle) == 1:
            names = short_name(context, idle[0].id)
        elif len({fighter.card for fighter in idle}) == 1 and len(letters) == len(idle) <= _MOST_LETTERS:
            names = ", ".join(letters)
        else:  # each row asks what its figure does
            names = str(len(idle))
        return fill(self.tr("Without an action: {names}"), names=names)


def _value(cell: FigureValue | None) -> ShownValue:
    """Show a value of now."""
    return ShownValue(cell.text, cell.moved) if cell is not None else ShownValue(_LEFT_OUT)


def _main(tags: Sequence[Tag]) -> Tag | None:
    """Give the action that stands for what a figure does: the one that is still to come, else the last."""
    waiting = (tag for tag in tags if tag.state is DeedState.ANNOUNCED)
    return next(waiting, tags[-1] if tags else None)


def _said(context: BattleContext, tag: Tag | None) -> tuple[str, str, DeedState | None]:
    """Give the words of an action in two lines, its target by its short name, and how far it is."""
    if tag is None:
        return "", "", None
    detail = f"→ {short_name(context, tag.aim)}" if tag.aim else tag.goes
    return tag.name or capital(tag.words), detail, tag.state
