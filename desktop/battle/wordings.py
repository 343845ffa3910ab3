"""Which wording a message takes where its data allow several: with a reason or without, about whom.

Steps of older battles lack data that newer ones keep; they have wordings of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping


def _threw(data: Mapping[str, object]) -> str:
    outcome = data.get("outcome")
    if outcome in ("tie", "both_fail"):
        return f"step.threw_{outcome}"
    return "step.threw_won" if outcome else "step.threw"


def _kept(data: Mapping[str, object]) -> str:
    outcome = data.get("outcome")
    if outcome == "tie":
        return "step.kept_six_tie"
    return "step.kept_six_won" if outcome in ("a", "b") else "step.kept_six"


def _coordinator(data: Mapping[str, object]) -> str:
    return "step.coordinator" if data.get("fighter") else "step.coordinator_typed"


def _cards(code: str) -> Callable[[Mapping[str, object]], str]:
    return lambda data: code if data.get("cards") else f"{code}_unseen"


def _row(data: Mapping[str, object]) -> str:
    return f"step.row_{_marked(data)}" + ("" if data.get("fighter") else "_all")


def _marked(data: Mapping[str, object]) -> str:
    return {"done": "done", "skipped": "skipped"}.get(str(data.get("state")), "opened")


def _wounded(data: Mapping[str, object]) -> str:
    if data.get("fighter"):
        return "step.wounded" if data.get("attacker") else "step.wounded_alone"
    return "step.wounded_unnamed" if data.get("attacker") else "step.wounded_nobody"


def _judged(data: Mapping[str, object]) -> str:
    return "step.judged_about" if data.get("fighter") else "step.judged"


def _lined(data: Mapping[str, object]) -> str:
    """Tell bonuses apart from none; steps of before did not keep them."""
    return "" if "lines" not in data else "_named" if data["lines"] else "_none"


_SET = {kind: f"_{kind}" for kind in ("replace", "divide")}
"""Kinds of modifiers that set a value; steps of before did not keep theirs."""


def _named(code: str, key: str, without: str) -> Callable[[Mapping[str, object]], str]:
    """Choose the wording without a field where the message has nothing for it."""
    return lambda data: code if data.get(key) else f"{code}_{without}"


def _cast(code: str, key: str = "") -> Callable[[Mapping[str, object]], str]:
    """Tell a casting with what was spent on it; steps of before did not keep it."""

    def wording(data: Mapping[str, object]) -> str:
        nobody = "_nobody" if key and not data.get(key) else ""
        return code + nobody + ("_spent" if data.get("spent") else "")

    return wording


def _several(code: str) -> Callable[[Mapping[str, object]], str]:
    """Tell one 6 apart from several; steps of before did not count them."""

    def wording(data: Mapping[str, object]) -> str:
        sixes = data.get("sixes", 1)
        return f"{code}_several" if isinstance(sixes, int) and sixes > 1 else code

    return wording


def _paid(data: Mapping[str, object]) -> str:
    """Tell what was spent to keep an effect up; steps of before kept its cost instead."""
    if not data.get("who"):
        return "step.upkeep_paid_nobody"
    if "spent" not in data:
        return "step.upkeep_paid"
    return "step.upkeep_paid_with" if data["spent"] else "step.upkeep_paid_free"


WORDINGS: Mapping[str, Callable[[Mapping[str, object]], str]] = {
    "step.threw": _threw,
    "step.kept_six": _kept,
    "step.coordinator": _coordinator,
    "step.reserved": _cards("step.reserved"),
    "step.row": _row,
    "step.melee_row": lambda data: f"step.melee_row_{_marked(data)}",
    "step.rows": lambda data: f"step.rows_{_marked(data)}" + ("_of" if data.get("bearers") else ""),
    "step.charge_row": lambda data: f"step.charge_row_{_marked(data)}",
    "ended.of": lambda data: "ended.of_somebody" if data.get("fighters") else "ended.of_nobody",
    "step.tactique_lines": lambda data: "step.tactique_lines" + _lined(data),
    "step.modified": lambda data: "step.modified" + _SET.get(str(data.get("kind", "")), ""),
    "step.annotated": lambda data: "step.annotated" if data.get("note") else "step.unannotated",
    "step.corrected": lambda data: "step.corrected_why" if data.get("reason") else "step.corrected",
    "step.transformed": lambda data: "step.transformed_from" if data.get("fr") else "step.transformed",
    "step.order_corrected": lambda data: "step.order_corrected" + ("_why" if data.get("reason") else ""),
    "step.game_ended": lambda data: "step.game_ended" if data.get("winner") else "step.game_drawn",
    "step.wounded": _wounded,
    "step.judged": _judged,
    "step.effect_put": _named("step.effect_put", "fighters", "nobody"),
    "step.effect_instant": _named("step.effect_instant", "fighters", "nobody"),
    "step.upkeep_paid": _paid,
    "step.recovered_mana": lambda data: "step.recovered_mana" + ("_each" if data.get("elements") else ""),
    "step.cast": _cast("step.cast", "fighters"),
    "step.cast_success": _cast("step.cast_success", "fighters"),
    "step.cast_failure": _cast("step.cast_failure"),
    "step.cast_lost": _cast("step.cast_lost"),
    "step.trial_kept": _several("step.trial_kept"),
    "step.trial_chosen": _several("step.trial_chosen"),
    "step.trial_revealed": _several("step.trial_revealed"),
    "step.trial_natural": lambda data: "step.trial_natural" + ("_at" if data.get("natural") else ""),
    "step.trial_opened": lambda data: "step.trial_opened" + ("_what" if data.get("what") else ""),
    "step.trial_opposed": lambda data: "step.trial_opposed" + ("_what" if data.get("what") else ""),
    "roll.dis": lambda data: "roll.dis" if data.get("fighter") else "roll.dis_typed",
}
