"""Lists go from one library to another in every form that they are shared in, and come back the same."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageFilter
from PySide6.QtWidgets import QApplication

from db.library import ArmyWrite, CardWrite
from desktop.operations import armies, army_sheet, shared_lists
from desktop.operations.desk import Desk
from desktop.paper.code import QUIET, modules
from desktop.wording import loader, say
from desktop.wording.list_text import FORMS, Shared
from rules.armies import Army, Option, OptionKind, Per
from rules.cards import Card
from rules.fingerprint import content, fingerprint
from rules.text import Message, Refusal
from rules.values import Value
from tests.desktop.outcomes import done

TEXTS = ("brief", "full", "markdown", "json", "line")
WHOLE = ("full", "markdown", "json")


def shared(desk: Desk, army: str) -> Shared:
    return Shared.of(desk, army_sheet.sheet(desk, army))


def mark(desk: Desk, army: str) -> str:
    return fingerprint(content(desk.library.muster(desk.library.army(army))))


def known(desk: Desk, *names: str) -> None:
    cards = [
        Card(n, name_en=f"{n} in English", people="griffins", edition="C5", pa=Value.of(12.5)) for n in names
    ]
    desk.library.write_cards(Message("step.card_added"), [CardWrite(None, card) for card in cards])


def a_list(desk: Desk) -> str:
    """Make a list with twins, options of each kind of price, odd names, notes and a limit."""
    made = armies.create(desk, name="Dimanche *soir*", people="griffins", edition="C5", limit=400,
                         note="Pour le club\nde Lyon")  # fmt: skip
    assert isinstance(made, str)
    ids = {r.card.name_fr: r.card_id for r in desk.library.cards()}
    for name, figures in (("Ada, dame | de fer", 3), ("Ada, dame | de fer", 1), ("Bran · le Roux", 2)):
        armies.add_entry(desk, made, card_id=ids[name], figures=figures)
    army = desk.library.army(made)
    options = (
        Option("Relique, bénie", OptionKind.ARTEFACT, 15), Option("Épée", OptionKind.OTHER, 2.5, Per.FIGURE),
        Option("Serment", OptionKind.OTHER, -4),
    )  # fmt: skip
    first = replace(army.entries[0], options=options, note="à gauche")
    entries = (first, *army.entries[1:])
    keep(desk, replace(army, entries=entries))
    return made


def keep(desk: Desk, army: Army) -> None:
    desk.library.write_armies(Message("step.army_edited"), [ArmyWrite(army.id, army)])


def said(desk: Desk, army: str) -> object:
    """Tell what a list says, whatever ids it has and whatever kinds its options are of."""
    muster = desk.library.muster(desk.library.army(army))
    entries = [
        (muster.card(e).name_fr, e.figures, e.note, [(o.name, o.pa, o.per) for o in e.options], e.pa)
        for e in muster.army.entries
    ]
    return muster.army.name, muster.army.people, muster.army.edition, muster.army.limit, entries


NAMES = ("Ada, dame | de fer", "Bran · le Roux")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("form", WHOLE)
def test_a_list_comes_back_whole(
    mine: Desk, theirs: Desk, qapp: QApplication, form: str, language: str
) -> None:
    for desk in (mine, theirs):
        known(desk, *NAMES)
    army = a_list(mine)
    loader.install(qapp, language)
    try:
        text = FORMS[form](shared(mine, army))
    finally:
        loader.install(qapp, "en")
    made = done(shared_lists.bring(theirs, text=text)).army_id
    assert said(theirs, made) == said(mine, army)
    assert mark(theirs, made) == mark(mine, army)
    note = theirs.library.army(made).note
    assert note.split() == mine.library.army(army).note.split()


@pytest.mark.parametrize("form", TEXTS)
@pytest.mark.parametrize("name", ["Griffon (V-A-4)", "Scorpion (V-A-4)"])
def test_lists_that_come_with_the_program_go_and_come_back(
    mine: Desk, theirs: Desk, form: str, name: str
) -> None:
    army = next(army.id for army in mine.library.armies() if army.name.startswith(name))
    text = FORMS[form](shared(mine, army))
    made = done(shared_lists.bring(theirs, text=text, file="liste.txt")).army_id
    assert theirs.library.army(made).people == mine.library.army(army).people
    if form != "brief":  # it tells no options
        assert mark(theirs, made) == mark(mine, army)
    there, here = (
        [(d.library.card(e.card_id).card.name_fr, e.figures) for e in d.library.army(key).entries]
        for d, key in ((theirs, made), (mine, army))
    )
    assert sorted(there) == sorted(here)


def test_a_quoted_message_and_a_line_within_one_are_read(mine: Desk, theirs: Desk) -> None:
    army = next(army.id for army in mine.library.armies() if army.name == "Griffon (V-A-4)")
    text = FORMS["full"](shared(mine, army))
    quoted = "\n".join(f"> {line}" for line in text.split("\n"))
    assert not isinstance(shared_lists.bring(theirs, text=quoted), Refusal)
    line = f"Voici ma liste :\n{FORMS['line'](shared(mine, army))}\n-- \nJean"
    made = done(shared_lists.bring(theirs, text=line)).army_id
    assert mark(theirs, made) == mark(mine, army)


def picture(text: str, scale: int = 3) -> bytes:
    rows = modules(text)
    side = (len(rows) + 2 * QUIET) * scale
    made = Image.new("RGB", (side + 80, side + 300), (250, 245, 230))
    made.paste((255, 255, 255), (50, 200, 50 + side, 200 + side))
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                left, top = 50 + (x + QUIET) * scale, 200 + (y + QUIET) * scale
                made.paste((0, 0, 0), (left, top, left + scale, top + scale))
    out = io.BytesIO()
    made.save(out, "PNG")
    return out.getvalue()


def test_the_picture_of_a_code_is_read(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    army = next(army.id for army in mine.library.armies() if army.name.startswith("Scorpion"))
    path = tmp_path / "liste.png"
    path.write_bytes(picture(FORMS["line"](shared(mine, army))))
    made = done(shared_lists.bring_file(theirs, path=path)).army_id
    assert mark(theirs, made) == mark(mine, army)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Bonjour", "list.not_shared"), ("TACT1:AAAAA-BBBBB:xyz", "list.line_damaged"),
        ("TACT9:AAAAA-BBBBB:xyz", "list.line_newer"), ('{"name": ', "list.no_json"), ("", "list.not_shared"),
        ("3 × Personne · C5 · 33 PA", "list.no_name"),
        ("Liste\nC5\n\n3 × Personne · C5 · 33 PA", "list.no_card_of_name"),
        ("Liste\nC5\n\n3 × Personne · C5 · 33 PA\n1 × Autre", "list.no_cards"),
    ],
)  # fmt: skip
def test_what_is_no_list_says_so_and_nothing_is_written(mine: Desk, text: str, code: str) -> None:
    before = mine.library.armies()
    refused = shared_lists.bring(mine, text=text, file="x.txt")
    assert isinstance(refused, Refusal) and refused.message.code == code
    assert say(refused.message)
    assert mine.library.armies() == before


def test_a_photograph_of_a_code_is_read_turned_and_out_of_focus(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    army = next(army.id for army in mine.library.armies() if army.name.startswith("Scorpion"))
    with Image.open(io.BytesIO(picture(FORMS["line"](shared(mine, army))))) as drawn:
        turned = drawn.rotate(11, Image.Resampling.BICUBIC, expand=True, fillcolor=(120, 110, 100))
    path = tmp_path / "photo.jpg"
    turned.filter(ImageFilter.GaussianBlur(1)).save(path, "JPEG", quality=60)
    made = done(shared_lists.bring_file(theirs, path=path)).army_id
    assert mark(theirs, made) == mark(mine, army)


def test_a_picture_without_a_code_says_so(mine: Desk, tmp_path: Path) -> None:
    out = io.BytesIO()
    Image.new("L", (300, 300), 255).save(out, "PNG")
    for data in (out.getvalue(), b"\x89PNG\r\n\x1a\n torn", picture("no list at all")):
        path = tmp_path / "x.png"
        path.write_bytes(data)
        assert isinstance(shared_lists.bring_file(mine, path=path), Refusal)
