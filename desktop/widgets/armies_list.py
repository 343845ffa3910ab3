"""A list of armies, each with its people, its price, and where it is filed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.operations import army_sheet
from desktop.widgets.row import Cell, Emblem, Line, Row, Text
from desktop.widgets.row_list import RowList
from desktop.widgets.row_model import RowsModel
from desktop.wording import army_words, count_figures
from desktop.wording.card_words import language_now
from rules.peoples import Peoples

_HEIGHT, _AIR = 64, 25.5


@dataclass(frozen=True, slots=True)
class ArmyItem:
    """One army as it is shown: everything is words already; ``people`` is an id and draws the mark."""

    id: str
    name: str
    people: str = ""
    people_name: str = ""
    count: str = ""
    total: str = ""
    limit: str = ""
    over: bool = False
    folder: str = ""
    tags: tuple[str, ...] = ()
    game: str = ""
    others: str = ""

    @property
    def price(self) -> str:
        """The total, and the limit where there is one, other currencies, the game if not Confrontation."""
        total = f"{self.total} / {self.limit}" if self.limit else self.total
        return " · ".join(filter(None, (self.game, total, self.others)))

    @property
    def filed(self) -> str:
        """Where it is filed: Tournament · #club #2007."""
        return " · ".join(filter(None, (self.folder, " ".join(f"#{tag}" for tag in self.tags))))

    @property
    def tip(self) -> str:
        """The whole of the row in words."""
        return "\n".join(
            part for part in (self.name, self.people_name, self.count, self.price, self.filed) if part
        )


def army_row(line: army_sheet.ArmyLine, peoples: Peoples) -> ArmyItem:
    """Word one army of the list."""
    army, cost = line.army, line.cost
    return ArmyItem(
        id=army.id,
        name=army.name,
        people=army.people,
        people_name=army_words.people_name(peoples, army.people),
        count=count_figures(line.figures, army.system),
        total=army_words.total(cost),
        limit=army_words.pa(army.limit) if army.limit is not None and cost.priced else "",
        over=army.limit is not None and cost.known > army.limit,
        game=army_words.game(army.system),
        others=army_words.beside(line.others),
        folder=army.folder,
        tags=army.tags,
    )


def _shown(army: ArmyItem) -> Row:
    """Show the people's mark, the name, and below it what the army counts and where it is filed."""
    small, tip = theme.TextSize.SMALL.value, army.tip
    price = Text(army.price, "bad" if army.over else "text", small)
    lines = [
        Line(Text(army.name, bold=True), most=2),
        Line(price, spare=Text(army.count, "soft", small), most=2),
    ]
    if army.filed:
        lines.append(Line(Text(army.filed, "soft", small)))
    return Row(
        army.name, tip, tip.replace("\n", ", "), tuple(lines),
        lead=(Cell(Emblem(army.people, language_now()), 36, gap=10),),
        height=_HEIGHT, air=_AIR, margin=(12, 10),
    )  # fmt: skip


class ArmyList(RowList):
    """Show the armies and say which one is chosen."""

    chosen = Signal(str)
    """Another army is in view; "" when none is."""

    entered = Signal()
    """Return was pressed: go on to the army's cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.armies = RowsModel(_shown)
        super().__init__(self.armies, parent)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.activated.connect(self.entered)
        self._told = ""
        self._quiet = False
        self._searched = False

    def set_rows(self, rows: Sequence[ArmyItem], chosen: str, *, searched: bool = True) -> None:
        """Show these armies, perhaps those searched for, with one chosen, without telling anybody."""
        self._quiet = True
        self._searched = searched
        self.armies.set_rows(rows)
        self.setCurrentIndex(self.armies.index(self.armies.place_of(chosen)))
        self._quiet = False
        self._told = self.selected()

    def nothing(self) -> str:
        """Say that no army has the letters looked for, and how to see all again."""
        return self.tr("No army matches. Press Esc in the search to show all.") if self._searched else ""

    def selected(self) -> str:
        """Return the id of the army in view, "" when none is."""
        row = self.chosen_item()
        return row.id if isinstance(row, ArmyItem) else ""

    def _on_current(self, now: QModelIndex, before: QModelIndex) -> None:
        if not self._quiet and (army := self.selected()) != self._told:
            self._told = army
            self.chosen.emit(army)
