"""Words of MonCon'F: its tactics, actions, marks, command points and wound table."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

_STEPS = {
    "step.coordinator_monconf": QT_TRANSLATE_NOOP("Phrases", "{side}: {fighter} tests DIS"),
    "step.coordinator_typed_monconf": QT_TRANSLATE_NOOP("Phrases", "{side}: {name} tests, DIS {dis}"),
    "step.no_coordinator_monconf": QT_TRANSLATE_NOOP("Phrases", "{side}: nobody tests DIS"),
    "step.threw_monconf": QT_TRANSLATE_NOOP("Phrases", "{side} rolls {dice} for the tactician: {total}"),
    "step.threw_tie_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "{side} rolls {dice} for the tactician: {total}, a tie, both re-roll"
    ),
    "step.threw_both_fail_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "{side} rolls {dice} for the tactician: {total}, both fail and re-roll"
    ),
    "step.threw_won_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "{side} rolls {dice} for the tactician: {total}. {outcome} is the tactician"
    ),
    "step.kept_six_won_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "{side} keeps its 6: {total}. {outcome} is the tactician"
    ),
    "step.declared_monconf": QT_TRANSLATE_NOOP("Phrases", "{side} is the tactician"),
    "step.ordered_monconf": QT_TRANSLATE_NOOP("Phrases", "{side} orders its pile"),
    "step.hidden_monconf": QT_TRANSLATE_NOOP("Phrases", "{side} hides its pile"),
    "step.shown_monconf": QT_TRANSLATE_NOOP("Phrases", "{side} shows its pile"),
    "step.order_corrected_monconf": QT_TRANSLATE_NOOP("Phrases", "Correction of the pile of {side}"),
    "step.order_corrected_why_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "Correction of the pile of {side} ({reason})"
    ),
    "step.tactique_lines_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "{side}: bonuses of the test for the tactician"
    ),
    "step.tactique_lines_named_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "{side}: test for the tactician with {lines}"
    ),
    "step.tactique_lines_none_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "{side}: test for the tactician without a bonus"
    ),
    "ended.staff": QT_TRANSLATE_NOOP("Phrases", "{side}: command points +{n} (General staff)"),
    "ended.plan": QT_TRANSLATE_NOOP("Phrases", "{side} is the tactician: its brilliant plan stood"),
    "step.notched_monconf": QT_TRANSLATE_NOOP("Phrases", "{fighter}: %n life points lost", None, 1),
    "step.healed_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is healed: %n life points still lost", None, 1
    ),
    "step.heal_rolled_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} gets %n life points back, {left} still lost", None, 1
    ),
    "roll.healed_monconf": QT_TRANSLATE_NOOP("Phrases", "life points recovered"),
    "step.points_entered": QT_TRANSLATE_NOOP("Phrases", "{side}: command points, {n}"),
    "step.points_agreed": QT_TRANSLATE_NOOP("Phrases", "Command points: {side} {n}, {other} {m}"),
    "step.temporised": QT_TRANSLATE_NOOP("Phrases", "{side} bides its time and sets a card aside: {cards}"),
    "step.temporised_unseen": QT_TRANSLATE_NOOP("Phrases", "{side} bides its time and sets a card aside"),
    "step.plan_b": QT_TRANSLATE_NOOP("Phrases", "{side}, plan B: {cards}"),
    "step.general_assault": QT_TRANSLATE_NOOP("Phrases", "{side}, general assault: {cards}"),
    "step.genius": QT_TRANSLATE_NOOP("Phrases", "{side} has a brilliant plan: command points, {n}"),
    "step.genius_countered": QT_TRANSLATE_NOOP(
        "Phrases", "{side} counters the brilliant plan: command points, {n}"
    ),
    "step.genius_passed": QT_TRANSLATE_NOOP("Phrases", "{side} lets the brilliant plan stand"),
    "step.reactive_shot": QT_TRANSLATE_NOOP("Phrases", "{fighter} shoots at {target} in reaction"),
    "step.reactive_action": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} shoots at {target} in reaction and may walk"
    ),
    "step.shot": QT_TRANSLATE_NOOP("Phrases", "{fighter} shoots before its charge"),
    "step.shot_at": QT_TRANSLATE_NOOP("Phrases", "{fighter} shoots at {target} before its charge"),
    "step.redirected": QT_TRANSLATE_NOOP("Phrases", "{fighter} looks for another target of its charge"),
    "step.redirected_at": QT_TRANSLATE_NOOP("Phrases", "{fighter} redirects its charge to {target}"),
    "step.dominant": QT_TRANSLATE_NOOP("Phrases", "{side} is dominant in this combat phase"),
    "step.aimed_shot": QT_TRANSLATE_NOOP("Phrases", "{fighter}: aimed shot"),
    "step.aimed_shot_at": QT_TRANSLATE_NOOP("Phrases", "{fighter}: aimed shot, {target}"),
    "step.intercepted": QT_TRANSLATE_NOOP("Phrases", "{fighter} intercepts {target}"),
    "step.intercepted_landed": QT_TRANSLATE_NOOP("Phrases", "{fighter} intercepts {target}, which lands"),
    "step.intercepted_took_off": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} intercepts {target}, which takes off"
    ),
    "step.not_intercepted": QT_TRANSLATE_NOOP("Phrases", "{fighter} fails to intercept {target}"),
    "step.called_to_rally": QT_TRANSLATE_NOOP("Phrases", "{fighter} calls to rally and walks"),
    "step.turned_run": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {action}, turned into a run"),
    "step.turned_walk": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {action}, turned into a walk"),
    "step.disengage_done": QT_TRANSLATE_NOOP("Phrases", "{fighter} gets away from its enemies"),
    "step.disengage_reached": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} gets away from its enemies and engages {target}"
    ),
    "step.disengage_landed": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} gets away from its enemies and lands: {target}"
    ),
    "step.disengage_took_off": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} gets away from its enemies and takes off: {target}"
    ),
    "step.disengage_failed": QT_TRANSLATE_NOOP("Phrases", "{fighter} cannot get away: all dice in defence"),
    "step.retreat_done": QT_TRANSLATE_NOOP("Phrases", "{fighter} retreats"),
    "step.retreat_failed": QT_TRANSLATE_NOOP("Phrases", "{fighter} cannot retreat"),
    "step.steady_failed": QT_TRANSLATE_NOOP("Phrases", "{fighter} stays frightened"),
    "step.steady_lost": QT_TRANSLATE_NOOP("Phrases", "{fighter} does not rally and leaves the table"),
    "step.steadied": QT_TRANSLATE_NOOP("Phrases", "{fighter} is no longer frightened"),
    "step.led": QT_TRANSLATE_NOOP("Phrases", "{fighter} uses the COU and DIS of {attacker}"),
    "step.not_led": QT_TRANSLATE_NOOP("Phrases", "{fighter} no longer uses the COU and DIS of {attacker}"),
    "step.blow_lives": QT_TRANSLATE_NOOP(
        "Phrases", "{attacker} strikes {fighter}: %n life points lost", None, 1
    ),
    "step.blow_stuns": QT_TRANSLATE_NOOP("Phrases", "{attacker} strikes {fighter}: stunned"),
    "step.blow_nothing": QT_TRANSLATE_NOOP("Phrases", "{attacker} strikes {fighter}: nothing"),
    "step.blow_killed": QT_TRANSLATE_NOOP("Phrases", "{attacker} strikes {fighter}: killed"),
    "step.blow_lives_by_nobody": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is struck: %n life points lost", None, 1
    ),
    "step.blow_stuns_by_nobody": QT_TRANSLATE_NOOP("Phrases", "{fighter} is struck: stunned"),
    "step.blow_nothing_by_nobody": QT_TRANSLATE_NOOP("Phrases", "{fighter} is struck: nothing"),
    "step.blow_killed_by_nobody": QT_TRANSLATE_NOOP("Phrases", "{fighter} is struck: killed"),
    "step.blow_lives_told": QT_TRANSLATE_NOOP("Phrases", "A blow: %n life points lost", None, 1),
    "step.blow_stuns_told": QT_TRANSLATE_NOOP("Phrases", "A blow: stunned"),
    "step.blow_nothing_told": QT_TRANSLATE_NOOP("Phrases", "A blow: nothing"),
    "step.mark_engaged": QT_TRANSLATE_NOOP("Phrases", "{fighter}: engaged since turn {n}"),
    "step.mark_frightened": QT_TRANSLATE_NOOP("Phrases", "{fighter} is frightened"),
    "step.mark_frightened_off": QT_TRANSLATE_NOOP("Phrases", "{fighter} is no longer frightened"),
    "step.mark_all_defence": QT_TRANSLATE_NOOP("Phrases", "{fighter}: all dice in defence"),
    "step.mark_all_defence_off": QT_TRANSLATE_NOOP("Phrases", "{fighter}: dice split freely"),
    "step.mark_attack_dice": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {n} dice in attack"),
    "step.mark_attack_dice_off": QT_TRANSLATE_NOOP("Phrases", "{fighter}: no dice in attack"),
    "step.mark_defence_dice": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {n} dice in defence"),
    "step.mark_defence_dice_off": QT_TRANSLATE_NOOP("Phrases", "{fighter}: no dice in defence"),
    "step.dice_shared": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter}: {attack} dice in attack, {defence} in defence"
    ),
    "step.mark_reaction": QT_TRANSLATE_NOOP("Phrases", "{fighter} has acted in reaction"),
    "step.mark_reaction_off": QT_TRANSLATE_NOOP("Phrases", "{fighter} has not acted in reaction"),
    "step.mark_charged": QT_TRANSLATE_NOOP("Phrases", "{fighter}: charge penalties"),
    "step.mark_charged_off": QT_TRANSLATE_NOOP("Phrases", "{fighter}: no charge penalties"),
    "step.mark_life": QT_TRANSLATE_NOOP("Phrases", "{fighter}: life points, {n}"),
    "step.mark_life_off": QT_TRANSLATE_NOOP("Phrases", "{fighter}: life points as on its card"),
    "step.mark_power": QT_TRANSLATE_NOOP("Phrases", "{fighter}: might, {n}"),
    "step.mark_power_off": QT_TRANSLATE_NOOP("Phrases", "{fighter}: might as on its card"),
}

_REFUSALS = {
    "refusal.other_system": QT_TRANSLATE_NOOP("Phrases", "The rules of this battle do not have this."),
    "refusal.notches_monconf": QT_TRANSLATE_NOOP("Phrases", "{fighter} has {most} life points at most."),
    "refusal.may_not_coordinate_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} may not test DIS: {reasons}"
    ),
    "refusal.nobody_coordinates_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "Nobody may test DIS for {side}: {winner} wins the roll."
    ),
    "refusal.no_winner_monconf": QT_TRANSLATE_NOOP("Phrases", "Nobody is the tactician yet."),
    "refusal.order_locked_monconf": QT_TRANSLATE_NOOP(
        "Phrases", "The piles are locked once it is known who speaks first."
    ),
    "refusal.roll_over_monconf": QT_TRANSLATE_NOOP("Phrases", "The tactician of this turn is already known."),
    "refusal.unhurt_monconf": QT_TRANSLATE_NOOP("Phrases", "It has lost no life points."),
    "refusal.no_points": QT_TRANSLATE_NOOP("Phrases", "{side} has only {held} of the {n} command points."),
    "refusal.points_kept": QT_TRANSLATE_NOOP(
        "Phrases", "Command points are entered in the first turn and kept for the game."
    ),
    "refusal.answer_genius": QT_TRANSLATE_NOOP("Phrases", "{side} answers the brilliant plan first."),
    "refusal.nothing_to_answer": QT_TRANSLATE_NOOP("Phrases", "No brilliant plan waits for an answer."),
    "refusal.genius_barred": QT_TRANSLATE_NOOP(
        "Phrases", "{side} let a brilliant plan stand: it cannot play one before the next turn."
    ),
    "refusal.genius_stands": QT_TRANSLATE_NOOP("Phrases", "{side} already has a brilliant plan."),
    "refusal.one_point": QT_TRANSLATE_NOOP("Phrases", "It takes at least one command point."),
    "refusal.not_opening": QT_TRANSLATE_NOOP(
        "Phrases", "Only at the start of the first speaking turn of the turn."
    ),
    "refusal.two_cards": QT_TRANSLATE_NOOP("Phrases", "It takes two different cards."),
    "refusal.plan_b_last": QT_TRANSLATE_NOOP("Phrases", "The pile holds no other card."),
    "refusal.plan_b_turned": QT_TRANSLATE_NOOP(
        "Phrases", "That is the card just turned over: choose another one from the pile."
    ),
    "refusal.tried_already": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has already tried at this call: try again at the end of the turn."
    ),
    "refusal.temporised_already": QT_TRANSLATE_NOOP("Phrases", "{side} has bided its time in this turn."),
    "refusal.intercept_missed": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has failed to stop this move of {target}: another figure may try."
    ),
    "refusal.all_defence": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} puts all its dice into defence in this combat."
    ),
    "refusal.mostly_defence": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is frightened: most of its dice go into defence."
    ),
    "refusal.cowed": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is frightened: it uses no active ability until it rallies."
    ),
    "refusal.has_acted": QT_TRANSLATE_NOOP("Phrases", "{fighter} has already acted."),
    "refusal.commander_walks": QT_TRANSLATE_NOOP("Phrases", "{fighter} called to rally, so it must walk."),
    "refusal.not_free": QT_TRANSLATE_NOOP("Phrases", "{fighter} is in contact with an enemy."),
    "refusal.not_held": QT_TRANSLATE_NOOP("Phrases", "{fighter} has not been engaged for a turn yet."),
    "refusal.not_a_shooter": QT_TRANSLATE_NOOP("Phrases", "{fighter} is not a shooter."),
    "refusal.no_assault_weapon": QT_TRANSLATE_NOOP("Phrases", "{fighter} has no assault weapon."),
    "refusal.no_artillery": QT_TRANSLATE_NOOP("Phrases", "{fighter} has no artillery."),
    "refusal.not_a_mystic": QT_TRANSLATE_NOOP("Phrases", "{fighter} has no mystic ability."),
    "refusal.target_engaged": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is engaged: choose a target that is free."
    ),
    "refusal.not_its_foe": QT_TRANSLATE_NOOP("Phrases", "{fighter} is not in contact with it."),
    "refusal.test_first": QT_TRANSLATE_NOOP("Phrases", "{fighter} must test its INI first."),
    "refusal.no_escape": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has announced neither a disengagement nor a retreat."
    ),
    "refusal.other_action": QT_TRANSLATE_NOOP("Phrases", "{fighter} has another action: {action}."),
    "refusal.shot_open": QT_TRANSLATE_NOOP("Phrases", "{fighter} has shot: the test is still to come."),
    "refusal.blow_open": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has hit {target}: the blow is still to come."
    ),
    "open.shot": QT_TRANSLATE_NOOP("Phrases", "the test of {fighter}"),
    "open.blow": QT_TRANSLATE_NOOP("Phrases", "the blow of {fighter} at {target}"),
    "refusal.unresolved.bare": QT_TRANSLATE_NOOP("Phrases", "An action is still to be resolved."),
    "refusal.unresolved": QT_TRANSLATE_NOOP("Phrases", "{fighter} has an action to resolve: {action}."),
    "refusal.no_aimable_shot": QT_TRANSLATE_NOOP(
        "Phrases", "Only a shot or a precise shot can be aimed: {fighter} was given neither."
    ),
    "refusal.no_shot": QT_TRANSLATE_NOOP("Phrases", "{fighter} was not given a shot."),
    "refusal.shoots_first": QT_TRANSLATE_NOOP("Phrases", "{fighter} makes its shot first, then charges."),
    "refusal.shot_made": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has made its assault shot: a charge or a walk is left."
    ),
    "refusal.shot_at_another": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has shot at {target}: its charge is on the same enemy."
    ),
    "refusal.no_charge": QT_TRANSLATE_NOOP("Phrases", "{fighter} has announced no charge."),
    "refusal.same_target": QT_TRANSLATE_NOOP("Phrases", "{fighter} is already the target."),
    "refusal.held_by_it": QT_TRANSLATE_NOOP(
        "Phrases",
        "{fighter} is in contact with {target} alone: disengaging leads away from it, not towards it.",
    ),
    "refusal.aimed_already": QT_TRANSLATE_NOOP("Phrases", "{fighter} is already aiming."),
    "refusal.acts_now": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has its own action to resolve first: Interceptor is for who was given none."
    ),
    "refusal.not_moving": QT_TRANSLATE_NOOP("Phrases", "{fighter} is not on the move."),
    "refusal.not_a_commander": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has neither Leadership nor General staff."
    ),
    "refusal.called_already": QT_TRANSLATE_NOOP("Phrases", "{side} has already called to rally this turn."),
    "refusal.not_frightened": QT_TRANSLATE_NOOP("Phrases", "{fighter} is not frightened."),
    "refusal.no_call": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} can try in the upkeep phase, or when its commander calls."
    ),
    "refusal.frightening_enemy": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is in contact with a frightening enemy."
    ),
    "refusal.not_allies": QT_TRANSLATE_NOOP("Phrases", "They are not on the same side."),
    "refusal.not_led": QT_TRANSLATE_NOOP("Phrases", "{fighter} does not use the values of that commander."),
    "refusal.nothing_lent": QT_TRANSLATE_NOOP("Phrases", "{fighter} gains nothing from that commander."),
}

_CHOICES = {
    "choice.to_roll_monconf": QT_TRANSLATE_NOOP("Phrases", "On to the tactician"),
    "choice.go_on": QT_TRANSLATE_NOOP("Phrases", "Go on"),
    "choice.points": QT_TRANSLATE_NOOP("Phrases", "{side}: command points, {n}"),
    "choice.temporise": QT_TRANSLATE_NOOP("Phrases", "Bide your time: set the card aside"),
    "choice.plan_b": QT_TRANSLATE_NOOP("Phrases", "Plan B: another card of the pile"),
    "choice.general_assault": QT_TRANSLATE_NOOP("Phrases", "General assault: two cards"),
    "choice.genius": QT_TRANSLATE_NOOP("Phrases", "Brilliant plan: tactician next turn"),
    "choice.genius_counter": QT_TRANSLATE_NOOP("Phrases", "{side} counters the plan: {n}"),
    "choice.genius_pass": QT_TRANSLATE_NOOP("Phrases", "{side} lets the plan stand"),
    "choice.escape": QT_TRANSLATE_NOOP("Phrases", "Test INI and move"),
    "choice.shoot_first": QT_TRANSLATE_NOOP("Phrases", "Shoot, then charge"),
    "choice.redirect": QT_TRANSLATE_NOOP("Phrases", "The target flees: charge another one"),
    "choice.turn_run_or_fled": QT_TRANSLATE_NOOP("Phrases", "Too far, or it flees: turns into a run"),
    "choice.turn_run": QT_TRANSLATE_NOOP("Phrases", "Too far: turns into a run"),
    "choice.turn_walk": QT_TRANSLATE_NOOP("Phrases", "Too far: turns into a walk"),
}

_ACTIONS = {
    "action.precise": QT_TRANSLATE_NOOP("Phrases", "precise shot"),
    "action.artillery": QT_TRANSLATE_NOOP("Phrases", "artillery shot"),
    "action.assault_shot": QT_TRANSLATE_NOOP("Phrases", "assault shot"),
    "action.retreat": QT_TRANSLATE_NOOP("Phrases", "retreat"),
    "action.special": QT_TRANSLATE_NOOP("Phrases", "special action"),
    "action.rest": QT_TRANSLATE_NOOP("Phrases", "rest"),
    "action.brawl": QT_TRANSLATE_NOOP("Phrases", "brawl"),
    "tactic.temporise": QT_TRANSLATE_NOOP("Phrases", "Bide your time"),
    "tactic.reactive_shot": QT_TRANSLATE_NOOP("Phrases", "Reactive shot"),
    "tactic.aimed_shot": QT_TRANSLATE_NOOP("Phrases", "Aimed shot"),
    "tactic.general_assault": QT_TRANSLATE_NOOP("Phrases", "General assault"),
    "tactic.interceptor": QT_TRANSLATE_NOOP("Phrases", "Interceptor"),
    "tactic.rally": QT_TRANSLATE_NOOP("Phrases", "Rally to me"),
    "tactic.plan_b": QT_TRANSLATE_NOOP("Phrases", "Plan B"),
    "tactic.genius": QT_TRANSLATE_NOOP("Phrases", "Brilliant plan"),
    "source.frightened": QT_TRANSLATE_NOOP("Phrases", "frightened"),
    "source.lead_leadership": QT_TRANSLATE_NOOP("Phrases", "Leadership"),
    "source.lead_general_staff": QT_TRANSLATE_NOOP("Phrases", "General staff"),
}

_SUMS = {
    "value.notches_monconf": QT_TRANSLATE_NOOP("Phrases", "%n life points lost", None, 1),
    "points.start": QT_TRANSLATE_NOOP("Phrases", "at the start"),
    "points.table": QT_TRANSLATE_NOOP("Phrases", "said at the table"),
    "roll.tactique_monconf": QT_TRANSLATE_NOOP("Phrases", "Test for the tactician, {side}"),
    "field.notches_monconf": QT_TRANSLATE_NOOP("Phrases", "life points lost"),
    "field.order_monconf": QT_TRANSLATE_NOOP("Phrases", "pile"),
    "field.winner_monconf": QT_TRANSLATE_NOOP("Phrases", "tactician"),
    "roll.points": QT_TRANSLATE_NOOP("Phrases", "Command points of {side}"),
    "points.staff": QT_TRANSLATE_NOOP("Phrases", "general staff"),
    "lent.value": QT_TRANSLATE_NOOP("Phrases", "{characteristic} of {fighter}"),
    "roll.lent": QT_TRANSLATE_NOOP("Phrases", "{characteristic} lent to {fighter}"),
    "power.charger": QT_TRANSLATE_NOOP("Phrases", "might of {fighter}"),
    "power.target": QT_TRANSLATE_NOOP("Phrases", "might of the target, {fighter}"),
    "power.due": QT_TRANSLATE_NOOP("Phrases", "charge penalties"),
    "power.not_due": QT_TRANSLATE_NOOP("Phrases", "no charge penalties"),
    "power.unknown": QT_TRANSLATE_NOOP("Phrases", "a might is not known"),
    "roll.power": QT_TRANSLATE_NOOP("Phrases", "Charge on {target}"),
    "roll.escape": QT_TRANSLATE_NOOP("Phrases", "{fighter} tries to get away: above 5 succeeds"),
    "roll.made": QT_TRANSLATE_NOOP("Phrases", "{fighter} rolls {n}"),
    "roll.made_against": QT_TRANSLATE_NOOP("Phrases", "{n} against {difficulty}"),
    "roll.intercept": QT_TRANSLATE_NOOP("Phrases", "Interception, {fighter}"),
    "roll.blow": QT_TRANSLATE_NOOP("Phrases", "Wound table"),
    "escape.enemies": QT_TRANSLATE_NOOP("Phrases", "enemies in contact: {n}"),
    "blow.threshold": QT_TRANSLATE_NOOP("Phrases", "attack threshold {threshold}"),
    "blow.lives": QT_TRANSLATE_NOOP("Phrases", "LP −{n}"),
    "blow.stuns": QT_TRANSLATE_NOOP("Phrases", "stunned"),
    "blow.nothing": QT_TRANSLATE_NOOP("Phrases", "nothing"),
    "shot.precise": QT_TRANSLATE_NOOP("Phrases", "precise shot"),
    "shot.assault_shot": QT_TRANSLATE_NOOP("Phrases", "assault shot"),
    "shot.aimed": QT_TRANSLATE_NOOP("Phrases", "aimed shot"),
}

_MARKS = {
    "mark.engaged": QT_TRANSLATE_NOOP("Phrases", "Engaged since turn"),
    "mark.frightened": QT_TRANSLATE_NOOP("Phrases", "Frightened"),
    "mark.all_defence": QT_TRANSLATE_NOOP("Phrases", "All dice in defence"),
    "mark.attack_dice": QT_TRANSLATE_NOOP("Phrases", "Dice in attack"),
    "mark.defence_dice": QT_TRANSLATE_NOOP("Phrases", "Dice in defence"),
    "mark.reaction": QT_TRANSLATE_NOOP("Phrases", "Acted in reaction"),
    "mark.charged": QT_TRANSLATE_NOOP("Phrases", "Charge penalties"),
    "mark.power": QT_TRANSLATE_NOOP("Phrases", "Might"),
    "mark.command": QT_TRANSLATE_NOOP("Phrases", "Command points"),
    "mark.genius": QT_TRANSLATE_NOOP("Phrases", "Brilliant plan"),
    "mark.genius_asked": QT_TRANSLATE_NOOP("Phrases", "Brilliant plan to be answered"),
    "mark.genius_barred": QT_TRANSLATE_NOOP("Phrases", "No brilliant plan this turn"),
    "mark.planned": QT_TRANSLATE_NOOP("Phrases", "Tactician by a brilliant plan"),
    "mark.rally": QT_TRANSLATE_NOOP("Phrases", "Called to rally"),
}

_PHASES = {
    "phase.tactical": QT_TRANSLATE_NOOP("Phrases", "Tactical"),
    "phase.strategic_monconf": QT_TRANSLATE_NOOP("Phrases", "Tactical"),
    "phase.activation_monconf": QT_TRANSLATE_NOOP("Phrases", "Tactical: speaking turns"),
}

WORDS: dict[str, str] = {
    **_STEPS, **_REFUSALS, **_CHOICES, **_ACTIONS, **_SUMS, **_MARKS, **_PHASES,
}  # fmt: skip
