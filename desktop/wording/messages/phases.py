"""Words of the rows of combat and upkeep, of rallying, and of what ends by itself."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

_STEPS = {
    "step.step_done": QT_TRANSLATE_NOOP("Phrases", "{what}: everything possible is done"),
    "step.step_skipped": QT_TRANSLATE_NOOP("Phrases", "{what}: nothing else in this step"),
    "step.rows_done": QT_TRANSLATE_NOOP("Phrases", "{card}, {what}: done"),
    "step.rows_skipped": QT_TRANSLATE_NOOP("Phrases", "{card}, {what}: skipped"),
    "step.rows_opened": QT_TRANSLATE_NOOP("Phrases", "{card}, {what}: reopened"),
    "step.rows_done_of": QT_TRANSLATE_NOOP("Phrases", "{card} {bearers}, {what}: done"),
    "step.rows_skipped_of": QT_TRANSLATE_NOOP("Phrases", "{card} {bearers}, {what}: skipped"),
    "step.rows_opened_of": QT_TRANSLATE_NOOP("Phrases", "{card} {bearers}, {what}: reopened"),
    "step.melee_row_done": QT_TRANSLATE_NOOP("Phrases", "{fighters} – {rivals}, {what}: done"),
    "step.melee_row_skipped": QT_TRANSLATE_NOOP("Phrases", "{fighters} – {rivals}, {what}: skipped"),
    "step.melee_row_opened": QT_TRANSLATE_NOOP("Phrases", "{fighters} – {rivals}, {what}: reopened"),
    "step.upkeep_skipped": QT_TRANSLATE_NOOP("Phrases", "{source} is not kept up"),
    "step.charge_row_done": QT_TRANSLATE_NOOP("Phrases", "{target}: charge penalties, charged by {fighter}"),
    "step.charge_row_skipped": QT_TRANSLATE_NOOP(
        "Phrases", "{target}: no charge penalties for the charge of {fighter}"
    ),
    "step.charge_row_opened": QT_TRANSLATE_NOOP(
        "Phrases", "{target}: the charge of {fighter} is to be judged again"
    ),
    "step.faith_lost": QT_TRANSLATE_NOOP("Phrases", "{fighter} loses {n} temporary faith, {left} left"),
    "step.rally_success": QT_TRANSLATE_NOOP("Phrases", "{fighter} rallies: {total} against {difficulty}"),
    "step.rally_failure": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} keeps fleeing: {total} against {difficulty}"
    ),
    "step.heal_rolled": QT_TRANSLATE_NOOP("Phrases", "{fighter} heals %n notches, {left} left", None, 1),
    "step.gems_given_up": QT_TRANSLATE_NOOP("Phrases", "{fighter} discards gems: {elements}"),
}

_REFUSALS = {
    "refusal.step_settled": QT_TRANSLATE_NOOP("Phrases", "Nothing is left to do in this step."),
    "refusal.rows_ask": QT_TRANSLATE_NOOP("Phrases", "What is left in this step needs your answer."),
    "refusal.cast_often": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has already cast it %n times this turn.", None, 1
    ),
    "refusal.cast_once": QT_TRANSLATE_NOOP("Phrases", "{fighter} has already cast it: only once a battle."),
}

_SUMS = {
    "fails.natural_one": QT_TRANSLATE_NOOP("Phrases", "a natural 1 fails"),
    "fails.zero": QT_TRANSLATE_NOOP("Phrases", "a result of 0 or less fails"),
    "roll.heal": QT_TRANSLATE_NOOP("Phrases", "Healing of {fighter}, {success} or more"),
    "roll.healed": QT_TRANSLATE_NOOP("Phrases", "notches healed"),
    "roll.rally": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} tries to rally: {characteristic} against {difficulty}"
    ),
}

_PHASES = {
    "phase.strategic": QT_TRANSLATE_NOOP("Phrases", "Strategic"),
    "phase.activation": QT_TRANSLATE_NOOP("Phrases", "Activation"),
    "phase.combat": QT_TRANSLATE_NOOP("Phrases", "Combat"),
    "phase.upkeep": QT_TRANSLATE_NOOP("Phrases", "Upkeep"),
}

_SOURCES = {
    "source.charge": QT_TRANSLATE_NOOP("Phrases", "charge penalty"),
    "source.cover": QT_TRANSLATE_NOOP("Phrases", "under cover"),
    "source.dive": QT_TRANSLATE_NOOP("Phrases", "in cover"),
}

_ENDINGS = {
    "ended.turn": QT_TRANSLATE_NOOP("Phrases", "the turn is over"),
    "ended.combat": QT_TRANSLATE_NOOP("Phrases", "the combat is over"),
    "ended.turns": QT_TRANSLATE_NOOP("Phrases", "its duration is over"),
    "ended.unpaid": QT_TRANSLATE_NOOP("Phrases", "its upkeep was not paid"),
    "ended.activation": QT_TRANSLATE_NOOP("Phrases", "it lasted until this activation"),
    "ended.condition": QT_TRANSLATE_NOOP("Phrases", "its condition is no longer met"),
    "ended.gone": QT_TRANSLATE_NOOP("Phrases", "the figure it was around is gone"),
    "ended.waits": QT_TRANSLATE_NOOP("Phrases", "{what} waits: the figure it is around is off the table"),
    "ended.back": QT_TRANSLATE_NOOP("Phrases", "{what} counts again: the figure it is around is back"),
    "ended.of_somebody": QT_TRANSLATE_NOOP("Phrases", "{what} ends for {fighters}: {why}"),
    "ended.of_nobody": QT_TRANSLATE_NOOP("Phrases", "{what} ends: {why}"),
    "ended.level": QT_TRANSLATE_NOOP("Phrases", "{fighter} is no longer in contact with {fighters}"),
    "ended.walked": QT_TRANSLATE_NOOP("Phrases", "{fighters}: walk (declared with the shot)"),
    "ended.walk_lost": QT_TRANSLATE_NOOP("Phrases", "{fighters}: the walk declared with the shot is lost"),
    "ended.stunned": QT_TRANSLATE_NOOP("Phrases", "No longer stunned: {fighters}"),
    "ended.wings": QT_TRANSLATE_NOOP("Phrases", "{fighters} no longer flies: on the ground"),
    "ended.track_lives": QT_TRANSLATE_NOOP(
        "Phrases", "{fighters} had more wounds than its profile now bears: the next one is its last"
    ),
    "ended.track_falls": QT_TRANSLATE_NOOP(
        "Phrases", "{fighters} had more wounds than its profile now bears: it falls"
    ),
    "ended.refusals": QT_TRANSLATE_NOOP("Phrases", "{side}: %n unused refusals are lost", None, 1),
}

WORDS: dict[str, str] = {**_PHASES, **_STEPS, **_REFUSALS, **_SUMS, **_SOURCES, **_ENDINGS}
