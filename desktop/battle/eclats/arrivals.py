"""Who joins a combat: a card of the library, or a name with its life, several of them at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.battle.drawing import Drawing
from desktop.battle.prompts.cards import CardPrompt, Known, Picked
from desktop.operations.named import named_card, named_cards
from desktop.widgets.spin import Spin
from rules.battle import commands as c
from rules.values import Characteristic

_MOST = 999


class ArrivalPrompt(CardPrompt):
    """A name and how much life it has; a card of the library brings its own."""

    def __init__(self, parent: QWidget, title: str, verb: str, known: Sequence[Known], life: int) -> None:
        super().__init__(parent, title, verb, known, free=True, figures=True)
        self.life = Spin(self.panel)
        self.life.setRange(1, _MOST)
        self.life.setValue(life)
        self.life.setPrefix(self.tr("Animus: "))
        self.life.setAccessibleName(self.tr("Animus"))
        line = QHBoxLayout()
        line.addWidget(self.figures, 1)
        line.addWidget(self.life, 1)
        self.body.insertLayout(1, line)
        self.field.setPlaceholderText(self.tr("A name, and perhaps its life: Rat 4"))


class Arrivals(Drawing):
    """Questions about cards in a combat whose figures have points of life."""

    def add_card(self, side: str) -> None:
        """Ask who joins a side."""
        self._subject = side
        title = self.tr("Who joins {side}?").format(side=self._context.side_name(side))
        life = self._context.play.table.ruleset.track.capacity
        prompt = ArrivalPrompt(self._table, title, self.tr("Join"), self.library(), life)
        prompt.picked.connect(self._on_joined)
        self._table.open_prompt(prompt)

    def _on_joined(self, picked: Picked) -> None:
        prompt = self.sender()
        assert isinstance(prompt, ArrivalPrompt)
        sheet, figures = picked.sheet, picked.figures
        if sheet is None:
            # what is written in the line counts, and the fields for what it leaves open
            (read,) = named_cards(picked.name, self._context.play.system.id)[:1] or (None,)
            if read is None:
                return
            figures = read.figures if read.figures > 1 else figures
            sheet = read.sheet
            if sheet.value(Characteristic.PV).number is None:
                sheet = named_card(sheet.name_fr, prompt.life.value(), self._context.play.system.id)
        self._context.do(c.AddCard(self._subject, "", figures, sheet))
