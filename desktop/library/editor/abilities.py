"""The abilities of a card, completed from the catalogue in both languages, with their parameters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from desktop.look.icons import icon
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.suggest import SuggestField, Suggestion, ranked
from desktop.widgets.text import label, set_look
from desktop.wording.plain import caption, plain_tip
from rules.abilities import Abilities, Ability, AbilityParameter
from rules.enumerations import parted
from rules.text import fold


class _Line(SuggestField):
    """The line in which an ability is typed; a comma ends it, Backspace takes the last one back."""

    ended = Signal()
    taken_back = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End an ability with a comma or Return; with Ctrl it is the page's. Backspace takes one back."""
        key, text = event.key(), self.text()
        comma = event.text() in (",", ";") and text.count("(") == text.count(")")
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        entered = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and bool(text.strip()) and not self.offered
        entered = entered and not held
        if comma or entered:
            self.ended.emit()
        elif key == Qt.Key.Key_Backspace and not text:
            self.taken_back.emit()
        else:
            super().keyPressEvent(event)

    def keeps_focus(self) -> bool:
        """Stay when the ability taken wants its parameter."""
        return self.text().endswith("/")


class AbilitiesField(FlowBox):
    """Abilities as chips with a line behind them. `changed` is emitted at each change by the user."""

    changed = Signal()
    done = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=4, stretch_last=True)
        self.catalogue = Abilities(())
        self._language = "fr"
        self._names: list[tuple[Suggestion, list[str]]] = []
        self._abilities: list[Ability] = []
        self._hint = ""
        self._chips: list[QPushButton] = []
        self.line = _Line(self._suggest, self)
        self.line.setMinimumWidth(200)
        self.line.taken.connect(self._on_taken)
        self.line.ended.connect(self.commit)
        self.line.taken_back.connect(self._take_back)
        self.line.returnPressed.connect(self.done)
        self.line.textChanged.connect(self._split_pasted)
        self.flow.addWidget(self.line)
        self.setFocusProxy(self.line)

    def set_catalogue(self, catalogue: Abilities, language: str) -> None:
        """Complete from this catalogue, words first in this language."""
        self.catalogue = catalogue
        self._language = language
        self._names = []
        for kind in catalogue.kinds.values():
            own, other = (kind.en, kind.fr) if language == "en" else (kind.fr, kind.en)
            detail = other if fold(other) != fold(own) else ""
            folded = [fold(name) for name in (own, other, *kind.aliases)]
            self._names.append((Suggestion(own, detail, kind.id), folded))
        self._show()

    def abilities(self) -> tuple[Ability, ...]:
        """Give the abilities, what stands unfinished in the line as the last one."""
        rest = self._read(self.line.text())
        return (*self._abilities, *rest)

    def set_abilities(self, abilities: Sequence[Ability]) -> None:
        """Show the abilities of a card."""
        self._abilities = list(abilities)
        self.line.blockSignals(True)
        self.line.clear()
        self.line.blockSignals(False)
        self.line.hide_list()
        self._show()

    def commit(self) -> None:
        """Turn what stands in the line into an ability."""
        found = self._read(self.line.text())
        self.line.hide_list()
        self.line.clear()
        if found:
            self._abilities.extend(found)
            self._show()
            self.changed.emit()

    def set_hint(self, words: str) -> None:
        """Say softly what the line wants: behind chips it has no room for that, nor need."""
        self._hint = words
        self._say_hint()

    def _say_hint(self) -> None:
        self.line.setPlaceholderText("" if self._abilities else self._hint)

    def _read(self, text: str) -> tuple[Ability, ...]:
        return self.catalogue.parse_list(text)

    def _suggest(self, typed: str) -> list[Suggestion]:
        return [] if "/" in typed else ranked(typed, self._names)

    def _on_taken(self, suggestion: object) -> None:
        if not isinstance(suggestion, Suggestion):
            return
        if self.catalogue.kinds[suggestion.key].parameter is AbilityParameter.NONE:
            self.commit()
        else:
            self.line.setText(f"{suggestion.words}/")
            self.changed.emit()

    def _split_pasted(self, text: str) -> None:
        """Take a pasted enumeration apart at once; typed commas never get this far."""
        parts = parted(text)
        if len(parts) > 1:
            self.commit()
        else:
            self.changed.emit()

    def _take_back(self) -> None:
        if self._abilities:
            last = self._abilities.pop()
            self.line.setText(last.label(self._language))
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        for chip in self._chips:
            self.flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = []
        for number, ability in enumerate(self._abilities):
            chip = QPushButton(caption(ability.label(self._language)), self)
            chip.setIcon(icon("x", "soft"))
            chip.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
            chip.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            chip.clicked.connect(self._remove_sender)
            set_look(chip, "chip", "" if ability.id else "warn")
            other = ability.label("fr" if self._language == "en" else "en")
            chip.setToolTip(
                plain_tip(
                    self.tr("{other}. Click to remove.").format(other=other)
                    if ability.id
                    else self.tr("Not in the catalogue: kept as typed. Click to remove.")
                )
            )
            self.flow.insert_widget(number, chip)
            chip.show()
            self._chips.append(chip)
        self._say_hint()
        self.updateGeometry()

    def _remove_sender(self) -> None:
        sender = self.sender()
        if isinstance(sender, QPushButton) and sender in self._chips:
            del self._abilities[self._chips.index(sender)]
            self.line.setFocus()
            self._show()
            self.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange) and hasattr(self, "_chips"):
            self._show()


def soft_line(parent: QWidget) -> QLabel:
    """Make a soft line under a field: what was understood, what is there already."""
    made = label("", parent, role="small", wrap=True)
    made.hide()
    return made
