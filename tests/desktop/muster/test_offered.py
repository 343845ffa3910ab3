"""Options that an import brought are completed by name, with their price for this card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt

from desktop.muster.place import MusterPlace
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.operations.offers import offered, offers_for
from rules.armies import OptionKind, Per
from tests.db.exchange.foreign import SPELL, catalogue, entry, group, profile
from tests.desktop.outcomes import done


def brought(desk: Desk, folder: Path, card_name: str) -> str:
    """Import a catalogue that offers a card of the library two things; return the card's id."""
    flame = entry("Flame", kind="upgrade", pa=4, profiles=[profile("Flame", SPELL, kind="Spell Card")])
    sword = entry("Sword", kind="upgrade", pa=3)
    data = catalogue(
        entry(card_name, pa=11, profiles=[profile(card_name)], groups=[group("Artifacts", [sword, flame])])
    )
    path = folder / "griffins.cat"
    path.write_bytes(data)
    assert isinstance(catalogues.bring(desk, paths=[path]), ImportReport)
    return next(r.card_id for r in desk.library.cards() if r.card.name_en == card_name)


def test_offers_are_told_by_group_and_name(desk: Desk, tmp_path: Path) -> None:
    card_id = brought(desk, tmp_path, "Griffin conscript")
    assert [(o.name, o.pa) for _, o in offers_for(desk, card_id)] == [("Sword", 3.0), ("Flame", 4.0)]
    assert offers_for(desk, "nobody") == []


def test_the_same_relic_stands_once_and_foreign_magic_stays_away(desk: Desk, tmp_path: Path) -> None:
    bare = entry("Relic", id="r1", kind="upgrade", pa=12)
    told = entry("Relic", id="r2", kind="upgrade", pa=12,
                 profiles=[profile("Relic", {"Wonder": "It shines."}, kind="Relic", id="pr")])  # fmt: skip
    lich = entry("[Acheron] Lich", kind="upgrade", pa=0, profiles=[profile("[Acheron] Lich", SPELL)])
    path = tmp_path / "griffins.cat"
    path.write_bytes(catalogue(entry("Sentry", pa=11, profiles=[profile("Sentry")], entries=[bare, told])))
    magic = tmp_path / "magic.cat"
    magic.write_bytes(catalogue(lich, name="AA-Spells", id="cat-2"))
    assert isinstance(catalogues.bring(desk, paths=[path, magic]), ImportReport)
    sentry = next(r.card_id for r in desk.library.cards() if r.card.name_en == "Sentry")
    shown = done(offered(desk, card_id=sentry))
    assert [(o.option.name, o.lines[-1:]) for o in shown] == [("Relic", (("Wonder", "It shines."),))]


def test_magic_of_nobody_is_offered_to_who_may_cast_it(desk: Desk, tmp_path: Path) -> None:
    spell = entry("Spark", kind="upgrade", pa=2, profiles=[profile("Spark", SPELL, kind="Spell Card")])
    path = tmp_path / "magic.cat"
    path.write_bytes(catalogue(spell, name="AA-Spells", id="cat-2"))
    assert isinstance(catalogues.bring(desk, paths=[path]), ImportReport)
    cards = [(revision.card_id, revision.card) for revision in desk.library.cards()]
    asked = {
        "mage": next(key for key, card in cards if card.is_mage),
        "soldier": next(key for key, card in cards if card.rank.is_known and not card.is_mage),
    }
    names = {who: [o.option.name for o in done(offered(desk, card_id=key))] for who, key in asked.items()}
    assert names == {"mage": ["Spark"], "soldier": []}


def test_a_name_is_completed_with_price_kind_and_spell(
    place: MusterPlace, desk: Desk, tmp_path: Path, press: Callable[..., None], write: Callable[[str], None]
) -> None:
    brought(desk, tmp_path, "Griffin conscript")
    place.refresh()
    place.options.open()
    editor = place.panes.options
    editor.add()
    line = editor.lines[-1]
    write("flam")
    assert [(s.words, s.detail) for s in line.name.offered] == [("Flame", "4\N{NO-BREAK SPACE}PA")]
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    option = line.option()
    assert (option.name, option.kind, option.pa, option.per) == ("Flame", OptionKind.SPELL, 4.0, Per.CARD)
    assert option.spell is not None and option.spell.cost == {"fire": 2}
    assert line.pa.hasFocus()


def test_what_is_typed_stays_where_nothing_is_chosen(
    place: MusterPlace, desk: Desk, tmp_path: Path, press: Callable[..., None], write: Callable[[str], None]
) -> None:
    brought(desk, tmp_path, "Griffin conscript")
    place.refresh()
    place.options.open()
    place.panes.options.add()
    line = place.panes.options.lines[-1]
    write("sw")
    assert line.name.offered
    press(Qt.Key.Key_Return)
    assert (line.option().name, line.option().pa, line.pa.hasFocus()) == ("sw", None, True)
