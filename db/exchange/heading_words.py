"""How people head the columns of their tables, in French, English, Italian, Spanish and German, folded.

Only what means one thing. Characteristics and what data sets of other programs say stand in
:mod:`db.exchange.battlescribe.labels`.
"""

from __future__ import annotations

import re

_OF = {
    "fr": (
        "de la figurine",
        "de la carte",
        "du profil",
        "du combattant",
        "de la miniature",
        "figurine",
        "carte",
    ),
    "it": ("della miniatura", "della carta", "del profilo", "del modello", "miniatura", "carta"),
    "es": ("de la miniatura", "de la carta", "de la figura", "del perfil", "miniatura", "carta", "figura"),
}
ALIASES: dict[str, tuple[str, ...]] = {
    "name": (
        "nome", "intitule", "libelle", "bezeichnung", "figurenname", "kartenname", "modellname",
        "name der figur", "name des modells", "miniature name", "figure name", "card name", "model name",
        "unit name", "name of the miniature", "name of the card", "name of the figure",
        *(f"nom {of}" for of in _OF["fr"]), *(f"nome {of}" for of in _OF["it"]),
        *(f"nombre {of}" for of in _OF["es"]),
    ),
    "name_fr": (
        "nom francais", "nom (fr)", "nom (vf)", "nom fr", "name (fr)", "french name", "nome francese",
        "nome (fr)", "nombre frances", "nombre (fr)", "franzosischer name",
    ),
    "name_en": (
        "nom anglais", "nom (en)", "nom (vo)", "nom en", "name (en)", "english name", "nome inglese",
        "nome (en)", "nombre ingles", "nombre (en)", "englischer name",
    ),
    "edition": ("ed", "edizione", "edicion", "ausgabe"),
    "people": (
        "peuples", "nation", "esercito", "popoli", "nazione", "ejercito", "faccion", "pueblo", "nacion",
        "volk", "fraktion", "camp",
    ),
    "rank": ("ranks", "ranghi"),
    "pa": (
        "prix", "cout en pa", "cout en points", "cout en points d'armee", "prix en pa", "prix en points",
        "cout unitaire", "valeur", "valeur en pa", "valeur en points", "points d'armee",
        "price", "value", "point value", "points value", "point cost", "points cost", "cost in points",
        "cost in ap", "cost in pa", "prezzo", "costo", "costo in pa", "costo in punti", "valore",
        "valore in punti", "coste", "coste en pa", "coste en puntos", "precio", "puntos",
        "puntos de ejercito", "kosten", "punktkosten", "punktekosten", "preis", "punkte", "armeepunkte",
        "punktwert",
    ),
    "owned": (
        "possede", "possedes", "possedee", "possedees", "figurines possedees", "nombre possede", "nb possede",
        "nb possedes", "nb possedees", "nb figurines", "nb de figurines", "nombre de figurines", "nb fig",
        "nb figs", "j'en ai", "j'ai", "i have", "i own", "number of figures", "quantite",
        "qte", "exemplaires", "en stock", "owned", "figures owned", "number owned", "quantity", "qty",
        "possedute", "posseduta", "posseduti", "posseduto", "quantita", "quante", "poseidas", "poseidos",
        "cantidad", "anzahl", "im besitz", "bestand", "menge",
    ),
    "size": ("tamano", "grosse", "dimensione"),
    "competences": (
        "capacita", "habilidades", "competencias", "aptitudes", "capacidades", "fahigkeiten",
        "competences speciales", "capacites speciales", "special rules", "regles speciales",
        "regole speciali", "abilita speciali",
    ),
    "equipment": ("equipo", "equipamiento", "ausrustung", "armas", "waffen"),
    "classes": ("classi", "clase", "clases", "klasse", "klassen"),
    "source": ("fonte", "fuente", "quelle"),
    "note": (
        "remarques", "notes", "commentaire", "commentaires", "comment", "comments", "osservazioni", "nota",
        "notas", "bemerkung", "bemerkungen",
    ),
    "mou": ("movimiento", "bewegung"),
    "ini": ("iniciativa",),
    "att": ("ataque", "angriff"),
    "for": ("fuerza", "starke"),
    "def": ("defensa", "verteidigung"),
    "res": ("resistencia", "widerstand"),
    "tir": ("mir", "mira", "punteria", "disparo", "schiessen", "fernkampf"),
    "cou": ("coraje", "mut"),
    "peur": ("miedo", "furcht", "angst"),
    "pou": ("poder", "macht"),
    "dis": ("disziplin",),
}  # fmt: skip
"""The words by the column that they mean."""
LETTERS = {
    "a": "att", "s": "for", "f": "for", "d": "def", "r": "res", "c": "cou", "di": "dis", "ds": "dis",
}  # fmt: skip
"""What letters mean that stand beside each other, folded; alone they may be anything."""
NAMED_ALONE = frozenset({
    "figurine", "figurines", "modele", "combattant", "combattants", "personnage", "profil", "carte", "unite",
    "model", "models", "unit", "units", "figure", "figures", "miniature", "miniatures", "mini", "fighter",
    "fighters", "card", "cards", "character", "profile", "modello", "miniatura", "carta", "combattente",
    "profilo", "figura", "modell", "figur", "karte", "kampfer",
})  # fmt: skip
"""What heads the names of a table in which nothing else does; beside names it may be anything."""
NAME_OR_NUMBER = frozenset({"nombre"})
"""What is a name in one language and how many in another."""
MONEY = frozenset({
    "prix", "valeur", "price", "value", "prezzo", "valore", "precio", "preis", "wert", "kosten",
})  # fmt: skip
"""Prices that are in PA where nothing else is."""
POINTS = r"(?:pa|ap|p\.\s?a\.?|a\.\s?p\.?|pts?\.?|pti\.?|points?|punti|puntos|punkte)"
"""How people write the unit of a price: a pattern for folded words, or where the case does not matter."""
FIGURES = (
    r"(?:fig(?:urin[aei]s?|ur[ae]s?|urs?|s)?|mini(?:atur[ae]s?|s)?|mod(?:[eè]les?|els?|ell[oi]?)?"
    r"|pi[eè]ces?|pezz[oi]|cart[ae]s?|cards?)\.?"
)
"""How people write what one price or one count is of, a pattern likewise."""
PER_FIGURE = (
    rf"(?:\s*(?:/\s*|\b(?:par|per|por|pro|je|[aà] la|la|a)\s+){FIGURES}"
    r"|\s+(?:each|l['’]unit[eé]|unitaire|chacune?|pi[eè]ce|cadaun[ao]))"
)
"""What tells that a price is that of one figure: */fig.*, *par figurine*, *each*; a pattern likewise."""
_UNIT = re.compile(rf"\s*[(\[](?:(?:en|in) )?(?:{POINTS}|cm|{PER_FIGURE}|unitaire|each)[)\]]")
PRICED = re.compile(
    rf"{PER_FIGURE}$"
    rf"|\s+(?:en |in )?{POINTS}$|\s*[(\[]{POINTS}[)\]]$"
)
"""What stands behind a price without brackets: *Points/fig.*, *Points PA*."""

_IN_LANGUAGE = re.compile(
    r"(?:(?P<of>.+?)\s*)??[(\[]?\b(?:(?P<fr>fr|vf|francais|french)|(?P<en>en|vo|ang|anglais|english))[)\]]?"
)


def in_language(heading: str) -> tuple[str, str] | None:
    """Return what a folded heading is without its language, and that language, fr or en; None without one."""
    found = _IN_LANGUAGE.fullmatch(heading)
    return None if found is None else (found["of"] or "", "fr" if found["fr"] else "en")


def bare(heading: str) -> str:
    """Return a folded heading without the unit in brackets behind it."""
    return _UNIT.sub("", heading).strip()
