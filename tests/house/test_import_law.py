"""Each floor imports only what lies below it, and the rules do nothing but reckon."""

from __future__ import annotations

import ast
import subprocess
import sys

from tests.house.source import ROOT, files, imported, parsed, walked, written

# A function of Python or of a clock that would make the rules read, write, ask or wait.
FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}
FORBIDDEN_METHODS = {"now", "utcnow", "today", "read_text", "write_text", "read_bytes", "write_bytes"}
WIDGETS = {"PySide6.QtWidgets", "PySide6.QtGui"}


def test_the_contracts_of_the_house_are_kept() -> None:
    # In a process of its own: the tool sets up logging anew and silences every logger there is.
    law = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", law], cwd=ROOT, capture_output=True, text=True, check=False)
    broken = done.stdout.partition("Broken contracts\n----------------\n")[2] or done.stdout + done.stderr
    assert done.returncode == 0, f"mend these imports; pyproject.toml has the contracts:\n{broken}"


CHANGED_IN_PLACE = {"WoundDraft": "it takes its dice one by one, with what each of them opens"}
"""Drafts that are no frozen dataclass, and why."""


def test_a_draft_is_frozen() -> None:
    made = {
        node.name: f"{path.relative_to(ROOT).as_posix()}: {node.name}"
        for path in files("desktop/drafts", suffix=".py")
        for node in walked(parsed(path))
        if isinstance(node, ast.ClassDef)
        and node.name.endswith("Draft")
        and "Protocol" not in map(written, node.bases)
        if not any("frozen=True" in written(each) for each in node.decorator_list)
    }
    thawed = sorted(where for name, where in made.items() if name not in CHANGED_IN_PLACE)
    assert thawed == [], f"make it @dataclass(frozen=True), what is typed gives a changed copy: {thawed}"
    assert made.keys() == CHANGED_IN_PLACE.keys(), "CHANGED_IN_PLACE names one that is frozen, or gone"


def test_the_rules_read_no_file_and_no_clock_and_say_nothing() -> None:
    found = []
    for path in files("rules", suffix=".py"):
        for node in walked(parsed(path)):
            if not isinstance(node, ast.Call):
                continue
            named = isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS
            method = isinstance(node.func, ast.Attribute) and node.func.attr in FORBIDDEN_METHODS
            if named or method:
                found.append(f"{path.relative_to(ROOT)}:{node.lineno} {written(node.func)}")
    assert found == []


def test_a_users_verb_shows_nothing() -> None:
    found = {
        str(path): names & WIDGETS
        for path in files("desktop/operations", suffix=".py")
        if (names := set(imported(path)))
    }
    assert not any(found.values()), found


def run_alone(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_rules_import_where_neither_qt_nor_a_database_is_installed() -> None:
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in files("rules", suffix=".py")]
    run_alone(f"import tests.house.alone, importlib\nfor name in {names}: importlib.import_module(name)")


def test_the_command_line_needs_no_screen() -> None:
    shown = run_alone("import desktop.cli.run, sys; print(*sys.modules)").split()
    assert WIDGETS & set(shown) == set()
