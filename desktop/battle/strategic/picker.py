"""Who coordinates (IV-B): all figures of a side, the best first, and why the others are barred."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.help_button import HelpButton
from desktop.battle.screen import screen_of
from desktop.battle.strategic.strategy import RollWords, Strategy
from desktop.drafts.tactique_throws import CandidateLine, candidates, lines
from desktop.look import theme
from desktop.look.painting import Ink, advance, icon_in, line_height, lines_of, paint_style
from desktop.widgets.actions import shown_key
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import in_column, put_in
from desktop.widgets.key_button import KeyButton, VerbButton
from desktop.widgets.key_spots import KeySpot
from desktop.widgets.painted_list import PaintedList, joined
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.text import label, set_look
from desktop.wording import fill, number, say
from desktop.wording.battle.figure_values import explain
from rules.battle import commands as c
from rules.battle.current import current
from rules.battle.state import SIDES
from rules.text import Message
from rules.values import Characteristic


@dataclass(frozen=True, slots=True)
class PickRow:
    """One candidate in words: ``state`` is "good", "ask" or "barred"; ``insists`` after a first press."""

    fighter: str
    name: str
    dis: str
    why: str
    state: str
    now: bool = False
    insists: bool = False

    @property
    def id(self) -> str:
        """Its figure."""
        return self.fighter


class PickList(PaintedList):
    """The candidates as rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = 0

    @property
    def rows(self) -> tuple[PickRow, ...]:
        """What is shown."""
        return self.items.rows

    def set_rows(self, rows: Sequence[PickRow], side: int) -> None:
        """Show candidates."""
        if tuple(rows) != self.rows or side != self._side:
            self._side = side
            self.show_items(rows, max(0, self.current))

    def row_words(self, number: int) -> str:
        """Word a row."""
        row = self.rows[number]
        return joined((row.name, row.dis, row.why))

    def _room(self, row: PickRow) -> float:
        style = paint_style()
        return max(
            style.px(80),
            self.viewport().width() - style.px(48) - advance(row.dis, style.large) - style.px(20),
        )

    def _lines(self, row: PickRow) -> tuple[tuple[str, ...], tuple[str, ...]]:
        style = paint_style()
        why = lines_of(row.why, style.body, self._room(row), 4) if row.why else ()
        return lines_of(row.name, style.bold, self._room(row), 2), why

    def row_height(self, number: int) -> float:
        """Give each row what its words need."""
        style = paint_style()
        name, why = self._lines(self.rows[number])
        high = line_height(style.bold) * len(name) + line_height(style.body) * len(why)
        return max(style.px(46), high + style.px(16))

    def key_spots(self) -> Iterable[KeySpot]:
        """Give the digits of the first nine."""
        return (KeySpot(self.row_rect(n), str(n + 1), left=True) for n in range(min(9, self.count())))

    def paint_row(self, ink: Ink, number: int, rect: QRectF) -> None:
        """Paint the state, the name, the reasons and the DIS."""
        style, row = ink.style, self.rows[number]
        here = number == self.current
        side, raised = style.theme.side(self._side), style.colour("raised")
        inner = rect.adjusted(1, 1, -1, -3)
        ground = theme.mix(side, raised, 14) if row.now else theme.mix(side, raised, 7) if here else raised
        edge = style.colour("focus") if here and self.hasFocus() else style.colour("edge")
        if row.insists:
            ground, edge = theme.mix(style.colour("warn"), raised, 14), style.colour("warn")
        ink.box(inner, ground, edge, style.px(6), 2 if here else 1)
        icon, tone = {"good": ("circle-check", "good"), "ask": ("help", "warn")}.get(
            row.state, ("ban", "soft")
        )
        icon_in(ink, QRectF(inner.x() + style.px(8), inner.y(), style.px(26), inner.height()), icon, 22, tone)
        name, why = self._lines(row)
        high = line_height(style.bold) * len(name) + line_height(style.body) * len(why)
        left, top = inner.x() + style.px(40), inner.center().y() - high / 2
        ink.block(QRectF(left, top, self._room(row), high), name, style.bold, style.colour("text"))
        top += line_height(style.bold) * len(name)
        tone = "warn" if row.insists or row.state == "ask" else "soft"
        ink.block(QRectF(left, top, self._room(row), high), why, style.body, style.colour(tone))
        right = QRectF(inner.x(), inner.y(), inner.width() - style.px(12), inner.height())
        ink.text(
            right, row.dis, style.large, style.colour("soft" if row.state == "barred" else "text"),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
        )  # fmt: skip


class PickerPage(QWidget):
    """Choose who coordinates a side; ``done`` when somebody was chosen or nobody should be."""

    done = Signal()

    def __init__(self, context: BattleContext, strategy: Strategy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._strategy = context, strategy
        self.side = "a"
        self._lines: list[CandidateLine] = []
        self._overrules = False
        self.title = label("", self, role="title", wrap=True)
        self.list = PickList(self)
        self.sentence = label("", self, role="soft", wrap=True)
        self.take = VerbButton(self, act=self.take_chosen)
        self.typed = KeyButton(self, act=self.ask_name)
        self.nobody = KeyButton(self, act=self.choose_nobody)
        self.back = KeyButton(self, act=self.done)
        self.help = HelpButton(self, context, "L")
        foot = FlowBox(self)
        for button in (self.back, self.nobody, self.typed, self.take):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            foot.flow.addWidget(button)
        in_column(self, self.title, self.sentence, (self.list, 1), self.help, foot, gap=8)
        self.list.taken.connect(self.pick)
        self.list.chosen.connect(self._on_chosen)
        self.help.helped.connect(self.refresh)

    def open(self, side: str) -> None:
        """Show the candidates of a side, the one that stands chosen."""
        self.side = side
        self._context.forget_refusal()
        set_look(self.title, "title", f"side-{side}")
        self.refresh()
        now = next((n for n, row in enumerate(self.list.rows) if row.now), 0)
        self.list.choose(now)
        self.list.setFocus()

    def refresh(self) -> None:
        """Draw from the game."""
        context = self._context
        self._lines = lines(candidates(context, self.side))
        self.title.setText(fill(self._strategy.words().who, side=context.side_name(self.side)))
        self.list.setAccessibleName(self.title.text())
        self.list.set_rows([self._row(line) for line in self._lines], SIDES.index(self.side))
        self._on_chosen(self.list.current)
        sentence = self._sentence()
        self.sentence.setVisible(bool(sentence))
        self.sentence.setText(sentence)
        self.nobody.show_verb(self.tr("Nobody"), "N", icon="user-off")
        self.typed.show_verb(self.tr("Name and DIS"), "T", icon="edit")
        self.back.show_verb(self.tr("Back"), shown_key("Esc"))
        self.take.setVisible(bool(self._lines))

    def _on_chosen(self, at: int) -> None:
        """Offer what others lend to the candidate that is chosen, else to the first that it serves."""
        fighters = [row.fighter for row in self.list.rows]
        self.help.offer(Characteristic.DIS, *fighters[at : at + 1], *fighters)
        insists = any(row.insists for row in self.list.rows[at : at + 1])
        words = self.tr("Choose anyway") if insists else self.tr("Choose")
        self.take.show_verb(words, "↵", icon="check", primary=True)

    def _sentence(self) -> str:
        """Say what is to be done where nobody may coordinate as things are known."""
        if not self._lines:
            return self.tr("No figure is known here: enter a name and its DIS.")
        if any(line.candidate.eligible for line in self._lines):
            return ""
        if any(line.candidate.asks for line in self._lines):
            return self._strategy.words().unknown
        return self._strategy.words().lost

    def _row(self, line: CandidateLine) -> PickRow:
        context, candidate = self._context, line.candidate
        roll = context.game.sides[self.side].tactique
        now = roll.fighter in line.fighters
        fighter = roll.fighter if now and roll.fighter else line.fighters[0]
        name = context.card_name(candidate.card) if len(line.fighters) > 1 else context.fighter_name(fighter)
        if len(line.fighters) > 1:
            letters = " ".join(context.game.fighters[f].letter for f in line.fighters)
            name = f"{name} ({letters})"
        insists = self._insists(fighter)
        pending = context.pending
        if insists and pending is not None:
            why = context.say_refusal(pending[1])
        else:
            why = " ".join(self._reasons(candidate.why)) or self._explained(fighter)
        if (offered := screen_of(context.pieces).helps(context, fighter, Characteristic.DIS)) is not None:
            why = " · ".join(filter(None, (why, offered.words)))
        if insists:
            again = self.tr("Press again to choose it anyway.")
            why = f"{why} {again}"
        state = "good" if candidate.eligible else "ask" if candidate.asks else "barred"
        missing = "–" if "no_dis" in candidate.reasons else "?"
        value = missing if candidate.dis is None else number(candidate.dis)
        dis = self.tr("DIS {value}").format(value=value)
        return PickRow(fighter, name, dis, why, state, now, insists)

    def _insists(self, fighter: str) -> bool:
        """Tell whether this figure was refused just now: the same press takes it all the same."""
        pending = self._context.pending
        return pending is not None and pending[0] == c.ChooseCoordinator(self.side, fighter=fighter)

    def tells(self, command: c.Command) -> bool:
        """Tell whether a row says by itself why a command was refused."""
        rows = self.list.rows
        return any(command == c.ChooseCoordinator(self.side, fighter=row.fighter) for row in rows)

    def _reasons(self, why: Sequence[Message]) -> list[str]:
        peoples, words = self._context.play.table.peoples.peoples, []
        for message in why:
            people = peoples.get(str(message.data.get("people", "")))
            name = "" if people is None else people.en if self._context.language == "en" else people.fr
            words.append(say(message, people=name) if name else say(message))
        return words

    def _explained(self, fighter: str) -> str:
        """Say how the DIS of now comes about, where it is not simply the printed one."""
        context = self._context
        explained = current(
            context.game, context.game.fighters[fighter], Characteristic.DIS, context.table.ruleset
        )
        if explained.total is None or len(explained.reasons) < 2:
            return ""
        text = explain("DIS", number(explained.total), explained, context.names)
        return " · ".join(text.split("\n")[1:])

    # Verbs

    def take_chosen(self) -> None:
        """Choose the candidate that is framed."""
        self.pick(self.list.current)

    def pick(self, at: int) -> None:
        """Choose the n-th candidate; one without a known DIS is asked for it, once no bar stands."""
        if not 0 <= at < len(self._lines):
            return
        self.list.choose(at)
        row, candidate = self.list.rows[at], self._lines[at].candidate
        insists = self._insists(row.fighter)
        if candidate.dis is None and (candidate.asks or insists):
            self._ask(row.name, row.fighter, overrules=insists)
            return
        # what is only unknown is the table's own business: it is not asked twice
        done = self._context.do(c.ChooseCoordinator(self.side, fighter=row.fighter), overrule=candidate.asks)
        if done:
            self.done.emit()
        else:
            self.refresh()

    def choose_nobody(self) -> None:
        """Say that nobody coordinates: the side loses, unless the other has nobody either (K9)."""
        if self._context.do(c.ChooseCoordinator(self.side, nobody=True)):
            self.done.emit()

    def ask_name(self) -> None:
        """Ask for a name and a DIS."""
        self._ask("", "")

    def _ask(self, name: str, fighter: str, overrules: bool = False) -> None:
        self._overrules = overrules
        prompt = TypedCoordinator(self._context.place or self.window(), name, fighter, self._strategy.words())
        prompt.given.connect(self._on_given)
        prompt.closed.connect(prompt.deleteLater)
        prompt.open()

    def _on_given(self, fighter: str, name: str, dis: float) -> None:
        command = (
            c.ChooseCoordinator(self.side, fighter=fighter, dis=dis)
            if fighter
            else c.ChooseCoordinator(self.side, name=name, dis=dis)
        )
        if self._context.do(command, overrule=self._overrules):
            self.done.emit()
        else:
            self.refresh()

    @property
    def stands(self) -> bool:
        """Whether somebody was chosen."""
        return self._context.game.sides[self.side].tactique.named


class TypedCoordinator(Prompt):
    """Asks for a name and a DIS, or for the DIS of a figure; ``given`` with fighter, name and DIS."""

    given = Signal(str, str, float)

    def __init__(self, parent: QWidget, name: str, fighter: str, said: RollWords) -> None:
        super().__init__(parent, "")
        words = fill(self.tr("DIS of {name}"), name=name) if fighter else said.asks
        self.title.setText(words)
        self._fighter = fighter
        self.name = QLineEdit(name, self.panel)
        self.name.setMaxLength(120)
        self.dis = QLineEdit(self.panel)
        self.dis.setMaxLength(6)
        for caption, field in ((self.tr("Name"), self.name), (self.tr("DIS"), self.dis)):
            field.setAccessibleName(caption)
            if field is self.name and fighter:
                field.hide()
                continue
            put_in(self.body, soft(caption, self.panel), field)
        self.say_verb(said.does)
        self.opens_on = self.dis if fighter else self.name

    def answer(self) -> None:
        """Hand it over, or go on to the field that is missing."""
        name, text = self.name.text().strip(), self.dis.text().strip().replace(",", ".").replace("−", "-")
        if not name:
            self.name.setFocus()
            self.complain(self.tr("Enter a name."))
            return
        try:
            dis = float(text)
        except ValueError:
            self.dis.setFocus()
            self.complain("" if not text else self.tr("Enter DIS as a number."))
            return
        self.close_panel()
        self.given.emit(self._fighter, name, dis)
