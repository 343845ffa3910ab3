"""A panel with the fields of a spell: whoever opens it keeps what was written down."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.widgets.prompt import Prompt
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.spell_fields import SpellFields
from rules.spells import Spell


class SpellPrompt(Prompt):
    """The panel; a subclass says in ``keep`` where the spell goes."""

    width_at_100 = 640
    stops_by_eye = True

    def __init__(self, parent: QWidget, fields: SpellFields) -> None:
        super().__init__(parent, "")
        self.fields = fields
        self.fields.resized.connect(self.resettle)
        self.fields.grown.connect(self._on_grown)
        self._scroll = None if self.in_stage else ScrollDown(self.fields, self.panel)
        self.body.addWidget(self._scroll or self.fields)
        self.fields.change.watch(self.panel)
        self.say_verb(self.tr("Save"))
        self.opens_on = self.fields.name

    def keep(self, spell: Spell) -> None:
        """Keep what was written down, and close."""
        raise NotImplementedError

    def answer(self) -> None:
        """Read the fields; a distance that is none is said in place."""
        try:
            spell = self.fields.spell
        except ValueError:
            self.complain(self.tr("Enter a distance in cm."))
            return
        self.keep(spell)

    def panel_size(self) -> tuple[int, int]:
        """Be high enough for the fields, as far as there is room; in the stage the page scrolls."""
        width, high = super().panel_size()
        if self._scroll is None:
            return width, high
        inner = self.fields.heightForWidth(width - theme.current().px(64))
        self._scroll.setFixedHeight(
            max(theme.current().px(120), min(inner + 4, self._under.height() * 68 // 100))
        )
        return width, super().panel_size()[1]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Make room for one change more where no field has the keyboard."""
        if not self.fields.change.took(event):
            super().keyPressEvent(event)

    def _on_grown(self) -> None:
        self.resettle()
        (self._scroll or self.view).hold()
