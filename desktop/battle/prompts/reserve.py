"""The reserve of a mage and the believers of a faithful."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.look import theme
from desktop.widgets.in_line import Room, in_row
from desktop.widgets.menu import Menu, MenuRow
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.spin import DigitSpin, Spin
from desktop.widgets.text import label, set_look
from desktop.wording import fill, number
from desktop.wording.elements import ELEMENTS
from desktop.wording.naming import mana_name
from desktop.wording.plain import caption
from rules.battle.callings import elements_of
from rules.battle.commands import Gem
from rules.battle.mana import CountFaith, SetGemLimit, believers_of, faith_radius, limit_of

_FEW = 8
"""More figures ask for a wider panel, with columns."""


def limit_words(limit: int | None) -> str:
    """Say how many gems a reserve holds where nothing else was entered for its mage."""
    if limit is None:
        return QCoreApplication.translate("Battle", "no limit, as the rules say")
    return QCoreApplication.translate("Battle", "{n}, as the rules say").format(n=limit)


def gem_rows(context: BattleContext, fighter: str) -> list[MenuRow]:
    """Give a row for each element, with the gems that a figure holds."""
    held = context.game.fighters[fighter].gems
    return [
        MenuRow(
            each.id, f"{each.name()}  {held.get(each.id, 0)}", each.letter(context.language),
            on=bool(held.get(each.id)),
        )
        for each in ELEMENTS.values()
    ]  # fmt: skip


class GemMenu(Menu):
    """The gems by element, with the elements mastered and the limit of the reserve.

    A letter gains a gem, a capital spends one, until Enter.
    """

    moved = Signal(str, str)
    """Emitted with the figure and the element whose gems were moved."""

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str, title: str) -> None:
        super().__init__(parent, title, gem_rows(context, fighter), columns=2, stays=True)
        self._context, self._fighter = context, fighter
        self.about = fighter
        self.picked.connect(self._on_gem)
        found = context.game.fighters[fighter]
        own = [mana_name(element) for element in elements_of(context.table, context.game, found)]
        words = ", ".join(own) if own else self.tr("not given on the card")
        self.body.addWidget(soft(self.tr("Elements mastered: {names}").format(names=words), self.panel))
        self.limit = Spin(self.panel)
        self.limit.setRange(-1, 60)
        self.limit.setSpecialValueText(limit_words(context.table.ruleset.mana.limit))
        self.limit.setAccessibleName(self.tr("Gem limit"))
        self.limit.setValue(found.gem_limit if found.gem_limit is not None else -1)
        self.limit.setKeyboardTracking(False)
        self.limit.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.limit.valueChanged.connect(self._on_limit)
        self.room = label("", self.panel)
        line = in_row(None, label(self.tr("Gem limit"), self.panel), self.limit, (self.room, 1))
        self.body.addLayout(line)
        self._say_room()

    def set_rows(self, rows: Sequence[MenuRow]) -> None:
        """Show the rows again, and how full the reserve is."""
        super().set_rows(rows)
        if hasattr(self, "room"):
            self._say_room()

    def _on_gem(self, element: str, shifted: bool) -> None:
        self.moved.emit(self._fighter, element)
        self._context.do(Gem(self._fighter, element, -1 if shifted else 1))
        self.set_rows(gem_rows(self._context, self._fighter))
        self.complain(self._context.why_not(again=True))

    def _say_room(self) -> None:
        found = self._context.game.fighters[self._fighter]
        limit = limit_of(self._context.play.table, found)
        held = sum(found.gems.values())
        over = limit is not None and held > limit
        words = self.tr("{held} of {limit}, more than it may hold") if over else self.tr("{held} of {limit}")
        self.room.setText("" if limit is None else words.format(held=held, limit=limit))
        set_look(self.room, "", "warn" if over else "")

    def _on_limit(self, limit: int) -> None:
        self._context.do(SetGemLimit(self._fighter, limit if limit >= 0 else None))
        self._say_room()


class FaithPrompt(Prompt):
    """Counts the believers round a faithful: those ticked, and others that have no figure here.

    A letter ticks a figure; a number is of those who have none.
    """

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str, row: str = "") -> None:
        super().__init__(parent, "")
        self._context, self._fighter, self._row = context, fighter, row
        self.about = fighter
        self.title.setText(fill(self.tr("Believers round {name}"), name=context.fighter_name(fighter)))
        self.body.addWidget(soft(self._counted(), self.panel))
        game = context.game
        mine = game.side_of(fighter).key
        page = QWidget(self.panel)
        self.boxes: dict[str, QCheckBox] = {}
        for each in game.fighters.values():
            if each.id != fighter and each.on_table and game.side_of(each.id).key == mine:
                letter = ascii_uppercase[len(self.boxes) : len(self.boxes) + 1]
                box = QCheckBox(caption("  ".join((letter, context.fighter_name(each.id))).strip()), page)
                box.setMinimumHeight(theme.current().px(36))
                box.toggled.connect(self.refresh)
                self.boxes[each.id] = box
        if len(self.boxes) > _FEW:
            self.width_at_100 = 1160
        columns = self._fitting()
        rows = max(1, -(-len(self.boxes) // columns))
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        for place, box in enumerate(self.boxes.values()):
            grid.addWidget(box, place % rows, place // rows)
        scroll = ScrollDown(page, self.panel)
        scroll.setFixedHeight(min(page.sizeHint().height() + 4, theme.current().px(400)))
        self.body.addWidget(scroll)
        self.others = DigitSpin(self.panel)
        self.others.setRange(0, 60)
        self.others.setAccessibleName(self.tr("Other believers"))
        self.others.valueChanged.connect(self.refresh)
        line = in_row(None, label(self.tr("Other believers"), self.panel), self.others, Room.REST)
        self.body.addLayout(line)
        self.said = label("", self.panel, wrap=True)
        self.body.addWidget(self.said)
        self.say_verb(self.tr("Count"))
        self.refresh()
        self.opens_on = self.others
        self.others.selectAll()

    def _fitting(self) -> int:
        """Tell how many columns the longest name leaves room for."""
        px = theme.current().px
        widest = max((box.sizeHint().width() for box in self.boxes.values()), default=1)
        room = min(px(self.width_at_100), self._under.width() - 32) - px(60)
        return max(1, min(3, room // (widest + px(8)), -(-len(self.boxes) // 4)))

    def press(self, key: str) -> bool:
        """Tick the figure of a letter, or take it out again."""
        place = ascii_uppercase.find(key.upper())
        if not 0 <= place < len(self.boxes):
            return False
        list(self.boxes.values())[place].toggle()
        return True

    def _counted(self) -> str:
        """Say who counts, and what the number is divided by."""
        table, game = self._context.play.table, self._context.game
        faith, radius = table.ruleset.faith, faith_radius(table, game, game.fighters[self._fighter])
        within = self.tr("Within {n} cm").format(n=number(radius))
        if faith.divisor == 1:
            return within
        words = {
            "up": self.tr("believers ÷ {n}, rounded up"),
            "down": self.tr("believers ÷ {n}, rounded down"),
            "nearest": self.tr("believers ÷ {n}, rounded to the nearest"),
        }
        divided = words[faith.rounding].format(n=faith.divisor)
        return f"{within} · {divided}"

    @property
    def command(self) -> CountFaith:
        """The believers as they are ticked."""
        named = tuple(key for key, box in self.boxes.items() if box.isChecked())
        return CountFaith(self._fighter, named, self.others.value(), self._row)

    def refresh(self) -> None:
        """Say how many believers that makes."""
        command = self.command
        found = believers_of(self._context.play.table, self._context.game, command.believers, command.others)
        self.said.setText(self.tr("%n believers", "", round(found.total or 0)))

    def answer(self) -> None:
        """Add the faith that they make."""
        self.carry_and_close(self._context, self.command)
