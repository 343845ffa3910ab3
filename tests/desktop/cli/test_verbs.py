"""A verb of the command line is one module and its row, and both READMEs show it."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module

import pytest

from desktop.cli.arguments import Parser, Verbs
from desktop.cli.parser import VERBS, modules_of
from tests.desktop.cli.command_line import ROOT

READMES = [(ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "README.fr.md")]


def test_each_module_of_a_verb_is_a_row() -> None:
    modules = {path.stem for path in (ROOT / "desktop" / "cli" / "verbs").glob("[!_]*.py")}
    assert len(modules) > 10
    assert set(VERBS.values()) == modules
    assert len(VERBS) == len(modules)


def test_each_module_adds_one_verb_that_the_readme_shows() -> None:
    for name, module in VERBS.items():
        parser = Parser(prog="tacticien")
        import_module(f"desktop.cli.verbs.{module}").add_to(Verbs(parser, "verb"))
        assert re.findall(r"^    (\w+)\b", parser.format_help(), re.M) == [name]
        for page in READMES:
            assert re.search(rf"tacticien (--library \S+ )?{name}\b", page), name


@pytest.mark.parametrize("before", ["", "--library club.tact", "--library=club.tact --language fr"])
def test_a_verb_is_known_behind_what_holds_for_all_of_them(before: str) -> None:
    assert modules_of([*before.split(), "list", "cards", "--version"]) == ["lists"]
    assert modules_of([*before.split(), "--version", "list"]) == []


@pytest.mark.parametrize("typed", ["", "--help", "frob", "--frob list", "--library", "--language=fr"])
def test_all_verbs_are_told_where_none_is_asked_for(typed: str) -> None:
    assert modules_of(typed.split()) == [*VERBS.values()]


def test_one_verb_is_loaded_without_the_others() -> None:
    asked = (
        "import sys; from desktop.cli.run import main; main(['wounds', '--for', '3', '--res', '5']);"
        " print(*(name for name in sys.modules if '.verbs.' in name or name in ('sqlalchemy', 'pydantic')))"
    )
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "desktop.cli.verbs.wounds"
    assert " / 36" in done.stdout
