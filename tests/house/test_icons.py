"""Every icon that the program asks for is bundled, however its name is given.

A name is followed from where it is used (what is called ``icon`` or ``icon_name``, and the functions of
`desktop.look.icons` and `desktop.look.painting`) back to the words that are written there: through
conditions, tuples, tables, loops, functions and the fields of records.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

import resources
from tests.house.source import Trees, around, every, name_of, trees, written

_DRAWN = {"icon": 0, "pixmap": 0, "icon_in": 2, "icon_at": 2}
"""Which argument is the name, of the functions that draw an icon."""

_NAMED = ("icon", "icon_name", "picture", "step_icons", "_ICONS", "ICONS", "_PLACE_ICONS")
_MOST = 6  # steps that a name is followed back


class Names:
    """What may be written where a name of an icon is asked for."""

    def __init__(self, sources: Trees) -> None:
        self._sources = sources
        self._made: dict[str, list[tuple[str, ...]]] = defaultdict(list)
        self._functions: dict[str, list[ast.FunctionDef]] = defaultdict(list)
        self._tables: dict[str, list[tuple[ast.expr, ast.Module]]] = defaultdict(list)
        for tree in sources.values():
            self._learn(tree)

    def _learn(self, tree: ast.Module) -> None:
        methods = set[ast.stmt]()
        for made in every(tree, ast.ClassDef):
            methods.update(made.body)
            begin = [f for f in made.body if isinstance(f, ast.FunctionDef) and f.name == "__init__"]
            fields = [each.target for each in made.body if isinstance(each, ast.AnnAssign)]
            self._made[made.name].append(_taken(begin[0])[1:] if begin else tuple(map(name_of, fields)))
        for function in every(tree, ast.FunctionDef):
            self._made[function.name].append(_taken(function)[function in methods :])
            self._functions[function.name].append(function)
        for target, value in _assigned(tree):
            if isinstance(target, ast.Name):
                self._tables[target.id].append((value, tree))

    def asked(self) -> Iterator[tuple[str, str]]:
        """Give every name that is asked for, with where."""
        for path, tree in self._sources.items():
            for expression in self._wanted(tree):
                for name in self.words(expression, tree):
                    yield name, f"{path}:{expression.lineno}"

    def _wanted(self, tree: ast.Module) -> Iterator[ast.expr]:
        """Give what stands in a module where a name of an icon is asked for."""
        for call in every(tree, ast.Call):
            called = name_of(call.func)
            at = _DRAWN.get(called)
            if at is not None and len(call.args) > at and not _is_method(call.func):
                yield call.args[at]
            for given in self._made.get(called, ()):
                yield from (arg for arg, name in zip(call.args, given, strict=False) if name in _NAMED)
            yield from (word.value for word in call.keywords if word.arg in _NAMED)
        for target, value in _assigned(tree):
            name = target.attr if isinstance(target, ast.Attribute) else name_of(target)
            if name in _NAMED:
                yield value
        for node in every(tree, ast.Assign):
            if isinstance(node.value, ast.Subscript):
                yield from self._rows(node.targets[0], name_of(node.value.value))
        loops: list[ast.For | ast.comprehension] = [*every(tree, ast.For), *every(tree, ast.comprehension)]
        for loop in loops:
            yield from _unpacked(loop.target, loop.iter)

    def _rows(self, target: ast.expr, table: str) -> Iterator[ast.expr]:
        """Give what the rows of a table hand to a name of an icon."""
        for rows, _ in self._tables.get(table, ()):
            for row in rows.values if isinstance(rows, ast.Dict) and isinstance(target, ast.Tuple) else ():
                yield from (value for part, value in _parts(target, row) if name_of(part) in _NAMED)

    def words(self, node: ast.expr, tree: ast.Module, steps: int = 0) -> set[str]:
        """Give the words that an expression may be."""
        if steps > _MOST:
            return set()
        found: list[ast.expr] = []
        match node:
            case ast.Constant(value=str(word)):
                return {word} - {""}
            case ast.JoinedStr():
                return self._joined(node)
            case ast.IfExp():
                found = [node.body, node.orelse]
            case ast.BoolOp() | ast.Dict():
                found = node.values
            case ast.BinOp():
                found = [node.left, node.right]
            case ast.Call(func=ast.Attribute(value=table, attr="get")):
                found = [table, *node.args[1:]]
            case ast.Subscript():
                found = [node.value]
            case ast.Name(id=name):
                values = list(self._values(name, node, tree))
                return {word for value, at in values for word in self.words(value, at, steps + 1)}
            case ast.Call():
                found = [
                    value for made in self._functions.get(name_of(node.func), ()) for value in _said(made)
                ]
        return {word for each in found for word in self.words(each, tree, steps + 1)}

    def _joined(self, node: ast.JoinedStr) -> set[str]:
        """Give the names that begin as a name does that is put together, itself where none does."""
        begin = node.values[0].value if isinstance(node.values[0], ast.Constant) else ""
        known = {name for name in bundled() if begin and name.startswith(str(begin))}
        return known or {written(node)}

    def _values(self, name: str, node: ast.expr, tree: ast.Module) -> Iterator[tuple[ast.expr, ast.Module]]:
        """Give what a name stands for: in its function, else the tables of that name."""
        scope = around(tree, node, ast.FunctionDef)
        inner = [
            (value, tree)
            for target, value in (_assigned(scope) if scope is not None else ())
            if isinstance(target, ast.Name) and target.id == name
        ]
        yield from inner or (pair for pair in self._tables.get(name, ()) if name.isupper())


def _taken(function: ast.FunctionDef) -> tuple[str, ...]:
    return tuple(arg.arg for arg in function.args.args)


def _is_method(function: ast.expr) -> bool:
    """Tell whether a call asks a thing for its icon instead of drawing one by its name."""
    return isinstance(function, ast.Attribute) and name_of(function.value) != "icons"


def _said(function: ast.FunctionDef) -> list[ast.expr]:
    """Give what a function returns that gives the names of icons."""
    returns = every(function, ast.Return) if "icon" in function.name else []
    return [node.value for node in returns if node.value is not None]


def _assigned(within: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Give each target with its value; the parts of a tuple one by one."""
    for said in every(within, ast.AnnAssign):
        if said.value is not None:
            yield said.target, said.value
    for node in every(within, ast.Assign):
        for target in node.targets:
            yield from _parts(target, node.value)


def _parts(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    if not isinstance(target, ast.Tuple):
        yield target, value
        return
    for choice in (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,):
        if (
            isinstance(choice, ast.Call)
            and isinstance(choice.func, ast.Attribute)
            and choice.func.attr == "get"
        ):
            choices: list[ast.expr] = [*choice.args[1:]]
            if isinstance(choice.func.value, ast.Dict):
                choices += choice.func.value.values
        else:
            choices = [choice]
        for each in choices:
            if isinstance(each, ast.Tuple):
                for part, its in zip(target.elts, each.elts, strict=False):
                    yield from _parts(part, its)


def _unpacked(target: ast.expr, rows: ast.expr) -> Iterator[ast.expr]:
    """Give what a loop hands to a name of an icon, row by row."""
    if isinstance(rows, ast.Call) and name_of(rows.func) == "enumerate" and isinstance(target, ast.Tuple):
        rows, target = rows.args[0], target.elts[1]
    if isinstance(rows, ast.Tuple | ast.List):
        for row in rows.elts:
            yield from (value for part, value in _parts(target, row) if name_of(part) in _NAMED)


@cache
def bundled() -> frozenset[str]:
    return frozenset(path.stem for path in resources.path("icons").glob("*.svg"))


@cache
def asked() -> dict[str, str]:
    return dict(Names(trees()).asked())


def test_every_icon_that_is_asked_for_is_bundled() -> None:
    assert {name: where for name, where in asked().items() if name not in bundled()} == {}


def test_every_way_to_name_an_icon_is_followed() -> None:
    written = {
        node.value
        for path, tree in trees().items()
        if "/paper/" not in path.replace("\\", "/")  # emblems of peoples are drawn, some of the same name
        for node in every(tree, ast.Constant)
        if isinstance(node.value, str)
    }
    assert (written & bundled()) - set(asked()) == set()


@pytest.mark.parametrize(
    "careless",
    [
        'icon("unicorn")',
        'icons.pixmap("unicorn", 20)',
        'icon_in(ink, rect, "unicorn", 20, "text")',
        'button.show_verb(words, icon="unicorn")',
        'button.show_verb(words, "unicorn")',
        'button.show_verb(words, icon="check" if on else "unicorn")',
        'Row("open", "unicorn")',
        'show(icon=TABLE.get(key, "check"))',
        'picture, icon = words, "unicorn"',
        'icon, tone = {"good": ("check", "good"), "bad": ("unicorn", "bad")}.get(key, ("x", "soft"))',
        "words, icon = ROWS[key]",
        'for place, (what, icon) in enumerate((("edit", "unicorn"), ("remove", "x"))): ...',
        "show(icon=icon_of(what))",
        'icon_name = "unicorn"',
    ],
)
def test_an_icon_that_is_not_bundled_is_found(careless: str) -> None:
    source = f"""
TABLE = {{"ride": "unicorn"}}
ROWS = {{"ride": ("on", "unicorn")}}

class Row:
    id: str
    icon: str

class Button:
    def show_verb(self, words, icon): ...

def icon_of(what):
    return "unicorn"

def show(button, ink, rect, on, key):
    {careless}
"""
    found = Names({"careless.py": ast.parse(source)}).asked()
    assert "unicorn" in {name for name, _ in found}
