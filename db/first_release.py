"""What the first release wrote of each kind even where it says nothing. It is closed: nothing is added.

Each release since writes these fields always, for libraries know what was said of a thing by the sum of what
is written. A field that came later is in none of these rows: it is written where it says something.
"""

from __future__ import annotations

from collections.abc import Mapping

_WRITTEN: Mapping[str, str] = {
    "AbilityKind": "aliases parameter phases engine",
    "ActionRules": (
        "combines disengage disengage_each shots_added shots_total charge_penalty charge_penalised "
        "melee_cost melee_free"
    ),
    "Area": "cm dice group marker",
    "Army": "people edition limit entries note system format folder tags versions",
    "Attempt": "gains advantage group turns characteristic chances dice now since state",
    "BattleCard": "sheet sketch number options summoner size arrived transformed_from",
    "Card": "values rank pa system",
    "CheckRow": "parameters",
    "CommandRules": "start staff radius tactician anybody rally lost",
    "Contender": (
        "fighter characteristic aspect name value reasons lines number throw typed again carries "
        "carried bars"
    ),
    "Deed": "target state note engaged still",
    "Designation": "name people race allegiance levels",
    "Effect": (
        "id fighters modifiers grants caster around bond lasting turns cost element paid spent group "
        "since radius side waits"
    ),
    "Entry": "figures options note",
    "FaithRules": "radius divisor rounding",
    "Fighter": (
        "colour nickname place notches stunned activated gems faith counters gem_limit modifiers "
        "level deeds captor used marks attempt tries note sights"
    ),
    "Format": "limits checks note_fr note_en",
    "Gain": "reach turns",
    "Game": (
        "turn phase step cards fighters hand speaking winner rows contacts fights effects made trial "
        "result scenery"
    ),
    "ManaRules": "dice success gems limit neutral_pays mastered_only expires",
    "Message": "data",
    "Modifier": "kind until since",
    "Named": "aliases",
    "Offer": "group takers people edition source lines",
    "Option": "kind pa per spell",
    "Origin": "file card offer army figures format ruleset revision sum number left library others",
    "OwnRuleset": "changes generation",
    "Owned": "english",
    "People": "aliases race",
    "RallyRules": "tested difficulty",
    "Rank": "character printed_level",
    "Result": "points winner notes",
    "Rolled": "reasons total outcome",
    "RowRule": "only section",
    "Ruleset": (
        "system note_fr note_en wound_table wound_columns low_threshold_counts wound_rule "
        "double_six_kills natural_one_fails reserve_capacity tactique_bonuses wound_effects "
        "own_effects faith_expires mana faith rally actions command decisions strategic combat upkeep"
    ),
    "RulesetStatement": "changes generation",
    "Setup": "scenario turn_limit system abilities peoples paths races rolled_here words",
    "Side": (
        "player people knowledge hidden ready order pile reserve reserved refusals refused played "
        "saved_orders tactique points marks"
    ),
    "Spell": (
        "name_en kind path cost faith aspect difficulty reach area bond lasting turns upkeep "
        "modifiers grants text_fr text_en frequency once"
    ),
    "SpellRange": "cm contact",
    "Statement": "card offer army figures format ruleset sum number left",
    "StepRule": "rows",
    "TactiqueRoll": (
        "fighter name dis entered bars lines lasting number dice rounds typed final chosen replaced "
        "nobody again ties"
    ),
    "Throw": "rounds final chosen replaced",
    "Track": (
        "capacity capacity_by_size penalised penalty_per_notch stunned_penalty spares_ranged life "
        "nothing"
    ),
    "Trial": "second difficulty what needs_winner verdict ties",
    "Tries": "dice what",
    "Version": "entries limit at",
    "Word": "kind of aliases",
    "WoundEffect": "words amount by_parameter when results columns to aimed since",
}  # fmt: skip

ALWAYS: Mapping[str, frozenset[str]] = {kind: frozenset(names.split()) for kind, names in _WRITTEN.items()}
"""Fields that have a default, and are written with it too, by the name of their class."""
