"""What the card of a spell or a miracle says, fact by fact, in the language of now."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.paper import spell_words
from desktop.wording import about, apart, number
from desktop.wording.army_words import option_kind
from desktop.wording.aspects import aspect_name
from desktop.wording.card_words import language_now
from desktop.wording.effects import spell_end_words
from desktop.wording.elements import element_name
from desktop.wording.excerpts import flat
from rules.armies import OptionKind
from rules.spells import Spell, SpellKind
from rules.text import QT_TRANSLATE_NOOP
from rules.values import ValueKind

_FAITH = QT_TRANSLATE_NOOP("OptionFacts", "%n temporary faith", None, 1)
_OFTEN = QT_TRANSLATE_NOOP("OptionFacts", "%n times a turn", None, 1)


def spell_facts(spell: Spell) -> Iterator[tuple[str, str]]:
    """Give the facts of a spell or a miracle by their headings, "" for what nobody knows."""
    translate = QCoreApplication.translate
    yield translate("OptionFacts", "Path"), spell.path
    if spell.kind is SpellKind.MIRACLE:
        yield translate("OptionFacts", "Cost"), _counted(_FAITH, spell.faith)
        yield translate("OptionFacts", "Aspect"), aspect_name(spell.aspect)
    else:
        gems = (f"{count} {element_name(element)}" for element, count in spell.cost.items() if count)
        yield translate("OptionFacts", "Cost"), " + ".join(gems)
    hard = spell.difficulty
    untested = translate("OptionFacts", "no test") if hard.kind is ValueKind.ABSENT else ""
    yield translate("OptionFacts", "Difficulty"), untested or str(hard)
    reach = translate("OptionFacts", "contact") if spell.reach.contact else ""
    if spell.reach.cm is not None:
        reach = f"{number(spell.reach.cm)}\N{NO-BREAK SPACE}cm"
    yield translate("OptionFacts", "Range"), reach
    area = f"{number(spell.area.cm)}\N{NO-BREAK SPACE}cm" if spell.area.cm is not None else ""
    dice = f"{spell.area.dice}d6" if spell.area.dice else ""
    yield translate("OptionFacts", "Area"), " + ".join(filter(None, (area, dice)))
    yield translate("OptionFacts", "Duration"), spell_end_words(spell)
    once = translate("OptionFacts", "once in a battle") if spell.once else ""
    yield translate("OptionFacts", "Frequency"), once or _counted(_OFTEN, spell.frequency)


def spell_line(spell: Spell) -> str:
    """Say all that the card of a spell or a miracle says in one line: names, facts, changes, texts."""
    language = language_now()
    facts = (about(heading, flat(said)) for heading, said in spell_facts(spell) if said)
    changes = ", ".join(spell_words.changes(spell, language))
    names = flat(spell.name_fr), flat(spell.name_en), option_kind(OptionKind(spell.kind))
    texts = flat(spell.text_fr), flat(spell.text_en)
    return apart((*names, *facts, spell_words.whom(spell, language), changes, *texts))


def _counted(words: str, count: int) -> str:
    return QCoreApplication.translate("OptionFacts", words, None, count) if count else ""
