"""Whoever follows the README gets what it says."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import make

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = ["README.md", "CONTRIBUTING.md", "GLOSSARY.md", "CHANGELOG.md", "docs/STYLE.md"]
OURS = ".venv/bin/tacticien"
MOST_BYTES = 250_000


def commands(start: str) -> list[str]:
    """Give the commands of the README that stand in a block and begin so."""
    blocks = re.findall(r"^```\n(.*?)^```", README, re.S | re.M)
    return [line for block in blocks for line in block.splitlines() if line.startswith(start)]


def test_its_chores_are_verbs_of_the_one_door() -> None:
    verbs = [line.split()[2] for line in commands("python3 make.py")]
    assert verbs == ["run", "test", "demo", "install"]
    assert set(verbs) <= set(make.VERBS)
    assert "make.py" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Give a folder that looks like a checkout where the demonstration has run."""
    from desktop.app.demo import main as demo

    assert demo(["--to", str(tmp_path / "demo"), "--no-pictures"]) == 0
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "example.csv").write_bytes((ROOT / "docs" / "example.csv").read_bytes())
    return tmp_path


def test_its_commands_work_as_typed(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = commands(OURS)
    assert len(typed) > 6
    own = {**os.environ, "PYTHONPATH": str(ROOT), "TACTICIEN_HOME": str(checkout / "home")}
    start = [sys.executable, "-P", "-c", make.WINDOW]
    for line in typed:
        done = subprocess.run(
            [*start, *shlex.split(line)[1:]], cwd=checkout, env=own, capture_output=True, text=True
        )
        assert (done.returncode, done.stderr) == (0, ""), line
        assert done.stdout.strip(), line
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
    named = sorted(Path(link).name for link in re.findall(r"\]\((resources/[^)]+)\)", README))
    assert carried == named
