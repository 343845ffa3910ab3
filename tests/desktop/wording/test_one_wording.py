"""Durations, aspects and elements are called the same wherever the window names them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication

import resources
from desktop.paper import spell_words
from desktop.widgets.effect_fields import LastingFields
from desktop.wording import loader
from desktop.wording.aspects import ASPECTS, aspect_name
from desktop.wording.battle.spell_text import brief_text
from desktop.wording.effects import lasting_caption, lasting_words
from desktop.wording.elements import ELEMENTS, element_name
from desktop.wording.spell_facts import spell_facts
from rules.modifiers import Lasting
from rules.spells import Spell

_WORDS = Path(resources.__file__).parent / "i18n" / "tacticien_fr.ts"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_spell_lasts_as_long_on_its_card_in_the_library_as_where_it_is_cast(
    qapp: QApplication, language: str
) -> None:
    loader.install(qapp, language)
    for lasting in Lasting:
        spell = Spell(name_fr="Mur", lasting=lasting, turns=2, upkeep=2, cost={"fire": 1})
        assert brief_text(spell) in [said for _, said in spell_facts(spell)], lasting


def test_an_upkeep_of_which_nobody_typed_the_cost_is_not_said_to_be_none() -> None:
    assert brief_text(Spell(name_fr="Mur", lasting=Lasting.UPKEEP)) == lasting_words(Lasting.UPKEEP)


def test_the_buttons_of_durations_are_named_by_the_table(qapp: QApplication) -> None:
    fields = LastingFields(None, quick=tuple(Lasting))  # type: ignore[arg-type]
    assert {each: button.text() for each, button in fields.quick.items()} == {
        each: lasting_caption(each) for each in Lasting
    }
    fields.deleteLater()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_printed_card_names_elements_and_aspects_as_the_window_does(
    qapp: QApplication, language: str
) -> None:
    loader.install(qapp, language)
    named = {element: element_name(element) for element in ELEMENTS}
    named |= {aspect: aspect_name(aspect) for aspect in ASPECTS}
    assert named == {key: spell_words.word(key, language) for key in named}


def test_each_of_these_words_stands_in_one_table(qapp: QApplication) -> None:
    loader.install(qapp, "fr")
    words = [*((source, aspect_name(aspect)) for aspect, source in ASPECTS.items())]
    words += [(element.words, element.name()) for element in ELEMENTS.values()]
    found = Counter(
        (message.findtext("source", ""), message.findtext("translation", ""))
        for message in ElementTree.parse(_WORDS).iter("message")
    )
    assert {each: found[each] for each in words} == dict.fromkeys(words, 1)
