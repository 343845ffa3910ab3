"""Words of a combat of ÉCLATS: its phases, actions, initiative, and what is refused."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

_ACTIONS = {
    "count.figures.eclats": QT_TRANSLATE_NOOP("Phrases", "%n characters", None, 1),
    "action.attack": QT_TRANSLATE_NOOP("Phrases", "attack"),
    "action.cast": QT_TRANSLATE_NOOP("Phrases", "casting"),
    "action.propose": QT_TRANSLATE_NOOP("Phrases", "propose an idea"),
    "action.chance": QT_TRANSLATE_NOOP("Phrases", "roll for the initiative"),
    "action.heal": QT_TRANSLATE_NOOP("Phrases", "heal"),
    "action.give": QT_TRANSLATE_NOOP("Phrases", "hand over containers"),
    "action.share": QT_TRANSLATE_NOOP("Phrases", "share Animus"),
    "action.other": QT_TRANSLATE_NOOP("Phrases", "something else"),
}

_STEPS = {
    "step.arrived_eclats": QT_TRANSLATE_NOOP("Phrases", "{card} joins the combat: %n of them", None, 1),
    "step.reinforced_eclats": QT_TRANSLATE_NOOP("Phrases", "{card}: %n more of them", None, 1),
    "step.summoned_eclats": QT_TRANSLATE_NOOP("Phrases", "{attacker} summons {card}: %n of them", None, 1),
    "step.eclats.phase": QT_TRANSLATE_NOOP("Phrases", "Phase: {phase}"),
    "step.eclats.surprise": QT_TRANSLATE_NOOP("Phrases", "Surprise: the enemies act first"),
    "step.eclats.no_surprise": QT_TRANSLATE_NOOP("Phrases", "No surprise this turn"),
    "step.eclats.attacked": QT_TRANSLATE_NOOP(
        "Phrases", "{attacker} attacks {fighter}: −{n} Animus, {left} left"
    ),
    "step.eclats.attacked_paid": QT_TRANSLATE_NOOP(
        "Phrases", "{attacker} attacks {fighter} ({points} AP): −{n} Animus, {left} left"
    ),
    "step.eclats.missed": QT_TRANSLATE_NOOP("Phrases", "{attacker} attacks {fighter}: no damage"),
    "step.eclats.missed_paid": QT_TRANSLATE_NOOP(
        "Phrases", "{attacker} attacks {fighter} ({points} AP): no damage"
    ),
    "step.eclats.attacked_defended": QT_TRANSLATE_NOOP(
        "Phrases", "{attacker} attacks {fighter}, who defends ({defence}): −{n} Animus, {left} left"
    ),
    "step.eclats.attacked_paid_defended": QT_TRANSLATE_NOOP(
        "Phrases",
        "{attacker} attacks {fighter} ({points} AP), who defends ({defence}): −{n} Animus, {left} left",
    ),
    "step.eclats.missed_defended": QT_TRANSLATE_NOOP(
        "Phrases", "{attacker} attacks {fighter}, who defends ({defence}): no damage"
    ),
    "step.eclats.missed_paid_defended": QT_TRANSLATE_NOOP(
        "Phrases", "{attacker} attacks {fighter} ({points} AP), who defends ({defence}): no damage"
    ),
    "step.eclats.attacked_all": QT_TRANSLATE_NOOP("Phrases", "{attacker} attacks {fighters}: {details}"),
    "step.eclats.cast_with": QT_TRANSLATE_NOOP("Phrases", "{attacker} casts for the whole phase: {details}"),
    "step.eclats.cast": QT_TRANSLATE_NOOP("Phrases", "{fighter} casts for the whole phase"),
    "step.eclats.cast_spell": QT_TRANSLATE_NOOP("Phrases", "{fighter} casts for the whole phase: {spell}"),
    "step.eclats.did": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {what}"),
    "step.eclats.healed": QT_TRANSLATE_NOOP("Phrases", "{fighter} heals: +{n} Animus, {left} now"),
    "step.eclats.healed_with_one": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} heals with a container: +{n} Animus, {left} now"
    ),
    "step.eclats.healed_with": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} heals with {containers} containers: +{n} Animus, {left} now"
    ),
    "step.eclats.gave": QT_TRANSLATE_NOOP("Phrases", "{fighter} hands %n containers to {target}", None, 1),
    "step.eclats.shared": QT_TRANSLATE_NOOP("Phrases", "{fighter} shares {n} Animus with {target}"),
    "step.eclats.threw": QT_TRANSLATE_NOOP("Phrases", "{fighter} rolls {characteristic}: {die}"),
    "step.eclats.threw_for": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} rolls {characteristic} for {what}: {die}"
    ),
    "step.eclats.proposed": QT_TRANSLATE_NOOP("Phrases", "{fighter} proposes: {idea}"),
    "step.eclats.refused": QT_TRANSLATE_NOOP(
        "Phrases", "The game master refuses the idea of {fighter}: {idea}"
    ),
    # what battles say that were kept before an initiative could win more than one thing
    "step.eclats.accepted": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} may win “{advantage}”: %n opportunities, {characteristic}", None, 1
    ),
    "step.eclats.accepted_turns": QT_TRANSLATE_NOOP(
        "Phrases",
        "{fighter} may win “{advantage}” for {turns} turns: %n opportunities, {characteristic}",
        None,
        1,
    ),
    "step.eclats.accepted_group": QT_TRANSLATE_NOOP(
        "Phrases",
        "{fighter} may win “{advantage}” for the group: %n opportunities, {characteristic}",
        None,
        1,
    ),
    "step.eclats.accepted_group_turns": QT_TRANSLATE_NOOP(
        "Phrases",
        "{fighter} may win “{advantage}” for the group and {turns} turns: %n opportunities, {characteristic}",
        None,
        1,
    ),
    "step.eclats.granted": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} may win {gains}: %n opportunities, {characteristic}", None, 1
    ),
    "step.eclats.took": QT_TRANSLATE_NOOP("Phrases", "{fighter} takes the initiative: {gains}"),
    "step.eclats.took_brief": QT_TRANSLATE_NOOP("Phrases", "{fighter} takes the initiative"),
    "step.eclats.chance": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} rolls {characteristic} for the initiative: {die} (opportunities left: {left})"
    ),
    "step.eclats.won": QT_TRANSLATE_NOOP("Phrases", "{fighter} takes the initiative: {advantage}"),
    "step.eclats.won_group": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} takes the initiative for the group: {advantage}"
    ),
    "step.eclats.lost": QT_TRANSLATE_NOOP("Phrases", "{fighter} loses the initiative: {idea}"),
    "step.eclats.dropped": QT_TRANSLATE_NOOP("Phrases", "{fighter} gives up the idea: {idea}"),
    "step.eclats.life": QT_TRANSLATE_NOOP("Phrases", "{fighter} has {n} Animus in full"),
    "step.eclats.animus": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {left} Animus left"),
    "step.eclats.down": QT_TRANSLATE_NOOP("Phrases", "{fighter} is down: no Animus left"),
    "step.eclats.containers": QT_TRANSLATE_NOOP("Phrases", "{fighter} holds %n containers", None, 1),
    "step.eclats.points": QT_TRANSLATE_NOOP("Phrases", "%n action points for the game master", None, 1),
    "step.eclats.sheet": QT_TRANSLATE_NOOP("Phrases", "{what} gets a sheet: {card}"),
    "step.eclats.sheet_life": QT_TRANSLATE_NOOP(
        "Phrases", "{what} gets a sheet: {card}, {n} Animus instead of {before}"
    ),
    "step.eclats.ally": QT_TRANSLATE_NOOP("Phrases", "{fighter} is an ally"),
    "step.eclats.initiate": QT_TRANSLATE_NOOP("Phrases", "{fighter} is an Initié"),
}

_GAINS = {
    "gain.eclats.self": QT_TRANSLATE_NOOP("Phrases", "“{advantage}” ({fighter}, for a turn)"),
    "gain.eclats.self_turns": QT_TRANSLATE_NOOP("Phrases", "“{advantage}” ({fighter}, %n turns)", None, 1),
    "gain.eclats.allies": QT_TRANSLATE_NOOP("Phrases", "“{advantage}” (the others of the group, for a turn)"),
    "gain.eclats.allies_turns": QT_TRANSLATE_NOOP(
        "Phrases", "“{advantage}” (the others of the group, %n turns)", None, 1
    ),
    "gain.eclats.group": QT_TRANSLATE_NOOP("Phrases", "“{advantage}” (the whole group, for a turn)"),
    "gain.eclats.group_turns": QT_TRANSLATE_NOOP(
        "Phrases", "“{advantage}” (the whole group, %n turns)", None, 1
    ),
}
"""What an initiative wins, with whom it is for."""

_DETAILS = {
    "detail.eclats.spell": QT_TRANSLATE_NOOP("Phrases", "{spell}"),
    "detail.eclats.at": QT_TRANSLATE_NOOP("Phrases", "at {fighters}"),
    "detail.eclats.damage_alone": QT_TRANSLATE_NOOP("Phrases", "−{n} Animus"),
    "detail.eclats.damage": QT_TRANSLATE_NOOP("Phrases", "−{n} Animus each"),
    "detail.eclats.left_alone": QT_TRANSLATE_NOOP("Phrases", "{n} left"),
    "detail.eclats.left_each": QT_TRANSLATE_NOOP("Phrases", "{n} left each"),
    "detail.eclats.left": QT_TRANSLATE_NOOP("Phrases", "{n} left: {fighters}"),
    "detail.eclats.no_damage": QT_TRANSLATE_NOOP("Phrases", "no damage"),
    "detail.eclats.points": QT_TRANSLATE_NOOP("Phrases", "{n} AP"),
    "detail.eclats.defence": QT_TRANSLATE_NOOP("Phrases", "defence: {defence}"),
    "detail.eclats.containers": QT_TRANSLATE_NOOP("Phrases", "%n containers used", None, 1),
    "detail.eclats.animus": QT_TRANSLATE_NOOP("Phrases", "{n} Animus of its own"),
    "detail.eclats.down": QT_TRANSLATE_NOOP("Phrases", "down: {fighters}"),
}
"""What an attack or a cast does, and what it costs."""

_REFUSALS = {
    "refusal.eclats.role": QT_TRANSLATE_NOOP("Phrases", "{fighter} cannot do that: {action}."),
    "refusal.eclats.phase": QT_TRANSLATE_NOOP("Phrases", "That belongs to another phase: {phase}."),
    "refusal.eclats.acted": QT_TRANSLATE_NOOP("Phrases", "{fighter} has already acted in this phase."),
    "refusal.eclats.down": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is down: it can only be aided, in the restoration."
    ),
    "refusal.eclats.no_target": QT_TRANSLATE_NOOP("Phrases", "An attack and its damage need a target."),
    "refusal.eclats.amount": QT_TRANSLATE_NOOP("Phrases", "That amount is not possible: enter another one."),
    "refusal.eclats.amount.overruled": QT_TRANSLATE_NOOP("Phrases", "That amount was not possible."),
    "refusal.eclats.points": QT_TRANSLATE_NOOP("Phrases", "Only %n action points are left.", None, 1),
    "refusal.eclats.no_points": QT_TRANSLATE_NOOP("Phrases", "The game master has no action point left."),
    "refusal.eclats.masters_points": QT_TRANSLATE_NOOP(
        "Phrases", "Only the game master’s enemies spend action points."
    ),
    "refusal.eclats.containers": QT_TRANSLATE_NOOP("Phrases", "{fighter} holds only %n containers.", None, 1),
    "refusal.eclats.no_containers": QT_TRANSLATE_NOOP("Phrases", "{fighter} holds no container."),
    "refusal.eclats.oneself": QT_TRANSLATE_NOOP("Phrases", "Choose somebody else."),
    "refusal.eclats.oneself.overruled": QT_TRANSLATE_NOOP("Phrases", "Nobody else was chosen."),
    "refusal.eclats.to_initiates": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is not an Initié: containers and Animus go to Initiés."
    ),
    "refusal.eclats.animus": QT_TRANSLATE_NOOP("Phrases", "{fighter} has only {held} Animus left."),
    "refusal.eclats.heals": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has lost only %n points of Animus.", None, 1
    ),
    "refusal.eclats.lacks": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} needs {n} Animus: what is given beyond that is lost."
    ),
    "refusal.eclats.lacks_nothing": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has full Animus: what is given is lost."
    ),
    "refusal.eclats.last_life": QT_TRANSLATE_NOOP("Phrases", "{fighter} would give the last of the Animus."),
    "refusal.eclats.slow": QT_TRANSLATE_NOOP(
        "Phrases", "Sharing Animus takes minutes and is not advised in combat."
    ),
    "refusal.eclats.face": QT_TRANSLATE_NOOP("Phrases", "The die goes from 0 to 9."),
    "refusal.eclats.no_rethrow": QT_TRANSLATE_NOOP(
        "Phrases", "{characteristic} {n}: no re-rolls are left in this phase."
    ),
    "refusal.eclats.most_throws": QT_TRANSLATE_NOOP(
        "Phrases", "{characteristic} is not known: no value allows more than {n} rolls in a phase."
    ),
    "refusal.eclats.no_throw": QT_TRANSLATE_NOOP("Phrases", "{characteristic} is 0: no roll is possible."),
    "refusal.eclats.nothing_thrown": QT_TRANSLATE_NOOP("Phrases", "There is nothing to re-roll."),
    "refusal.eclats.no_attempt": QT_TRANSLATE_NOOP("Phrases", "There is no idea to decide here."),
    "refusal.eclats.no_idea": QT_TRANSLATE_NOOP("Phrases", "Enter the idea first."),
    "refusal.eclats.no_idea.overruled": QT_TRANSLATE_NOOP("Phrases", "No idea was entered."),
    "refusal.eclats.running": QT_TRANSLATE_NOOP("Phrases", "An idea is already under way: {idea}."),
    "refusal.eclats.which_characteristic": QT_TRANSLATE_NOOP("Phrases", "Choose the characteristic to roll."),
    "refusal.eclats.which_characteristic.overruled": QT_TRANSLATE_NOOP(
        "Phrases", "No characteristic was chosen."
    ),
    "refusal.eclats.chances": QT_TRANSLATE_NOOP(
        "Phrases", "The game master grants 1 to {most} opportunities."
    ),
    "refusal.eclats.turns": QT_TRANSLATE_NOOP("Phrases", "An advantage lasts at least one turn."),
    "refusal.eclats.too_early": QT_TRANSLATE_NOOP("Phrases", "The rolls begin next turn."),
    "refusal.eclats.waiting": QT_TRANSLATE_NOOP("Phrases", "Not everybody has acted yet."),
    "refusal.eclats.unanswered": QT_TRANSLATE_NOOP("Phrases", "{fighter}: the idea has no answer yet."),
    "refusal.eclats.turn_over": QT_TRANSLATE_NOOP(
        "Phrases", "The restoration is the last phase: end the turn."
    ),
    "refusal.eclats.turn_over.overruled": QT_TRANSLATE_NOOP("Phrases", "The restoration is the last phase."),
    "refusal.eclats.turn_not_over": QT_TRANSLATE_NOOP(
        "Phrases", "The restoration comes before the end of the turn."
    ),
    "refusal.eclats.surprised": QT_TRANSLATE_NOOP("Phrases", "The enemies already act first."),
    "refusal.eclats.not_surprised": QT_TRANSLATE_NOOP("Phrases", "There is no surprise this turn."),
    "refusal.eclats.begun": QT_TRANSLATE_NOOP(
        "Phrases", "Somebody has already acted this turn: a surprise has to come before."
    ),
    "refusal.eclats.life": QT_TRANSLATE_NOOP("Phrases", "Animus must be at least 1."),
    "refusal.eclats.unhurt": QT_TRANSLATE_NOOP("Phrases", "{fighter} has lost no Animus."),
    "refusal.eclats.enemy": QT_TRANSLATE_NOOP("Phrases", "Enemies are neither allies nor Initiés."),
}

_BARE = {
    "refusal.eclats.phase.bare": QT_TRANSLATE_NOOP("Phrases", "That belongs to another phase."),
    "refusal.eclats.role.bare": QT_TRANSLATE_NOOP("Phrases", "That is for others to do."),
    "refusal.eclats.unanswered.bare": QT_TRANSLATE_NOOP("Phrases", "An idea has no answer yet."),
    "refusal.eclats.acted.bare": QT_TRANSLATE_NOOP(
        "Phrases", "That fighter has already acted in this phase."
    ),
    "refusal.eclats.heals.bare": QT_TRANSLATE_NOOP("Phrases", "That is more than was lost."),
    "refusal.eclats.lacks.bare": QT_TRANSLATE_NOOP("Phrases", "That is more than is missing."),
    "refusal.eclats.lacks_nothing.bare": QT_TRANSLATE_NOOP("Phrases", "No Animus is missing."),
    "refusal.eclats.unhurt.bare": QT_TRANSLATE_NOOP("Phrases", "No Animus is lost."),
    "refusal.eclats.last_life.bare": QT_TRANSLATE_NOOP("Phrases", "The last of the Animus."),
    "refusal.eclats.running.bare": QT_TRANSLATE_NOOP("Phrases", "An idea is already under way."),
    "refusal.eclats.no_rethrow.bare": QT_TRANSLATE_NOOP("Phrases", "No re-rolls are left in this phase."),
    "refusal.eclats.most_throws.bare": QT_TRANSLATE_NOOP(
        "Phrases", "No value allows that many rolls in a phase."
    ),
    "refusal.eclats.no_throw.bare": QT_TRANSLATE_NOOP("Phrases", "The value is 0: no roll is possible."),
    "refusal.eclats.to_initiates.bare": QT_TRANSLATE_NOOP("Phrases", "Containers and Animus go to Initiés."),
}
"""What was refused as the journal tells it, which keeps no names and numbers of it."""

_CHOICES = {
    "choice.eclats.initiates": QT_TRANSLATE_NOOP("Phrases", "Initiés"),
    "choice.eclats.enemies": QT_TRANSLATE_NOOP("Phrases", "Enemies"),
    "choice.eclats.restoration": QT_TRANSLATE_NOOP("Phrases", "Restoration"),
    "choice.eclats.surprise": QT_TRANSLATE_NOOP("Phrases", "Surprise: enemies first"),
    "choice.eclats.no_surprise": QT_TRANSLATE_NOOP("Phrases", "No surprise after all"),
}

_ROLLS = {
    "roll.eclats.throw": QT_TRANSLATE_NOOP("Phrases", "{characteristic} of {fighter}"),
    "roll.eclats.chance": QT_TRANSLATE_NOOP("Phrases", "Initiative of {fighter}, {characteristic}"),
}

_PHASES = {
    "phase.initiates": QT_TRANSLATE_NOOP("Phrases", "Initiés"),
    "phase.enemies": QT_TRANSLATE_NOOP("Phrases", "Enemies"),
    "phase.restoration": QT_TRANSLATE_NOOP("Phrases", "Restoration"),
}

_VALUES = {
    "refusal.notches_eclats": QT_TRANSLATE_NOOP("Phrases", "{fighter} has an Animus of {most} at most."),
    "value.printed_eclats": QT_TRANSLATE_NOOP("Phrases", "on the sheet"),
    "value.floor_eclats": QT_TRANSLATE_NOOP("Phrases", "never below 0"),
    "value.ceiling_eclats": QT_TRANSLATE_NOOP("Phrases", "never above 3"),
}

_HINTS = {
    "hint.equipment_eclats": QT_TRANSLATE_NOOP("Phrases", "separated by commas; “3 containers” are counted"),
    "hint.classes_eclats": QT_TRANSLATE_NOOP("Phrases", "Initié, Ally or Enemy"),
}

_MENUS = {
    "ask.first_eclats": QT_TRANSLATE_NOOP("Phrases", "Choose somebody first."),
    "ask.chosen_eclats": QT_TRANSLATE_NOOP("Phrases", "Choose somebody: click, or press A and the letters."),
    "ask.letters_eclats": QT_TRANSLATE_NOOP(
        "Phrases", "Type the letter of the name, then their own if several have that name."
    ),
    "ask.profile_eclats": QT_TRANSLATE_NOOP("Phrases", "Sheet of {card}"),
    "ask.sketch_eclats": QT_TRANSLATE_NOOP("Phrases", "Just a name: its sheet can be added, if it has one."),
    "menu.profile_eclats": QT_TRANSLATE_NOOP("Phrases", "Another sheet"),
    "menu.takes_profile_eclats": QT_TRANSLATE_NOOP("Phrases", "Gets another sheet"),
    "menu.summoned_eclats": QT_TRANSLATE_NOOP("Phrases", "Somebody is summoned"),
    "menu.summons_eclats": QT_TRANSLATE_NOOP("Phrases", "Summons somebody"),
    "menu.others_stay_eclats": QT_TRANSLATE_NOOP("Phrases", "The others of that name stay as they are."),
    "setup.army_eclats": QT_TRANSLATE_NOOP("Phrases", "Group"),
    "setup.no_army_eclats": QT_TRANSLATE_NOOP(
        "Phrases", "No group yet: make one in the Muster, or enter names."
    ),
    "army.empty_eclats": QT_TRANSLATE_NOOP("Phrases", "Nobody is in this group yet."),
    "setup.which_army_eclats": QT_TRANSLATE_NOOP("Phrases", "Choose a group, or enter names."),
    "setup.army_of_eclats": QT_TRANSLATE_NOOP("Phrases", "Group of side {letter}"),
    "setup.search_army_eclats": QT_TRANSLATE_NOOP("Phrases", "Search for a group"),
    "share.figures_eclats": QT_TRANSLATE_NOOP("Phrases", "Number"),
    "share.card_eclats": QT_TRANSLATE_NOOP("Phrases", "Character"),
    "muster.search_eclats": QT_TRANSLATE_NOOP("Phrases", "Name, equipment, animus>10"),
    "menu.joins_eclats": QT_TRANSLATE_NOOP("Phrases", "Somebody joins"),
    "menu.one_more_eclats": QT_TRANSLATE_NOOP("Phrases", "One more of the same"),
    "end.title_eclats": QT_TRANSLATE_NOOP("Phrases", "End of the combat"),
    "end.verb_eclats": QT_TRANSLATE_NOOP("Phrases", "End the combat"),
    "end.last_turn_eclats": QT_TRANSLATE_NOOP("Phrases", "The last turn is over: end the combat"),
    "end.over_eclats": QT_TRANSLATE_NOOP("Phrases", "The combat is over"),
    "end.winner_eclats": QT_TRANSLATE_NOOP("Phrases", "Winner of the combat"),
}

_MARKS = {
    "mark.containers": QT_TRANSLATE_NOOP("Phrases", "Containers"),
    "mark.life": QT_TRANSLATE_NOOP("Phrases", "Full Animus"),
    "mark.action": QT_TRANSLATE_NOOP("Phrases", "Action points"),
}

WORDS = {
    **_ACTIONS,
    **_STEPS,
    **_GAINS,
    **_DETAILS,
    **_REFUSALS,
    **_BARE,
    **_CHOICES,
    **_ROLLS,
    **_PHASES,
    **_VALUES,
    **_HINTS,
    **_MENUS,
    **_MARKS,
}
