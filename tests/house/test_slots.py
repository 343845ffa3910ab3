"""No signal is connected to an object that nobody holds: PySide holds the object of a method weakly.

Three shapes of it are found in the source: the method of an object made on the spot; the method of a local
object; and an object without a parent that connects methods of its own and that nobody keeps.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.house.source import Trees, every, name_of, trees, written


def classes(sources: Trees) -> dict[str, list[ast.ClassDef]]:
    """Give the classes of the program by their names; a name may stand for several."""
    found = defaultdict(list)
    for tree in sources.values():
        for node in every(tree, ast.ClassDef):
            found[node.name].append(node)
    return found


def parented(name: str, known: Mapping[str, list[ast.ClassDef]]) -> bool:
    """Tell whether objects of a class are kept by Qt: they are QObjects, made with a parent."""
    if name not in known:
        return name.startswith("Q")
    if any(_begins_alone(each) for each in known[name]):
        return False
    return all(any(parented(name_of(base), known) for base in each.bases) for each in known[name])


@cache
def _begins_alone(found: ast.ClassDef) -> bool:
    """Tell whether a class begins its base without a parent."""
    return any(not node.args and written(node) == "super().__init__()" for node in every(found, ast.Call))


def connected(within: ast.AST) -> Iterator[ast.expr]:
    """Give what signals are connected to."""
    for node in every(within, ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr == "connect":
            yield from node.args[:1]


def root(node: ast.expr) -> ast.expr:
    """Give what a chain of names begins with: ``table`` of ``table.hands.enter``."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node


def made(node: ast.AST) -> str:
    """Give the class whose object an expression makes, "" for none."""
    return name_of(node.func) if isinstance(node, ast.Call) else ""


def lost(sources: Trees) -> list[str]:
    """Find every slot whose object is gone before it is called."""
    known = classes(sources)
    alone = {name for name in known if not parented(name, known)}
    listening = {
        name for name in alone if any("self" in map(_first, connected(each)) for each in known[name])
    }
    return [f"{path}:{line}" for path, tree in sources.items() for line in _lost(tree, alone, listening)]


def _first(slot: ast.expr) -> str:
    """Give the name that a bound method begins with, "" for what is none."""
    begin = root(slot)
    return begin.id if isinstance(slot, ast.Attribute) and isinstance(begin, ast.Name) else ""


def _lost(tree: ast.Module, alone: set[str], listening: set[str]) -> Iterator[int]:
    yield from (slot.lineno for slot in connected(tree) if made(root(slot)) in alone)
    for function in every(tree, ast.FunctionDef):
        short_lived = {
            target.id
            for node in every(function, ast.Assign)
            if made(node.value) in alone
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        yield from (slot.lineno for slot in connected(function) if _first(slot) in short_lived)
    for alone_on_its_line in every(tree, ast.Expr):
        thing = alone_on_its_line.value
        while isinstance(thing, ast.Call) and isinstance(thing.func, ast.Attribute):
            thing = thing.func.value
        if made(thing) in listening:
            yield alone_on_its_line.lineno


def test_every_slot_belongs_to_somebody_who_is_held() -> None:
    assert lost(trees()) == []


@pytest.mark.parametrize(
    "careless",
    [
        "dialog.fileSelected.connect(Writer(place).write)",
        "writer = Writer(place)\n    dialog.fileSelected.connect(writer.write)",
        "Listener(dialog)",
        "Listener(dialog).begin()",
        "Alone(dialog).begin()",
    ],
)
def test_a_slot_of_an_object_nobody_holds_is_found(careless: str) -> None:
    source = f"""
class Writer:
    def write(self, name): ...

class Listener:
    def __init__(self, dialog):
        dialog.closed.connect(self.done)

class Alone(QObject):
    def __init__(self, dialog):
        super().__init__()
        dialog.closed.connect(self.done)

class Held(QObject):
    def __init__(self, dialog):
        super().__init__(dialog)
        dialog.closed.connect(self.done)

def ask(self, dialog, place):
    Held(dialog).begin()
    self.writer = Writer(place)
    dialog.fileSelected.connect(self.writer.write)
    {careless}
"""
    assert len(lost({str(Path("careless.py")): ast.parse(source)})) == 1
