"""What a refusal that asks for something says once the table has overruled it: what was not done."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS = {
    "refusal.carried_dice.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "The {characteristic} dice ({n}) were not entered."
    ),
    "refusal.difficulty_dice.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "The difficulty dice ({n}) were not entered."
    ),
    "refusal.difficulty_unknown.overruled": QT_TRANSLATE_NOOP("Phrases", "The difficulty was not known."),
    "refusal.ended.overruled": QT_TRANSLATE_NOOP("Phrases", "The battle was over."),
    "refusal.itself.overruled": QT_TRANSLATE_NOOP("Phrases", "A figure is not tested against itself."),
    "refusal.looking_back.overruled": QT_TRANSLATE_NOOP("Phrases", "A past moment was in view."),
    "refusal.no_difficulty.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "Neither a difficulty nor an opponent was given."
    ),
    "refusal.no_name.overruled": QT_TRANSLATE_NOOP("Phrases", "No name was entered."),
    "refusal.nobody_gains.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "Nobody was named whom it affects (II-C-4)."
    ),
    "refusal.nobody_named.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "No figure on the table belongs to that group."
    ),
    "refusal.not_counted.overruled": QT_TRANSLATE_NOOP("Phrases", "The list of this side is known."),
    "refusal.orders_in_secret.overruled": QT_TRANSLATE_NOOP("Phrases", "{side} was ordering in secret."),
    "refusal.plan_b_turned.overruled": QT_TRANSLATE_NOOP("Phrases", "That is the card just turned over."),
    "refusal.resistance_unknown.overruled": QT_TRANSLATE_NOOP("Phrases", "The RES was not known."),
    "refusal.resolve_first.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} had an announced action to resolve first (V-B-1)."
    ),
    "refusal.rows_ask.overruled": QT_TRANSLATE_NOOP("Phrases", "What was left in this step had no answer."),
    "refusal.say_outcome.overruled": QT_TRANSLATE_NOOP("Phrases", "Nobody said whether it succeeded."),
    "refusal.say_who_speaks.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "No side was chosen to speak first (V-A)."
    ),
    "refusal.scenery_full.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "A battle holds {n} agreed pieces of scenery at most."
    ),
    "refusal.strength_unknown.overruled": QT_TRANSLATE_NOOP("Phrases", "The STR was not known."),
    "refusal.target_engaged.overruled": QT_TRANSLATE_NOOP("Phrases", "{fighter} is engaged."),
    "refusal.tried_already.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has already tried at this call."
    ),
    "refusal.value_absent.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "The card of {who} has no {characteristic}, which does not mean 0."
    ),
    "refusal.value_unknown.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "The {characteristic} of {who} was not known."
    ),
    "refusal.walk_open.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} had a walk to make with its shot, and nobody said whether it was made (V-D-3)."
    ),
    "refusal.which_card.overruled": QT_TRANSLATE_NOOP("Phrases", "The card that was drawn was not named."),
    "refusal.which_size.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "{n} enemies touch {fighter}, whose size is not known (II-E-3)."
    ),
    "refusal.which_target.overruled": QT_TRANSLATE_NOOP("Phrases", "No target was named."),
}
