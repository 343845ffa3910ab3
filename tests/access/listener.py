"""Play the turn of a game on the window that is open, and say what was heard."""

from __future__ import annotations

import sys

from tests.access.bus import Bus, MissedError
from tests.access.confrontation import ConfrontationTurn
from tests.access.eclats import EclatsTurn
from tests.access.monconf import MonconfTurn
from tests.access.turn import Turn

TURNS: dict[str, type[Turn]] = {
    "Confrontation": ConfrontationTurn, "MonCon’F": MonconfTurn, "ÉCLATS": EclatsTurn,
}  # fmt: skip


def main(game: str) -> int:
    """Play the turn of a game; return 0 when all of it was found and heard."""
    bus = None
    try:
        bus = Bus("tacticien")
        turn = TURNS[game](bus)
        turn.play()
    except MissedError as missed:
        print(missed, "In view is:", *(bus.lines() if bus is not None else ()), sep="\n  ")
        return 1
    print(f"A whole turn of {game} by {turn.gestures} gestures over the bus.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
