"""Several lists printed from the command line: one file, each list with its own cards."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from pypdf import PdfReader

from db.library import CardWrite, Library
from desktop.environment import paths
from desktop.environment.settings import Settings
from desktop.operations import battle, offers, tables
from desktop.operations.battle_start import army_side, begin, start_example
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from desktop.operations.paper_job import PrintOptions
from rules.armies import Option, OptionKind
from rules.battle.commands import Conceal
from rules.battle.setup import ListedCard, SideSetup
from rules.cards import Card
from rules.offers import Offer
from rules.spells import Spell
from rules.text import Message, Refusal
from tests.desktop import outcomes
from tests.desktop.cli.command_line import BATTLE, Run, one_sentence
from tests.desktop.paper.cards import KAIAN, abilities
from tests.desktop.paper.reading import texts

NAMES = "Griffon (V-A-4)", "Scorpion (V-A-4)"


def test_several_lists_are_printed_as_one_file(at_club: Run, tmp_path: Path) -> None:
    alone = [json.loads(at_club("print", name, "-o", tmp_path / "one.pdf", "--json").out) for name in NAMES]
    both = tmp_path / "both.pdf"
    done = at_club("print", *NAMES, "-o", both, "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert told["army"] == ", ".join(NAMES)
    assert told["cards"] == sum(each["cards"] for each in alone)
    read = PdfReader(both)
    assert told["pages"] == len(read.pages)
    assert [each.title for each in read.outline if not isinstance(each, list)] == list(NAMES)
    twice = at_club("print", NAMES[0], NAMES[0], "-o", both, "--json")
    assert json.loads(twice.out)["cards"] == alone[0]["cards"], "one list once"


def test_sheets_are_made_as_they_are_asked_for(at_club: Run, tmp_path: Path) -> None:
    pdf = tmp_path / "own.pdf"
    asked = ("print", NAMES[0], "-o", pdf, "--json")
    done = at_club(
        *asked, "--paper", "card", "--card", "60x90", "--landscape", "--icons", "--bleed", "3", "--gap", "1",
        "--cuts", "lines",
    )  # fmt: skip
    assert done.code == 0, done.err
    box = PdfReader(pdf).pages[-1].mediabox
    wide, high = (float(n) * 25.4 / 72 for n in box[2:])
    assert (round(wide, 1), round(high, 1)) == (96.0, 66.0)
    tight = at_club(*asked, "--margin", "12", "--measured", "49.5", "50")
    assert tight.code == 0 and "instead of 9" in tight.err
    for wrong in (("--card", "5x5"), ("--bleed", "9"), ("--margin", "wide"), ("--measured", "30", "50")):
        assert at_club(*asked, *wrong).code == 2
    one_sentence(
        at_club(*asked, "--card", "150x210", "--margin", "25", "--bleed", "5", "--measured", "49", "50"), 1
    )
    one_sentence(at_club(*asked, "--printer", "Laser"), 1)


def test_backs_and_the_test_page_are_printed_without_a_window(at_club: Run, tmp_path: Path) -> None:
    pdf = tmp_path / "backs.pdf"
    asked = ("print", NAMES[0], "-o", pdf, "--json", "--flip", "short", "--offset", "-0.3", "0.2")
    assert at_club(*asked, "--backs").data["pages"] == 4
    assert at_club(*asked, "--fold").data["pages"] == 3
    assert at_club("print", "--test-page", "-o", pdf, "--json").data["pages"] == 2
    assert len(PdfReader(pdf).pages) == 2
    one_sentence(at_club("print", "-o", pdf), 1)


def test_pages_are_written_as_pictures_by_their_ending(at_club: Run, tmp_path: Path) -> None:
    done = at_club("print", NAMES[0], "-o", tmp_path / "g.png", "--dpi", "100", "--json")
    assert done.code == 0, done.err
    pictures = sorted(tmp_path.glob("*.png"))
    assert [path.name for path in pictures] == ["g-1.png", "g-2.png"]
    assert done.data["files"] == [*map(str, pictures)] and done.data["file"] == str(pictures[0])
    words = at_club("print", NAMES[0], "-o", tmp_path / "g.png", "--dpi", "100").out
    assert words.rstrip().endswith(f"written to {pictures[0]} to {pictures[1]}.")
    head = (tmp_path / "g-1.png").read_bytes()[:24]
    assert int.from_bytes(head[16:20], "big") == 827, "210 mm at 100 dpi"
    one_sentence(at_club("print", NAMES[0], "-o", tmp_path / "nowhere" / "g.png"), 1)
    assert at_club("print", NAMES[0], "-o", tmp_path / "g.png", "--dpi", "9").code == 2


def test_a_battle_is_printed_as_it_stands(at_club: Run, tmp_path: Path) -> None:
    pdf = tmp_path / "game.pdf"
    one_sentence(at_club("battle", "print", pdf), 1)
    assert at_club("import", BATTLE).code == 0
    done = at_club("battle", "print", pdf, "--paper", "letter", "--json")
    assert done.code == 0, done.err
    read = PdfReader(pdf)
    assert done.data["pages"] == len(read.pages) >= 2
    assert round(float(read.pages[0].mediabox.width)) == 612
    one_sentence(at_club("battle", "print", tmp_path / "nowhere" / "x.pdf"), 1)


def test_what_helps_sheets_of_a_battle_is_told_with_what_has_no_room(
    at_club: Run, club: Path, tmp_path: Path
) -> None:
    long = "Donaudampfschifffahrt " * 5
    with Library.open(club) as library:
        desk = Desk(library, tables.peoples(), tables.abilities(), int)
        card = ListedCard(sheet=Card(name_fr="Ogre", name_en="M" * 70))
        sides = (SideSetup(name=name, cards=(card,)) for name in (long, "Eux"))
        outcomes.done(battle.start_battle(desk, name="Gué", a=next(sides), b=next(sides),
                                          ruleset=tables.rulesets()["seeds"]))  # fmt: skip
    paper, alone = "A larger --paper shows more", "One language alone, --in fr or --in en, shows more"
    for more, paper_helps, alone_helps in (
        (("--in", "both"), True, True), (("--in", "fr"), True, False),
        (("--in", "both", "--paper", "a3"), False, True),
    ):  # fmt: skip
        done = at_club("battle", "print", tmp_path / "g.pdf", *more)
        assert done.code == 3 and (paper in done.err, alone in done.err) == (paper_helps, alone_helps)
        assert "--backs" not in done.err and "--card" not in done.err
    assert at_club("battle", "print", tmp_path / "g.pdf", "--in", "fr", "--paper", "a3").code == 0


def test_the_report_of_a_battle_is_printed(at_club: Run, tmp_path: Path) -> None:
    pdf = tmp_path / "report.pdf"
    one_sentence(at_club("battle", "report", pdf), 1)
    assert at_club("import", BATTLE).code == 0
    done = at_club("battle", "report", pdf, "--json")
    assert done.data["pages"] == 1
    assert "Battle report" in texts(pdf.read_bytes())[0]


def test_the_order_that_a_side_hides_is_printed_where_it_is_named(
    at_club: Run, club: Path, tmp_path: Path
) -> None:
    with Library.open(club) as library:
        desk = Desk(library, tables.peoples(), tables.abilities(), int)
        play = outcomes.done(start_example(desk))
        assert not isinstance(battle.do(desk, play, Conceal("a", True)), Refusal)
        name = play.game.sides["a"].player or play.game.sides["a"].name
        order = [play.game.cards[card].name("en") for card in play.game.sides["a"].order]
    pdf = tmp_path / "strip.pdf"
    assert at_club("battle", "print", pdf, "--order", name).code == 0
    (text,) = texts(pdf.read_bytes())
    assert all(card in text for card in order)
    one_sentence(at_club("battle", "print", tmp_path / "x.pdf", "--order", "b"), 1)
    assert not (tmp_path / "x.pdf").exists(), "the other side hides nothing"


def test_a_preset_of_the_window_is_taken(at_club: Run, tmp_path: Path) -> None:
    pdf = tmp_path / "p.pdf"
    one_sentence(at_club("print", NAMES[0], "-o", pdf, "--preset", "Club"), 1)
    kept = PrintOptions(paper="card", summary=False)
    settings = Settings.load(paths.find().settings)
    settings.keep_for_place("printing", presets={"Club": kept.values()})
    done = at_club("print", NAMES[0], "-o", pdf, "--preset", "Club", "--json")
    assert done.data["pages"] == done.data["cards"] == 5


def test_a_preset_that_cannot_be_kept_is_told(at_club: Run, tmp_path: Path) -> None:
    config = paths.find().settings.parent
    config.parent.mkdir(parents=True, exist_ok=True)
    config.write_text("in the way", encoding="utf-8")
    told = at_club("print", NAMES[0], "-o", tmp_path / "p.pdf", "--keep", "Club")
    one_sentence(told, 1)
    assert str(config) in told.err and not (tmp_path / "p.pdf").exists()


def test_a_part_of_an_army_or_empty_cards_are_printed(at_club: Run, tmp_path: Path) -> None:
    pdf = tmp_path / "p.pdf"
    asked = ("print", NAMES[0], "-o", pdf, "--json")
    assert at_club(*asked, "--only", "sheet").data == {
        "file": str(pdf),
        "army": NAMES[0],
        "cards": 0,
        "pages": 1,
    }
    assert at_club(*asked, "--only", "cards").data["pages"] == 1
    blank = at_club("print", "--blank", "-o", pdf, "--json")
    assert (blank.data["cards"], blank.data["pages"]) == (9, 1)
    assert "PA" in PdfReader(pdf).pages[0].extract_text()
    at_club("print", "--blank", "--ruleset", "eclats", "-o", pdf)
    assert "ANIMUS" in texts(pdf.read_bytes())[0]


def test_empty_cards_are_of_the_game_and_in_the_languages_asked_for(at_club: Run, tmp_path: Path) -> None:
    pdf = tmp_path / "p.pdf"
    asked = ("print", "--blank", "-o", pdf, "--json", "--ruleset")
    for ruleset, told, untold in (("ÉCLATS", "ANIMUS", "PEUR"), ("monconf", "PUI", "ANIMUS")):
        at_club(*asked, ruleset, "--in", "fr")
        (words,) = texts(pdf.read_bytes())
        assert told in words and untold not in words
    assert at_club(*asked, "monconf", "--in", "both").data["pages"] == 2
    assert ["MGT" in page for page in texts(pdf.read_bytes())] == [False, True]
    assert at_club(*asked, "monconf", "--other-behind").data == {"file": str(pdf), "pages": 2, "cards": 9}
    assert ["MGT" in page for page in texts(pdf.read_bytes())] == [False, True]
    assert "nulle part" in at_club(*asked, "nulle part").err


def test_the_quick_reference_of_a_game_is_written(at_club: Run, tmp_path: Path) -> None:
    pdf = tmp_path / "aid.pdf"
    done = at_club("print", "--reference", "--ruleset", "MonCon’F", "-o", pdf, "--json")
    assert done.data == {"file": str(pdf), "pages": 1}
    assert "Brilliant plan" in texts(pdf.read_bytes())[0]
    one_sentence(at_club("print", "--reference", "--ruleset", "Whist", "-o", pdf), 1)


def test_what_changes_nothing_on_the_sheets_of_a_battle_is_not_offered_for_them(at_club: Run) -> None:
    for verb in (("battle", "print"), ("battle", "report")):
        told = at_club(*verb, "--help").out
        assert "--paper" in told and "--margin" in told and "--ink-saver" in told
        assert not any(
            f"--{word}" in told for word in ("card", "gap", "bleed", "cuts", "backs", "fold", "flip")
        )
    assert "--gap" in at_club("print", "--help").out


def test_strips_and_tokens_of_an_army_are_written_and_no_spell_is_a_sentence(
    at_club: Run, club: Path, tmp_path: Path
) -> None:
    pdf = tmp_path / "cut.pdf"
    for part, words in (("strips", "Templar"), ("tokens", "Has acted"), ("sheet", "160 PA")):
        done = at_club("print", NAMES[0], "-o", pdf, "--only", part)
        assert done.code == 0 and "1 page" in done.out and "card" not in done.out, "none is a card"
        assert words in texts(pdf.read_bytes())[0].replace("\u00a0", " ")
    one_sentence(at_club("print", NAMES[0], "-o", tmp_path / "none.pdf", "--only", "spells"), 1)
    with Library.open(club) as library:
        desk = Desk(library, tables.peoples(), tables.abilities(), int)
        initiates = outcomes.done(add_example(desk, system="eclats"))[0]
    refused = at_club("print", initiates, "-o", tmp_path / "none.pdf", "--only", "strips")
    one_sentence(refused, 1)
    assert "of no use in ÉCLATS" in refused.err
    assert at_club("print", NAMES[0], initiates, "-o", tmp_path / "none.pdf", "--only", "strips").code == 1
    assert not (tmp_path / "none.pdf").exists()


def test_what_the_window_can_choose_has_its_word_here(at_club: Run, tmp_path: Path) -> None:
    pdf = tmp_path / "p.pdf"
    army = ("print", NAMES[0], "-o", pdf, "--json")
    cards = (*army, "--without", "sheet", "--without", "spells")
    plain = at_club(*cards).data
    assert (plain["cards"], plain["pages"]) == (5, 1)
    assert at_club(*cards, "--copies", "2").data["cards"] == 10
    assert at_club(*cards, "--per-figure").data["cards"] == 8
    assert at_club(*cards, "--in", "both").data["cards"] == 10
    bare = at_club(*cards, "--no-boxes", "--no-pictures", "--no-bars", "--shrink", "--in", "fr")
    assert bare.code == 0 and "50 mm" not in texts(pdf.read_bytes())[0]
    back = at_club(*cards, "--other-behind", "--keep", "Two tongues")
    assert (back.data["cards"], back.data["pages"]) == (5, 2)
    front, behind = texts(pdf.read_bytes())
    assert "Conscrit" in front and "conscript" in behind and "conscript" not in front
    again = at_club(*army, "--preset", "Two tongues")
    assert (again.data["cards"], again.data["pages"]) == (5, 2), "what was kept is taken again"
    assert at_club(*army, "--copies", "0").code == 2
    everything = at_club("print", "--all", "-o", pdf, "--json").data["army"]
    assert all(name in everything for name in NAMES)
    one_sentence(at_club("print", "--folder", "Nowhere", "-o", pdf), 1)


def test_cards_and_spells_of_the_library_are_printed_without_a_list(
    at_club: Run, club: Path, tmp_path: Path
) -> None:
    pdf = tmp_path / "p.pdf"
    found = at_club("print", "--search", "griffin conscript", "-o", pdf, "--json")
    assert found.data["cards"] >= 1 and "Griffin conscript" in texts(pdf.read_bytes())[0]
    for nothing in ("xyzzy", "", "  "):
        one_sentence(at_club("print", "--search", nothing, "-o", pdf), 1)
    with Library.open(club) as library:
        desk = Desk(library, tables.peoples(), tables.abilities(), int)
        written = Offer(Option("Rain", OptionKind.SPELL, spell=Spell(name_fr="Pluie", name_en="Rain")))
        named = Offer(Option("Prayer", OptionKind.MIRACLE), lines=(("Effect:", "It helps."),))
        for offer in (written, named):
            outcomes.done(offers.save_offer(desk, offer=offer))
    done = at_club("print", "--spell", "rain", "--spell", "Prayer", "-o", pdf, "--json")
    assert (done.data["cards"], done.data["pages"]) == (2, 1), done.err
    (text,) = texts(pdf.read_bytes())
    assert all(words in text for words in ("Rain", "Prayer", "It helps.", "Miracle"))
    one_sentence(at_club("print", "--spell", "Hail", "-o", pdf), 1)


def test_text_without_room_is_told_with_a_way_out_and_by_the_code(
    at_club: Run, club: Path, tmp_path: Path
) -> None:
    with Library.open(club) as library:
        text = abilities(*(f"Compétence numéro {n}" for n in range(14)))
        crowded = replace(KAIAN, name_fr="Kaian le long", name_en="", abilities=text)
        library.write_cards(Message("step.card_edited", {"name": "x"}), [CardWrite(None, crowded)])
    asked = ("print", "--search", "kaian le long", "-o", tmp_path / "p.pdf", "--large-text")
    told = at_club(*asked)
    assert told.code == 3 and (tmp_path / "p.pdf").exists()
    lost, way = told.err.strip().splitlines()
    assert lost.startswith("Kaian le long") and "abilities left out" in lost and "--backs" in way
    whole = at_club(*asked, "--backs")
    assert (whole.code, whole.err) == (0, ""), whole.err


def test_what_the_sheets_of_a_battle_do_not_show_is_told_as_of_a_list(
    at_club: Run, club: Path, tmp_path: Path
) -> None:
    with Library.open(club) as library:
        desk = Desk(library, tables.peoples(), tables.abilities(), int)
        sides = [army_side(desk, army_id=army.id) for army in library.armies() if army.name in NAMES]
        ours, theirs = (
            replace(side, name=name) for side, name in zip(sides, ("Griffon 龍", "x"), strict=True)
        )
        rules = tables.rulesets()["seeds"]
        outcomes.done(begin(desk, name="Evening", a=ours, b=theirs, ruleset=rules))
    for verb in ("print", "report"):
        told = at_club("battle", verb, tmp_path / f"{verb}.pdf")
        assert told.code == 3 and (tmp_path / f"{verb}.pdf").exists()
        assert "龍" in told.err and "--backs" not in told.err


def test_what_is_asked_for_and_not_there_is_a_sentence(at_club: Run, club: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "p.pdf"
    for asked in (("--folder", "Nowhere"), ("--tag", "nothing"), ("--all", "--ruleset", "monconf")):
        told = at_club("print", *asked, "-o", pdf)
        one_sentence(told, 1)
        assert asked[-1] in told.err and not pdf.exists()


def test_spells_that_only_a_list_knows_are_printed_by_either_name(
    at_club: Run, club: Path, tmp_path: Path
) -> None:
    with Library.open(club) as library:
        desk = Desk(library, tables.peoples(), tables.abilities(), int)
        outcomes.done(add_example(desk, system="monconf"))
    pdf = tmp_path / "p.pdf"
    one = at_club("print", "--spell", "Halo of dawn", "--spell", "lame de clarté", "-o", pdf, "--json")
    assert (one.code, one.data["cards"]) == (0, 2), one.err
    assert "Blade of light" in texts(pdf.read_bytes())[0]
    done = at_club(
        "print", "Aurore", "--only", "spells", "--in", "both", "--other-behind", "-o", pdf, "--json"
    )
    assert (done.data["cards"], done.data["pages"]) == (2, 2), "the English spell is behind the French one"
    front, back = texts(pdf.read_bytes())
    assert "Halo d’aurore" in front and "Halo of dawn" in back
