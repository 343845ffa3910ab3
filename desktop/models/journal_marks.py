"""What mark stands at a line of the journal: an icon for what happened, and its tone."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.models.journal import JournalLine, JournalLineKind
from rules.battle.events import Rolled, Step


def mark_of(line: JournalLine, step: Step, icons: Mapping[str, str]) -> tuple[str, str]:
    """Give the icon and the tone of a line; ``icons`` are those of a system's own steps."""
    if line.kind is JournalLineKind.BRANCH:
        return "arrow-forward-up", "soft"
    if line.kind is JournalLineKind.AHEAD:
        return "arrow-forward-up", "soft"
    if line.kind is JournalLineKind.TOLD:
        return "hourglass", "soft"
    if step.overruled:
        return "alert-triangle", "warn"
    if step.label.code.startswith(("step.corrected", "step.order_corrected")):
        return "edit", "warn"
    if any(isinstance(event, Rolled) for event in step.events):
        return "dice", "text"
    code = "_".join(filter(None, (step.label.code, str(step.label.data.get("state", "")))))
    return icons.get(step.label.code) or icon_of(code, icons), "soft"


def icon_of(code: str, icons: Mapping[str, str]) -> str:
    """Give the icon of what happened, or of what it is a kind of; "" for what has none."""
    while code and code not in icons and code not in _ICONS:
        code = code.rpartition("_")[0]
    return icons.get(code) or _ICONS.get(code, "")


_ICONS = {
    "step.ready": "circle-check",
    "step.ordered": "stack-2",
    "step.hidden": "eye-off",
    "step.shown": "eye",
    "step.coordinator": "crown",
    "step.declared": "crown",
    "step.first": "crown",
    "step.played_top": "player-play",
    "step.played_reserve": "stack-pop",
    "step.played_both": "stack-2",
    "step.reserved": "stack-push",
    "step.refused": "hand-stop",
    "step.spoken": "check",
    "step.activated": "check",
    "step.announced": "target-arrow",
    "step.resolved": "player-play",
    "step.acted": "player-play",
    "step.touched": "swords",
    "step.took_off": "wind",
    "step.assault": "wind",
    "step.notched": "droplet",
    "step.wounded": "sword",
    "step.healed": "bandage",
    "step.killed": "skull",
    "step.stunned": "star",
    "step.gem": "diamond",
    "step.gems": "diamond",
    "step.recovered_mana": "diamond",
    "step.faith": "flame",
    "step.put": "map-pin",
    "step.put_off": "door-exit",
    "step.put_fled": "run",
    "step.put_dead": "skull",
    "step.put_captured": "lock",
    "step.rallied": "arrow-back-up",
    "step.arrived": "user-plus",
    "step.reinforced": "user-plus",
    "step.summoned": "user-plus",
    "step.transformed": "refresh",
    "step.turned_coat": "arrows-exchange",
    "step.changed_side": "arrows-exchange",
    "step.modified": "bolt",
    "step.effect": "bolt",
    "step.benefit": "bolt",
    "step.cast": "wand",
    "step.learned": "wand",
    "step.upkeep": "wand",
    "step.trial": "dice",
    "step.judged": "eye",
    "step.scattered": "target",
    "step.marked": "tag",
    "step.named": "cards",
    "step.advanced": "arrow-right",
    "step.turn_ended": "hourglass",
    "step.game_ended": "flag",
    "step.game_drawn": "flag",
    "step.points_told": "flag",
    "step.winner_told": "flag",
    "step.end_noted": "note",
    "step.note": "note",
    "step.annotated": "note",
} | {
    f"step.{rows}_{end}": icon
    for rows in ("row", "rows", "step", "melee_row", "charge_row")
    for end, icon in (("done", "check"), ("skipped", "player-skip-forward"), ("opened", "arrow-back-up"))
}
