"""The first turn of ÉCLATS’ example, by ear."""

from __future__ import annotations

from tests.access.turn import BUTTON, CELL, DIALOG, HEADING, TABLE, Turn

SELVA, IVAR, WATCHER, COLOSSUS = "Selva Orme", "Ivar Lenn", "Sandstone watcher A", "Sandstone colossus"


class EclatsTurn(Turn):
    """The initiates attack and cast, the enemies answer with action points, both restore."""

    def play(self) -> None:
        """Play it. Raises MissedError with what is not found or heard."""
        self.begin()
        self.initiates()
        self.enemies()
        self.restoration()
        self.take_back()

    def begin(self) -> None:
        """Open the example, and hear who is who."""
        self.press(BUTTON, "Play the example of ÉCLATS", "Waiting for Selva Orme, Ivar Lenn")
        self.hear(TABLE, "Initiés, 2 cards, 2 of 2 standing")
        self.hear(CELL, f"{SELVA}: Animus 12 of 12, still to act, 3 containers")
        self.hear(HEADING, "Action points: 0")

    def initiates(self) -> None:
        """One attacks two enemies at once, the other casts."""
        self.press(BUTTON, "Attack")
        self.hear(DIALOG, f"{SELVA} attacks")
        self.press(CELL, f"{WATCHER}: ", f"Targets: {WATCHER}")
        self.press(CELL, f"{COLOSSUS}: ", f"{WATCHER}, {COLOSSUS}")
        self.hear(BUTTON, f"Remove {COLOSSUS}")
        self.turn("Damage", 4)
        told = f"{SELVA} attacks {WATCHER}, {COLOSSUS}: −4 Animus each, 4 left: {WATCHER}"
        self.press(BUTTON, "Attack", told)
        self.hear(CELL, f"{WATCHER}: Animus 4 of 8")
        self.press(BUTTON, "Cast")
        self.hear(DIALOG, f"{IVAR} casts")
        self.press(CELL, f"{COLOSSUS}: ", f"Targets: {COLOSSUS}")
        self.turn("Damage", 3)
        self.turn("Containers", 1)
        self.press(BUTTON, "Cast", f"{IVAR} casts")
        self.hear(CELL, f"{COLOSSUS}: Animus 23 of 30")
        self.press(BUTTON, "Next phase: Enemies", f"Waiting for {COLOSSUS}, {WATCHER}")

    def enemies(self) -> None:
        """The game master pays an attack with an action point; who has not acted is named first."""
        self.press(BUTTON, "Action points: one more", "1 action point for the game master")
        self.press(BUTTON, "Attack")
        self.press(CELL, f"{SELVA}: ", f"Targets: {SELVA}")
        self.turn("Damage", 2)
        self.turn("Action points", 1)
        self.press(BUTTON, "Attack", f"{COLOSSUS} attacks {SELVA} (1 AP): −2 Animus, 10 left")
        self.press(BUTTON, "Next phase: Restoration", f"To act: {WATCHER}")
        self.press(BUTTON, "Next phase: Restoration", f"{SELVA}: Animus 10 of 12, still to act")

    def restoration(self) -> None:
        """One heals itself with a container; the others let it be."""
        self.press(BUTTON, "Heal")
        self.hear(DIALOG, f"{SELVA} heals")
        self.turn("Animus won back", 2)
        self.turn("Containers used (of 3)", 1)
        self.press(BUTTON, "Heal", f"{SELVA}: Animus 12 of 12, has acted, 2 containers")

    def take_back(self) -> None:
        """End the turn, take that back, and do it again."""
        self.press(BUTTON, "End turn 1", f"To act: {IVAR}")
        self.press(BUTTON, "End turn 1", "Turn 2, Initiés")
        self.press(BUTTON, "Undo: ", "Undone: ")
        self.press(BUTTON, "Redo: ", "Turn 2, Initiés")
