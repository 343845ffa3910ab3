"""Write an army as a roster that BattleScribe's family of programs shows, and that any Tacticien reads."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from db.exchange import roster_writing
from db.origins import Origin
from desktop.operations.catalogue_names import names_of
from desktop.operations.desk import Desk
from desktop.operations.files import file_name
from rules.armies import Muster

PLAIN, PACKED = ".ros", ".rosz"
_CARD, _ARMY = "bs:card:", "bs:army:"


def is_roster(path: Path) -> bool:
    """Tell whether a file is to be a roster, by its ending."""
    return path.suffix.lower() in (PLAIN, PACKED)


def as_roster(desk: Desk, muster: Muster, *, language: str = "fr") -> bytes:
    """Return an army as a ``.ros`` file; cards that came from a catalogue keep their ids there."""
    origins = desk.library.memory.origins()
    army_id = _foreign_id(origins, muster.army.id)
    return roster_writing.roster(
        muster,
        peoples=desk.peoples,
        abilities=desk.abilities,
        language=language,
        foreign=_foreign_cards(origins),
        army_id=army_id,
        names=names_of(desk, muster.army),
    )


def filed(data: bytes, path: Path, name: str) -> bytes:
    """Return a roster as its file holds it: zipped in a ``.rosz``."""
    return roster_writing.packed(data, file_name(name, "roster")) if path.suffix.lower() == PACKED else data


def _foreign_cards(origins: Mapping[str, Origin]) -> dict[str, str]:
    """Return the foreign id of each card that has one; of several the first in the order of letters."""
    return {
        origin.thing: key for key, origin in sorted(origins.items(), reverse=True) if key.startswith(_CARD)
    }


def _foreign_id(origins: Mapping[str, Origin], army_id: str) -> str:
    """Return the id that an army had in the roster it came from, nothing for one typed here."""
    keys = (key for key, origin in origins.items() if origin.thing == army_id and key.startswith(_ARMY))
    return next((key.removeprefix(_ARMY) for key in keys), "")
