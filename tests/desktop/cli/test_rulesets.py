"""What the command line prints and how a replay is told: whose wound boxes, and a side without a name."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.operations import armies, battle, paper_job
from desktop.operations import rulesets as rulesets_there
from desktop.operations.desk import Desk
from desktop.operations.opening import desk_for, open_library
from desktop.operations.tables import rulesets
from rules.battle.ruleset import Ruleset
from rules.battle.setup import SideSetup
from rules.battle.state import Knowledge
from tests.desktop.cli.command_line import Run, one_sentence


@pytest.mark.parametrize(
    ("edition", "asked", "ruleset"),
    [("", (), "seeds"), ("C5", (), "c5"), ("c3", (), "c3"), ("RAG", (), "seeds"),
     ("C5", ("--ruleset", "seeds"), "seeds"), ("", ("--ruleset", "règles de la federation"), "seeds"),
     ("", ("--ruleset", "confrontation 5"), "c5")],
)  # fmt: skip
def test_wound_boxes_are_of_the_ruleset_asked_for_else_of_the_edition(
    run: Run, club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    edition: str, asked: tuple[str, ...], ruleset: str,
) -> None:  # fmt: skip
    library = open_library(club)
    army = next(army for army in library.armies() if army.name == "Scorpion (V-A-4)")
    armies.edit(desk_for(library), army.id, edition=edition)
    library.close()
    used: list[str] = []
    found = rulesets_there.ruleset_for

    def noted(desk: Desk, key: str, system: str) -> Ruleset:
        used.append(key)
        return found(desk, key, system)

    monkeypatch.setattr(paper_job, "ruleset_for", noted)
    assert run("--library", club, "print", "Scorpion (V-A-4)", "-o", tmp_path / "a.pdf", *asked).code == 0
    assert used == [ruleset]


def test_a_ruleset_that_is_not_there_is_one_sentence(run: Run, club: Path, tmp_path: Path) -> None:
    answer = run("--library", club, "print", "Griffon (V-A-4)", "-o", tmp_path / "x.pdf", "--ruleset", "c99")
    one_sentence(answer, 1)
    assert "c5" in answer.err
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize(("language", "side"), [("en", "Side B"), ("fr", "Camp B")])
def test_a_side_without_a_name_is_said_by_its_letter(
    run: Run, club: Path, tmp_path: Path, language: str, side: str
) -> None:
    library = open_library(club)
    known = SideSetup.from_muster(library.muster(library.armies()[0]))
    number = SideSetup(name="", knowledge=Knowledge.COUNTED, count=1)
    battle.start_battle(desk_for(library), name="Soir", a=known, b=number, ruleset=rulesets()["seeds"])
    library.close()
    file = tmp_path / "battle.json"
    run("--library", club, "battle", "export", file)
    lines = run("--language", language, "battle", "replay", file).out.splitlines()
    assert lines[-1].startswith(side)


def test_the_decisions_of_a_ruleset_are_listed(run: Run, club: Path) -> None:
    made = run("--library", club, "rulesets", "seeds", "--json").data
    assert isinstance(made, dict) and (made["id"], made["own"]) == ("seeds", False)
    lines = {value["path"]: line for line in made["lines"] for value in line["values"]}
    told = lines["decisions/doubles"]
    assert told["decision"] and told["section"] == "II-B-6" and "two dice kept" in told["values"][0]["words"]
    assert not lines["wound_table"]["decision"]
    assert lines["mana/dice"]["decision"] and "The texts give no figure" in lines["mana/dice"]["note"]
    only = run("--library", club, "rulesets", "Federation rules", "--decisions", "--json").data
    assert isinstance(only, dict) and all(line["decision"] for line in only["lines"])
    printed = run("--library", club, "--language", "fr", "rulesets", "seeds", "--decisions").out
    assert "Tableau de blessures · II-B-6 · Un double avec trois dés · Lu sur les deux dés gardés" in printed


def test_all_rulesets_are_listed_with_their_decisions_and_ones_own(run: Run, club: Path) -> None:
    library = open_library(club)
    own = rulesets_there.copy(desk_for(library), ruleset_id="c5", name="Club")
    assert isinstance(own, str)
    path = "track/stunned_penalty"
    assert rulesets_there.set_value(desk_for(library), ruleset_id=own, path=path, value=2) is None
    library.close()
    every = run("--library", club, "rulesets", "--json").data
    assert isinstance(every, list)
    named = {made["name"]: made for made in every}
    assert {made["id"] for made in every} >= {"seeds", "c3", "c5", "monconf", "eclats", own}
    values = {value["path"]: value for line in named["Club"]["lines"] for value in line["values"]}
    assert (values[path]["value"], values[path]["shipped"]) == (2, 1)
    assert run("--library", club, "rulesets").out.count("\n") == len(every)
    one_sentence(run("--library", club, "rulesets", "c99"), 1)
