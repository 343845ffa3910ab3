"""Who joins a combat: a card of the library, or a name with its life, several of them at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.battle.drawing import Drawing
from desktop.battle.prompts.cards import CardPrompt, Known, Picked
from desktop.operations.named import named_card
from desktop.widgets.spin import Spin
from rules.battle import commands as c

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
        first = self.body.itemAt(0)
        line = first.layout() if first is not None else None
        assert isinstance(line, QHBoxLayout), "the name and the number of figures stand in a line"
        line.addWidget(self.life)


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
        sheet = picked.sheet or named_card(picked.name, prompt.life.value(), self._context.play.system.id)
        self._context.do(c.AddCard(self._subject, "", picked.figures, sheet))
