"""Désengagement and Retraite as far as they are thrown: INI, and whether contact is made."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from desktop.drafts.decided_draft import DecidedDraft
from rules.battle.state import Deed
from rules.monconf.acting import announced, escape_value
from rules.monconf.actions import ACTIONS
from rules.monconf.commands import Escape
from rules.text import Explained


@dataclass(frozen=True, slots=True, kw_only=True)
class EscapeDraft(DecidedDraft):
    """What the prompt of an escape holds; who gets away ``reaches`` its target unless the table says not."""

    fighter: str
    reaches: bool = True

    @property
    def deed(self) -> Deed | None:
        """Return the action that was announced."""
        return announced(self.game.fighters[self.fighter])

    @property
    def target(self) -> str:
        """Return whom it engages once it is away, "" for nobody."""
        deed = self.deed
        return deed.target if deed is not None and ACTIONS[deed.action].contact else ""

    @property
    def retreats(self) -> bool:
        """Tell whether it is a Retraite."""
        return self.deed is not None and self.deed.action == "retreat"

    @property
    def value(self) -> Explained:
        """Return INI, −1 for each enemy in contact."""
        return escape_value(self.table, self.game, self.fighter)

    @property
    def needed(self) -> float | None:
        """Return the difficulty of the ruleset, None where it has no such test."""
        return self.table.ruleset.actions.disengage

    @property
    def falls_short(self) -> bool:
        """Tell whether the dice as they lie let it go nowhere."""
        return bool(self.dice) and self.tested and not self.succeeds

    @property
    def command(self) -> Escape:
        """Return the escape with its dice."""
        reached = bool(self.target) and self.reaches
        return Escape(self.fighter, None, self.dice, reached, thrown_here=self.fallen)

    def told(self, success: bool) -> Escape:
        """Return the escape as the table saw it."""
        return replace(self.command, success=success, dice=())

    def turned(self) -> Self:
        """Say the other thing of its target: it is reached, or not."""
        return replace(self, reaches=not self.reaches)
