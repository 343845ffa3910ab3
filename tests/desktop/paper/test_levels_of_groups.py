"""The level of a group goes with its spell: into files and back, and cards written before are read."""

from __future__ import annotations

import json

import pytest

from db.exchange.battlescribe import own
from desktop.paper import catalogue
from desktop.paper.spell_words import group_words
from rules.designation import Allegiance, Designation
from rules.spells import Area, Spell


@pytest.mark.parametrize("levels", [(), (0,), (1,), (0, 1)])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", ["", "wolfen"])
def test_words_and_files_bring_it_back(levels: tuple[int, ...], language: str, name: str) -> None:
    group = Designation(race=name, allegiance=Allegiance.ENEMY, levels=levels)
    known = catalogue.peoples()
    assert Designation.parse(group_words(group, language, known), known) == group
    spell = Spell(name_fr="Foudre", area=Area(group=group))
    assert own.SPELL.read(own.SPELL.write(spell)) == spell


def test_a_spell_written_before_is_read() -> None:
    spell = Spell(name_fr="Foudre", area=Area(group=Designation(allegiance=Allegiance.ENEMY)))
    written = json.loads(own.SPELL.write(spell))
    written["area"]["group"].pop("levels", None)
    assert own.SPELL.read(json.dumps(written).encode()) == spell
