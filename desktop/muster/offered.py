"""Complete the name of an option with what its card may buy: price, kind and card of the spell come along."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, QStringListModel, Qt
from PySide6.QtWidgets import QCompleter

from desktop.muster import words
from desktop.muster.option_line import OptionLine
from rules.armies import Option
from rules.values import plain


class Offered(QObject):
    """What is offered on one line; it goes with the line."""

    def __init__(self, line: OptionLine, options: Sequence[Option]) -> None:
        super().__init__(line)
        self._line = line
        self._options = {self._words(option): option for option in options}
        self.completer = QCompleter(QStringListModel(list(self._options), self), self)
        self.completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.completer.setMaxVisibleItems(12)
        line.name.setCompleter(self.completer)
        self.completer.activated[QModelIndex].connect(self._on_chosen)

    def _words(self, option: Option) -> str:
        price = "?" if option.pa is None else plain(option.pa).replace(".", ",")
        return f"{option.name} · {price} PA"

    def _on_chosen(self, index: QModelIndex) -> None:
        option = self._options.get(str(index.data()))
        if option is not None:
            self.take(option)

    def take(self, option: Option) -> None:
        """Fill the line with an option."""
        line = self._line
        if option.spell is not None:
            line.set_spell(option.spell)
        line.name.setText(option.name if option.spell is None else option.spell.name(words.language()))
        line.kind.setCurrentIndex(line.kind.findData(option.kind.value))
        line.per.setCurrentIndex(line.per.findData(option.per.value))
        line.pa.setText("" if option.pa is None else plain(option.pa).replace(".", ","))
        line.pa.setFocus()
