"""What Return does on a list, the mouse does too: on the row itself, or with a button beside it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

import pytest

from tests.house.source import Trees, every, files, name_of, trees, written

_KEYS = "keyPressEvent"
_HAND = ("mousePressEvent", "mouseReleaseEvent", "mouseDoubleClickEvent")
_PRESSED = ("clicked", "doubleClicked", "itemDoubleClicked", "itemActivated")
_LISTS = (
    "QAbstractItemView",
    "QListView",
    "QListWidget",
    "QTableView",
    "QTableWidget",
    "QTreeWidget",
    "Rows",
)

Functions = Mapping[str, ast.FunctionDef]


def functions(found: ast.ClassDef) -> Functions:
    return {node.name: node for node in found.body if isinstance(node, ast.FunctionDef)}


def done(within: list[ast.stmt]) -> set[str]:
    """Give what statements do: the names of the signals that they emit and of the methods that they call."""
    names = set()
    for node in (each for statement in within for each in every(statement, ast.Call)):
        if isinstance(node.func, ast.Attribute):
            owner = node.func.value
            if node.func.attr == "emit" and isinstance(owner, ast.Attribute):
                names.add(owner.attr)
            elif isinstance(owner, ast.Name) and owner.id == "self":
                names.add(node.func.attr)
    return names


def of_return(found: ast.ClassDef) -> set[str]:
    """Give what Return does in a class, without what it only asks."""
    keys = functions(found).get(_KEYS)
    branches = every(keys, ast.If) if keys is not None else []
    returning = [node for node in branches if "Key_Return" in written(node.test)]
    asks = ("currentIndex", "current_id", "close_panel")
    return {name for node in returning for name in done(node.body)} - {*asks, "edit"}


def by_hand(lines: list[ast.ClassDef]) -> set[str]:
    """Give what a hand on a row does; ``lines`` are a class and those that it comes from, itself first."""
    names: set[str] = set()
    for handler in _HAND:
        own = next((f for each in lines if (f := functions(each).get(handler)) is not None), None)
        if own is not None:
            names |= done(own.body)
    return names | {name for each in lines for name in pressed(each)}


def pressed(tree: ast.AST) -> Iterator[str]:
    """Give the slots of all that is clicked, and what they call themselves."""
    known = {node.name: node for node in every(tree, ast.FunctionDef)}
    for signal, slot in connections(tree):
        if signal in _PRESSED:
            yield slot
            if slot in known:
                yield from done(known[slot].body)
    if "do_verb" in known:  # what the verbs of the bar do
        yield from (node.attr for node in every(known["do_verb"], ast.Attribute))


def connections(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Give the signals that are connected, each with the name of its slot."""
    for node in every(tree, ast.Call):
        if isinstance(node.func, ast.Attribute) and node.args:
            signal = node.func.value
            if node.func.attr == "connect" and isinstance(signal, ast.Attribute):
                yield signal.attr, name_of(node.args[0])


def keys_alone(sources: Trees) -> list[str]:
    """Find every list where something is done by Return and by no hand."""
    defined = [node for tree in sources.values() for node in every(tree, ast.ClassDef)]
    classes, missing = {found.name: found for found in defined}, []
    mentioned = {tree: {node.id for node in every(tree, ast.Name)} for tree in sources.values()}
    for found in defined:
        name = found.name
        lines, bases = [found], [name_of(base) for base in found.bases]
        for base in bases:
            if base in classes:
                lines.append(classes[base])
                bases += [name_of(each) for each in classes[base].bases]
        if not {name, *bases} & {*_LISTS}:
            continue
        hand = by_hand(lines)
        for act in sorted({act for each in lines for act in of_return(each)} - hand):
            users = [tree for tree, names in mentioned.items() if name in names]
            slots = {(slot, tree) for tree in users for signal, slot in connections(tree) if signal == act}
            if any(slot not in set(pressed(tree)) for slot, tree in slots):
                missing.append(f"{name}.{act}")
    return missing


def test_what_return_does_on_a_list_can_be_done_by_hand() -> None:
    assert len(trees()) == len(files("desktop", suffix=".py"))
    assert keys_alone(trees()) == []


_LIST = """
class Names(QListView):
    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Return:
            self.taken.emit()
{hand}

class Page(QWidget):
    def __init__(self):
        self.list = Names(self)
        self.list.taken.connect(self.take)
{button}
"""


@pytest.mark.parametrize(
    ("hand", "button", "found"),
    [
        ("", "", ["Names.taken"]),
        ("    def mousePressEvent(self, event):\n        self.choose()", "", ["Names.taken"]),
        ("", "        self.button.clicked.connect(self.leave)", ["Names.taken"]),
        ("    def mouseDoubleClickEvent(self, event):\n        self.taken.emit()", "", []),
        ("", "        self.button.clicked.connect(self.take)", []),
        ("", "        self.list.doubleClicked.connect(self.take)", []),
    ],
)
def test_a_list_for_keys_alone_is_found(hand: str, button: str, found: list[str]) -> None:
    assert keys_alone({"page.py": ast.parse(_LIST.format(hand=hand, button=button))}) == found
