"""Whom an ability is aimed at by the words behind its slash: Fléau/X (II-B-1)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.abilities import Abilities
from rules.cards import Card, RankName, names_characters
from rules.designation import Designation
from rules.peoples import Peoples, several
from rules.text import alike, singular, words_of

_MAGES = frozenset({"mage", "magicien", "magicienne", "magician"})
_FAITHFUL = frozenset({"fidele", "faithful"})


def is_meant(words: str, card: Card, peoples: Peoples, catalogue: Abilities) -> bool | None:
    """Tell whether the fighters of a card are meant by words, None where neither words nor card tell.

    The words name what an effect may name (II-C-1), a path, a rank, magicians, faithful, characters or the
    bearers of an ability; of several, as in « Nains et Elfes », one is enough.
    """
    if _is_name(words, card):
        return True
    verdicts = [_judge(each, card, peoples, catalogue) for each in several(words)]
    return True if True in verdicts else None if None in verdicts or not verdicts else False


def _judge(words: str, card: Card, peoples: Peoples, catalogue: Abilities) -> bool | None:
    group = Designation.parse(words, peoples).judge(card, peoples)
    if group or _is_name(words, card):
        return True
    # what is understood in another way need not be somebody's name as well
    verdicts = set(_told(words, card, peoples, catalogue)) or {group}
    return True if True in verdicts else None if None in verdicts else False


def _is_name(words: str, card: Card) -> bool:
    return singular(words_of(words)) in {
        singular(words_of(name)) for name in (card.name_fr, card.name_en) if name
    }


def _told(words: str, card: Card, peoples: Peoples, catalogue: Abilities) -> Iterator[bool | None]:
    """Give what a card tells to each way of understanding the words, besides those of a group."""
    said, rank = alike(words), RankName.named(words)
    if path := peoples.find_path(words):
        yield peoples.path_of(peoples.find(card.people) or "") == path if card.people else None
    if rank is not None:
        yield rank in card.rank.names or (False if card.rank.is_known else None)
    if names_characters(words):
        yield card.rank.character or (False if card.rank.is_known else None)
    if said in _MAGES:
        yield card.is_mage
    if said in _FAITHFUL:
        yield card.is_faithful
    ability = catalogue.parse(words)
    if ability.id:
        yield any(
            each.id == ability.id and alike(ability.parameter) in ("", alike(each.parameter))
            for each in card.abilities
        )
    elif any(alike(name) == said for each in card.abilities for name in (each.fr, each.en)):
        yield True
