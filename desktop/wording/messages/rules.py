"""Words of the rules that several places say: why a fighter may not coordinate, what a list does not keep to.

``people`` in the data is an id: whoever says it hands over the name, ``say(message, people=…)``.
"""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    # Coordinators (IV-B).
    "coordinator.army_unknown": QT_TRANSLATE_NOOP("Phrases", "The army has no people yet."),
    "coordinator.people_unknown": QT_TRANSLATE_NOOP("Phrases", "The people of this card is not known yet."),
    "coordinator.ally": QT_TRANSLATE_NOOP("Phrases", "An ally, of another people: {people}."),
    "coordinator.mercenary": QT_TRANSLATE_NOOP("Phrases", "A mercenary of another people: {people}."),
    "coordinator.immortal": QT_TRANSLATE_NOOP("Phrases", "An immortal of another people: {people}."),
    "coordinator.elemental": QT_TRANSLATE_NOOP("Phrases", "An elemental of another people: {people}."),
    "coordinator.alliance_elsewhere": QT_TRANSLATE_NOOP(
        "Phrases", "Its Alliance/{alliance} names neither this people nor its path."
    ),
    "coordinator.pariah": QT_TRANSLATE_NOOP("Phrases", "A Pariah in an army that is not all Pariahs."),
    "coordinator.no_dis": QT_TRANSLATE_NOOP("Phrases", "No Discipline."),
    "coordinator.dis_unknown": QT_TRANSLATE_NOOP("Phrases", "Its Discipline is not known yet."),
    "coordinator.gone_over": QT_TRANSLATE_NOOP("Phrases", "On the other side now."),
    "coordinator.place_off": QT_TRANSLATE_NOOP("Phrases", "Not on the table."),
    "coordinator.place_fled": QT_TRANSLATE_NOOP("Phrases", "Fled."),
    "coordinator.place_dead": QT_TRANSLATE_NOOP("Phrases", "Dead."),
    "coordinator.place_captured": QT_TRANSLATE_NOOP("Phrases", "Captured."),
    # What a list does not keep to.
    "legality.over_limit": QT_TRANSLATE_NOOP("Phrases", "{over} PA over the limit of {limit} PA."),
    "legality.odd_limit": QT_TRANSLATE_NOOP(
        "Phrases", "A limit of {limit} PA is unusual: games are played at {least} to {most} PA, in hundreds."
    ),
    "legality.other_limit": QT_TRANSLATE_NOOP(
        "Phrases", "A limit of {limit} PA is unusual: games are played at {limits} PA."
    ),
    "legality.unknown_pa": QT_TRANSLATE_NOOP("Phrases", "Price not known yet."),
    "legality.figures_on_card": QT_TRANSLATE_NOOP(
        "Phrases", "%n figures on one card; at {pa} PA each, {most} at most.", None, 1
    ),
    "legality.too_many_figures": QT_TRANSLATE_NOOP(
        "Phrases",
        "{figures} figures in {points} PA; {most} at most ({each} per started {started} PA).",
    ),
    "legality.same_profile": QT_TRANSLATE_NOOP(
        "Phrases",
        "{cards} cards of one profile in {points} PA; {most} at most ({each} per started {started} PA).",
    ),
    "legality.ally": QT_TRANSLATE_NOOP("Phrases", "An ally: {people}."),
    "legality.allies_share": QT_TRANSLATE_NOOP(
        "Phrases", "Allies take {share} % of the points ({points} of {total} PA); {most} % at most."
    ),
    "legality.war_machines_share": QT_TRANSLATE_NOOP(
        "Phrases", "War machines take {share} % of the points ({points} of {total} PA); {most} % at most."
    ),
    "legality.characters_share": QT_TRANSLATE_NOOP(
        "Phrases", "Characters take {share} % of the points ({points} of {total} PA); {most} % at most."
    ),
    "legality.few_characters": QT_TRANSLATE_NOOP(
        "Phrases", "Characters take {share} % of the points ({points} of {total} PA); {least} % at least."
    ),
    "legality.characters_unknown": QT_TRANSLATE_NOOP(
        "Phrases",
        "Characters must take {least} % of the points: {share} % so far, without prices still unknown.",
    ),
    "legality.no_character": QT_TRANSLATE_NOOP("Phrases", "No character in the list."),
    "legality.ranks_unknown": QT_TRANSLATE_NOOP(
        "Phrases", "Rank unknown: the share of characters cannot be worked out yet."
    ),
    "legality.too_many_cards": QT_TRANSLATE_NOOP(
        "Phrases", "{cards} cards in {points} PA; {most} at most ({each} per started {started} PA)."
    ),
    "legality.mercenary": QT_TRANSLATE_NOOP("Phrases", "A mercenary: {people}."),
    "legality.mercenaries_share": QT_TRANSLATE_NOOP(
        "Phrases", "Mercenaries take {share} % of the points ({points} of {total} PA); {most} % at most."
    ),
    "legality.unique_figures": QT_TRANSLATE_NOOP(
        "Phrases", "A character appears only once: {figures} figures."
    ),
    "legality.unique_cards": QT_TRANSLATE_NOOP("Phrases", "This character is already in the list."),
    "legality.other_path": QT_TRANSLATE_NOOP(
        "Phrases", "{people}: neither the army’s path nor an alliance lets them in."
    ),
    "legality.no_people": QT_TRANSLATE_NOOP(
        "Phrases", "Cards of {peoples} peoples, but the list has no people: nobody checked who may join it."
    ),
    "legality.people_unknown": QT_TRANSLATE_NOOP(
        "Phrases", "{people}: a people without a known path; its alliance was not checked."
    ),
    "legality.pariah_mix": QT_TRANSLATE_NOOP(
        "Phrases", "Pariahs beside others (cards: {pariahs} and {others}): no Pariah may coordinate."
    ),
    "legality.pariahs_share": QT_TRANSLATE_NOOP(
        "Phrases", "Pariahs take {share} % of the points ({points} of {total} PA); {most} % at most."
    ),
    "legality.editions": QT_TRANSLATE_NOOP("Phrases", "Cards of several editions: {editions}."),
    # The sum that shows a problem, a line for each entry.
    "legality.entry_pa": QT_TRANSLATE_NOOP("Phrases", "{card}: {amount} PA"),
    "legality.list_pa": QT_TRANSLATE_NOOP("Phrases", "What the list chose for itself: {amount} PA"),
    "legality.figure_pa": QT_TRANSLATE_NOOP("Phrases", "{card}: {amount} PA"),
    "legality.option_pa": QT_TRANSLATE_NOOP("Phrases", "{option}: {amount} PA"),
    "legality.entry_figures": QT_TRANSLATE_NOOP("Phrases", "{card}: %n figures", None, 1),
    "legality.entry_cards": QT_TRANSLATE_NOOP("Phrases", "{card}: %n cards", None, 1),
    # What cannot stand in a format of one’s own.
    "format.no_name": QT_TRANSLATE_NOOP("Phrases", "A format needs a name."),
    "format.limits": QT_TRANSLATE_NOOP("Phrases", "Enter limits in PA, from 1 to {most}."),
    "format.needs_number": QT_TRANSLATE_NOOP("Phrases", "Enter a number here."),
    "format.range": QT_TRANSLATE_NOOP("Phrases", "Enter a whole number from {least} to {most}."),
    "format.bands": QT_TRANSLATE_NOOP(
        "Phrases", "Prices rise from band to band, and the last band has no upper limit."
    ),
    "format.unknown_check": QT_TRANSLATE_NOOP("Phrases", "This version does not have the check “{check}”."),
    "legality.dear_figure": QT_TRANSLATE_NOOP(
        "Phrases", "One figure takes {share} % of the points ({pa} of {total} PA); {most} % at most."
    ),
    "legality.dear_equipped": QT_TRANSLATE_NOOP(
        "Phrases",
        "One figure with its options takes {share} % of the points ({own} + {carried} of {total} PA); "
        "{most} % at most.",
    ),
}
