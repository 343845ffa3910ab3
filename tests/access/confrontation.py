"""The first turn of Confrontation’s example V-A-4, by ear."""

from __future__ import annotations

from tests.access.bus import MissedError
from tests.access.turn import BOX, BUTTON, CELL, DIALOG, HEADING, ITEM, PANEL, TABLE, Turn

CONSCRIPT, TIGER = "Griffin conscript A", "Tiger of Dirz"


class ConfrontationTurn(Turn):
    """Order, roll for Tactique, charge, fight to a wound, correct it, recover mana, take back."""

    def play(self) -> None:
        """Play it. Raises MissedError with what is not found or heard."""
        self.begin()
        self.strategic_phase()
        self.charge()
        self.other_cards()
        self.fight()
        self.track()
        self.upkeep()
        self.take_back()

    def begin(self) -> None:
        """Open the example, and hear who is who."""
        self.press(
            BUTTON,
            "Play the example of Confrontation",
            "Order of the sequences Griffon (V-A-4), Turn 1, Strategic",
        )
        self.hear(TABLE, "Griffon (V-A-4), 5 cards, 8 of 8 standing")
        self.hear(TABLE, "Scorpion (V-A-4), 4 cards, 4 of 4 standing")
        self.hear(CELL, "Griffin conscript, number 1 in the pile, 3 figures, MOV 10, INI 2, ATT 2")
        self.hear(HEADING, "The order of Griffon (V-A-4)")
        self.hear(ITEM, "2. Templar of the inquisition")

    def strategic_phase(self) -> None:
        """Order both sequences, roll for Tactique, say who speaks first."""
        self.press(ITEM, "2. Templar of the inquisition", "2. Templar of the inquisition")
        self.press(BUTTON, "Order ready", "Griffon (V-A-4) is ready")
        self.press(BUTTON, "Order ready", "Scorpion (V-A-4) is ready. Strategic Tactique roll")
        self.turn("first die", 5, "Griffon (V-A-4) rolls 5 for Tactique: 11")
        self.turn("first die", 2, "Griffon (V-A-4) wins the roll")
        self.press(BUTTON, "Scorpion (V-A-4)", "To play now Scorpion (V-A-4), Turn 1, Activation")

    def charge(self) -> None:
        """Play a card, announce the charge of its figure, resolve it."""
        self.hear(PANEL, f"Next to play: {TIGER}")
        self.press(BUTTON, "Play", f"{TIGER}: next to act")
        if not self.bus.there(BUTTON, "Charge"):
            self.press(BUTTON, TIGER)
        self.hear(DIALOG, TIGER)
        self.press(BUTTON, "Not now: ")
        self.hear(BUTTON, "Shoot, not possible: This figure has no AIM")
        self.press(BUTTON, "Possible now: ")
        self.press(BUTTON, "Charge", "on whom?")
        self.press(CELL, CONSCRIPT, f"{TIGER} announces: charge, {CONSCRIPT}")
        self.press(BUTTON, f"Resolve: {TIGER}", f"{TIGER}: has acted, in contact with 1 enemy")
        self.press(BUTTON, "End of the speaking turn", "To play now Griffon (V-A-4), Turn 1, Activation")

    def other_cards(self) -> None:
        """Play all other cards; who has no action is named before it is passed over."""
        for _ in range(8):
            self.press(BUTTON, "Play", "next to act")
            self.press(BUTTON, "End of the speaking turn", "Without an action: ")
            self.press(BUTTON, "End of the speaking turn", "ends its speaking turn")
        self.press(BUTTON, "On to combat", "Combat begins")

    def fight(self) -> None:
        """Roll for initiative, lead a blow into its wound, decide the fight."""
        self.hear(BUTTON, f"Fight 1: {CONSCRIPT} against {TIGER}")
        self.hear(BUTTON, f"Initiative 2 against initiative 4: {CONSCRIPT}, odds 24%, next roll")
        self.turn("first die", 5)
        self.turn("second die", 2, f"{CONSCRIPT} wins the test")
        self.hear(BUTTON, f"Initiative 2 against initiative 4: first: {CONSCRIPT}, 7 · 6")
        self.press(BUTTON, f"{TIGER}: Strength 9 against resilience 8")
        self.hear(DIALOG, "Wound roll")
        self.turn("first die", 4)
        self.turn("second die", 3, "Serious wound")
        self.press(BUTTON, "Apply", f"{TIGER} strikes {CONSCRIPT} (abdomen): Serious wound")
        self.hear(CELL, f"{CONSCRIPT}: Serious wound, 2 of 4 notches")
        self.press(BUTTON, "Decided", "done")
        self.hear(BUTTON, f"Fight 1: {CONSCRIPT} against {TIGER}: decided")

    def track(self) -> None:
        """Correct the track of a figure by hand, on its card beside it."""
        self.press(CELL, CONSCRIPT)
        self.hear(DIALOG, CONSCRIPT)
        box = "Serious wound, 2 of 4 notches"
        if not self.bus.is_checked(BOX, box):
            raise MissedError(f"{BOX} “{box}” is not checked")
        self.press(BOX, "Light wound, 1 of 4 notches", CONSCRIPT)
        self.hear(CELL, f"{CONSCRIPT}: Light wound, 1 of 4 notches")
        self.press(CELL, CONSCRIPT)

    def upkeep(self) -> None:
        """Recover the mana of the one mage."""
        self.press(BUTTON, "On to upkeep", "Phase Upkeep, Turn 1, Upkeep")
        self.hear(PANEL, "Griffin Inquisitor, Recover mana")
        for die, face in (("first die", 4), ("second die", 5), ("third die", 6)):
            self.turn(die, face)
        self.hear(PANEL, "Griffin Inquisitor, Recover mana", "Gems recovered: 2 × Fire")
        self.press(BUTTON, "Recover", "Griffin Inquisitor")

    def take_back(self) -> None:
        """End the turn, take that back, and do it again."""
        self.press(BUTTON, "Turn 2", "Turn 2, Strategic")
        self.press(BUTTON, "Undo: ", "Undone: ")
        self.hear("status bar", "Phase Upkeep, Turn 1")
        self.press(BUTTON, "Redo: ", "Turn 2, Strategic")
