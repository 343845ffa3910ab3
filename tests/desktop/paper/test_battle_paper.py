"""The battle on paper: it stands there as it stands on the screen, and tells nothing that a side hides."""

from __future__ import annotations

from pathlib import Path

from desktop.operations import battle, battle_paper, paper, tables
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.paper_job import Job, PrintOptions
from desktop.operations.play import Play
from desktop.paper.items import Circle, Item, StraightLine, TextRun
from desktop.paper.play_sheet import BOX, OrderStrip, PlaySheet
from desktop.wording.naming import phase_name
from rules.battle.commands import Annotate, Conceal, Gem, NameCard, Notch, Put, SetOrder, Stun
from rules.battle.setup import SideSetup
from rules.battle.state import Knowledge, Place
from rules.systems import KINDS
from tests.desktop.outcomes import done
from tests.desktop.paper.battles import a_job, carry
from tests.desktop.paper.reading import texts


def job_of(desk: Desk, play: Play, language: str = "fr") -> Job:
    options = PrintOptions(language=language)
    return a_job(battle_paper.battle_job(desk, battle_id=play.battle_id, options=options, phase=phase_name))


def sheets(desk: Desk, play: Play) -> list[PlaySheet]:
    found = job_of(desk, play).document.leaflets
    return [sheet for sheet in found if isinstance(sheet, PlaySheet)]


def drawn(sheet: PlaySheet, job: Job) -> list[Item]:
    return [item for page in sheet.pages(job.layout) for item in page.drawn[0].items]


def words_of(items: list[Item]) -> list[str]:
    return [item.words for item in items if isinstance(item, TextRun)]


def ticks(items: list[Item]) -> int:
    """Count the crosses through boxes."""
    return sum(isinstance(item, StraightLine) and item.width == 0.5 and item.x1 != item.x2
               and abs(item.x2 - item.x1) < BOX for item in items) // 2  # fmt: skip


def test_each_side_has_a_sheet_with_its_cards_its_turn_and_its_phase(desk: Desk, play: Play) -> None:
    data, report = paper.lay_out(job_of(desk, play))
    assert report.pages == 2
    first, second = texts(data)
    for text, name, other in ((first, "Abel le Colérique", "Cypher Lukhan"),
                              (second, "Cypher Lukhan", "Abel le Colérique")):  # fmt: skip
        assert name in text and other not in text
        assert "Tour" in text and "1" in text and "PA" not in text.split()
    english = texts(paper.lay_out(job_of(desk, play, "en"))[0])[0]
    assert "Turn" in english and "Strategic" in english and "Griffin conscript" in english


def test_wounds_stunned_the_dead_gems_and_notes_stand_as_they_stand(desk: Desk, play: Play) -> None:
    job = job_of(desk, play)
    before = drawn(sheets(desk, play)[0], job)
    fighters = play.game.fighters_of(play.game.cards_of("a")[0].id)
    mage = next(f for f in play.game.fighters.values() if f.gems and f.card.startswith("a"))
    carry(desk, play, Notch(fighters[0].id, 2), Stun(fighters[0].id), Put(fighters[1].id, Place.DEAD),
         Annotate(fighters[2].id, "porte l’étendard"), Gem(mage.id, next(iter(mage.gems))))  # fmt: skip
    after = drawn(sheets(desk, play)[0], job)
    assert ticks(after) - ticks(before) == 3, "two notches and stunned"
    lines = [item for item in after if isinstance(item, StraightLine) and item.width == 0.5]
    assert [line for line in lines if abs(line.x2 - line.x1) > 3 * BOX and line.y1 != line.y2] != [], "dead"
    assert any("porte l’étendard" in words for words in words_of(after))
    full = [[item for item in each if isinstance(item, Circle) and item.fill and item.radius == BOX / 2 - 1]
            for each in (before, after)]  # fmt: skip
    assert list(map(len, full)) == [sum(mage.gems.values()), sum(mage.gems.values()) + 1]


def test_a_game_without_sequences_has_no_strip_for_them(desk: Desk) -> None:
    for system in KINDS.values():
        found = sheets(desk, done(start_example(desk, system=system.id)))
        assert [sheet.strip is not None for sheet in found] == [system.sequences] * 2


def test_a_hidden_order_is_told_nowhere_and_its_strip_is_lines_to_write_on(desk: Desk, play: Play) -> None:
    open_strip = sheets(desk, play)[0].strip
    assert open_strip is not None and None not in open_strip.cards
    shuffled = play.game.sides["a"].order[::-1]
    carry(desk, play, Conceal("a", True))
    hidden = texts(paper.lay_out(job_of(desk, play))[0])
    carry(desk, play, SetOrder("a", shuffled))
    assert texts(paper.lay_out(job_of(desk, play))[0]) == hidden, "another order, the same sheets"
    strip = sheets(desk, play)[0].strip
    assert strip == OrderStrip((None,) * len(shuffled))
    other = sheets(desk, play)[1].strip
    assert other is not None and None not in other.cards, "who hides nothing has the strip in words"


def test_the_owner_alone_has_the_order_on_a_page_of_its_own(desk: Desk, play: Play) -> None:
    side = play.game.sides["a"]
    carry(desk, play, Conceal("a", True))
    assert battle_paper.hiding(desk, battle_id=play.battle_id) == {"a": side.player or side.name}
    order = [play.game.cards[card].name("fr") for card in side.order]
    public = job_of(desk, play)
    pages = paper.lay_out(public, invariant=True)[0]
    own = battle_paper.battle_job(
        desk, battle_id=play.battle_id, options=PrintOptions(), phase=phase_name, order_of="a"
    )
    (text,) = texts(paper.lay_out(a_job(own))[0])
    told = [text.index(f"{number}.") for number in range(1, len(order) + 1)]
    assert told == sorted(told) and all(name in text for name in order)
    listed = {play.game.cards[card].name("fr") for card in play.game.sides["b"].order} - set(order)
    assert not any(name in text for name in listed), "nothing of the other side"
    # Whatever the order, the sheets for everybody are the same to the last byte, and so are their pictures.
    carry(desk, play, SetOrder("a", side.order[::-1]))
    assert paper.lay_out(job_of(desk, play), invariant=True)[0] == pages
    assert battle_paper.hiding(desk, battle_id="x") == {}


def test_cards_nobody_has_seen_have_a_row_of_their_own(desk: Desk) -> None:
    us, them = (SideSetup(name=name, knowledge=Knowledge.COUNTED, count=count)
                for name, count in (("Nous", 2), ("Eux", 3)))  # fmt: skip
    ruleset = tables.rulesets()["seeds"]
    other = done(battle.start_battle(desk, name="Contre eux", a=us, b=them, ruleset=ruleset))
    found = sheets(desk, other)
    assert [len(sheet.rows) for sheet in found] == [2, 3]
    text = texts(paper.lay_out(job_of(desk, other))[0])[1]
    assert text.count("Carte pas encore vue") == 3
    card = other.game.cards_of("b")[0].id
    carry(desk, other, NameCard(card, "Ogre"))
    assert "Ogre" in texts(paper.lay_out(job_of(desk, other))[0])[1]


def test_a_battle_that_is_gone_is_none(desk: Desk, tmp_path: Path) -> None:
    gone = battle_paper.battle_job(desk, battle_id="x", options=PrintOptions(), phase=phase_name)
    assert gone is None
    path = tmp_path / "x.pdf"
    assert battle_paper.print_battle(
        desk, battle_id="x", options=PrintOptions(), phase=phase_name, path=path
    ) is None  # fmt: skip
    assert not path.exists()
