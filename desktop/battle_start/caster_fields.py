"""What mages and faithful of a side begin a battle with: gems, faith, the spells that they know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from desktop.operations.casters import Caster, Endowment, casters
from desktop.operations.desk import Desk
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.gem_spin import GemSpin
from desktop.widgets.in_line import Room, in_column, in_row
from desktop.widgets.key_button import KeyButton
from desktop.widgets.menu import Menu, MenuRow
from desktop.widgets.text import label
from desktop.wording import about, fill
from desktop.wording.card_words import language_now
from desktop.wording.naming import mana_name
from desktop.wording.plain import plain_tip
from rules.spells import FAITH

_MOST = 60
_GAP = 8
_NAME, _FIELDS = 1, 2
"""The parts of the width that a name and its fields have beside each other."""
_KEYS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class CasterFields(QWidget):
    """A row for each card that casts; nothing is shown where no card does. ``changed`` after every edit."""

    changed = Signal()

    def __init__(self, parent: QWidget, side: int) -> None:
        super().__init__(parent)
        self._side = "AB"[side]
        self.rows: list[CasterRow] = []
        self._army: str | None = ""  # whose mages and faithful are asked for, None to look again
        self._entered: dict[str, Mapping[str, Endowment]] = {}  # by army: walking past others forgets nothing
        self._room = 0  # the width that there is, in px
        self._title = label("", self, role="heading")
        self._column = in_column(self, self._title, gap=_GAP)
        self.retranslate()
        self.hide()

    def follow(self, desk: Desk | None, army: str, last: Callable[[str], Mapping[str, Endowment]]) -> bool:
        """Ask for those of an army who cast, with what was entered or held ``last``; True for others."""
        if desk is None or army == self._army:
            return False
        self.look_again()
        self._army = army
        self._ask(casters(desk, army_id=army) if army else (), self._entered.get(army) or last(army))
        return True

    def look_again(self) -> None:
        """Keep what is entered; who casts may be others by now."""
        if self._army:
            self._entered[self._army] = self.held()
        self._army = None

    def forget(self) -> None:
        """Forget what was entered."""
        self._army, self._entered = None, {}

    def _ask(self, found: Sequence[Caster], held: Mapping[str, Endowment]) -> None:
        for row in self.rows:
            row.hide()
            row.deleteLater()
        side = self._side
        self.rows = [CasterRow(caster, held.get(caster.entry, Endowment()), side, self) for caster in found]
        for row in self.rows:
            row.changed.connect(self.changed)
            self._column.addWidget(row)
            row.show()  # now, so that Tab finds its fields and what lies below is where it stays
        self.setVisible(bool(self.rows))
        self.fit(self._room)

    def fit(self, room: int) -> None:
        """Lay the rows out for a width, each in one line if it can; all have words, or all stones alone."""
        self._room, beside = room, (room - _GAP) * _FIELDS // (_NAME + _FIELDS)
        words = all(row.line(words=True) <= beside for row in self.rows)
        for row in self.rows:
            row.set_beside(on=row.line(words=words) <= beside)

    def fields(self) -> list[QWidget]:
        """Give what is filled in, in the order in which it is read."""
        return [field for row in self.rows for field in (*row.gems.values(), row.faith, row.known)]

    def held(self) -> dict[str, Endowment]:
        """Give what the fields say, by entry."""
        return {row.caster.entry: row.held for row in self.rows}

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._title.setText(self.tr("Mages and faithful at the start"))
        for row in self.rows:
            row.retranslate()


class CasterRow(QWidget):
    """The name, a field for each element it masters or for its faith, and the spells that it knows."""

    changed = Signal()

    def __init__(self, caster: Caster, held: Endowment, side: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.caster, self._side = caster, side
        self._spells = tuple(key for key in held.spells if key in caster.offered)
        self._words = True  # whether the fields are named in words
        self._name = label("", self, wrap=True)
        self._said = label("", self, role="soft", wrap=True)
        self._box = box = FlowBox(self, gap=4)
        self.gems = {element: GemSpin(element, box, most=_MOST, named=True) for element in caster.elements}
        for element, field in self.gems.items():
            field.setValue(held.gems.get(element, 0))
        self.faith = GemSpin(FAITH, box, most=_MOST, named=True)
        self.faith.setValue(held.faith)
        self.faith.setVisible(caster.card.is_faithful)
        for field in (*self.gems.values(), self.faith):
            field.valueChanged.connect(self.changed)
            box.flow.addWidget(field)
        self.known = KeyButton(box, act=self.choose_spells)
        box.flow.addWidget(self.known)
        named = in_column(None, Room.REST, self._name, self._said, Room.REST, gap=0)
        self._parts = in_row(self, (named, _NAME), (box, _FIELDS), gap=_GAP)
        self.menu: Menu | None = None
        self.retranslate()

    @property
    def held(self) -> Endowment:
        """What the fields say."""
        gems = {element: field.value() for element, field in self.gems.items() if field.value()}
        return Endowment(gems=gems, faith=self.faith.value(), spells=self._spells)

    def line(self, *, words: bool) -> int:
        """Say what the fields are in words, or briefly; give the width of all of them in one line, in px."""
        self._words = words
        for field in (*self.gems.values(), self.faith):
            field.set_words(on=words)
        self._say_known()
        return self._box.flow.sizeHint().width()

    def set_beside(self, *, on: bool) -> None:
        """Let the fields stand beside the name, or beneath it."""
        ways = QBoxLayout.Direction
        self._parts.setDirection(ways.LeftToRight if on else ways.TopToBottom)
        self._parts.setSpacing(_GAP if on else _GAP // 2)

    def retranslate(self) -> None:
        """Say the words again."""
        language = language_now()
        name = self.caster.card.name(language)
        self._name.setText(name if self.caster.figures == 1 else fill(self.tr("{name} (each)"), name=name))
        whose = fill(self.tr("{name} of side {letter}"), name=name, letter=self._side)
        for field in (*self.gems.values(), self.faith):
            field.retranslate()
            field.setAccessibleName(about(whose, mana_name(field.element)))
        known = (*self.caster.bought, *(self.caster.offered[key] for key in self._spells))
        names = [option.spell.name(language) if option.spell is not None else option.name for option in known]
        self._said.setText(", ".join(names))
        self._said.setVisible(bool(names))
        self._say_known()
        self.known.setVisible(bool(self.caster.offered))

    def _say_known(self) -> None:
        whole = self.tr("Spells known…")
        self.known.show_verb(whole if self._words else self.tr("Spells…"), icon="sparkles")
        self.known.setAccessibleName(whole)
        self.known.setToolTip(plain_tip("" if self._words else whole))

    def choose_spells(self) -> None:
        """Ask which spells of the library it knows besides those of its list."""
        menu = self.menu = Menu(self.window(), self._name.text(), self._rows(), columns=2, stays=True)
        menu.picked.connect(self._on_picked)
        menu.closed.connect(menu.deleteLater)
        menu.open()

    def _rows(self) -> list[MenuRow]:
        language = language_now()
        keyed = zip(_KEYS, self.caster.offered.items(), strict=False)
        return [
            MenuRow(
                key, option.spell.name(language) if option.spell is not None else option.name, letter,
                on=key in self._spells, icon="check" if key in self._spells else "",
            )
            for letter, (key, option) in keyed
        ]  # fmt: skip

    def _on_picked(self, key: str, _shifted: bool) -> None:
        chosen = {*self._spells} ^ {key}
        self._spells = tuple(each for each in self.caster.offered if each in chosen)
        assert self.menu is not None
        self.menu.set_rows(self._rows())
        self.retranslate()
        self.changed.emit()
