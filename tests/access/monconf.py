"""The first turn of MonCon’F’s example, by ear."""

from __future__ import annotations

from tests.access.turn import BUTTON, CELL, DIALOG, DIE, HEADING, PANEL, TABLE, Turn

GUARD, HUNTER = "Dawn guard B", "Ash hunter A"


class MonconfTurn(Turn):
    """Find the tactician, charge under a tactic, share dice out, strike, and end the turn."""

    def play(self) -> None:
        """Play it. Raises MissedError with what is not found or heard."""
        self.begin()
        self.tactician()
        self.speak()
        self.other_cards()
        self.fight()
        self.upkeep()
        self.take_back()

    def begin(self) -> None:
        """Open the example, and hear who is who."""
        self.press(BUTTON, "Play the example of MonCon’F", "Who is the tactician, Turn 1")
        self.hear(TABLE, "Aurore, 6 cards, 9 of 9 standing")
        self.hear(CELL, "Ysoline the Clear: 3 of 3 life points, Light 4")

    def tactician(self) -> None:
        """Roll for the tactician, count the command points, order both piles, say who speaks first."""
        self.turn("first die", 5, "Aurore rolls 5 for the tactician: 11")
        self.turn("first die", 2, "Aurore is the tactician")
        self.hear(DIE, "Aurore")
        self.press(BUTTON, "Go on", "Command points: Aurore 6, Cendres 5")
        self.hear(HEADING, "The order of Aurore")
        self.press(BUTTON, "Order ready", "Aurore is ready")
        self.hear(HEADING, "The order of Cendres")
        self.press(BUTTON, "Order ready", "Tactician: chooses who speaks first Aurore")
        self.hear(HEADING, "Who speaks first?")
        self.press(BUTTON, "Aurore", "to play now Aurore")

    def speak(self) -> None:
        """Play a card: one runs, one charges, one runs; each is resolved by itself."""
        self.hear(PANEL, "Next to play: Dawn guard")
        self.hear(BUTTON, "Use a refusal, not possible: No refusal is left to use.")
        self.press(BUTTON, "Play", "Dawn guard A: 2 of 2 life points, next to act")
        self.press(BUTTON, "Dawn guard A")
        self.press(BUTTON, "Not now: ")
        self.hear(BUTTON, "Disengage, not possible: This figure is in contact with no enemy.")
        self.hear(BUTTON, "Shoot, not possible: This figure is not a shooter.")
        self.press(BUTTON, "Possible now: ")
        self.press(BUTTON, "Run", "Dawn guard A announces: run")
        self.press(BUTTON, "Charge", "at whom?")
        self.press(CELL, HUNTER, f"{GUARD} announces: charge, {HUNTER}")
        self.hear(BUTTON, f"{GUARD}, charge on {HUNTER}")
        self.hear(BUTTON, "Cendres: Interceptor (1 CP)")
        self.press(BUTTON, "Run", "Dawn guard C announces: run")
        self.press(BUTTON, "Resolve: Dawn guard A", "Dawn guard A: run, done")
        self.press(BUTTON, f"Resolve: {GUARD}", "in contact with 1 enemy")
        self.press(BUTTON, "Resolve: Dawn guard C", "Dawn guard C: run, done")
        self.press(BUTTON, "End of the speaking turn", "to play now Cendres")

    def other_cards(self) -> None:
        """Play all other cards; who has no action is named before it is passed over."""
        for _ in range(9):
            self.press(BUTTON, "Play", "next to act")
            self.press(BUTTON, "End of the speaking turn", "Without an action: ")
            self.press(BUTTON, "End of the speaking turn", "ends its speaking turn")
        self.press(BUTTON, "On to combat", "Combat begins")

    def fight(self) -> None:
        """Say who is dominant, share the dice out, roll the blow, decide the fight."""
        self.hear(BUTTON, f"Fight 1: {GUARD} against {HUNTER}: INI 3 · 4")
        self.press(BUTTON, "Dominant: Aurore", "Aurore is dominant")
        self.turn(f"{GUARD}, attack", 2, f"{GUARD}: 2 dice in attack, 0 in defence")
        self.turn(f"{HUNTER}, attack", 3, f"{HUNTER}: 3 dice in attack, 0 in defence")
        self.press(BUTTON, f"{GUARD}: Strength 4 against resilience 8")
        self.hear(DIALOG, "A blow")
        self.press(BUTTON, "+4", "1 life point lost")
        self.press(BUTTON, "Apply", f"{GUARD} strikes {HUNTER}: 1 life point lost")
        self.hear(CELL, f"{HUNTER}: 2 of 3 life points")
        self.press(BUTTON, "Decided", "done")
        self.press(BUTTON, "On to upkeep", "Turn 1, Upkeep")

    def upkeep(self) -> None:
        """Recover the mana of the one mage."""
        self.hear(PANEL, "Ysoline the Clear, Recover mana, gems held: 4")
        for die, face in (("first die", 4), ("second die", 5), ("third die", 6)):
            self.turn(die, face)
        self.press(BUTTON, "Recover", "Ysoline the Clear")

    def take_back(self) -> None:
        """End the turn, take that back, and do it again."""
        self.press(BUTTON, "Turn 2", "Turn 2")
        self.press(BUTTON, "Undo: ", "Undone: ")
        self.press(BUTTON, "Redo: ", "Turn 2")
