"""Two libraries between which packages go, and what a package was told to bring."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from db.library import CardWrite
from desktop.operations import armies, cards, packages, rulesets
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.imports import package_files
from desktop.operations.imports.report import ImportReport
from desktop.wording.differences import told_words
from rules.cards import Card
from rules.collection import Owned
from rules.formats import CheckRow, Format
from rules.text import Message, Refusal
from rules.values import Value


def all_of(desk: Desk, there: Path) -> Path:
    """Pack a library beside its file."""
    return packed(desk, there / f"{desk.library.path.parent.name}.tactpack")


def one(desk: Desk, there: Path, *card_ids: str) -> Path:
    return packed(desk, there / "one.tactpack", army_ids=(), card_ids=card_ids)


def picture_of(desk: Desk, card_id: str) -> bytes:
    key = desk.library.card(card_id).card.picture
    return desk.library.picture(key) if key else b""


def hang(desk: Desk, card_id: str, data: bytes) -> None:
    assert cards.attach_picture(desk, card_id=card_id, data=data) == card_id


def news(report: ImportReport) -> tuple[Any, ...]:
    return (
        report.added, report.changed, report.offers_added, report.offers_changed, report.owned,
        report.armies_added, report.rulesets_added, report.formats_added, report.battles, report.pictures,
        report.differences,
    )  # fmt: skip


NOTHING: tuple[Any, ...] = ([], [], [], [], [], [], [], [], [], 0, [])


PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8cfc00000"
    "0301010018dd8db00000000049454e44ae426082"
)


def named(desk: Desk, name: str) -> str:
    return next(r.card_id for r in desk.library.cards() if r.card.name_fr == name)


def change(desk: Desk, card_id: str, **fields: Any) -> None:
    card = replace(desk.library.card(card_id).card, **fields)
    desk.library.write_cards(Message("step.card_edited"), [CardWrite(card_id, card)])


def brought(desk: Desk, path: Path) -> ImportReport:
    report = package_files.bring(desk, path=path)
    assert not isinstance(report, Refusal), report
    return report


def packed(desk: Desk, path: Path, **what: Any) -> Path:
    assert not isinstance(packages.pack(desk, path=path, **what), Refusal)
    return path


def content(desk: Desk) -> dict[str, Any]:
    """Tell what a library holds, whatever the numbers of its revisions."""
    library = desk.library
    lists = {}
    for army in library.armies():
        muster = library.muster(army)
        entries = [(replace(e, revision=0), muster.card(e)) for e in army.entries]
        lists[army.name] = (replace(army, entries=(), id=""), entries)
    return {
        "cards": {r.card_id: r.card for r in library.cards()}, "armies": lists,
        "owned": library.owned(), "formats": library.formats(), "rulesets": library.rulesets(),
        "battles": [(b.name, b.turn, b.sides) for b in library.battles.listed()],
    }  # fmt: skip


def adventurer(desk: Desk) -> str:
    """Make a card that no other library has."""
    card = Card("Aventurier", people="griffins", edition="C5", pa=Value.of(41))
    (made,) = desk.library.write_cards(Message("step.card_added"), [CardWrite(None, card)]).card_ids
    return made


def furnish(desk: Desk) -> str:
    """Put something of every kind into a library; return the list that pins an old revision."""
    hero = adventurer(desk)
    army = armies.create(desk, name="Dimanche", people="griffins", note="<b>œ")
    assert isinstance(army, str)
    armies.add_entry(desk, army, card_id=hero)
    dearer = replace(desk.library.card(hero).card, pa=Value.of(45))
    cards.save_card(desk, card=dearer, card_id=hero, picture=PNG)  # the list keeps the revision it pinned
    bands = CheckRow("figures_per_card", {"bands": [[30, 3], [None, 1]]})
    desk.library.write_format(Message("step"), None, Format("", "Club", "Club", (300,), (bands,)))
    desk.library.write_owned(Message("step"), {"aventurier": Owned("Aventurier", 1)})
    copied = rulesets.copy(desk, ruleset_id="c5", name="Maison")
    assert not isinstance(copied, Refusal)
    rulesets.set_value(desk, ruleset_id=copied, path="track/capacity", value=5)
    start_example(desk, name="V-A-4")
    return army


def listed(desk: Desk, name: str = "Ma liste") -> list[tuple[str, list[int]]]:
    found = (army for army in desk.library.armies() if army.name.startswith(name))
    return [(army.name, [entry.figures for entry in army.entries]) for army in found]


def a_list(desk: Desk, figures: int = 2, name: str = "Ma liste") -> str:
    army = armies.create(desk, name=name, people="griffins")
    assert isinstance(army, str)
    armies.add_entry(desk, army, card_id=named(desk, "Abel le Colérique"), figures=figures)
    return army


def set_figures(desk: Desk, army: str, figures: int) -> None:
    entry = desk.library.army(army).entries[0].id
    assert armies.set_figures(desk, army, entry_id=entry, figures=figures) is None


def add(desk: Desk, army: str, card: str, figures: int) -> None:
    armies.add_entry(desk, army, card_id=named(desk, card), figures=figures)


def told(report: ImportReport) -> set[tuple[str, str, str, str, bool]]:
    return {(d.field, *told_words(d), d.taken) for d in report.differences}
