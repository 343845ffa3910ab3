"""Who of a list casts spells or calls miracles, and what they may know of the list and of the library."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from desktop.operations import offers
from desktop.operations.brought_options import with_brought
from desktop.operations.desk import Desk
from desktop.operations.trouble import known_trouble
from rules.armies import Option, OptionKind
from rules.battle.setup import Holding
from rules.cards import Card
from rules.offers import Offer
from rules.spells import ELEMENTS, NEUTRAL, Spell, SpellKind
from rules.text import Refusal, fold

_MYSTIC = (OptionKind.SPELL, OptionKind.MIRACLE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Endowment:
    """What each figure of an entry begins with, as it is asked for: spells by their ids in the library."""

    gems: Mapping[str, int] = field(default_factory=dict)
    faith: int = 0
    spells: tuple[str, ...] = ()

    def holding(self, desk: Desk) -> Holding:
        """Return it with the spells themselves; those that the library no longer has are left out."""
        known = desk.library.offers()
        spells = tuple(known[key].option for key in self.spells if key in known)
        return Holding(gems=self.gems, faith=self.faith, spells=spells)


@dataclass(frozen=True, slots=True, kw_only=True)
class Caster:
    """An entry of a list whose figures cast: the elements of their gems, what they know, what they may learn.

    ``bought`` are the spells and miracles of the list; ``offered`` those of the library by their ids, the
    ones of its own way first.
    """

    entry: str
    card: Card
    figures: int = 1
    elements: tuple[str, ...] = ()
    bought: tuple[Option, ...] = ()
    offered: Mapping[str, Option] = field(default_factory=dict)


def casters(desk: Desk, *, army_id: str) -> tuple[Caster, ...]:
    """Return who of an army casts spells or calls miracles, in the order of the list."""
    muster = with_brought(desk, desk.library.muster(desk.library.army(army_id)))
    found = []
    for entry in muster.army.entries:
        card = muster.card(entry)
        if not (card.is_mage or card.is_faithful):
            continue
        bought = tuple(option for option in entry.options if option.kind in _MYSTIC)
        elements = (*(card.elements or ELEMENTS), NEUTRAL) if card.is_mage else ()
        offered = spells_for(desk, card_id=entry.card_id, but=bought)
        found.append(
            Caster(
                entry=entry.id, card=card, figures=entry.figures, elements=elements, bought=bought,
                offered=offered,
            )
        )  # fmt: skip
    return tuple(found)


def spells_for(desk: Desk, *, card_id: str, but: Iterable[Option] = ()) -> dict[str, Option]:
    """Return the spells and miracles of the library that a card may know, by id: those of its way first.

    One of elements that it does not master is left out.
    """
    card, known = desk.library.card(card_id).card, {fold(option.name) for option in but}
    ways = fold(" ".join(ability.parameter for ability in card.abilities))
    offered = offers.offered(desk, card_id=card_id)
    found = [
        each
        for each in (() if isinstance(offered, Refusal) else offered)
        if each.option.kind in _MYSTIC and fold(each.option.name) not in known and _masters(card, each.option)
    ]
    found.sort(key=lambda each: not _of_way(each.option, ways))
    return {each.id: each.option for each in found}


def _masters(card: Card, option: Option) -> bool:
    cost = option.spell.cost if option.spell is not None else {}
    return not card.elements or set(cost) <= {*card.elements, NEUTRAL}


def _of_way(option: Option, ways: str) -> bool:
    return option.spell is not None and bool(option.spell.path) and fold(option.spell.path) in ways


def in_library(desk: Desk, card: Card) -> str:
    """Return the id of the library's card of that name, people and edition, "" where there is none."""
    named = (fold(card.name_fr), card.people, card.edition)
    return next(
        (
            r.card_id
            for r in desk.library.cards()
            if (fold(r.card.name_fr), r.card.people, r.card.edition) == named
        ),
        "",
    )


@known_trouble
def remember(desk: Desk, *, card: Card, spell: Spell, initiator: object | None = None) -> str | Refusal:
    """Keep a spell written down at the table in the library, for battles to come; return its id.

    One of a way is offered to all who may know it, another one to this card alone; one of the same name that
    the card is offered already is written anew. "" where the library has no such card.
    """
    card_id = in_library(desk, card)
    if not card_id:
        return ""
    kind = OptionKind.SPELL if spell.kind is SpellKind.SPELL else OptionKind.MIRACLE
    key = next(
        (
            each
            for each, option in spells_for(desk, card_id=card_id).items()
            if option.kind is kind and fold(option.name) == fold(spell.name("fr"))
        ),
        None,
    )
    if key is None:
        offer = Offer(Option(spell.name("fr"), kind), takers={} if spell.path else {card_id: None})
    else:
        offer = desk.library.offers()[key]
    made = replace(offer, option=replace(offer.option, spell=spell))
    return offers.save_offer(desk, offer=made, offer_id=key, initiator=initiator)
