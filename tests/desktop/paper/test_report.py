"""The report of a battle on paper: its score, who was lost when and by whom, drawn turn by turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.operations import battle_report, paper
from desktop.operations.battle_standing import side_named
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.paper_job import Job, PrintOptions
from desktop.operations.play import Play
from desktop.paper.items import Box, Circle, StraightLine, TextRun
from desktop.paper.layout import Layout
from desktop.paper.report_sheet import SIDES, BattleReport, ReportLoss
from desktop.paper.style import Style
from rules.battle.commands import Conceal, Correct, EndGame, Put, SetOrder, WriteNote
from rules.battle.state import Place, Result
from tests.desktop.outcomes import done
from tests.desktop.paper.battles import a_job, carry
from tests.desktop.paper.reading import texts


def job_of(desk: Desk, play: Play, language: str = "en") -> Job:
    options = PrintOptions(language=language)
    return a_job(battle_report.report_job(desk, battle_id=play.battle_id, options=options))


def report_of(desk: Desk, play: Play) -> BattleReport:
    (report,) = job_of(desk, play).document.leaflets
    assert isinstance(report, BattleReport)
    return report


def lose(desk: Desk, play: Play) -> None:
    """Lose two of the first side in turn 1, one of the other in turn 3, then end the battle."""
    first = [f.id for f in play.game.fighters.values() if f.id.startswith("a")]
    second = next(f.id for f in play.game.fighters.values() if f.id.startswith("b"))
    carry(desk, play, Put(first[0], Place.DEAD), Put(first[1], Place.FLED))
    carry(desk, play, Correct("game", {"turn": 3}), Put(second, Place.DEAD))


def test_losses_stand_in_their_turn_with_their_price(desk: Desk, play: Play) -> None:
    lose(desk, play)
    report = report_of(desk, play)
    assert [(loss.side, loss.turn, loss.how) for loss in report.losses] == [
        (0, 1, "dead"), (0, 1, "fled"), (1, 3, "dead"),
    ]  # fmt: skip
    assert not report.ended and report.turns == 3
    assert [side.figure for side in report.sides] == [report.losses[2].price, report.losses[0].price]
    text = texts(paper.lay_out(job_of(desk, play))[0])[0]
    assert "Battle in progress" in text and "7 of 8 in play" not in text and "6 of 8 in play" in text
    assert "Turn 3 · dies" in text and "Turn 1 · flees" in text


def test_the_end_its_points_its_winner_and_its_notes_are_told(desk: Desk, play: Play) -> None:
    lose(desk, play)
    carry(desk, play, EndGame(Result({"a": 12, "b": 40}, "b", "Près du pont.\nÀ refaire.")))
    french = texts(paper.lay_out(job_of(desk, play, "fr"))[0])[0]
    for words in ("Victoire", play.game.sides["b"].name, "12", "40", "Près du pont.", "À refaire.", "meurt"):
        assert words in french
    both = PrintOptions(language="both")
    found = battle_report.report_job(desk, battle_id=play.battle_id, options=both)
    assert len(texts(paper.lay_out(a_job(found))[0])) == 2
    assert battle_report.report_job(desk, battle_id="x", options=both) is None


def test_what_was_written_during_the_battle_is_among_its_notes(desk: Desk, play: Play) -> None:
    carry(desk, play, WriteNote("The rain begins"), Correct("game", {"turn": 3}), WriteNote("Night falls"))
    assert report_of(desk, play).notes == "Turn 1 · The rain begins\nTurn 3 · Night falls"
    carry(desk, play, EndGame(Result({"a": 12, "b": 40}, "b", "To be done again.")))
    text = texts(paper.lay_out(job_of(desk, play))[0])[0]
    for words in ("Turn 1 · The rain begins", "Turn 3 · Night falls", "To be done again."):
        assert words in text


def test_those_that_weighed_most_are_marked_where_others_weighed_less(desk: Desk, play: Play) -> None:
    lose(desk, play)
    assert not any(loss.turning for loss in report_of(desk, play).losses), "a sign at each would tell nothing"
    rest = [f.id for f in play.game.fighters.values() if f.place is Place.TABLE]
    carry(desk, play, *(Put(each, Place.DEAD) for each in rest[:3]))
    losses = report_of(desk, play).losses
    marked = [loss.price or 0 for loss in losses if loss.turning]
    assert len(marked) == 3, "four at most, and none of those that weighed alike alone"
    assert min(marked) > max(loss.price or 0 for loss in losses if not loss.turning)


def test_lines_climb_and_marks_stand_in_the_column_of_their_turn(desk: Desk, play: Play) -> None:
    lose(desk, play)
    (page,) = report_of(desk, play).pages(Layout())
    items = page.drawn[0].items
    for side, colour in enumerate(SIDES):
        line = [item for item in items if isinstance(item, StraightLine) and item.ink == colour]
        assert line and all(part.x1 <= part.x2 and part.y1 >= part.y2 for part in line)
        assert all(bool(part.dash) == bool(side) for part in line), "told apart without colours"
    discs = [item for item in items if isinstance(item, Circle) and item.fill == SIDES[0]]
    squares = [item for item in items if isinstance(item, Box) and item.fill == SIDES[1]]
    assert len(discs) == 1 + 2 * 2 and len(squares) == 1 + 2, "in the key, in the drawing and in the list"
    for sign, side in ((discs.pop(0), 0), (squares.pop(0), 1)):
        name = report_of(desk, play).sides[side].name
        key = max((i for i in items if isinstance(i, TextRun) and i.words == name), key=lambda i: i.y)
        assert abs(key.y - sign.y) < 3 and key.x > sign.x, "whose line it is stands beside the drawing"
    third = (page.width - 2 * 12 - 10) / 3
    assert discs[1].x < 22 + third and squares[0].x > 22 + 2 * third
    (plain,) = report_of(desk, play).pages(Layout(style=Style.INK_SAVER))
    fills = {item.fill for item in plain.drawn[0].items if isinstance(item, Box | Circle)}
    assert fills <= {"#ffffff", ""}, "nothing is filled to save ink"


def test_sides_without_a_name_are_lettered_and_a_long_name_hides_no_price(desk: Desk, play: Play) -> None:
    lose(desk, play)
    report = report_of(desk, play)
    unnamed = play.game.with_side("b", name="", player="")
    assert side_named(unnamed.sides["b"], "fr") == "Camp B"
    won = replace(report, sides=(report.sides[0], replace(report.sides[1], name="Camp B", won=True)))
    assert won.verdict == "Victory: Camp B"
    price = f"{report.losses[0].price:.0f}\u00a0PA"
    long = replace(report, losses=(replace(report.losses[0], author="Kaian Draghost " * 9),))
    told = [item.words for item in long.pages(Layout())[0].drawn[0].items if isinstance(item, TextRun)]
    assert any(price in words and words.endswith("…") for words in told)


def test_numbers_of_a_long_drawing_never_stand_on_each_other(desk: Desk, play: Play) -> None:
    lose(desk, play)
    many = replace(report_of(desk, play), losses=tuple(
        ReportLoss(at % 2, 1 + at // 20, f"Conscrit {at}", "dead", 11.0) for at in range(60)
    ))  # fmt: skip
    drawing = many.pages(Layout())[0].drawn[0].items
    low = next(item.y for item in drawing if isinstance(item, TextRun) and item.words == "Losses")
    told = [
        (item.x, item.y)
        for item in drawing
        if isinstance(item, TextRun) and item.ink == "#ffffff" and item.y < low
    ]
    assert 15 < len(told) < 60, "some are left to the list below"
    assert all(
        abs(a[0] - b[0]) > 3.5 or abs(a[1] - b[1]) > 3.5
        for number, a in enumerate(told)
        for b in told[:number]
    )


def test_it_tells_nothing_of_a_hidden_order(desk: Desk, play: Play) -> None:
    lose(desk, play)
    carry(desk, play, Conceal("a", True))
    before = paper.lay_out(job_of(desk, play), invariant=True)[0]
    order = play.game.sides["a"].order
    carry(desk, play, SetOrder("a", order[::-1]))
    assert paper.lay_out(job_of(desk, play), invariant=True)[0] == before


def test_one_loss_is_not_told_by_halves(desk: Desk) -> None:
    play = done(start_example(desk, system="eclats"))
    lost = next(iter(play.game.fighters))
    carry(desk, play, Put(lost, Place.DEAD))
    (page,) = report_of(desk, play).pages(Layout())
    told = [item.words for item in page.drawn[0].items if isinstance(item, TextRun)]
    assert "0.5" not in told and "1" in told


@pytest.mark.parametrize("system", ["monconf", "eclats"])
def test_every_game_has_one(desk: Desk, system: str) -> None:
    other = done(start_example(desk, system=system))
    text = texts(paper.lay_out(job_of(desk, other))[0])[0]
    assert "No loss." in text and ("PA destroyed" in text) == (system != "eclats")
