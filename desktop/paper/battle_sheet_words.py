"""The words in which the sheet of a battle says how its figures and sides stand, in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from desktop.paper.play_sheet_words import said

Phrase = tuple[str, str]
"""The same in French and in English."""

MARKS: Mapping[str, Phrase] = {
    "frightened": ("effrayé", "frightened"), "all_defence": ("tout en défense", "all dice in defence"),
    "attack_dice": ("dés d’attaque", "attack dice"), "defence_dice": ("dés de défense", "defence dice"),
    "reaction": ("a agi en réaction", "acted in reaction"),
    "charged": ("malus de charge", "charge penalties"),
    "power": ("puissance", "might"), "down": ("à terre", "down"), "ally": ("allié", "ally"),
    "tried": ("ralliement raté", "failed to rally"),
}  # fmt: skip
"""Marks of figures that one must know to play on, by the ids of all games."""
COUNTED = frozenset({"attack_dice", "defence_dice", "power"})
"""The marks whose number counts."""
POINTS: Mapping[str, Phrase] = {
    "command": ("Commandement", "Command"), "action": ("Points d’action", "Action points"),
}  # fmt: skip
"""What sides spend, by its id."""
FLYING: Phrase = ("palier {n}", "level {n}")
ATTEMPT: Phrase = ("tentative\u202f: {words}", "attempt: {words}")
TURNS: Phrase = ("encore {n} tours", "{n} turns left")
KEPT_UP: Phrase = ("entretien {n}", "upkeep {n}")
GEMS: Phrase = ("gemmes\u202f: {gems}", "gems: {gems}")
CAST: Phrase = ("{spell}\u202f: déjà lancé", "{spell}: already cast")
HAND: Phrase = ("La parole est à", "The hand is with")
SPEAKING: Phrase = ("Joue", "Plays now")
CONTACTS: Phrase = ("Au contact", "In contact")
DOMINANT: Phrase = ("Dominant", "Dominant")
TACTIQUE: Phrase = ("Tactique gagnée par", "Tactique won by")


def spoken(phrase: Phrase, languages: Iterable[str], **values: object) -> str:
    """Say it in each language, once where it is the same."""
    return said(*(phrase[language == "en"].format(**values) for language in languages))
