"""Whoever follows the README gets what it says."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import make
from desktop.app.main import main

ROOT = Path(__file__).resolve().parents[2]
README, FRENCH = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "README.fr.md"))
PAGES = ["README.md", "README.fr.md", "CONTRIBUTING.md", "GLOSSARY.md", "CHANGELOG.md", "docs/STYLE.md"]
OURS = ".venv/bin/tacticien"
MOST_BYTES = 250_000


def commands(start: str, page: str = README) -> list[str]:
    """Give the commands of a README that stand in a block and begin so."""
    blocks = re.findall(r"^```\n(.*?)^```", page, re.S | re.M)
    return [line for block in blocks for line in block.splitlines() if line.startswith(start)]


def test_its_chores_are_verbs_of_the_one_door() -> None:
    verbs = [line.split()[2] for line in commands("python3 make.py")]
    assert verbs == ["run", "demo", "test", "install"]
    assert set(verbs) <= set(make.VERBS)
    assert "make.py" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_both_languages_say_the_same_commands_under_as_many_headings() -> None:
    assert commands("", FRENCH) == commands("") and len(commands("")) > 10
    for sign in ("## ", "| ", "!["):
        lines = [sum(line.startswith(sign) for line in page.splitlines()) for page in (README, FRENCH)]
        assert lines[0] == lines[1] > 0, sign


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Give a folder that looks like a checkout where the demonstration has run."""
    from desktop.app.demo import main as demo

    assert demo(["--to", str(tmp_path / "demo"), "--no-pictures"]) == 0
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "example.csv").write_bytes((ROOT / "docs" / "example.csv").read_bytes())
    return tmp_path


@dataclass(frozen=True)
class Done:
    """What a command left: its code and what it printed."""

    code: int
    out: str
    err: str


Reader = Callable[[list[str]], Done]


@pytest.fixture
def in_shell(checkout: Path) -> Reader:
    """Run the program as a shell does."""

    def run(words: list[str]) -> Done:
        own = {**os.environ, "PYTHONPATH": str(ROOT), "TACTICIEN_HOME": str(checkout / "home")}
        start = [sys.executable, "-P", "-c", make.WINDOW]
        done = subprocess.run([*start, *words], cwd=checkout, env=own, capture_output=True, text=True)
        return Done(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def here(checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Reader:
    """Run the program's own beginning in this process, which saves a second of the processor each time."""

    def run(words: list[str]) -> Done:
        monkeypatch.chdir(checkout)
        monkeypatch.setenv("TACTICIEN_HOME", str(checkout / "home"))
        capsys.readouterr()
        code = main(words)
        told = capsys.readouterr()
        return Done(code, told.out, told.err)

    return run


def test_its_commands_work_as_typed(checkout: Path, in_shell: Reader, here: Reader) -> None:
    *typed, last = [shlex.split(line)[1:] for line in commands(OURS)]
    assert len(typed) > 5
    assert last == ["selftest"], "which opens every window: tests/desktop/cli/test_cli.py does so"
    for at, words in enumerate(typed):
        # The first makes the library: it begins as it does for a reader.
        done = (in_shell if at == 0 else here)(words)
        assert (done.code, done.err) == (0, ""), words
        assert done.out.strip(), words
    assert (checkout / "griffon.pdf").read_bytes().startswith(b"%PDF")
    assert (checkout / "club.tact").is_file()


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    here = ROOT / page
    links = re.findall(r"\]\(([^)#]+)\)", here.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (here.parent / link).is_file()] == []


def test_its_pictures_are_light_enough_to_be_looked_at() -> None:
    sizes = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").glob("*.png")}
    assert sizes
    assert {name: size for name, size in sizes.items() if size >= MOST_BYTES} == {}


def test_whoever_is_credited_is_carried_and_the_other_way_round() -> None:
    carried = sorted(path.name for path in (ROOT / "resources").rglob("*.txt"))
    for page in (README, FRENCH):
        assert carried == sorted(Path(link).name for link in re.findall(r"\]\((resources/[^)]+)\)", page))
