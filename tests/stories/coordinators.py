"""Who rolls in the stories of the Tactique roll."""

from __future__ import annotations

from tests.stories.tabletop import Tabletop, card


def griffon(**values: object) -> Tabletop:
    abel = card("Abel", "Griffons d’Akkylannie", "Commandement/10", DIS=6)
    conscript = card("Conscrit", "Griffons d’Akkylannie", DIS=4)
    return Tabletop.of([abel, conscript], [card("Cypher", "Alchimistes de Dirz", DIS=4)], **values)
