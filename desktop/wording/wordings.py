"""Which wording a message takes where its data allow several: with a reason or without, about whom.

Steps of older battles lack data that newer ones keep; they have wordings of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Wording = Callable[[Mapping[str, object]], str]
"""Gives the code of the words that tell a message with these data."""


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


def _read(code: str) -> Wording:
    """Tell what another reading of the dice led to: a tie, a winner, or nothing yet."""

    def wording(data: Mapping[str, object]) -> str:
        outcome = data.get("outcome")
        return f"{code}_tie" if outcome == "tie" else f"{code}_won" if outcome else code

    return wording


def _natural(data: Mapping[str, object]) -> str:
    """Tell a natural result that an effect sets from one that it sets no longer."""
    code = "step.tactique_natural"
    return _read(code)(data) if data.get("natural") else f"{code}_unset"


def _row(data: Mapping[str, object]) -> str:
    return f"step.row_{_marked(data)}" + ("" if data.get("fighter") else "_all")


def _marked(data: Mapping[str, object]) -> str:
    return {"done": "done", "skipped": "skipped"}.get(str(data.get("state")), "opened")


def _wounded(data: Mapping[str, object]) -> str:
    if data.get("fighter"):
        return "step.wounded" if data.get("attacker") else "step.wounded_alone"
    return "step.wounded_unnamed" if data.get("attacker") else "step.wounded_nobody"


def _lined(data: Mapping[str, object]) -> str:
    """Tell bonuses apart from none; steps of before did not keep them."""
    return "" if "lines" not in data else "_named" if data["lines"] else "_none"


_SET = {kind: f"_{kind}" for kind in ("replace", "divide")}
"""Kinds of modifiers that set a value; steps of before did not keep theirs."""


def _named(code: str, key: str, without: str) -> Wording:
    """Choose the wording without a field where the message has nothing for it."""
    return lambda data: code if data.get(key) else f"{code}_{without}"


def _with(code: str, key: str, suffix: str) -> Wording:
    """Choose the wording with a field where the message has something for it."""
    return lambda data: f"{code}_{suffix}" if data.get(key) else code


def _cast(code: str) -> Wording:
    """Tell a casting, on whom it is and what was spent; steps of before did not keep what was."""
    whom = _named(code, "fighters", "nobody")
    return lambda data: whom(data) + ("_spent" if data.get("spent") else "")


def _several(code: str) -> Wording:
    """Tell one 6 apart from several; steps of before did not count them."""

    def wording(data: Mapping[str, object]) -> str:
        sixes = data.get("sixes", 1)
        return f"{code}_several" if isinstance(sixes, int) and sixes > 1 else code

    return wording


def _revealed(data: Mapping[str, object]) -> str:
    """Tell who throws its 6s again of those who chose unseen; steps of before did not say."""
    throwing = {0: "_none", 1: "_one", 2: "_both"}.get(int(str(data.get("again", -1))), "")
    return _several(f"step.trial_revealed{throwing}")(data)


def _paid(data: Mapping[str, object]) -> str:
    """Tell what was spent to keep an effect up; steps of before kept its cost instead."""
    if not data.get("who"):
        return "step.upkeep_paid_nobody"
    if "spent" not in data:
        return "step.upkeep_paid"
    return "step.upkeep_paid_with" if data["spent"] else "step.upkeep_paid_free"


WORDINGS: Mapping[str, Wording] = {
    "step.threw": _threw,
    "step.kept_six": _kept,
    "step.tactique_die": _read("step.tactique_die"),
    "step.tactique_natural": _natural,
    "step.coordinator": _named("step.coordinator", "fighter", "typed"),
    "step.reserved": _named("step.reserved", "cards", "unseen"),
    "step.row": _row,
    "step.melee_row": lambda data: f"step.melee_row_{_marked(data)}",
    "step.rows": lambda data: f"step.rows_{_marked(data)}" + ("_of" if data.get("bearers") else ""),
    "step.charge_row": lambda data: f"step.charge_row_{_marked(data)}",
    "ended.of": lambda data: "ended.of_somebody" if data.get("fighters") else "ended.of_nobody",
    "step.tactique_lines": lambda data: "step.tactique_lines" + _lined(data),
    "step.modified": lambda data: "step.modified" + _SET.get(str(data.get("kind", "")), ""),
    "step.annotated": lambda data: "step.annotated" if data.get("note") else "step.unannotated",
    "step.corrected": _with("step.corrected", "reason", "why"),
    "step.transformed": _with("step.transformed", "fr", "from"),
    "step.order_corrected": _with("step.order_corrected", "reason", "why"),
    "step.game_ended": lambda data: "step.game_ended" if data.get("winner") else "step.game_drawn",
    "step.winner_told": lambda data: "step.winner_told" if data.get("winner") else "step.nobody_won",
    "step.wounded": _wounded,
    "wound.overruled": _with("wound.overruled", "why", "why"),
    "step.judged": _with("step.judged", "fighter", "about"),
    "step.announced": _with("step.announced", "team", "all"),
    "step.announced_at": _with("step.announced_at", "team", "all"),
    "step.effect_put": _named("step.effect_put", "fighters", "nobody"),
    "step.effect_instant": _named("step.effect_instant", "fighters", "nobody"),
    "step.upkeep_paid": _paid,
    "step.recovered_mana": _with("step.recovered_mana", "elements", "each"),
    "step.cast": _cast("step.cast"),
    "step.cast_success": _cast("step.cast_success"),
    "step.cast_failure": _with("step.cast_failure", "spent", "spent"),
    "step.cast_lost": _with("step.cast_lost", "spent", "spent"),
    "step.trial_kept": _several("step.trial_kept"),
    "step.trial_chosen": _several("step.trial_chosen"),
    "step.trial_revealed": _revealed,
    "step.trial_natural": _with("step.trial_natural", "natural", "at"),
    "step.trial_opened": _with("step.trial_opened", "what", "what"),
    "step.trial_opposed": _with("step.trial_opposed", "what", "what"),
    "roll.dis": _named("roll.dis", "fighter", "typed"),
}
