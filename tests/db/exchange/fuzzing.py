"""How many made-up files are tried, and what they are drawn from."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from rules.cards import Card, Rank, Size
from rules.text import visible
from rules.values import Characteristic, Value
from tests.examples import examples
from tests.rules.data import abilities

TRIES = int(os.environ.get("TACTICIEN_FUZZ", "35"))
bounded = settings(
    max_examples=examples(TRIES),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


C = Characteristic
# As typed into a field: blanks at the ends or doubled are taken off there.
WORDS = st.one_of(
    st.sampled_from(["Garde", "Œil d’Yllia", "<b>&", "=1+1", "Test", "x › y", "a: b", "]]>", "Artefact"]),
    st.text(st.characters(exclude_categories=["Cs", "Cc", "Z"]), max_size=12).map(visible),
)
NAMES = WORDS.filter(bool)
# No figure below 0: it stands on no card, and is read as text.
VALUES = st.sampled_from(["", "-", "0", "10", "7,5", "12+1d", "vite"]).map(Value.parse)
PRINTED = [c for c in C if not c.is_nerve and c is not C.FOI]


def _is_price(value: Value) -> bool:
    return (value.number or 0) >= 0


@st.composite
def cards(draw: st.DrawFn, printed: st.SearchStrategy[Value] = VALUES) -> Card:
    values: dict[Characteristic, Value] = {**draw(st.dictionaries(st.sampled_from(PRINTED), printed))}
    values[draw(st.sampled_from([C.COU, C.PEUR]))] = draw(printed)
    if C.RES in values and values[C.RES].number == 0:
        del values[C.RES]  # a resistance of 0 stands on no card: it is read as text
    if draw(st.booleans()):
        values[C.MOU] = Value.parse("15/20")  # two movements in another place are a slip, and kept as text
    values[C.FOI] = draw(st.sampled_from(["", "-", "1-0-2", "3"]).map(Value.parse))
    listed = draw(st.sampled_from(["", "Bravoure", "Dévot de Merin, Commandement/10", "Inconnue/3, Bravery"]))
    return Card(
        draw(NAMES), draw(WORDS), draw(st.sampled_from(["griffins", "dirz", "", "Les Loups"])), values,
        Rank.parse(draw(st.sampled_from(["", "Élite", "Champion 2 Spécial", "Quidam"]))),
        draw(printed.filter(_is_price)), draw(st.sampled_from(Size)), abilities().parse_list(listed),
        tuple(draw(st.lists(st.sampled_from(["Épée", "Arc (10, 20)"]), max_size=2))),
        draw(st.sampled_from(["", "C5", "Fan"])), draw(WORDS), draw(WORDS), race=draw(WORDS),
    )  # fmt: skip
