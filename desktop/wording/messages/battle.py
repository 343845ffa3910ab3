"""Words of the battle: its steps, its refusals, its choices, and the reasons of its numbers."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

_STEPS = {
    # the sequence and the speaking turns
    "step.ordered": QT_TRANSLATE_NOOP("Phrases", "{side} orders its sequence"),
    "step.concealed": QT_TRANSLATE_NOOP("Phrases", "{side} arranges cards that stay hidden"),
    "step.order_saved": QT_TRANSLATE_NOOP("Phrases", "{side} saves its order as “{name}”"),
    "step.order_forgotten": QT_TRANSLATE_NOOP("Phrases", "{side} forgets the order “{name}”"),
    "step.ready": QT_TRANSLATE_NOOP("Phrases", "{side} is ready"),
    "step.not_ready": QT_TRANSLATE_NOOP("Phrases", "{side} is not ready after all"),
    "step.hidden": QT_TRANSLATE_NOOP("Phrases", "{side} hides its sequence"),
    "step.shown": QT_TRANSLATE_NOOP("Phrases", "{side} shows its sequence"),
    "step.played_top": QT_TRANSLATE_NOOP("Phrases", "{side} plays {cards}"),
    "step.played_reserve": QT_TRANSLATE_NOOP("Phrases", "{side} plays {cards} from the reserve"),
    "step.played_both": QT_TRANSLATE_NOOP("Phrases", "{side} plays its reserve and its top card: {cards}"),
    "step.reserved": QT_TRANSLATE_NOOP("Phrases", "{side} puts {cards} in reserve"),
    "step.reserved_unseen": QT_TRANSLATE_NOOP("Phrases", "{side} puts a card in reserve"),
    "step.refused": QT_TRANSLATE_NOOP("Phrases", "{side} uses a refusal, {left} left"),
    "step.spoken": QT_TRANSLATE_NOOP("Phrases", "{side} ends its speaking turn"),
    "step.activated": QT_TRANSLATE_NOOP("Phrases", "{fighter} has acted"),
    "step.deactivated": QT_TRANSLATE_NOOP("Phrases", "{fighter} has not acted after all"),
    # the Tactique roll
    "step.coordinator": QT_TRANSLATE_NOOP("Phrases", "{fighter} coordinates {side}"),
    "step.coordinator_typed": QT_TRANSLATE_NOOP("Phrases", "{side}: {name} coordinates, DIS {dis}"),
    "step.no_coordinator": QT_TRANSLATE_NOOP("Phrases", "{side}: nobody may coordinate"),
    "step.tactique_lines": QT_TRANSLATE_NOOP("Phrases", "{side}: bonuses of the Tactique roll"),
    "step.tactique_lines_named": QT_TRANSLATE_NOOP("Phrases", "{side}: Tactique roll with {lines}"),
    "step.tactique_lines_none": QT_TRANSLATE_NOOP("Phrases", "{side}: Tactique roll without a bonus"),
    "step.threw": QT_TRANSLATE_NOOP("Phrases", "{side} rolls {dice} for Tactique: {total}"),
    "step.threw_tie": QT_TRANSLATE_NOOP(
        "Phrases", "{side} rolls {dice} for Tactique: {total}, a tie, both re-roll"
    ),
    "step.threw_both_fail": QT_TRANSLATE_NOOP(
        "Phrases", "{side} rolls {dice} for Tactique: {total}, both fail and re-roll"
    ),
    "step.threw_won": QT_TRANSLATE_NOOP(
        "Phrases", "{side} rolls {dice} for Tactique: {total}. {outcome} wins the roll"
    ),
    "step.tactique_dice": QT_TRANSLATE_NOOP("Phrases", "{side}: %n dice for this roll", None, 1),
    "step.tactique_die": QT_TRANSLATE_NOOP("Phrases", "{side} chooses the die that counts: {total}"),
    "step.tactique_die_tie": QT_TRANSLATE_NOOP(
        "Phrases", "{side} chooses the die that counts: {total}, a tie, both re-roll"
    ),
    "step.tactique_die_won": QT_TRANSLATE_NOOP(
        "Phrases", "{side} chooses the die that counts: {total}. {outcome} wins the roll"
    ),
    "step.tactique_natural": QT_TRANSLATE_NOOP(
        "Phrases", "{side}: natural result {natural}, set by an effect: {total}"
    ),
    "step.tactique_natural_tie": QT_TRANSLATE_NOOP(
        "Phrases", "{side}: natural result {natural}, set by an effect: {total}, a tie, both re-roll"
    ),
    "step.tactique_natural_won": QT_TRANSLATE_NOOP(
        "Phrases", "{side}: natural result {natural}, set by an effect: {total}. {outcome} wins the roll"
    ),
    "step.tactique_natural_unset": QT_TRANSLATE_NOOP("Phrases", "{side}: its dice count again"),
    "step.kept_six": QT_TRANSLATE_NOOP("Phrases", "{side} keeps its 6: {total}"),
    "step.kept_six_tie": QT_TRANSLATE_NOOP("Phrases", "{side} keeps its 6: {total}, a tie, both re-roll"),
    "step.kept_six_won": QT_TRANSLATE_NOOP("Phrases", "{side} keeps its 6: {total}. {outcome} wins the roll"),
    "step.unseen_chosen": QT_TRANSLATE_NOOP("Phrases", "{side} has decided what to do with its 6"),
    "step.unseen_both_throw": QT_TRANSLATE_NOOP("Phrases", "Both have decided: each re-rolls its 6"),
    "step.unseen_one_throws": QT_TRANSLATE_NOOP(
        "Phrases", "Both have decided: {side} re-rolls its 6, {other} keeps its own"
    ),
    "step.unseen_none_throws": QT_TRANSLATE_NOOP(
        "Phrases", "Both have decided to keep their 6: a tie, both re-roll"
    ),
    "step.declared": QT_TRANSLATE_NOOP("Phrases", "{side} wins the Tactique roll"),
    "step.first": QT_TRANSLATE_NOOP("Phrases", "{side} speaks first, {winner} decided"),
    # fighters
    "step.notched": QT_TRANSLATE_NOOP("Phrases", "{fighter}: %n notches", None, 1),
    "step.healed": QT_TRANSLATE_NOOP("Phrases", "{fighter} is healed: %n notches left", None, 1),
    "step.killed": QT_TRANSLATE_NOOP("Phrases", "{fighter} is killed"),
    "step.stunned": QT_TRANSLATE_NOOP("Phrases", "{fighter} is stunned"),
    "step.recovered": QT_TRANSLATE_NOOP("Phrases", "{fighter} is no longer stunned"),
    "step.gem_gained": QT_TRANSLATE_NOOP("Phrases", "{fighter} gains gems: {n} × {element}"),
    "step.gem_over": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} gains gems: {n} × {element}, now {held}, {limit} at most"
    ),
    "step.gem_spent": QT_TRANSLATE_NOOP("Phrases", "{fighter} spends gems: {n} × {element}"),
    "step.faith_gained": QT_TRANSLATE_NOOP("Phrases", "{fighter} gains {n} temporary faith"),
    "step.faith_spent": QT_TRANSLATE_NOOP("Phrases", "{fighter} spends {n} temporary faith"),
    "step.counted": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {name} at {n}"),
    "step.annotated": QT_TRANSLATE_NOOP("Phrases", "{fighter}: “{note}”"),
    "step.unannotated": QT_TRANSLATE_NOOP("Phrases", "{fighter}: note removed"),
    "step.marked": QT_TRANSLATE_NOOP("Phrases", "{fighter} has a new mark"),
    "step.put_table": QT_TRANSLATE_NOOP("Phrases", "{fighter} is on the table"),
    "step.put_off": QT_TRANSLATE_NOOP("Phrases", "{fighter} is off the table"),
    "step.put_fled": QT_TRANSLATE_NOOP("Phrases", "{fighter} flees"),
    "step.put_dead": QT_TRANSLATE_NOOP("Phrases", "{fighter} is dead"),
    "step.put_captured": QT_TRANSLATE_NOOP("Phrases", "{fighter} is captured"),
    "step.modified": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {characteristic} {amount:+} ({source})"),
    "step.modified_replace": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter}: {characteristic} = {amount} ({source})"
    ),
    "step.modified_divide": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {characteristic} ÷ {amount} ({source})"),
    "step.unmodified": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {source} has ended"),
    "step.corrected": QT_TRANSLATE_NOOP("Phrases", "Correction of {subject}: {fields}"),
    "step.corrected_why": QT_TRANSLATE_NOOP("Phrases", "Correction of {subject}: {fields} ({reason})"),
    "step.order_corrected": QT_TRANSLATE_NOOP("Phrases", "Correction of the sequence of {side}"),
    "step.order_corrected_why": QT_TRANSLATE_NOOP(
        "Phrases", "Correction of the sequence of {side} ({reason})"
    ),
    "step.transformed_from": QT_TRANSLATE_NOOP("Phrases", "{what} becomes {card}"),
    "step.note": QT_TRANSLATE_NOOP("Phrases", "Note: {text}"),
    "step.wounded": QT_TRANSLATE_NOOP("Phrases", "{attacker} strikes {fighter} ({location}): {result}"),
    "step.wounded_alone": QT_TRANSLATE_NOOP("Phrases", "{fighter} is struck ({location}): {result}"),
    "step.wounded_nobody": QT_TRANSLATE_NOOP("Phrases", "Wound roll ({location}): {result}"),
    "step.wounded_unnamed": QT_TRANSLATE_NOOP("Phrases", "{attacker} strikes ({location}): {result}"),
    "step.recovered_mana": QT_TRANSLATE_NOOP("Phrases", "{fighter} recovers gems: {n} × {element}"),
    "step.recovered_mana_each": QT_TRANSLATE_NOOP("Phrases", "{fighter} recovers gems: {elements}"),
    # cards
    "step.named": QT_TRANSLATE_NOOP("Phrases", "A card is named: {card}"),
    "step.arrived": QT_TRANSLATE_NOOP("Phrases", "{card} joins the battle (%n figures)", None, 1),
    "step.reinforced": QT_TRANSLATE_NOOP("Phrases", "{card}: %n more figures", None, 1),
    "step.changed_side": QT_TRANSLATE_NOOP("Phrases", "{card} goes over to {side}"),
    "step.count_set": QT_TRANSLATE_NOOP("Phrases", "{side} has %n cards", None, 1),
    # the turn and the battle
    "step.advanced": QT_TRANSLATE_NOOP("Phrases", "{phase} begins"),
    "step.row_done": QT_TRANSLATE_NOOP("Phrases", "{fighter}, {what}: done"),
    "step.row_skipped": QT_TRANSLATE_NOOP("Phrases", "{fighter}, {what}: skipped"),
    "step.row_opened": QT_TRANSLATE_NOOP("Phrases", "{fighter}, {what}: reopened"),
    "step.row_done_all": QT_TRANSLATE_NOOP("Phrases", "{what}: done"),
    "step.row_skipped_all": QT_TRANSLATE_NOOP("Phrases", "{what}: skipped"),
    "step.row_opened_all": QT_TRANSLATE_NOOP("Phrases", "{what}: reopened"),
    "step.turn_ended": QT_TRANSLATE_NOOP("Phrases", "End of turn {turn}"),
    "step.game_ended": QT_TRANSLATE_NOOP("Phrases", "End of the battle in turn {turn}. Victory: {winner}"),
    "step.game_drawn": QT_TRANSLATE_NOOP("Phrases", "End of the battle in turn {turn}: a draw"),
    "step.points_told": QT_TRANSLATE_NOOP("Phrases", "Points: {a} to {b}"),
    "step.winner_told": QT_TRANSLATE_NOOP("Phrases", "Victory: {winner}"),
    "step.nobody_won": QT_TRANSLATE_NOOP("Phrases", "Result: a draw"),
    "step.end_noted": QT_TRANSLATE_NOOP("Phrases", "Notes on the battle"),
    "step.reopened": QT_TRANSLATE_NOOP("Phrases", "The battle goes on"),
}

_REFUSALS = {
    "refusal.test_open": QT_TRANSLATE_NOOP("Phrases", "A test is still to be finished."),
    "refusal.looking_back": QT_TRANSLATE_NOOP("Phrases", "You are looking back. Go back to now to play."),
    "refusal.unknown": QT_TRANSLATE_NOOP("Phrases", "That is not in this battle."),
    "refusal.ended": QT_TRANSLATE_NOOP("Phrases", "The battle is over. Reopen it to play on."),
    "refusal.not_ended": QT_TRANSLATE_NOOP("Phrases", "The battle is not over."),
    "refusal.orders_in_secret": QT_TRANSLATE_NOOP(
        "Phrases",
        "{side} orders in secret: undo and redo touch that order alone. Say that it is ready first.",
    ),
    "refusal.order_locked": QT_TRANSLATE_NOOP(
        "Phrases", "Sequences are locked once the Tactique roll has begun (IV-A)."
    ),
    "refusal.no_name": QT_TRANSLATE_NOOP("Phrases", "Enter a name."),
    "refusal.not_activation": QT_TRANSLATE_NOOP("Phrases", "It is neither side’s turn to play."),
    "refusal.speaking": QT_TRANSLATE_NOOP(
        "Phrases", "Cards are being played: their fighters act first (V-A)."
    ),
    "refusal.nobody_speaks": QT_TRANSLATE_NOOP("Phrases", "No card has been played in this speaking turn."),
    "refusal.pile_empty": QT_TRANSLATE_NOOP("Phrases", "No card is left in the pile."),
    "refusal.reserve_used": QT_TRANSLATE_NOOP(
        "Phrases", "The reserve was already used in this phase (V-A-1)."
    ),
    "refusal.reserve_empty": QT_TRANSLATE_NOOP("Phrases", "There is no card in reserve."),
    "refusal.nobody_to_pass_to": QT_TRANSLATE_NOOP(
        "Phrases", "The other side has no card left: there is nobody to pass to (V-A-3)."
    ),
    "refusal.no_refusal_left": QT_TRANSLATE_NOOP("Phrases", "No refusal is left to use (V-A-2)."),
    "refusal.which_card": QT_TRANSLATE_NOOP("Phrases", "Say which card was drawn."),
    "refusal.card_not_played": QT_TRANSLATE_NOOP("Phrases", "Its card is not being played."),
    "refusal.not_on_table": QT_TRANSLATE_NOOP("Phrases", "It is not on the table."),
    "refusal.cards_left": QT_TRANSLATE_NOOP("Phrases", "Cards are left to play in this phase."),
    "refusal.typed_left": QT_TRANSLATE_NOOP("Phrases", "What is typed for {fighter} is not applied yet."),
    "refusal.fight_left": QT_TRANSLATE_NOOP("Phrases", "Fight {fights} is not decided."),
    "refusal.fights_left": QT_TRANSLATE_NOOP("Phrases", "Fights {fights} are not decided."),
    "refusal.no_such_face": QT_TRANSLATE_NOOP("Phrases", "A die shows 1 to {faces}."),
    "refusal.unhurt": QT_TRANSLATE_NOOP("Phrases", "It has no notches to heal."),
    "refusal.dead": QT_TRANSLATE_NOOP("Phrases", "It is already dead."),
    "refusal.no_gem": QT_TRANSLATE_NOOP("Phrases", "It has only {held} of these gems."),
    "refusal.no_faith": QT_TRANSLATE_NOOP("Phrases", "It has only {held} temporary faith."),
    "refusal.not_counted": QT_TRANSLATE_NOOP(
        "Phrases", "The list of this side is known: add a card instead."
    ),
    "refusal.count_too_small": QT_TRANSLATE_NOOP("Phrases", "{least} cards have already been seen."),
    "refusal.say_who_speaks": QT_TRANSLATE_NOOP("Phrases", "Choose which side speaks first (V-A)."),
    "refusal.no_winner": QT_TRANSLATE_NOOP("Phrases", "Nobody has won the Tactique roll yet."),
    "refusal.roll_over": QT_TRANSLATE_NOOP("Phrases", "The Tactique roll of this turn is over."),
    "refusal.activation_open": QT_TRANSLATE_NOOP("Phrases", "The activation phase is already open."),
    "refusal.already_thrown": QT_TRANSLATE_NOOP("Phrases", "This side has already rolled its die."),
    "refusal.other_decides": QT_TRANSLATE_NOOP("Phrases", "The other side decides on its 6 first (II-A-3)."),
    "refusal.no_six": QT_TRANSLATE_NOOP("Phrases", "There is no 6 to keep."),
    "refusal.may_not_coordinate": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} may not coordinate (IV-B): {reasons}"
    ),
    "refusal.nobody_coordinates": QT_TRANSLATE_NOOP(
        "Phrases", "Nobody may coordinate {side} (IV-B): {winner} wins the roll."
    ),
    "refusal.coordinator_threw": QT_TRANSLATE_NOOP(
        "Phrases", "The die of {side} has fallen: who rolled it stays."
    ),
    "refusal.notches": QT_TRANSLATE_NOOP("Phrases", "{fighter} has {most} wound notches at most."),
    "refusal.dice_count": QT_TRANSLATE_NOOP("Phrases", "This roll takes {needed} dice."),
    "refusal.recovery_dice": QT_TRANSLATE_NOOP(
        "Phrases", "Mana is recovered with %n dice; entered: {typed}.", None, 1
    ),
    "refusal.strength_unknown": QT_TRANSLATE_NOOP("Phrases", "The STR is not known: enter it."),
    "refusal.resistance_unknown": QT_TRANSLATE_NOOP("Phrases", "The RES is not known: enter it."),
    "refusal.die_missing": QT_TRANSLATE_NOOP("Phrases", "A die is still missing."),
    "refusal.strength_dice": QT_TRANSLATE_NOOP("Phrases", "This STR has %n dice.", None, 1),
    "refusal.turn_not_over": QT_TRANSLATE_NOOP("Phrases", "The turn ends with its upkeep."),
}

_CHOICES = {
    "choice.play_top": QT_TRANSLATE_NOOP("Phrases", "Play the top card"),
    "choice.reserve_top": QT_TRANSLATE_NOOP("Phrases", "Put the top card in reserve"),
    "choice.play_reserve": QT_TRANSLATE_NOOP("Phrases", "Play the reserve card"),
    "choice.play_both": QT_TRANSLATE_NOOP("Phrases", "Play reserve and top together"),
    "choice.refuse": QT_TRANSLATE_NOOP("Phrases", "Use a refusal"),
    "choice.end_speaking": QT_TRANSLATE_NOOP("Phrases", "End of the speaking turn"),
    "choice.combat": QT_TRANSLATE_NOOP("Phrases", "On to combat"),
    "choice.upkeep": QT_TRANSLATE_NOOP("Phrases", "On to upkeep"),
    "choice.end_turn": QT_TRANSLATE_NOOP("Phrases", "End turn {turn}"),
    "choice.last_turn": QT_TRANSLATE_NOOP("Phrases", "Play another turn"),
    "choice.first": QT_TRANSLATE_NOOP("Phrases", "{side} speaks first"),
    "choice.ready": QT_TRANSLATE_NOOP("Phrases", "{side} is ready"),
    "choice.to_roll": QT_TRANSLATE_NOOP("Phrases", "On to the Tactique roll"),
    "choice.throw": QT_TRANSLATE_NOOP("Phrases", "{side} rolls"),
    "choice.reroll": QT_TRANSLATE_NOOP("Phrases", "{side} re-rolls its 6"),
    "choice.keep_six": QT_TRANSLATE_NOOP("Phrases", "{side} keeps its 6"),
}

_VALUES = {
    "value.printed": QT_TRANSLATE_NOOP("Phrases", "on the card"),
    "value.replaced": QT_TRANSLATE_NOOP("Phrases", "set by {source}"),
    "value.life_left": QT_TRANSLATE_NOOP("Phrases", "%n of {capacity} life points", None, 1),
    "value.notches": QT_TRANSLATE_NOOP("Phrases", "%n notches", None, 1),
    "value.stunned": QT_TRANSLATE_NOOP("Phrases", "stunned"),
    "value.modifier": QT_TRANSLATE_NOOP("Phrases", "{source}"),
    "value.floor": QT_TRANSLATE_NOOP("Phrases", "never lower"),
    "value.ceiling": QT_TRANSLATE_NOOP("Phrases", "never higher"),
}

_ROLLS = {
    "roll.tactique": QT_TRANSLATE_NOOP("Phrases", "Tactique roll of {side}"),
    "roll.natural": QT_TRANSLATE_NOOP("Phrases", "natural result ({dice})"),
    "roll.no_die": QT_TRANSLATE_NOOP("Phrases", "no die"),
    "roll.dis": QT_TRANSLATE_NOOP("Phrases", "DIS of {fighter}"),
    "roll.dis_typed": QT_TRANSLATE_NOOP("Phrases", "DIS of {name}"),
    "roll.mana": QT_TRANSLATE_NOOP("Phrases", "Mana of {fighter}, {success} or more"),
    "roll.wound": QT_TRANSLATE_NOOP("Phrases", "Wound roll on {fighter}"),
    "roll.gems": QT_TRANSLATE_NOOP("Phrases", "gems recovered"),
}

_WOUNDS = {
    "wound.die": QT_TRANSLATE_NOOP("Phrases", "higher die"),
    "wound.strength": QT_TRANSLATE_NOOP("Phrases", "STR"),
    "wound.weapon": QT_TRANSLATE_NOOP("Phrases", "STR of the weapon"),
    "wound.ranged": QT_TRANSLATE_NOOP("Phrases", "ranged weapon: not lowered by wounds"),
    "wound.strength_die": QT_TRANSLATE_NOOP("Phrases", "die of STR"),
    "wound.resistance": QT_TRANSLATE_NOOP("Phrases", "RES"),
    "wound.vapour": QT_TRANSLATE_NOOP("Phrases", "{ability}"),
    "wound.rows": QT_TRANSLATE_NOOP("Phrases", "rows: {ability}"),
    "wound.rows_entered": QT_TRANSLATE_NOOP("Phrases", "rows shifted at the table"),
    "wound.columns": QT_TRANSLATE_NOOP("Phrases", "location: {ability}"),
    "wound.columns_entered": QT_TRANSLATE_NOOP("Phrases", "location shifted at the table"),
    "wound.location": QT_TRANSLATE_NOOP("Phrases", "lower die {die}: {location}"),
    "wound.located": QT_TRANSLATE_NOOP("Phrases", "after the shift: {location}"),
    "wound.cell": QT_TRANSLATE_NOOP("Phrases", "the wound table gives: {result}"),
    "wound.double_six": QT_TRANSLATE_NOOP("Phrases", "double 6: {result}"),
    "wound.replaced": QT_TRANSLATE_NOOP("Phrases", "{ability}: {was} becomes {result}"),
    "wound.stepped": QT_TRANSLATE_NOOP("Phrases", "{ability}: {was} becomes {result}"),
    "wound.toxic": QT_TRANSLATE_NOOP("Phrases", "{ability}, die {die}: {was} becomes {result}"),
    "wound.overruled": QT_TRANSLATE_NOOP("Phrases", "the table: {was} becomes {result}"),
    "wound.overruled_why": QT_TRANSLATE_NOOP("Phrases", "the table: {was} becomes {result} ({why})"),
    "wound.state": QT_TRANSLATE_NOOP("Phrases", "{ability}: {was} becomes {result}"),
}

_MENUS = {
    "menu.joins": QT_TRANSLATE_NOOP("Phrases", "A card joins"),
    "menu.one_more": QT_TRANSLATE_NOOP("Phrases", "One figure more on a card"),
    "end.title": QT_TRANSLATE_NOOP("Phrases", "End of the battle"),
    "end.verb": QT_TRANSLATE_NOOP("Phrases", "End the battle"),
    "end.last_turn": QT_TRANSLATE_NOOP("Phrases", "The last turn is over: end the battle"),
    "end.over": QT_TRANSLATE_NOOP("Phrases", "The battle is over"),
    "end.winner": QT_TRANSLATE_NOOP("Phrases", "Winner of the battle"),
}
"""Words of menus and questions that a game may have of its own."""

WORDS: dict[str, str] = {**_STEPS, **_REFUSALS, **_CHOICES, **_VALUES, **_ROLLS, **_WOUNDS, **_MENUS}
