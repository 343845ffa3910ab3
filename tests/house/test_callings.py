"""In a battle nobody asks a card alone who casts, shoots or flies: effects grant and set that too."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.house.source import parsed, walked

RULES = Path(__file__).resolve().parents[2] / "rules"
OF_THE_CARD = {"is_mage", "is_faithful", "is_shooter", "elements", "abilities"}
READERS = {"callings.py", "effects.py", "tactique.py"}
"""Where the card is read with what effects grant, or before any battle."""


def asked(path: Path) -> list[str]:
    """Return what is read of something called a sheet in a module."""
    tree = parsed(path)
    return [
        f"{path.name}: sheet.{node.attr}"
        for node in walked(tree)
        if isinstance(node, ast.Attribute) and node.attr in OF_THE_CARD
        if isinstance(node.value, ast.Name) and node.value.id == "sheet"
    ]


def test_what_a_card_makes_of_its_figures_is_read_in_one_place() -> None:
    rooms = [RULES / room for room in ("battle", "confrontation", "monconf", "eclats")]
    modules = [path for room in rooms for path in room.rglob("*.py")]
    assert [each for path in modules if path.name not in READERS for each in asked(path)] == []
    assert asked(RULES / "battle" / "effects.py"), "it is found where it stands"
