"""The hands of Confrontation: actions, spells, wound rolls, and what comes next in its four phases."""

from __future__ import annotations

from collections.abc import Callable

from desktop.battle.card_hands import CardHands
from desktop.battle.confrontation.acting import ConfrontationActing
from desktop.battle.confrontation.shot_form import SHOTS, ConfrontationShooting
from desktop.battle.confrontation.stages import ALL_RUN, ALL_TOO, END_ANNOUNCEMENTS, RESOLVE_NEXT, aimed_deed
from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.host import TableHost
from desktop.battle.striking import Striking
from desktop.battle.wounding import Wounding
from desktop.widgets.conversation import Conversation


def wound_roll(table: TableHost, attacker: str, target: str) -> WoundPrompt:
    """Ask for the dice of a wound roll (II-B-1)."""
    return WoundPrompt(table.over, table.context, attacker, target)


class ConfrontationHands(CardHands):
    """The verbs that only Confrontation has."""

    def __init__(self, table: TableHost) -> None:
        super().__init__(table)
        self._acting = ConfrontationActing(table, self._casting.begin)
        self._wounding = Wounding(table, wound_roll)
        self._striking = Striking(table, self._wounding, SHOTS.actions)
        self.testing = ConfrontationShooting(table, self._wounding)

    def choice_verbs(self) -> dict[str, Callable[[], None]]:
        """Give the verbs of choices by their codes."""
        return {
            **super().choice_verbs(),
            END_ANNOUNCEMENTS: self.enter,
            RESOLVE_NEXT: self.enter,
            ALL_RUN: self.all_run,
            ALL_TOO: self.all_too,
        }

    def all_run(self) -> None:
        """Let all run who have no action yet."""
        self._acting.all("run")

    def all_too(self) -> None:
        """Let the others do what was just announced, on the same figure."""
        if (deed := aimed_deed(self._context.game)) is not None:
            self._acting.all(deed.action, deed.target)

    def striking(self, attacker: str, target: str, given: int | None) -> Conversation[bool]:
        """Roll the wound of a blow; what was typed for it is its first die."""
        return self._wounding.roll(attacker, target, given)

    def wound(self) -> None:
        """Roll a wound: on the chosen figure, or first say who strikes whom."""
        self._striking.begin(self._table.selection if self._fighter() is not None else "")
