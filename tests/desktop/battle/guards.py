"""Guards of Griffon and the goblins whom they fight."""

from __future__ import annotations

from tests.stories.tabletop import card

GUARD = card(
    "Garde", "Griffons d’Akkylannie", "Fanatisme", MOU=10, INI=3, ATT=4, FOR=9, DEF=3, RES=6, DIS=3
)  # fmt: skip
FOE = card("Gobelin", "Gobelins de No-Dan-Kar", MOU=10, INI=2, ATT=2, FOR=3, DEF=2, RES=1, DIS=2)
