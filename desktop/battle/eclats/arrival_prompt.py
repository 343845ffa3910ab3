"""Who joins a combat: a card of the library, or a name with its life, several of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QWidget

from desktop.battle import ask
from desktop.battle.card_questions import Drawing
from desktop.operations.named import MOST_LIFE, named_card, named_cards
from desktop.widgets.card_prompt import CardPrompt, Known, Picked
from desktop.widgets.conversation import Conversation
from desktop.widgets.in_line import in_row
from desktop.widgets.spin import Spin
from desktop.wording import fill
from desktop.wording.battle.name_limits import bound_words
from rules.battle import commands as c
from rules.battle.setup import ListedCard
from rules.cards import Card
from rules.eclats.parts import HEROES, is_ally
from rules.values import Characteristic


class ArrivalPrompt(CardPrompt):
    """A name, how many there are and how much life each has; a card of the library brings its own.

    What is written in the line ("Rat 4 x2", "Valet (ally)") is shown in the fields at once.
    """

    def __init__(
        self, parent: QWidget, title: str, verb: str, known: Sequence[Known], *, system: str, allies: bool
    ) -> None:
        self._system, self._told = system, (1, 0)
        super().__init__(parent, title, verb, known, free=True, figures=True)
        self.figures.setAccessibleName(self.tr("How many"))
        self.figures.setPrefix(self.tr("How many: "))
        self.life = Spin(self.panel)
        self.life.setRange(0, MOST_LIFE)
        self.life.setSpecialValueText(self.tr("Animus not given"))
        self.life.setPrefix(self.tr("Animus: "))
        self.life.setAccessibleName(self.tr("Animus"))
        self.ally = QCheckBox(self.tr("As an ally: nobody waits for allies"), self.panel)
        self.ally.setVisible(allies)
        line = in_row(None, (self.figures, 1), (self.life, 1))
        self.body.insertLayout(1, line)
        self.body.insertWidget(2, self.ally)
        self.field.setPlaceholderText(self.tr("A name, with Animus and number if needed: Rat 4 x2"))
        self.field.textChanged.connect(self._on_text)
        self.setTabOrder(self.figures, self.life)
        self.setTabOrder(self.life, self.ally)

    def _read(self) -> ListedCard | None:
        return next(iter(named_cards(self.field.text(), self._system)), None)

    def new_name(self) -> str:
        """Give the name without what stands in the fields beneath."""
        read = self._read()
        return read.sheet.name_fr if read is not None and read.sheet is not None else ""

    def _on_text(self) -> None:
        """Show what was read in the fields beneath the line; what was set there by hand stays."""
        said = bound_words(self.field.text())
        if len(named_cards(self.field.text(), self._system)) > 1:
            alone = self.tr("{name}: only one kind of fighter can join at a time.")
            said = " ".join(filter(None, (fill(alone, name=self.new_name()), said)))
        self.complain(said)
        read = self._read()
        if read is None or read.sheet is None:
            return
        before, now = self._told, (read.figures, int(read.sheet.value(Characteristic.PV).number or 0))
        self._told = now
        for field, was, is_ in zip((self.figures, self.life), before, now, strict=True):
            if was != is_:
                field.setValue(is_)
        if is_ally(read.sheet):
            self.ally.setChecked(True)

    def sheet_of(self, picked: Picked) -> Card:
        """Give the sheet of who joins: of the library, or made of the name and the fields."""
        sheet = picked.sheet or named_card(picked.name, self.life.value() or None, self._system)
        if self.ally.isChecked() and not is_ally(sheet):
            return replace(sheet, classes=(*sheet.classes, self.tr("Ally")))
        return sheet


class Arrivals(Drawing):
    """Questions about cards in a combat whose figures have points of life."""

    def _add(self, side: str) -> Conversation[None]:
        title = self.tr("Who joins {side}?").format(side=self._context.side_name(side))
        prompt = ArrivalPrompt(
            self._table.over, title, self.tr("Join"), self.library(), system=self._context.play.system.id,
            allies=side == HEROES,
        )  # fmt: skip
        picked = yield from ask.card(prompt)
        self._context.do(c.AddCard(side, "", picked.figures, prompt.sheet_of(picked)))
