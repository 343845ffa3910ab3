"""Words of actions, contacts, figures that come and go, and the referee."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

_ACTIONS = {
    "action.charge": QT_TRANSLATE_NOOP("Phrases", "charge"),
    "action.run": QT_TRANSLATE_NOOP("Phrases", "run"),
    "action.engage": QT_TRANSLATE_NOOP("Phrases", "engage"),
    "action.cover": QT_TRANSLATE_NOOP("Phrases", "move under cover"),
    "action.dive": QT_TRANSLATE_NOOP("Phrases", "dive for cover"),
    "action.disengage": QT_TRANSLATE_NOOP("Phrases", "disengage"),
    "action.walk": QT_TRANSLATE_NOOP("Phrases", "walk"),
    "action.shoot": QT_TRANSLATE_NOOP("Phrases", "shoot"),
    "action.shoot_still": QT_TRANSLATE_NOOP("Phrases", "stationary shot"),
    "action.mystic": QT_TRANSLATE_NOOP("Phrases", "mystic action"),
}

_STEPS = {
    "step.announced_all": QT_TRANSLATE_NOOP("Phrases", "{team} announce: {action}"),
    "step.announced_at_all": QT_TRANSLATE_NOOP("Phrases", "{team} announce: {action}, {target}"),
    "step.announced": QT_TRANSLATE_NOOP("Phrases", "{fighter} announces: {action}"),
    "step.announced_at": QT_TRANSLATE_NOOP("Phrases", "{fighter} announces: {action}, {target}"),
    "step.withdrawn": QT_TRANSLATE_NOOP("Phrases", "{fighter} announces nothing after all"),
    "step.announcements_over": QT_TRANSLATE_NOOP("Phrases", "{side}: announcements are over"),
    "step.resolved_done": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {action}, done"),
    "step.resolved_done_at": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {action}, {target}, done"),
    "step.assault_landed": QT_TRANSLATE_NOOP("Phrases", "{fighter} lands: {action}, {target}, done"),
    "step.assault_took_off": QT_TRANSLATE_NOOP("Phrases", "{fighter} takes off: {action}, {target}, done"),
    "step.resolved_failed": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {action}, failed"),
    "step.resolved_failed_at": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {action}, {target}, failed"),
    "step.resolved_lost": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {action}, no longer possible"),
    "step.resolved_lost_at": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter}: {action}, {target}, no longer possible"
    ),
    "step.disengaged": QT_TRANSLATE_NOOP("Phrases", "{fighter} disengages"),
    "step.not_disengaged": QT_TRANSLATE_NOOP("Phrases", "{fighter} fails to disengage"),
    "step.acted": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {action}"),
    "step.acted_at": QT_TRANSLATE_NOOP("Phrases", "{fighter}: {action}, {target}"),
    "step.scenery": QT_TRANSLATE_NOOP("Phrases", "Agreed scenery: {name}, {size}"),
    "step.scenery_gone": QT_TRANSLATE_NOOP("Phrases", "Scenery no longer agreed: {name}"),
    "step.friends_touch": QT_TRANSLATE_NOOP("Phrases", "{fighter} and {target}, friends, are in contact"),
    "refusal.scenery_full": QT_TRANSLATE_NOOP(
        "Phrases", "A battle holds {n} agreed pieces of scenery at most: take one back first."
    ),
    "refusal.friends_touch": QT_TRANSLATE_NOOP(
        "Phrases", "They are on the same side: their contact engages nobody and goes into the journal alone."
    ),
    "step.value_told": QT_TRANSLATE_NOOP("Phrases", "{card}: {characteristic} is {value}"),
    "step.sized": QT_TRANSLATE_NOOP("Phrases", "{card}: its size is told"),
    "step.touched": QT_TRANSLATE_NOOP("Phrases", "{fighter} and {target} are in contact"),
    "step.parted": QT_TRANSLATE_NOOP("Phrases", "{fighter} and {target} are no longer in contact"),
    "step.freed": QT_TRANSLATE_NOOP("Phrases", "{fighter} is free of all enemies"),
    "step.took_off": QT_TRANSLATE_NOOP("Phrases", "{fighter} takes off"),
    "step.landed": QT_TRANSLATE_NOOP("Phrases", "{fighter} lands"),
    "step.put_captured_by": QT_TRANSLATE_NOOP("Phrases", "{attacker} captures {fighter}"),
    "step.rallied": QT_TRANSLATE_NOOP("Phrases", "{fighter} rallies"),
    "step.not_rallied": QT_TRANSLATE_NOOP("Phrases", "{fighter} keeps fleeing"),
    "step.summoned": QT_TRANSLATE_NOOP("Phrases", "{attacker} summons {card} (%n figures)", None, 1),
    "step.turned_coat": QT_TRANSLATE_NOOP("Phrases", "{fighter} goes over to {side}"),
    "step.transformed": QT_TRANSLATE_NOOP("Phrases", "A figure becomes {card}"),
    "step.judged": QT_TRANSLATE_NOOP("Phrases", "Referee: {why} ({section})"),
    "step.judged_about": QT_TRANSLATE_NOOP("Phrases", "Referee, {fighter}: {why} ({section})"),
    "step.judged_of": QT_TRANSLATE_NOOP("Phrases", "Referee, {fighter} and {target}: {why} ({section})"),
    "step.scattered": QT_TRANSLATE_NOOP("Phrases", "Scatter: {cm} cm, direction {direction}"),
}

_REFUSALS = {
    "refusal.friends": QT_TRANSLATE_NOOP("Phrases", "They are on the same side."),
    "refusal.touching": QT_TRANSLATE_NOOP("Phrases", "They are already in contact."),
    "refusal.not_touching": QT_TRANSLATE_NOOP("Phrases", "They are not in contact."),
    "refusal.off_table": QT_TRANSLATE_NOOP("Phrases", "{fighter} is not on the table."),
    "refusal.across_levels": QT_TRANSLATE_NOOP("Phrases", "They are not on the same level (II-F)."),
    "refusal.there_already": QT_TRANSLATE_NOOP("Phrases", "It is already there."),
    "refusal.on_that_level": QT_TRANSLATE_NOOP("Phrases", "It is already on that level."),
    "refusal.no_flight": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} does not fly: one movement on its card, and no Flight (II-F)."
    ),
    "refusal.level_no_move": QT_TRANSLATE_NOOP(
        "Phrases", "A flyer changes level during its move: {fighter} makes none now (II-F-2)."
    ),
    "refusal.level_engaged": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is in contact with {fighters}: it has to disengage first (V-D)."
    ),
    "refusal.no_room": QT_TRANSLATE_NOOP(
        "Phrases", "No room is left around {fighter}: {n} enemies at most (II-E-3)."
    ),
    "refusal.not_fled": QT_TRANSLATE_NOOP("Phrases", "It has not fled."),
    "refusal.engaged": QT_TRANSLATE_NOOP("Phrases", "{fighter} is in contact with an enemy (V-B-2)."),
    "refusal.walk_engaged": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is in contact with an enemy and has to disengage first (V-D-1)."
    ),
    "refusal.shot_engaged": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is in contact with an enemy and has to disengage first (V-D-3)."
    ),
    "refusal.not_engaged": QT_TRANSLATE_NOOP("Phrases", "{fighter} is in contact with no enemy."),
    "refusal.nothing_announced": QT_TRANSLATE_NOOP("Phrases", "It has announced nothing."),
    "refusal.announcements_over": QT_TRANSLATE_NOOP(
        "Phrases", "Exclusive actions are announced all at once, before any is resolved (V-B-1)."
    ),
    "refusal.exclusive_done": QT_TRANSLATE_NOOP(
        "Phrases", "No other action in this phase after an exclusive one: {action} (V-B-1)."
    ),
    "refusal.combination": QT_TRANSLATE_NOOP(
        "Phrases", "Only its own rules may let it act after an exclusive action: {action} (V-B-4)."
    ),
    "refusal.turn_over": QT_TRANSLATE_NOOP("Phrases", "It has already acted: actions are not resumed (V-D)."),
    "refusal.must_cover": QT_TRANSLATE_NOOP(
        "Phrases", "It dived for cover: it must move under cover (V-C-4)."
    ),
    "refusal.cover_open": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} dived for cover and has still to move under cover (V-C-4)."
    ),
    "refusal.not_seen": QT_TRANSLATE_NOOP(
        "Phrases", "The referee ruled that {fighter} does not see {target} (V-B-2, V-D-3)."
    ),
    "refusal.would_charge": QT_TRANSLATE_NOOP(
        "Phrases", "The referee ruled that {fighter} sees {target}: it would charge (V-B-2)."
    ),
    "refusal.which_size": QT_TRANSLATE_NOOP(
        "Phrases", "{n} enemies touch {fighter}: say its size first, with its contacts (II-E-3)."
    ),
    "refusal.walk_open": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has declared a walk with its shot: say first whether it was made (V-D-3)."
    ),
    "open.walk": QT_TRANSLATE_NOOP("Phrases", "the walk of {fighter}"),
    "refusal.shoots_itself": QT_TRANSLATE_NOOP("Phrases", "{fighter} would shoot at itself."),
    "refusal.shoots_friend": QT_TRANSLATE_NOOP(
        "Phrases", "{target} is on the same side as {fighter}, who shoots."
    ),
    "refusal.heals_dead": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} is dead: healing brings it back to the table (II-B-5)."
    ),
    "refusal.contact_after": QT_TRANSLATE_NOOP(
        "Phrases", "This move of {fighter} may not end in contact: {action} (V-C, V-D-1)."
    ),
    "refusal.passed_over": QT_TRANSLATE_NOOP("Phrases", "Without an action: {fighters}."),
    "refusal.still_open": QT_TRANSLATE_NOOP("Phrases", "Still open: {open}."),
    "open.test": QT_TRANSLATE_NOOP("Phrases", "the test of {who}"),
    "open.action": QT_TRANSLATE_NOOP("Phrases", "the action of {fighter} ({action})"),
    "open.cover": QT_TRANSLATE_NOOP("Phrases", "the move under cover of {fighter}"),
    "refusal.which_target": QT_TRANSLATE_NOOP("Phrases", "Choose a target."),
    "refusal.disengage_first": QT_TRANSLATE_NOOP("Phrases", "{fighter} must disengage first (V-C-3)."),
    "refusal.disengaged_once": QT_TRANSLATE_NOOP("Phrases", "It has already tried to disengage."),
    "refusal.disengage_failed": QT_TRANSLATE_NOOP("Phrases", "It failed to disengage (V-D-1)."),
    "refusal.say_outcome": QT_TRANSLATE_NOOP("Phrases", "Say whether it succeeds."),
    "refusal.resolve_first": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has announced an action: resolve it first (V-B-1)."
    ),
    "refusal.walked": QT_TRANSLATE_NOOP("Phrases", "It has already walked (V-D-1)."),
    "refusal.walk_not_declared": QT_TRANSLATE_NOOP(
        "Phrases", "A walk after a shot must be announced before that shot (V-D-3)."
    ),
    "refusal.unarmed": QT_TRANSLATE_NOOP("Phrases", "{fighter} has no AIM (V-D-3)."),
    "refusal.shots_made": QT_TRANSLATE_NOOP(
        "Phrases", "It has already made all its shots this turn: {n} (V-D-3)."
    ),
    "refusal.not_mystic": QT_TRANSLATE_NOOP("Phrases", "{fighter} is neither a mage nor a faithful (V-D-4)."),
    "refusal.no_resources": QT_TRANSLATE_NOOP(
        "Phrases", "{fighter} has neither gems nor faith left (V-D-4)."
    ),
    "refusal.dived": QT_TRANSLATE_NOOP("Phrases", "It has already dived for cover."),
    "refusal.not_shot_at": QT_TRANSLATE_NOOP("Phrases", "Nobody is shooting at {fighter} (V-C-4)."),
}

_REST = {
    "choice.resolve": QT_TRANSLATE_NOOP("Phrases", "Done"),
    "choice.lost": QT_TRANSLATE_NOOP("Phrases", "No longer possible"),
    "choice.withdraw": QT_TRANSLATE_NOOP("Phrases", "Take back the announcement"),
    "choice.shoot_walk": QT_TRANSLATE_NOOP("Phrases", "shoot, then walk"),
    "value.flying": QT_TRANSLATE_NOOP("Phrases", "on the card, in flight"),
    "value.times": QT_TRANSLATE_NOOP("Phrases", "× {factor}"),
    "disengage.base": QT_TRANSLATE_NOOP("Phrases", "to disengage"),
    "disengage.enemies": QT_TRANSLATE_NOOP("Phrases", "%n enemies in contact", None, 1),
    "roll.disengage": QT_TRANSLATE_NOOP("Phrases", "{fighter} disengages against {difficulty}"),
    "roll.scatter": QT_TRANSLATE_NOOP("Phrases", "Scatter of an impact point"),
}

_REFEREE = {
    "referee.asks.contact": QT_TRANSLATE_NOOP("Phrases", "Are they in contact?"),
    "referee.asks.arc": QT_TRANSLATE_NOOP("Phrases", "Is the target within 180° in front of the sight mark?"),
    "referee.asks.arc_weapon": QT_TRANSLATE_NOOP(
        "Phrases", "Is the target within 180° in front, counted from the end of the weapon?"
    ),
    "referee.asks.nudged": QT_TRANSLATE_NOOP(
        "Phrases",
        "Does whoever is in the way touch the target’s base already? Only then may it be nudged aside.",
    ),
    "referee.sight.arc_weapon": QT_TRANSLATE_NOOP(
        "Phrases", "not seen, out of the 180° from the end of its weapon"
    ),
    "referee.contact.nudged": QT_TRANSLATE_NOOP(
        "Phrases", "in contact, whoever is in the way is nudged aside: it already touches the target"
    ),
    "referee.contact.obstacle": QT_TRANSLATE_NOOP(
        "Phrases", "no contact, whoever is in the way is an obstacle: it does not touch the target"
    ),
    "referee.asks.lines": QT_TRANSLATE_NOOP(
        "Phrases", "How many of the lines from the sight mark to the target’s base are cut?"
    ),
    "referee.asks.obstacles": QT_TRANSLATE_NOOP("Phrases", "What is in between?"),
    "referee.asks.height": QT_TRANSLATE_NOOP("Phrases", "How high is it, in cm?"),
    "referee.asks.hides": QT_TRANSLATE_NOOP("Phrases", "By eye, is it as large as both?"),
    "referee.asks.blocked": QT_TRANSLATE_NOOP(
        "Phrases", "Does anything as large as both cut all the lines by itself?"
    ),
    "referee.asks.point": QT_TRANSLATE_NOOP("Phrases", "Do the bases touch anywhere?"),
    "referee.asks.mark": QT_TRANSLATE_NOOP(
        "Phrases", "Does the sight mark of the one who moved touch a base?"
    ),
    "referee.asks.half_of_a": QT_TRANSLATE_NOOP("Phrases", "Does half a side of the first base touch?"),
    "referee.asks.half_of_b": QT_TRANSLATE_NOOP("Phrases", "Does half a side of the other base touch?"),
    "referee.asks.size": QT_TRANSLATE_NOOP("Phrases", "What size is the figure?"),
    "referee.sight.not_needed": QT_TRANSLATE_NOOP("Phrases", "no sight is needed"),
    "referee.sight.contact": QT_TRANSLATE_NOOP("Phrases", "seen: figures in contact always see each other"),
    "referee.sight.arc": QT_TRANSLATE_NOOP("Phrases", "not seen, out of the 180° in front"),
    "referee.sight.clear": QT_TRANSLATE_NOOP("Phrases", "seen, no line is cut"),
    "referee.sight.over": QT_TRANSLATE_NOOP("Phrases", "seen, nothing in between counts"),
    "referee.sight.some": QT_TRANSLATE_NOOP("Phrases", "partially seen, some lines are cut"),
    "referee.sight.smaller": QT_TRANSLATE_NOOP(
        "Phrases", "partially seen, what is in between is smaller than one of them"
    ),
    "referee.sight.not_all": QT_TRANSLATE_NOOP(
        "Phrases", "partially seen, what is as large as both does not cut all lines"
    ),
    "referee.sight.blocked": QT_TRANSLATE_NOOP("Phrases", "not seen, something large enough is in between"),
    "referee.contact.levels": QT_TRANSLATE_NOOP("Phrases", "no contact from one level to another"),
    "referee.contact.apart": QT_TRANSLATE_NOOP("Phrases", "no contact, the bases do not touch"),
    "referee.contact.mark": QT_TRANSLATE_NOOP(
        "Phrases", "no contact, the sight mark of the one who moved must touch"
    ),
    "referee.contact.round": QT_TRANSLATE_NOOP("Phrases", "in contact, a round base touches at a point"),
    "referee.contact.half": QT_TRANSLATE_NOOP("Phrases", "in contact, half a side of a base touches"),
    "referee.contact.less": QT_TRANSLATE_NOOP("Phrases", "no contact, less than half a side touches"),
    "referee.room.left": QT_TRANSLATE_NOOP("Phrases", "one more enemy may come into contact: {there} of {n}"),
    "referee.room.full": QT_TRANSLATE_NOOP("Phrases", "no more enemy may come into contact: {there} of {n}"),
}

WORDS: dict[str, str] = {**_ACTIONS, **_STEPS, **_REFUSALS, **_REST, **_REFEREE}
