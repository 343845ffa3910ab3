"""Fields that effects and spells share: how long they last, and how far they reach."""

from __future__ import annotations

from collections.abc import Collection, Container

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.widgets.boxes import Combo, small_button
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.spin import DoubleSpin, Spin
from desktop.wording.effects import lasting_caption, lasting_words
from desktop.wording.elements import ELEMENTS
from desktop.wording.naming import mana_name
from rules.battle.state import Lasting
from rules.spells import FAITH, NEUTRAL

_ORDER = (
    Lasting.TURN, Lasting.COMBAT, Lasting.ACTIVATION, Lasting.GAME, Lasting.TURNS, Lasting.UPKEEP,
    Lasting.INSTANT,
)  # fmt: skip


class DistanceField(DoubleSpin):
    """A distance in cm, halves too; the least one means that there is none."""

    def __init__(self, parent: QWidget, words: str, nothing: str) -> None:
        super().__init__(parent)
        self.setRange(0, 200)
        self.setDecimals(1)
        self.setPrefix(f"{words} " if words else "")
        self.setSuffix(" cm")
        self.setSpecialValueText(nothing)
        self.setAccessibleName(words)

    @property
    def cm(self) -> float | None:
        """The distance, None for none."""
        return self.value() or None

    def show_cm(self, cm: float | None) -> None:
        """Show a distance that is known already."""
        self.setValue(cm or 0)


class LastingFields(FlowBox):
    """A duration that the game knows, with its number of turns or what its upkeep costs.

    A spell's cost names its element: it need not be asked. The ``quick`` ones are a press each, the others
    one more.
    """

    def __init__(
        self,
        parent: QWidget,
        *,
        element: str = NEUTRAL,
        names_element: bool = True,
        offered: Container[Lasting] = _ORDER,
        quick: Collection[Lasting] = (),
    ) -> None:
        super().__init__(parent, gap=6, stretch_last=not quick)
        self._names_element = names_element
        self.lasting = Combo(self)
        self.lasting.setAccessibleName(self.tr("Until"))
        for each in _ORDER:
            if each in offered:
                self.lasting.addItem(lasting_words(each), each)
        self.lasting.currentIndexChanged.connect(self._show)
        self.number = Spin(self)
        self.number.setRange(1, 20)
        self.element = Combo(self)
        self.element.setAccessibleName(self.tr("Element"))
        for key in (*ELEMENTS, FAITH):
            self.element.addItem(mana_name(key), key)
        self.element.setCurrentIndex(max(0, self.element.findData(element)))
        self.quick: dict[Lasting, QPushButton] = {}
        for each in quick:
            self.quick[each] = button = small_button(self, lasting_caption(each), checkable=True)
            button.clicked.connect(self._on_quick)
        self.others = small_button(self, "…", self.tr("Another duration"))
        self.others.clicked.connect(self._open)
        self._opened = not self.quick
        for widget in (*self.quick.values(), self.others, self.lasting, self.number, self.element):
            self.flow.addWidget(widget)
        self._show()

    @property
    def value(self) -> Lasting:
        """The duration chosen."""
        return Lasting(self.lasting.currentData())

    @property
    def turns(self) -> int:
        """The number of turns, 0 for another duration."""
        return self.number.value() if self.value is Lasting.TURNS else 0

    @property
    def cost(self) -> int:
        """What the upkeep costs each turn, 0 for another duration."""
        return self.number.value() if self.value is Lasting.UPKEEP else 0

    def choose(self, lasting: Lasting, number: int = 0) -> None:
        """Propose a duration, with its number of turns or what its upkeep costs."""
        self.lasting.setCurrentIndex(self.lasting.findData(lasting))
        if number:
            self.number.setValue(number)

    def _on_quick(self) -> None:
        self.choose(next(each for each, button in self.quick.items() if button is self.sender()))
        self._show()  # one that was pressed stays pressed

    def _open(self) -> None:
        """Offer all durations."""
        self._opened = True
        self._show()
        self.lasting.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        for each, button in self.quick.items():
            button.setChecked(each is self.value)
        opened = self._opened or self.value not in self.quick
        self.lasting.setVisible(opened)
        self.others.setHidden(opened)
        self.number.setVisible(self.value in (Lasting.TURNS, Lasting.UPKEEP))
        self.element.setVisible(self._names_element and self.value is Lasting.UPKEEP)
        words = self.tr("Turns") if self.value is Lasting.TURNS else self.tr("Cost per turn")
        self.number.setAccessibleName(words)
        self.number.setPrefix(words + " ")
