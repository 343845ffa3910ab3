"""The words that the sheet of an army prints, in both languages: it speaks that of its print."""

from __future__ import annotations

WORDS: dict[str, dict[str, str]] = {
    "fr": {
        "cards": "Cartes", "figures": "Figurines", "total": "Total", "limit": "Limite",
        "sheets": "Fiches", "persons": "Personnages",
        "unknown": "Prix inconnus",
        "coordinators": "Peuvent coordonner (jet de Tactique)",
        "disciplined": "DIS pour le jet de Tactique",
        "mana": "Mana", "faith": "Foi", "containers": "Conteneurs",
        "order": "Ordre de la séquence, à couper et à garder pour soi", "turn": "Tour", "phase": "Phase",
        "refusals": "Refus", "reserve": "Réserve", "state": "État", "unseen": "Carte pas encore vue",
        "battle": "Bataille", "side": "Camp {letter}",
        "nobody": "Aucun combattant de la liste ne peut coordonner.",
        "no_people": "Le peuple de l’armée n’est pas choisi\u202f: on ne sait pas qui peut coordonner.",
        "open": "Ce qui manque aux cartes ne permet pas encore de dire qui peut coordonner.",
        "mark": "Empreinte de la liste", "cards_mark": "Ses cartes",
        "about": "Les deux joueurs lisent les mêmes lettres quand leurs listes sont la même.",
    },
    "en": {
        "cards": "Cards", "figures": "Figures", "total": "Total", "limit": "Limit",
        "sheets": "Sheets", "persons": "Characters",
        "unknown": "Unknown prices",
        "coordinators": "May coordinate (Tactique roll)",
        "disciplined": "DIS for the Tactique roll",
        "mana": "Mana", "faith": "Faith", "containers": "Containers",
        "order": "Order of the sequence, to cut off and keep to oneself", "turn": "Turn", "phase": "Phase",
        "refusals": "Refusals", "reserve": "Reserve", "state": "State", "unseen": "Card not seen yet",
        "battle": "Battle", "side": "Side {letter}",
        "nobody": "No fighter of this list may coordinate.",
        "no_people": "The people of the army is not chosen: who may coordinate is not known yet.",
        "open": "Something is missing on the cards: who may coordinate is not known yet.",
        "mark": "Fingerprint of the list", "cards_mark": "Its cards",
        "about": "Both players read the same letters when their lists are the same.",
    },
}  # fmt: skip


COLONS = {"fr": "\u202f:", "en": ":"}
"""What follows words that lead a line."""


def said(*words: str) -> str:
    """Give what is said in each language, one beside the other, and once where it is the same."""
    return " / ".join(dict.fromkeys(filter(None, words)))
