"""The battle on paper: it stands there as it stands on the screen, and tells nothing that a side hides."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from desktop.battle.system_loader import pieces_of
from desktop.operations import armies, battle, battle_paper, battle_start, paper, tables
from desktop.operations.battle_standing import phase_words, points_of, standing_of, state_of
from desktop.operations.battle_start import army_side, named_apart, start_example
from desktop.operations.desk import Desk
from desktop.operations.paper_job import Job, PrintOptions
from desktop.operations.play import Play
from desktop.paper.items import Circle, Item, StraightLine, TextRun
from desktop.paper.play_sheet import BOX, OrderStrip, PlaySheet
from rules.armies import Option, OptionKind
from rules.battle.commands import Annotate, Conceal, Gem, NameCard, Notch, Put, SetOrder, Stun
from rules.battle.setup import SideSetup
from rules.battle.state import Knowledge, Place
from rules.modifiers import Modifier, ModifierKind
from rules.spells import Spell
from rules.systems import KINDS
from rules.values import Characteristic
from tests.desktop.outcomes import done
from tests.desktop.paper.battles import a_job, carry
from tests.desktop.paper.reading import texts


def job_of(desk: Desk, play: Play, language: str = "fr") -> Job:
    options = PrintOptions(language=language)
    return a_job(battle_paper.battle_job(desk, battle_id=play.battle_id, options=options))


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


def test_the_head_says_the_phase_whole_in_both_languages(desk: Desk) -> None:
    for system in KINDS:
        other = done(start_example(desk, system=system))
        phase = phase_words(other.game, system, ("fr", "en"))
        job = job_of(desk, other, "both")
        for sheet in job.document.leaflets:
            assert isinstance(sheet, PlaySheet)
            assert phase in words_of(drawn(sheet, job))


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
    crossed = [at for at, item in enumerate(after) if ticks([item, item])]
    for cross in crossed[1::2]:  # what stands in a crossed box is read on a free ground above its cross
        ground, letter = after[cross + 1 : cross + 3]
        assert isinstance(ground, Circle) and ground.fill
        assert isinstance(letter, TextRun) or isinstance(after[cross + 3], TextRun), (
            "of the circle of stunned"
        )
    lines = [item for item in after if isinstance(item, StraightLine) and item.width == 0.5]
    assert [line for line in lines if abs(line.x2 - line.x1) > 3 * BOX and line.y1 != line.y2] != [], "dead"
    assert any("porte l’étendard" in words for words in words_of(after))
    full = [[item for item in each if isinstance(item, Circle) and item.fill and item.radius == BOX / 2 - 1]
            for each in (before, after)]  # fmt: skip
    assert list(map(len, full)) == [sum(mage.gems.values()), sum(mage.gems.values()) + 1]


def test_what_a_card_was_bought_stands_there_with_what_it_costs_in_play(desk: Desk, play: Play) -> None:
    known = next(card.options for card in play.game.cards_of("a") if card.options)
    army = desk.library.armies()[0]
    bought = (*known, Option("Potion de soins", OptionKind.ARTEFACT, 8))
    done(armies.set_options(desk, army.id, entry_id=army.entries[0].id, options=bought))
    ours, theirs = named_apart(army_side(desk, army_id=army.id), army_side(desk, army_id=army.id))
    ruleset = tables.rulesets()["seeds"]
    other = done(battle.start_battle(desk, name="Magie", a=ours, b=theirs, ruleset=ruleset))
    french = "Lance de braise (feu 2, difficulté RES, portée 20 cm, jusqu’à la fin du tour, DEF −2)"
    english = "Ember lance (fire 2, difficulty RES, range 20 cm, to the end of the turn, DEF −2)"
    for language, said, unsaid in (
        ("fr", french, english), ("en", english, french), ("both", f"{french} / {english}", "\u2026"),
    ):  # fmt: skip
        text = texts(paper.lay_out(job_of(desk, other, language))[0])[0]
        words = " ".join(text.replace("\u00a0", " ").replace("\ufffe", "").split())
        assert said in words and "Potion de soins" in words
        assert unsaid not in words and "8 PA" not in words


def test_what_a_player_noted_of_a_card_in_the_list_is_read_beside_it(desk: Desk) -> None:
    army = desk.library.armies()[0]
    armies.set_note(desk, army.id, entry_id=army.entries[0].id, note="Garde le gué")
    ours, theirs = named_apart(army_side(desk, army_id=army.id), army_side(desk, army_id=army.id))
    ruleset = tables.rulesets()["seeds"]
    other = done(battle.start_battle(desk, name="Au gué", a=ours, b=theirs, ruleset=ruleset))
    for language in ("fr", "both"):
        assert "Garde le gué" in texts(paper.lay_out(job_of(desk, other, language))[0])[0]
    kept = battle_start.keep_as_army(desk, game=other.game, side="a", name="Encore")
    assert desk.library.army(done(kept)).entries[0].note == "Garde le gué"


def test_cards_that_a_page_holds_stand_on_one_and_the_strip_that_has_no_room_there_on_the_next(
    desk: Desk, play: Play
) -> None:
    job = job_of(desk, play)
    sheet = sheets(desk, play)[0]
    assert sheet.strip is not None
    told = [
        (count, replace(sheet, rows=(sheet.rows * 3)[:count], strip=OrderStrip(("Ogre",) * count)))
        for count in range(5, 13)
    ]
    parted = 0
    for count, each in told:
        bare, made = (one.pages(job.layout) for one in (replace(each, strip=None), each))
        if len(bare) == 1 and len(made) == 2:
            parted += 1
            runs = [[item for item in page.drawn[0].items if isinstance(item, TextRun)] for page in made]
            assert [run.words for run in runs[0]].count("MOU") == count
            assert runs[1][0].words == "\u2702"
    assert parted, "none of these has room for its cards alone"


def test_gems_by_element_and_a_spell_of_one_casting_are_said(play: Play) -> None:
    spell = Spell(name_fr="Jugement", name_en="Doom", once=True)
    card = replace(play.game.cards_of("a")[0], options=(Option("Jugement", OptionKind.SPELL, spell=spell),))
    before = play.game.fighters_of(card.id)[0]
    for fighter, said in (
        (replace(before, gems={"fire": 2, "water": 0}), "feu\u00a02"),
        (replace(before, used={"Jugement": 1}), "Jugement\u202f: déjà lancé / Doom: already cast"),
    ):
        game = play.game.with_card(card).with_fighters([fighter])
        told = state_of(game, fighter, ("fr", "en"))
        assert said in told and "eau" not in told


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
    own = battle_paper.battle_job(desk, battle_id=play.battle_id, options=PrintOptions(), order_of="a")
    (text,) = texts(paper.lay_out(a_job(own))[0])
    told = [text.index(f"{number}.") for number in range(1, len(order) + 1)]
    assert told == sorted(told) and all(name in text for name in order)
    both = PrintOptions(language="both")
    spoken = battle_paper.battle_job(desk, battle_id=play.battle_id, options=both, order_of="a")
    (told_twice,) = texts(paper.lay_out(a_job(spoken))[0])
    english = [play.game.cards[card].name("en") for card in side.order]
    assert all(f"{name} / {other}" in told_twice for name, other in zip(order, english, strict=True))
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
    gone = battle_paper.battle_job(desk, battle_id="x", options=PrintOptions())
    assert gone is None
    path = tmp_path / "x.pdf"
    assert battle_paper.print_battle(
        desk, battle_id="x", options=PrintOptions(), path=path
    ) is None  # fmt: skip
    assert not path.exists()


def test_a_card_set_aside_is_told_by_its_owner_alone(desk: Desk, play: Play) -> None:
    order = play.game.sides["a"].order
    names = [play.game.cards[card].name("fr") for card in order]

    def strip(first: str, *, hidden: bool) -> OrderStrip | None:
        pile = tuple(card for card in order if card != first)
        after = play.game.with_side("a", pile=pile, reserve=(first,), hidden=hidden)
        return battle_paper.strip_of(after, after.sides["a"], ("fr",))

    assert strip(order[0], hidden=False) == OrderStrip(tuple(names[1:]), (names[0],))
    assert strip(order[0], hidden=True) == strip(order[1], hidden=True) == OrderStrip(
        (None,) * (len(order) - 1), (None,)
    )  # fmt: skip
    sheet = replace(sheets(desk, play)[0], strip=strip(order[0], hidden=False))
    words = words_of(drawn(sheet, job_of(desk, play)))
    assert words[-2:] == ["Réserve", names[0]]


def test_an_order_in_both_languages_names_every_card_whole_in_one_size(desk: Desk, play: Play) -> None:
    job = job_of(desk, play, "both")
    (sheet, _) = (leaflet for leaflet in job.document.leaflets if isinstance(leaflet, PlaySheet))
    assert sheet.strip is not None
    for more in ((), ("Templier de l’Inquisition (1) / Templar of the inquisition (1)",), ("m" * 60,)):
        strip = OrderStrip((*sheet.strip.cards, *more), (sheet.strip.cards[0],))
        items = drawn(replace(sheet, strip=strip), job)
        start = max(at for at, item in enumerate(items) if isinstance(item, TextRun) and "✂" in item.words)
        told = [item for item in items[start:] if isinstance(item, TextRun)]
        names = [item for item in told if item.words in strip.all]
        assert sorted(item.words for item in names) == sorted(card for card in strip.all if card)
        assert len({item.size for item in names}) == 1


def test_what_holds_figures_and_sides_beside_wounds_is_said(desk: Desk, play: Play) -> None:
    one, two = (play.game.cards_of(side)[0].id for side in "ab")
    ours, theirs = play.game.fighters_of(one)[1], play.game.fighters_of(two)[0]
    penalties = tuple(
        Modifier(each, -1.0, "", ModifierKind.PENALTY)
        for each in (Characteristic.INI, Characteristic.INI, Characteristic.ATT)
    )
    game = replace(play.game, contacts=((ours.id, theirs.id),), hand="a", winner="b", speaking=(one,))
    game = game.with_side("a", points={"command": 3}, reserve=(one,))
    fighter = replace(
        ours, marks={"frightened": 1, "engaged": 2}, level=1, modifiers=penalties, note="porte\nl’étendard"
    )
    game = game.with_fighters([fighter])
    assert state_of(game, fighter, ("fr",)) == (
        "effrayé, palier 1, INI\u00a0−2, ATT\u00a0−1, porte\nl’étendard"
    )
    assert "frightened" in state_of(game, fighter, ("fr", "en"))
    assert list(points_of(game.sides["a"], ("fr",))) == [("Commandement", "3"), ("Réserve", "1")]
    name, other = (game.cards[card].name("fr") for card in (one, two))
    us, them = (game.sides[side].name for side in "ab")
    assert [(each.lead, each.phrases) for each in standing_of(game, ("fr",))] == [
        ("Tactique gagnée par", (them,)), ("La parole est à", (us,)), ("Joue", (name,)),
        ("Au contact", (f"{name}\u00a0{ours.letter} – {other}",)),
    ]  # fmt: skip
    sheet = replace(sheets(desk, play)[0], standing=tuple(standing_of(game, ("fr", "en"))))
    words = " ".join(words_of(drawn(sheet, job_of(desk, play))))
    assert "Au contact / In contact" in words


def test_phases_are_named_in_the_language_of_the_print_whatever_the_screen_speaks(desk: Desk) -> None:
    for system in KINDS:
        other = done(start_example(desk, system=system))
        for phase in (other.game.phase, *pieces_of(system).phases(other.game)):
            said = [phase_words(replace(other.game, phase=phase), system, (each,)) for each in ("fr", "en")]
            assert phase not in said and all(said)
    assert phase_words(replace(other.game, phase="enemies"), "eclats", ("fr", "en")) == "Ennemis / Enemies"


def test_cards_of_one_profile_have_their_numbers_on_the_sheet_as_on_the_strip(desk: Desk) -> None:
    army = desk.library.armies()[0]
    done(armies.add_entry(desk, army.id, card_id=army.entries[0].card_id, figures=2))
    ours, theirs = named_apart(army_side(desk, army_id=army.id), army_side(desk, army_id=army.id))
    ruleset = tables.rulesets()["seeds"]
    other = done(battle.start_battle(desk, name="Jumeaux", a=ours, b=theirs, ruleset=ruleset))
    sheet = sheets(desk, other)[0]
    named = [row.card.name("fr") for row in sheet.rows]
    assert (
        len(set(named)) == len(army.entries) + 1
        and sheet.strip is not None
        and set(sheet.strip.cards) == set(named)
    )
