"""Each value of a ruleset stands in a text, at a section that has it, or is a decision that admits it."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from rules.battle.own_ruleset import value_at
from rules.battle.ruleset import Ruleset
from rules.battle.ruleset_table import RulesetLine, RulesetMark
from tests.rules.data import ruleset
from tests.rules.ruleset_lines import said

NAMES = ("seeds", "c3", "c5", "monconf", "eclats")
ADMITS = (
    re.compile(r"(texte|textes|aide de jeu) (ne|n’en|dit) |[Aa]ucun texte|aucun chiffre|sans exception dite"),
    re.compile(
        r"(text|texts|play aid) (does not|do not|gives? no|says? nothing|say neither)|no exception is made"
    ),
)  # fmt: skip
SIZES = ("small", "normal", "large", "very_large", "colossal", "titan")
TRACK, TURN, TABLE = "II-B-2", "Tour de Jeu", "Tableau de blessures"

GIVEN: Mapping[str, Mapping[str, tuple[str, object]]] = {
    "confrontation": {
        # where it stands: the section of the text, and the value it has there
        "natural_one_fails": ("II-A", False),
        "reserve_capacity": ("V-A-1", 1),
        "wound_rule": ("II-B-3", "add"),
        "track/capacity": (TRACK, 4),
        **{f"track/capacity_by_size/{size}": (TRACK, 0) for size in SIZES},
        "track/nothing": ("II-B-1", "–"),
        "track/states/S/notches": (TRACK, 0),
        "track/states/L/notches": (TRACK, 1),
        "track/states/G/notches": (TRACK, 2),
        "track/states/C/notches": (TRACK, 3),
        "track/states/T/notches": (TRACK, 4),
        "track/penalty_per_notch": ("II-B-4", 1),
        "wound_table": ("II-B-1", ("-SSLL", "SSLLG", "SLLGC", "LLGGC", "LGGCT", "LGCCT", "GGCTT", "GCCTT",
                                   "GCTTT", "CCTTT", "CTTTT")),
        "double_six_kills": ("II-B-1", True),
        "wound_effects/fierce:attacker:replace:always/to": ("II-B-1", "L"),
        "wound_effects/immunity:target:replace:always:tete:head/to": ("II-B-1", "-"),
        "wound_effects/immunity:target:replace:always:blessure legere:light wound/to": ("II-B-1", "-"),
        "wound_effects/vulnerable:target:notch:always/amount": ("II-B-1", 1),
        "wound_effects/tough:target:notch:always/amount": ("II-B-1", -1),
        "own_effects": ("II-B-1", ()),
        "upkeep/pay/rows/kept/on": ("II-C-3", True),
        "upkeep/end/rows/stunned/on": ("II-B-5", True),
        "upkeep/end/rows/ending/on": ("II-C-3", True),
    },
    "monconf": {
        "command/radius": ("Commandement, État-Major", 15),
        "command/tactician": ("Commandement, État-Major", True),
        "actions/disengage": ("Les Actions", 6),
        "actions/disengage_each": ("Les Actions", 1),
        "actions/melee_cost": ("Les Actions", 1),
        "actions/melee_free": ("Les Actions", ("warrior_mage", "warrior_monk")),
        "track/penalty_per_notch": ("Malus de blessure", 1),
        "track/nothing": (TABLE, "*"),
        "wound_table": (TABLE, ("---SS1122", "--SS11223", "-SS112233", "SS1122334", "S11223344", "112233445",
                                "122334456")),
        "mana/dice": ("Récupération Mana", 3),
        "mana/success": ("Récupération Mana", 5),
        "mana/gems": ("Récupération Mana", 1),
        "actions/charge_penalty": ("Malus de Charge", 1),
        "actions/charge_penalised": ("Malus de Charge", ("INI", "ATT", "DEF")),
        **{f"combat/{row}/on": (TURN, True) for row in (
            "open/rows/dominant", "melees/rows/separate", "fights/rows/initiative", "fights/rows/dice",
            "fights/rows/passes", "fights/rows/pursuit", "fights/rows/pursued")},
        "combat/close/rows/ending/on": ("Malus de Charge", True),
        **{f"upkeep/{row}/on": (TURN, True) for row in (
            "negative/rows/harm", "positive/rows/help", "recovery/rows/mana", "recovery/rows/believers",
            "pay/rows/kept", "end/rows/ending")},
    },
    "eclats": {},
}  # fmt: skip
"""The values that a text gives; every other line is a decision of ours."""

OTHERWISE = {
    "c3": {"natural_one_fails", "wound_rule"},
    "c5": {"natural_one_fails", "track/states/T/notches", *(f"track/capacity_by_size/{s}" for s in SIZES)},
}  # fmt: skip
"""Where the rulebook of another edition says otherwise."""


def values(name: str) -> list[RulesetLine]:
    """Give the lines that hold values; those of decisions with readings say theirs themselves."""
    return [line for line in said(name) if not line.cells[0].path.startswith("decisions/")]


@pytest.mark.parametrize("name", NAMES)
def test_each_value_is_told_by_a_text_or_admits_that_it_is_ours(name: str) -> None:
    rules = ruleset(name)
    given, rows = GIVEN[rules.system], rules.to_rows()
    for line in values(name):
        told = [cell for cell in line.cells if cell.path in given]
        if line.mark is RulesetMark.DECISION:
            assert not told, f"{line.words.en}: a text has it"
            assert ADMITS[0].search(line.note.fr) and ADMITS[1].search(line.note.en), line.note
            continue
        assert told, f"{line.words.en}: no text has it"
        for cell in told:
            section, value = given[cell.path]
            assert section == line.section, cell.path
            assert value_at(rows, cell) == value or cell.path in OTHERWISE.get(name, ()), cell.path


def test_the_table_names_nothing_that_is_not_there() -> None:
    for name in ("seeds", "monconf"):
        paths = {cell.path for line in values(name) for cell in line.cells}
        assert set(GIVEN[ruleset(name).system]) <= paths


def test_what_no_text_gives_is_a_decision() -> None:
    ours = {cell.path for line in values("seeds") if line.mark is RulesetMark.DECISION for cell in line.cells}
    assert ours >= {
        "mana/dice", "mana/limit", "mana/neutral_pays", "mana/mastered_only", "mana/expires", "faith_expires",
        "actions/disengage", "actions/charge_penalty", "actions/combines", "actions/shots_added",
        "tactique_bonuses/musician/amount", "wound_effects/bane:attacker:row:always/amount",
        "combat/fights/rows/fight/on", "upkeep/recovery/rows/mana/on",
    }  # fmt: skip


def test_a_ruleset_kept_without_sections_of_its_rows_still_loads() -> None:
    rows = ruleset("seeds").to_rows()
    for step in rows["upkeep"]:
        for row in step["rows"]:
            del row["section"]
    kept = Ruleset.from_rows(rows)
    assert {row.section for step in kept.upkeep for row in step.rows} == {""}
