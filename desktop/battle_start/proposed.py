"""Which army each side of a new battle is likely to play: the one of last time, or the one its cards say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from desktop.battle_start.side_choice import Mode, SideChoice
from desktop.operations.desk import Desk
from rules.systems import SystemKind

KEPT = "armies"
"""Under this name the settings keep by system what each side played last."""


def kept_armies(kept: Mapping[str, object], system: str, choices: Iterable[SideChoice]) -> dict[str, object]:
    """Give what is kept of all systems once a battle of this one has begun; "" for a side without an army."""
    known = kept.get(KEPT)
    before = dict(known) if isinstance(known, dict) else {}
    return {**before, system: [choice.army if choice.mode.listed else "" for choice in choices]}


def proposed(
    desk: Desk, system: SystemKind, armies: Iterable[str], kept: Mapping[str, object]
) -> tuple[str | None, str | None]:
    """Propose an army for each side, "" for none and None where nothing speaks for any.

    What was played last goes before what the cards of an army say; no army is proposed to both sides.
    """
    known = list(armies)
    by_system = kept.get(KEPT)
    last = by_system.get(system.id) if isinstance(by_system, dict) else None
    if isinstance(last, list) and len(last) == 2 and all(army in ("", *known) for army in last):
        return last[0], last[1]
    if system.suited is None:
        return None, None
    suited = [side_of(desk, system, army) for army in known]
    first, second = (
        next((army for army, side in zip(known, suited, strict=True) if side == each), None)
        for each in range(2)
    )
    return first, second


def side_of(desk: Desk, system: SystemKind, army: str) -> int:
    """Tell which side an army suits: the first one where its system makes no difference."""
    if system.suited is None:
        return 0
    muster = desk.library.muster(desk.library.army(army))
    return system.suited([muster.card(entry) for entry in muster.army.entries])


def with_army(choice: SideChoice, army: str | None) -> SideChoice:
    """Give the choice of a side with the army that is proposed to it."""
    if army is None:
        return choice
    if not army:
        return replace(choice, mode=Mode.COUNT)
    return replace(choice, mode=choice.mode if choice.mode.listed else Mode.ARMY, army=army)
