"""Choose the rules of a new battle: the rulesets, under the name of their system where there are several."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPaintEvent, QStandardItemModel
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from desktop.look import theme
from desktop.widgets.boxes import Combo, may_shrink
from desktop.widgets.fit import width_of_words, words_room
from rules.battle.ruleset import Ruleset
from rules.systems import KINDS, SystemKind

_LEAST = 8
"""So many letters of a name are seen at the least."""
_MOST = 280
"""No name takes more room, in px at 100 %."""


class RulesChoice(Combo):
    """The rulesets by system; names of systems cannot be chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offered: dict[str, Ruleset] = {}
        may_shrink(self, _LEAST)
        self.currentTextChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        """Need the room of the name that is chosen: Qt keeps that of the first names ever shown.

        A very long one is shortened all the same.
        """
        hint, most = super().minimumSizeHint(), theme.current().px(_MOST)
        return QSize(max(hint.width(), min(width_of_words(self), most)), hint.height())

    def sizeHint(self) -> QSize:
        """Ask for the room of the name that is chosen."""
        return QSize(self.minimumSizeHint().width(), super().sizeHint().height())

    def offer(self, rulesets: Mapping[str, Ruleset], chosen: object, language: str) -> None:
        """Offer rulesets, with one chosen; the first one where it is gone."""
        self._offered = dict(rulesets)
        systems = dict.fromkeys(made.system for made in self._offered.values())
        with QSignalBlocker(self):
            self.clear()
            for system in systems:
                if len(systems) > 1:
                    self._name(KINDS[system].name)
                for key, made in self._offered.items():
                    if made.system == system:
                        self.addItem(made.en if language == "en" else made.fr, key)
            first = next(iter(self._offered), None)
            self.setCurrentIndex(max(self.findData(chosen if chosen in self._offered else first), 0))
        self.updateGeometry()

    @property
    def shown_name(self) -> str:
        """The name that is chosen, as it is painted."""
        middle = Qt.TextElideMode.ElideMiddle
        return self.fontMetrics().elidedText(self.currentText(), middle, words_room(self))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shorten a long name in its middle: what tells an own ruleset from its model stands at the end."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_name
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def _name(self, name: str) -> None:
        """Add the name of a system above its rulesets."""
        self.addItem(name)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        item = model.item(self.count() - 1)
        item.setEnabled(False)
        item.setFont(theme.current().font(bold=True))

    @property
    def ruleset(self) -> Ruleset | None:
        """The ruleset that is chosen, None while none is offered."""
        return self._offered.get(self.currentData() or "")

    @property
    def system(self) -> SystemKind:
        """The system of the ruleset that is chosen."""
        ruleset = self.ruleset
        return KINDS[ruleset.system] if ruleset is not None else next(iter(KINDS.values()))

    def first_of(self, system: str, chosen: object) -> object:
        """Give a ruleset of a system: the one that was chosen if it is of it, else its first one."""
        mine = [key for key, made in self._offered.items() if made.system == system]
        return chosen if chosen in mine or not mine else mine[0]
