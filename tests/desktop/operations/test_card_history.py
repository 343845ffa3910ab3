"""Revisions of a card as a history: what changed, who uses each; an older one comes back as a new one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db.library import CardWrite, Imported
from db.origins import Origin
from desktop.operations import armies, battle, card_history, cards, newer, versions
from desktop.operations.army_sheet import sheet
from desktop.operations.battle_start import start_example
from desktop.operations.card_history import Past, RevisionUse
from desktop.operations.desk import Changes, Desk
from rules.battle.commands import AddCard
from rules.cards import Card
from rules.text import Message, Refusal
from rules.values import Characteristic, Value

ARMY = "Griffon (V-A-4)"


@pytest.fixture
def conscript(desk: Desk) -> str:
    return next(r.card_id for r in desk.library.cards() if r.card.name_fr == "Conscrit du Griffon")


@pytest.fixture
def army(desk: Desk) -> str:
    return next(army.id for army in desk.library.armies() if army.name == ARMY)


def edit(desk: Desk, card_id: str, pa: int, res: int = 5) -> None:
    card = desk.library.card(card_id).card
    values = {**card.values, Characteristic.RES: Value.of(res)}
    saved = cards.save_card(desk, card=replace(card, pa=Value.of(pa), values=values), card_id=card_id)
    assert saved == card_id


def told(desk: Desk, card_id: str) -> tuple[Past, ...]:
    found = card_history.history(desk, card_id=card_id)
    assert not isinstance(found, Refusal)
    return found


def test_a_history_tells_what_changed_and_who_uses_it(desk: Desk, conscript: str, army: str) -> None:
    start_example(desk, name="Example")
    versions.keep(desk, army, name="Dimanche")
    before = desk.library.card(conscript).card
    edit(desk, conscript, 12)
    now, then = told(desk, conscript)
    assert (now.number, now.shown, then.number, then.shown) == (2, True, 1, False)
    assert [row.field for row in now.changed] == ["pa", "RES"] and then.changed == ()
    assert now.changed[0].contents == (before.pa, Value.of(12)) and now.before == before
    assert then.armies == (RevisionUse(ARMY), RevisionUse(ARMY, "Dimanche")) and now.armies == ()
    assert len(then.battles) == 1 and now.battles == ()
    assert then.at <= now.at


def test_an_older_revision_comes_back_as_a_new_one(desk: Desk, conscript: str) -> None:
    heard: list[Changes] = []
    desk.listen(heard.append)
    before = desk.library.card(conscript).card
    edit(desk, conscript, 12)
    edit(desk, conscript, 13)
    assert card_history.restore(desk, card_id=conscript, number=1) == conscript
    assert heard[-1].cards == {conscript}
    assert heard[-1].label is not None and heard[-1].label.code == "step.revision_restored"
    assert [past.number for past in told(desk, conscript)] == [4, 3, 2, 1]
    assert desk.library.card(conscript).card == before
    again = card_history.restore(desk, card_id=conscript, number=1)
    assert isinstance(again, Refusal) and again.code == "card.shown_already"
    cards.undo(desk)
    assert desk.library.card(conscript).card.pa == Value.of(13)
    assert [past.number for past in told(desk, conscript) if past.shown] == [3]


def test_a_card_that_joined_during_a_battle_is_found_there(desk: Desk) -> None:
    play = start_example(desk, name="Example")
    assert not isinstance(play, Refusal)
    card = desk.library.card(desk.library.cards()[-1].card_id)
    assert told(desk, card.card_id)[0].battles == ()
    step = battle.do(desk, play, AddCard(side="a", sheet=card.card))
    assert not isinstance(step, Refusal)
    assert told(desk, card.card_id)[0].battles == ("Example",)


def test_cards_of_one_miniature_and_of_one_foreign_profile_are_kin(desk: Desk) -> None:
    clone, other = (r for r in desk.library.cards() if r.card.name_fr.startswith("Clone de Dirz"))
    stranger = desk.library.write_cards(
        Message("step.card_created", {"name": "x"}), [CardWrite(None, Card("Autre nom", people="dirz"))]
    ).card_ids[0]
    far = {
        f"bs:card:{source}:e1:p1": Origin(thing, card=Card("x"))
        for source, thing in (("c1", clone.card_id), ("c2", stranger))
    }
    desk.library.write_import(Message("step.import", {}), Imported(origins=far))
    found = card_history.kin_of(desk, revision=clone, cards=desk.library.cards())
    assert not isinstance(found, Refusal)
    assert [r.card_id for r in found] == [stranger, other.card_id]


# Newer revisions in a list


def test_newer_versions_are_shown_with_their_cost_and_taken_together(
    desk: Desk, conscript: str, army: str
) -> None:
    edit(desk, conscript, 12)
    (found,) = newer.newer_of(sheet(desk, army))
    assert (found.before.total, found.after.total, found.more) == (33, 36, 3)
    assert [row.field for row in found.changed] == ["pa", "RES"]
    other = next(e.card_id for e in desk.library.army(army).entries if e.card_id != conscript)
    edit(desk, other, 99)
    both = newer.newer_of(sheet(desk, army))
    assert len(both) == 2
    done = newer.take_newer(desk, army, entry_ids={offer.entry.id for offer in both})
    assert done == 2 and newer.newer_of(sheet(desk, army)) == ()
    last = desk.library.history("muster")[-1].label
    assert (last.code, last.data["n"]) == ("step.revisions_taken", 2)
    armies.undo(desk)
    assert len(newer.newer_of(sheet(desk, army))) == 2
    assert newer.take_newer(desk, army, entry_ids={found.entry.id}) == 1
    assert desk.library.history("muster")[-1].label.code == "step.revision_taken"
    assert newer.take_newer(desk, army, entry_ids={found.entry.id}) == 0


def test_a_price_that_is_not_known_makes_no_difference_in_pa(desk: Desk, conscript: str, army: str) -> None:
    card = desk.library.card(conscript).card
    cards.save_card(desk, card=replace(card, pa=Value.parse("?")), card_id=conscript)
    (found,) = newer.newer_of(sheet(desk, army))
    assert found.more is None
