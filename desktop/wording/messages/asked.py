"""Words of questions, menus and empty rooms that a game may say in its own way (``<code>_<game>``)."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "ask.first": QT_TRANSLATE_NOOP("Phrases", "Choose a fighter first."),
    "ask.chosen": QT_TRANSLATE_NOOP("Phrases", "Choose a fighter: click it, or press A and its letters."),
    "ask.letters": QT_TRANSLATE_NOOP(
        "Phrases", "Type the letter of the card, then that of its figure if it has several."
    ),
    "ask.profile": QT_TRANSLATE_NOOP("Phrases", "Profile of {card}"),
    "ask.sketch": QT_TRANSLATE_NOOP("Phrases", "A sketch: give it its profile when you know it."),
    "menu.profile": QT_TRANSLATE_NOOP("Phrases", "Another profile"),
    "menu.takes_profile": QT_TRANSLATE_NOOP("Phrases", "Gets another profile"),
    "menu.summoned": QT_TRANSLATE_NOOP("Phrases", "A fighter is summoned"),
    "menu.summons": QT_TRANSLATE_NOOP("Phrases", "Summons a fighter"),
    "menu.others_stay": QT_TRANSLATE_NOOP("Phrases", "The others of its card stay as they are."),
    "setup.army": QT_TRANSLATE_NOOP("Phrases", "Army"),
    "setup.known": QT_TRANSLATE_NOOP("Phrases", "The list is known, and its order is prepared here."),
    "setup.no_army": QT_TRANSLATE_NOOP(
        "Phrases", "No army yet: build one in the Muster, or play with a number of cards."
    ),
    "army.empty": QT_TRANSLATE_NOOP("Phrases", "This army has no card yet."),
    "setup.which_army": QT_TRANSLATE_NOOP("Phrases", "Choose an army, or play with a number of cards."),
    "setup.army_of": QT_TRANSLATE_NOOP("Phrases", "Army of side {letter}"),
    "setup.search_army": QT_TRANSLATE_NOOP("Phrases", "Search for an army"),
    "share.figures": QT_TRANSLATE_NOOP("Phrases", "Figures"),
    "share.card": QT_TRANSLATE_NOOP("Phrases", "Card"),
    "muster.search": QT_TRANSLATE_NOOP("Phrases", "Name, ability, pa<30"),
}
