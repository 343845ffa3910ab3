"""Words of effects, of characteristic tests in play, of mana and faith, of spells and miracles."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

_STEPS = {
    # effects
    "step.effect_put": QT_TRANSLATE_NOOP("Phrases", "{source} acts on {fighters}"),
    "step.effect_put_nobody": QT_TRANSLATE_NOOP("Phrases", "{source} is in play"),
    "step.effect_instant": QT_TRANSLATE_NOOP("Phrases", "{source} strikes {fighters} at once"),
    "step.effect_instant_nobody": QT_TRANSLATE_NOOP("Phrases", "{source} takes place"),
    "step.benefit_on": QT_TRANSLATE_NOOP("Phrases", "{fighter} benefits from {source}"),
    "step.benefit_off": QT_TRANSLATE_NOOP("Phrases", "{fighter} no longer benefits from {source}"),
    "step.effect_ended": QT_TRANSLATE_NOOP("Phrases", "{source} has ended"),
    "step.upkeep_paid": QT_TRANSLATE_NOOP("Phrases", "{who} keeps up {source}: {n} × {element}"),
    "step.upkeep_paid_with": QT_TRANSLATE_NOOP("Phrases", "{who} keeps up {source}: {spent}"),
    "step.upkeep_paid_free": QT_TRANSLATE_NOOP("Phrases", "{who} keeps up {source}, nothing is spent"),
    "step.upkeep_paid_nobody": QT_TRANSLATE_NOOP("Phrases", "{source} is kept up"),
    # characteristic tests
    "step.trial_opened": QT_TRANSLATE_NOOP("Phrases", "{who} tests {characteristic} against {difficulty}"),
    "step.trial_opened_what": QT_TRANSLATE_NOOP(
        "Phrases", "{what}: {who} tests {characteristic} against {difficulty}"
    ),
    "step.trial_opposed": QT_TRANSLATE_NOOP(
        "Phrases", "Opposed test: {who} ({characteristic}) against {rival} ({against})"
    ),
    "step.trial_opposed_what": QT_TRANSLATE_NOOP(
        "Phrases", "{what}: {who} ({characteristic}) against {rival} ({against})"
    ),
    "step.trial_threw": QT_TRANSLATE_NOOP("Phrases", "{who} rolls {dice}: {total}"),
    "step.trial_kept_several": QT_TRANSLATE_NOOP("Phrases", "{who} keeps its {sixes} 6s: {total}"),
    "step.trial_chosen_several": QT_TRANSLATE_NOOP(
        "Phrases", "{who} has chosen what to do with its {sixes} 6s"
    ),
    "step.trial_revealed_several": QT_TRANSLATE_NOOP("Phrases", "Both have chosen what to do with their 6s"),
    "step.trial_revealed_none": QT_TRANSLATE_NOOP(
        "Phrases", "Both have decided to keep their 6: a tie, both re-roll"
    ),
    "step.trial_revealed_none_several": QT_TRANSLATE_NOOP(
        "Phrases", "Both have decided to keep their 6s: a tie, both re-roll"
    ),
    "step.trial_revealed_one": QT_TRANSLATE_NOOP(
        "Phrases", "Both have decided: {who} re-rolls its 6, {rival} keeps its own"
    ),
    "step.trial_revealed_one_several": QT_TRANSLATE_NOOP(
        "Phrases", "Both have decided: {who} re-rolls its 6s, {rival} keeps its own"
    ),
    "step.trial_revealed_both": QT_TRANSLATE_NOOP("Phrases", "Both have decided: each re-rolls its 6"),
    "step.trial_revealed_both_several": QT_TRANSLATE_NOOP(
        "Phrases", "Both have decided: each re-rolls its 6s"
    ),
    "step.trial_kept": QT_TRANSLATE_NOOP("Phrases", "{who} keeps its 6: {total}"),
    "step.trial_chosen": QT_TRANSLATE_NOOP("Phrases", "{who} has chosen what to do with its 6"),
    "step.trial_revealed": QT_TRANSLATE_NOOP("Phrases", "Both have chosen what to do with their 6"),
    "step.trial_die": QT_TRANSLATE_NOOP("Phrases", "{who} chooses its die: {total}"),
    "step.trial_natural": QT_TRANSLATE_NOOP("Phrases", "{who}: the natural result is set"),
    "step.trial_natural_at": QT_TRANSLATE_NOOP("Phrases", "{who}: natural result = {natural}"),
    "step.trial_value": QT_TRANSLATE_NOOP("Phrases", "{who}: value of the test entered"),
    "step.trial_lines": QT_TRANSLATE_NOOP("Phrases", "{who}: bonuses of the test"),
    "step.trial_closed": QT_TRANSLATE_NOOP("Phrases", "The test of {who} is closed"),
    "step.trial_success": QT_TRANSLATE_NOOP("Phrases", "{who} succeeds: {total} against {difficulty}"),
    "step.trial_failure": QT_TRANSLATE_NOOP("Phrases", "{who} fails: {total} against {difficulty}"),
    "step.trial_won": QT_TRANSLATE_NOOP("Phrases", "{who}: {total}. {victor} wins the test"),
    "step.trial_nobody": QT_TRANSLATE_NOOP("Phrases", "{who}: {total}. Nobody succeeds"),
    "step.trial_tie": QT_TRANSLATE_NOOP("Phrases", "{who}: {total}, a tie, both re-roll"),
    # mana and faith
    "step.gem_limit": QT_TRANSLATE_NOOP("Phrases", "{fighter} holds {limit} gems at most"),
    "step.gem_limit_off": QT_TRANSLATE_NOOP("Phrases", "{fighter}: gem limit back to the ruleset’s"),
    "step.faith_divided": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} gains {n} temporary faith: believers {believers} ÷ {by}, rounded up"
    ),
    "step.faith_divided_down": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} gains {n} temporary faith: believers {believers} ÷ {by}, rounded down"
    ),
    "step.faith_divided_nearest": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} gains {n} temporary faith: believers {believers} ÷ {by}, rounded to the nearest"
    ),
    "step.faith_counted": QT_TRANSLATE_NOOP("Phrases", "{fighter} gains {n} temporary faith from believers"),
    # spells and miracles
    "step.cast": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {what}, on {fighters}"),
    "step.cast_nobody": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {what}"),
    "step.cast_success": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter}: {what} succeeds on {fighters}, {total} against {difficulty}"
    ),
    "step.cast_success_nobody": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter}: {what} succeeds, {total} against {difficulty}"
    ),
    "step.cast_failure": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter}: {what} fails, {total} against {difficulty}"
    ),
    "step.cast_lost": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {what} is lost"),
    "step.cast_spent": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {what}, on {fighters}; spent: {spent}"),
    "step.cast_nobody_spent": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {what}; spent: {spent}"),
    "step.cast_success_spent": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter}: {what} succeeds on {fighters}, {total} against {difficulty}; spent: {spent}"
    ),
    "step.cast_success_nobody_spent": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter}: {what} succeeds, {total} against {difficulty}; spent: {spent}"
    ),
    "step.cast_failure_spent": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter}: {what} fails, {total} against {difficulty}; spent: {spent}"
    ),
    "step.cast_lost_spent": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {what} is lost; spent: {spent}"),
    "step.learned": QT_TRANSLATE_NOOP("Phrases", "{card}: {what} added"),
}

_REFUSALS = {
    "refusal.casts_out_of_turn": QT_TRANSLATE_NOOP(
        "Phrases",
        "A spell or miracle is cast during the caster’s own activation, and its card is not being played "
        "(V-D-4).",
    ),
    "refusal.nobody_gains": QT_TRANSLATE_NOOP("Phrases", "Choose whom it affects (II-C-4)."),
    "refusal.other_level": QT_TRANSLATE_NOOP(
        "Phrases",
        "An effect acts only on the level of the figure that creates it, unless it says otherwise (II-F).",
    ),
    "refusal.nobody_named": QT_TRANSLATE_NOOP(
        "Phrases",
        "No figure on the table belongs to that group. Use a name or class, a people or race, friends or "
        "enemies.",
    ),
    "refusal.gain_is_fixed": QT_TRANSLATE_NOOP(
        "Phrases", "{source} is a gain: those who have it keep it, nobody else can join (II-C-4)."
    ),
    "refusal.upkeep_paid": QT_TRANSLATE_NOOP("Phrases", "{source} is already paid for."),
    "refusal.bearers_dead": QT_TRANSLATE_NOOP("Phrases", "{source}: nobody who has it is alive."),
    "refusal.caster_gone": QT_TRANSLATE_NOOP("Phrases", "{fighter} is not there to pay for it."),
    "refusal.upkeep_missing": QT_TRANSLATE_NOOP(
        "Phrases", "Its upkeep costs {n} × {element}, with only {held} left."
    ),
    "refusal.other_element": QT_TRANSLATE_NOOP("Phrases", "Its upkeep is paid in gems of {element}."),
    "refusal.not_upkeep": QT_TRANSLATE_NOOP(
        "Phrases", "Spells and miracles are kept up in the upkeep phase (II-C-3)."
    ),
    "refusal.value_unknown": QT_TRANSLATE_NOOP(
        "Phrases", "The {characteristic} of {who} is not known: enter it."
    ),
    "refusal.value_absent": QT_TRANSLATE_NOOP(
        "Phrases", "The card of {who} has no {characteristic}, which does not mean 0. You can enter one."
    ),
    "refusal.no_difficulty": QT_TRANSLATE_NOOP("Phrases", "Enter a difficulty, or choose an opponent."),
    "refusal.difficulty_or_rival": QT_TRANSLATE_NOOP(
        "Phrases", "A test is against a difficulty or against somebody, not both (II-A-3)."
    ),
    "refusal.itself": QT_TRANSLATE_NOOP(
        "Phrases", "A figure is not tested against itself: choose another one."
    ),
    "refusal.difficulty_unknown": QT_TRANSLATE_NOOP("Phrases", "The difficulty is not known: enter it."),
    "refusal.difficulty_dice": QT_TRANSLATE_NOOP(
        "Phrases", "Enter the difficulty dice ({n}) first, then those of the test."
    ),
    "refusal.carried_dice": QT_TRANSLATE_NOOP(
        "Phrases", "Enter the {characteristic} dice ({n}) first, then those of the test."
    ),
    "refusal.trial_open": QT_TRANSLATE_NOOP("Phrases", "Another test is under way."),
    "refusal.only_sixes": QT_TRANSLATE_NOOP("Phrases", "Only its 6s may be re-rolled: {sixes} (II-A-2)."),
    "refusal.choose_unseen": QT_TRANSLATE_NOOP("Phrases", "A tie: both choose in secret whether to re-roll."),
    "refusal.chose_to_reroll": QT_TRANSLATE_NOOP("Phrases", "It has already chosen to re-roll."),
    "refusal.nothing_unseen": QT_TRANSLATE_NOOP("Phrases", "There is nothing to choose in secret now."),
    "refusal.no_such_natural": QT_TRANSLATE_NOOP("Phrases", "A natural result is 1 or more."),
    "refusal.not_mastered": QT_TRANSLATE_NOOP("Phrases", "{fighter} does not master {element}."),
    "refusal.too_many_shares": QT_TRANSLATE_NOOP("Phrases", "The dice give %n gems to share out.", None, 1),
    "refusal.no_believer": QT_TRANSLATE_NOOP("Phrases", "{fighter} does not count as a believer here."),
    "refusal.dice_do_not_follow": QT_TRANSLATE_NOOP("Phrases", "Only 6s are re-rolled (II-A-1)."),
    "refusal.not_a_mage": QT_TRANSLATE_NOOP("Phrases", "{fighter} is not a mage."),
    "refusal.not_a_faithful": QT_TRANSLATE_NOOP("Phrases", "{fighter} is not a faithful."),
    "refusal.cost_missing": QT_TRANSLATE_NOOP("Phrases", "{fighter} does not have: {elements}."),
    "refusal.overpaid": QT_TRANSLATE_NOOP("Phrases", "{fighter} would spend more than it costs: {elements}."),
    "refusal.not_named": QT_TRANSLATE_NOOP("Phrases", "The effect does not name {fighter} (II-C-1)."),
}

_SUMS = {
    "value.die": QT_TRANSLATE_NOOP("Phrases", "die of {characteristic}"),
    "value.entered": QT_TRANSLATE_NOOP("Phrases", "entered at the table"),
    "roll.natural_set": QT_TRANSLATE_NOOP("Phrases", "natural result set by an effect"),
    "roll.entered": QT_TRANSLATE_NOOP("Phrases", "{source}"),
    "roll.unnamed": QT_TRANSLATE_NOOP("Phrases", "bonus or penalty"),
    "roll.trial": QT_TRANSLATE_NOOP("Phrases", "Test of {characteristic}, {who}, against {difficulty}"),
    "roll.trial_opposed": QT_TRANSLATE_NOOP("Phrases", "Test of {characteristic}, {who}, against {rival}"),
    "roll.recovery": QT_TRANSLATE_NOOP("Phrases", "Recovery"),
    "roll.reserve_full": QT_TRANSLATE_NOOP("Phrases", "the reserve is full"),
    "roll.faith": QT_TRANSLATE_NOOP("Phrases", "Believers round {fighter}"),
    "roll.radius": QT_TRANSLATE_NOOP("Phrases", "radius in cm"),
    "roll.dice": QT_TRANSLATE_NOOP("Phrases", "dice"),
    "roll.difficulty": QT_TRANSLATE_NOOP("Phrases", "Difficulty of {what}"),
    "roll.difficulty_value": QT_TRANSLATE_NOOP("Phrases", "without its dice"),
    "roll.area": QT_TRANSLATE_NOOP("Phrases", "Area of {what} in cm"),
    "roll.cast": QT_TRANSLATE_NOOP("Phrases", "{what} of {fighter}, against {difficulty}"),
    "faith.believer": QT_TRANSLATE_NOOP("Phrases", "{fighter}"),
    "faith.others": QT_TRANSLATE_NOOP("Phrases", "other believers"),
    "cast.other_phase": QT_TRANSLATE_NOOP(
        "Phrases",
        "Only an activated fighter casts (V-D-4). In this phase ({phase}), the card of the spell or miracle "
        "has to allow it.",
    ),
    "trial.success": QT_TRANSLATE_NOOP("Phrases", "success"),
    "trial.failure": QT_TRANSLATE_NOOP("Phrases", "failure"),
    "trial.won": QT_TRANSLATE_NOOP("Phrases", "{victor} wins"),
    "trial.nobody": QT_TRANSLATE_NOOP("Phrases", "nobody succeeds"),
    "trial.tie": QT_TRANSLATE_NOOP("Phrases", "a tie, both re-roll"),
}

WORDS: dict[str, str] = {**_STEPS, **_REFUSALS, **_SUMS}
