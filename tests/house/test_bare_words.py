"""No words of the window or of the command line are written bare, for nobody translates them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import TRANSLATED, called, every, files, parsed, walked

ROOMS = [
    f"desktop/{room}"
    for room in (
        "battle", "battle_start", "cli", "drafts", "library", "models", "muster", "operations", "printing",
        "rulebook", "shell", "widgets",
        "wording",
    )
]  # fmt: skip
"""Paper has both languages of its own; what `environment` says is said before any words are loaded."""

SHOWS = {
    **dict.fromkeys(
        (
            "setText", "setToolTip", "setAccessibleName", "setAccessibleDescription", "setPlaceholderText",
            "setWindowTitle", "setTitle", "setSuffix", "setPrefix", "setSpecialValueText", "addAction",
            "addMenu", "addItem", "label", "soft", "QLabel", "QPushButton", "QToolButton", "QCheckBox",
            "QAction", "SectionHeader", "KeyHint", "show_verb", "say_verb", "complain", "caption",
            "tooltip", "plain_tip", "window_title",
        ),
        0,
    ),
    **dict.fromkeys(("ActionRow", "KeyRow", "MenuRow", "addTab", "group"), 1),
    "add": 2,
}  # fmt: skip
"""What shows words, and which of its arguments they are; `add` is that of a verb of the command line."""

NAMED = {"help", "description", "epilog", "words", "hint", "tip", "required"}
"""Arguments by name that are words."""

UNSEEN = {"_log", "shared"}
"""The log, and the ids of rows of keys."""

LETTERS = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(r"^[A-ZÀ-Ý][^\W\d_]+[ ’'][^\W\d_]{2,}|[^\W\d_]{2,} [^\W\d_]{2,} [^\W\d_]{2,}")
"""What reads like words wherever it stands: two that begin with a capital, or three."""

NO_WORDS = {
    "Tacticien": "the name of the program",
    " — Tacticien": "the name of the program, behind that of a library",
    "Source Sans 3": "the name of a font",
    "fr": "the code of a language, as it stands on cards",
    "en": "the code of a language, as it stands on cards",
    "Parler français": "each language is offered in its own words",
    "Speak English": "each language is offered in its own words",
    "Detected locale": "by this a remark of Qt is known",
    "Esc": "the name of a key, which both languages have",
    "Ctrl+S": "the name of a key, which both languages have",
    "Ctrl+↵": "the name of a key, which both languages have",
    " cm": "the unit, which both languages have",
    "\u00a0mm": "the unit, which both languages have",
    "machine de guerre": "the words on a card by which a war machine is known",
    "battle export game.json": "an example to type",
    "battle print game.pdf": "an example to type",
    "battle report game.pdf": "an example to type",
    "battle html game.html": "an example to type",
    "list new griffon.json": "an example to type",
    "battle replay game.json --json": "an example to type",
    "This plugin does not support": "what Qt warns of offscreen",
}


def bare(path: Path) -> Iterator[str]:
    """Name the texts of a module that players read, or that read like words, and that nobody translates."""
    tree = parsed(path)
    found = {node for node in every(tree, ast.Constant) if SENTENCE.search(_text(node))}
    for call in every(tree, ast.Call):
        at = SHOWS.get(called(call.func), len(call.args))
        shown = [*call.args[at : at + 1], *(each.value for each in call.keywords if each.arg in NAMED)]
        found |= {text for argument in shown for text in _said(argument)}
    for text in sorted(found - _apart(tree), key=lambda text: (text.lineno, text.col_offset)):
        if LETTERS.search(_text(text)) and _text(text) not in NO_WORDS:
            yield f"{path.name}:{text.lineno}: {text.value!r} is for tr(), or NO_WORDS says why not"


def _text(node: ast.Constant) -> str:
    return node.value if isinstance(node.value, str) else ""


def _apart(tree: ast.Module) -> set[ast.AST]:
    """Give what no player reads in a module, and what is translated."""
    roots: list[ast.AST] = [*every(tree, ast.Raise), *every(tree, ast.Assert)]
    lines = [node.value for node in every(tree, ast.Expr)]
    roots += [node for node in lines if isinstance(node, ast.Constant)]  # docstrings
    roots += [node.annotation for node in every(tree, ast.AnnAssign)]
    for node in every(tree, ast.Call):
        owner = node.func.value if isinstance(node.func, ast.Attribute) else node.func
        if owner is not node.func and called(node.func) == "split":
            roots.append(owner)
        elif called(node.func) in TRANSLATED or called(owner) in UNSEEN:
            roots.append(node)
    return {inner for root in roots for inner in walked(root)}


def _said(node: ast.expr) -> Iterator[ast.Constant]:
    """Give the literals that an argument shows, whole or as a part of what it shows."""
    parts: list[ast.expr] = []
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.IfExp():
            parts = [node.body, node.orelse]
        case ast.BinOp():
            parts = [node.left, node.right]
        case ast.JoinedStr() | ast.BoolOp():
            parts = node.values
        case ast.Tuple() | ast.List():
            parts = node.elts
        case ast.Call(func=ast.Attribute(value=template, attr="format" | "format_map" | "join")):
            parts = [template, *node.args]
    for part in parts:
        yield from _said(part)


def colons(path: Path) -> Iterator[str]:
    """Name the colons that a module writes between two texts: French has a space before it."""
    found = {
        node for node in every(parsed(path), ast.JoinedStr)
        if any(isinstance(part, ast.Constant) and part.value == ": " for part in node.values[1:-1])
    }  # fmt: skip
    for node in found and found - _apart(parsed(path)):
        yield f"{path.name}:{node.lineno}: is for about()"


def test_no_colon_is_written_between_two_texts() -> None:
    modules = [path for path in files(*ROOMS, suffix=".py") if path.parent.name != "cli"]
    assert [each for path in modules for each in colons(path)] == []


def test_words_are_not_written_bare() -> None:
    modules = files(*ROOMS, suffix=".py")
    assert {path.parent.name for path in modules} >= {"library", "cli", "prompts"}
    assert [each for path in modules for each in bare(path)] == []


def test_bare_words_are_found_wherever_they_are_shown(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        'def show(self, n, made, verbs, run, page):\n    """Say something that no player reads."""\n'
        '    self.hint.setText(f"{n} notches more")\n'
        '    page.say([("Also called", n)])\n'
        '    made.add_argument("--ticked", help="ticked")\n'
        '    verbs.add("cards", run, "list cards")\n'
        '    self.title.setText("Ready" if n else self.tr("Not ready at all"))\n'
        '    raise KeyError("nobody reads this either")\n'
    )
    assert {line.split(":")[1] for line in bare(module)} == set("34567")
