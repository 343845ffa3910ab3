"""Who strikes whom, where the battle knows it: the fighters of a melee, a shooter and its target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.battle import ask
from desktop.battle.context import BattleContext
from desktop.battle.host import TableHost
from desktop.battle.service import TableService
from desktop.widgets.conversation import Conversation
from desktop.widgets.menu import MenuRow
from rules.battle.action_checks import speakers
from rules.battle.contacts import melees
from rules.battle.deeds import deed_of
from rules.battle.rows import PhaseRow

if TYPE_CHECKING:
    from desktop.battle.wounding import Wounding

_MOST = 9
"""As many as digits choose."""

Strike = tuple[str, str]


def strikes(
    context: BattleContext, selection: str, row: PhaseRow | None, shots: Sequence[str]
) -> tuple[Strike, ...]:
    """Return who may strike whom now, the chosen figure's own strikes first; empty where nobody can tell.

    ``shots`` are the actions that strike their target from afar.
    """
    game = context.game
    if context.moment.acts:
        aimed = [(f.id, shot.target) for f in speakers(game) if (shot := deed_of(f, *shots)) is not None]
        return tuple(strike for strike in aimed if strike[1] and selection in strike)
    if not context.moment.strikes:
        return ()
    pairs = row.pairs if row is not None else ()
    own = next((melee for melee in melees(game) if selection in melee.fighters), None)
    if own is not None and not any(selection in pair for pair in pairs):
        pairs = own.pairs
    every = [strike for a, b in pairs for strike in ((a, b), (b, a))]
    return tuple(sorted(every, key=lambda strike: (selection not in strike, selection != strike[0])))


class Striking(TableService):
    """Offers the strikes of a melee with a digit each; without any it asks by letters."""

    def __init__(self, table: TableHost, wounding: Wounding, shots: Sequence[str]) -> None:
        super().__init__(table)
        self._shots = shots
        self._wounding = wounding

    def begin(self, target: str) -> None:
        """Ask which of the strikes that are known it is, or who strikes whom; then roll the wound."""
        self._table.conversation.begin(self._strike(target))

    def _strike(self, target: str) -> Conversation[None]:
        row = self._table.phase_row() if self._context.moment.strikes else None
        known = strikes(self._context, target, row, self._shots)[:_MOST]
        which = (yield from self._which(known)) if known else None
        if which is None:
            yield from self._wounding.named(target)
        else:
            yield from self._wounding.roll(*which)

    def _which(self, known: Sequence[Strike]) -> Conversation[Strike | None]:
        """Ask which strike it is, None for another one."""
        words, name = self.tr("{attacker} strikes {target}"), self._context.fighter_name
        rows = [
            MenuRow(str(place), words.format(attacker=name(a), target=name(b)), str(place + 1), icon="sword")
            for place, (a, b) in enumerate(known)
        ]
        rows.append(MenuRow("others", self.tr("Others, by their letters"), "0", icon="target"))
        which, _ = yield from ask.choice(self._table.over, self.tr("Who strikes whom?"), rows)
        return None if which == "others" else known[int(which)]
