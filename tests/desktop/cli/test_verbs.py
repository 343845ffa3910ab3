"""A verb of the command line is one module and its row, and both READMEs show it."""

from __future__ import annotations

import re

from desktop.cli.arguments import Parser, Verbs
from desktop.cli.parser import VERBS
from tests.desktop.cli.command_line import ROOT

READMES = [(ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "README.fr.md")]


def test_each_module_of_a_verb_is_a_row() -> None:
    modules = {path.stem for path in (ROOT / "desktop" / "cli" / "verbs").glob("[!_]*.py")}
    assert len(modules) > 10
    assert {verb.__name__.rpartition(".")[2] for verb in VERBS} == modules
    assert len(VERBS) == len(modules)


def test_each_module_adds_one_verb_that_the_readme_shows() -> None:
    for module in VERBS:
        parser = Parser(prog="tacticien")
        module.add_to(Verbs(parser, "verb"))
        (name,) = re.findall(r"^    (\w+)\b", parser.format_help(), re.M)
        for page in READMES:
            assert re.search(rf"tacticien (--library \S+ )?{name}\b", page), name
