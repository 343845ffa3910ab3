"""The words that the summary of an army prints, in both languages: its page speaks that of its print."""

from __future__ import annotations

WORDS: dict[str, dict[str, str]] = {
    "fr": {
        "cards": "Cartes", "figures": "Figurines", "total": "Total", "limit": "Limite", "name": "Nom",
        "sheets": "Fiches", "persons": "Personnages",
        "each": "PA", "sum": "Total PA", "unknown": "prix inconnus", "one_unknown": "prix inconnu",
        "coordinators": "Peuvent coordonner (jet de Tactique)",
        "nobody": "Aucun combattant de la liste ne peut coordonner.",
        "no_people": "Le peuple de l’armée n’est pas choisi\u202f: on ne sait pas qui peut coordonner.",
        "open": "Ce qui manque aux cartes ne permet pas encore de dire qui peut coordonner.",
        "page": "Fiche d’armée",
        "mark": "Empreinte de la liste",
        "about": "Les deux joueurs lisent les mêmes lettres quand leurs listes sont la même.",
    },
    "en": {
        "cards": "Cards", "figures": "Figures", "total": "Total", "limit": "Limit", "name": "Name",
        "sheets": "Sheets", "persons": "Characters",
        "each": "PA", "sum": "PA total", "unknown": "unknown prices", "one_unknown": "unknown price",
        "coordinators": "May coordinate (Tactique roll)",
        "nobody": "No fighter of this list may coordinate.",
        "no_people": "The people of the army is not chosen: who may coordinate is not known yet.",
        "open": "Something is missing on the cards: who may coordinate is not known yet.",
        "page": "Army sheet",
        "mark": "Fingerprint of the list",
        "about": "Both players read the same letters when their lists are the same.",
    },
}  # fmt: skip
