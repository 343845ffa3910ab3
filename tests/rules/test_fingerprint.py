"""The fingerprint of a list: the same for two libraries, another one for every difference that counts."""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.abilities import Ability
from rules.armies import Muster, Option, OptionKind, Per
from rules.fingerprint import (
    MOST_TEXT,
    Change,
    UnreadableError,
    cards_mark,
    cards_mark_in,
    content,
    differences,
    fingerprint,
    line_in,
    mark_in,
    payload,
    read,
    whole_in,
)
from rules.values import Characteristic, Value
from tests.rules.data import card, muster

CONSCRIPT = replace(card("Conscrit du Griffon", PA=11), edition="C5")
GUARD = replace(card("Œil d’Hécate", PA="?"), edition="C3")


def with_options(army: Muster, *options: Option) -> Muster:
    first, *others = army.army.entries
    return replace(army, army=replace(army.army, entries=(replace(first, options=options), *others)))


def print_of(army: Muster) -> str:
    return fingerprint(content(army))


def test_two_libraries_typed_separately_agree() -> None:
    mine = muster((CONSCRIPT, 3), GUARD)
    other = replace(
        CONSCRIPT, name_fr="CONSCRIT DU GRIFFON", name_en="Griffin conscript", note="mine", edition="c5"
    )
    theirs = muster(
        replace(GUARD, name_fr="oeil  d'hecate\N{NO-BREAK SPACE}"), (other, 3), people="lions", limit=500
    )
    assert print_of(mine) == print_of(theirs)
    assert differences(content(mine), content(theirs)) == ()
    long = muster(replace(GUARD, name_fr="Reine " * 80))
    assert read(payload(content(long))) == content(long)
    dashes = [replace(GUARD, name_fr=f"Épée{dash}Reine") for dash in "-\u2011\u2013"]
    assert len({print_of(muster(one)) for one in dashes}) == 1


@pytest.mark.parametrize(
    "other",
    [
        muster((CONSCRIPT, 2), GUARD),
        muster((CONSCRIPT, 3)),
        muster((CONSCRIPT, 3), GUARD, GUARD),
        muster((replace(CONSCRIPT, edition="C3"), 3), GUARD),
        muster((replace(CONSCRIPT, pa=Value.parse("12")), 3), GUARD),
        muster((CONSCRIPT, 3), replace(GUARD, pa=Value.parse("0"))),
        with_options(muster((CONSCRIPT, 3), GUARD), Option("Fanion")),
    ],
    ids=["figures", "card", "twice", "edition", "price", "known price", "option"],
)
def test_every_difference_that_counts_changes_it(other: Muster) -> None:
    assert print_of(other) != print_of(muster((CONSCRIPT, 3), GUARD))


def test_an_option_counts_with_what_its_card_pays_for_it() -> None:
    army = muster((CONSCRIPT, 3))
    banner, sword = Option("Fanion", pa=5), Option("Épée", OptionKind.ARTEFACT, 8, Per.FIGURE)
    assert print_of(with_options(army, banner, sword)) == print_of(with_options(army, sword, banner))
    others = [replace(banner, pa=None), replace(banner, pa=6), replace(banner, per=Per.FIGURE),
              replace(banner, name="Fanions")]  # fmt: skip
    assert len({print_of(with_options(army, option)) for option in (banner, *others)}) == 5


def test_an_option_that_one_typed_and_the_other_took_from_a_catalogue_is_the_same() -> None:
    typed, taken = (
        Option("Potion de soin", pa=7),
        Option("potion de soin", OptionKind.ARTEFACT, 7, Per.FIGURE),
    )
    alone = muster(CONSCRIPT)
    assert print_of(with_options(alone, typed)) == print_of(with_options(alone, taken))
    three = muster((CONSCRIPT, 3))
    assert print_of(with_options(three, replace(typed, pa=21))) == print_of(with_options(three, taken))


def test_it_is_short_and_can_be_read_aloud() -> None:
    shown = print_of(muster(CONSCRIPT))
    assert len(shown) == 11 and shown[5] == "-"
    assert not set(shown) & set("ILOU")


def test_the_whole_list_travels_in_one_line_even_broken_by_a_mail() -> None:
    lines = content(with_options(muster((CONSCRIPT, 3), GUARD), Option("Épée", OptionKind.ARTEFACT, 8)))
    text = payload(lines)
    assert read(text) == lines
    broken = "\n  ".join(text[n : n + 40] for n in range(0, len(text), 40))
    assert read(f" {broken}\r\n") == lines


def test_a_line_holds_the_whole_list_beside_what_counts() -> None:
    army = with_options(muster((CONSCRIPT, 3), GUARD), Option("Serment", pa=-4), Option("Fanion"))
    whole = {"name": "Dimanche", "entries": [{"card": "Œil d’Hécate"}]}
    text = payload(content(army), "ABCDE", whole)
    assert text.startswith(f"TACT3:{print_of(army)}:") and line_in(f"Ma liste\n{text}") == text
    assert (read(text), whole_in(text), cards_mark_in(text)) == (content(army), whole, "ABCDE")
    assert whole_in(payload(content(army))) is None, "what was written before tells what counts alone"


def test_what_the_list_chose_for_itself_counts() -> None:
    army = muster((CONSCRIPT, 3), GUARD)
    chosen = [
        replace(army, own=own) for own in ((), (Option("Étendard", pa=9),), (Option("Étendard", pa=8),))
    ]
    assert len({print_of(each) for each in chosen}) == 3 and print_of(chosen[0]) == print_of(army)
    assert read(payload(content(chosen[1]))) == content(chosen[1])


def packed(rows: Any) -> str:
    raw = rows if isinstance(rows, bytes) else json.dumps(rows).encode()
    return base64.urlsafe_b64encode(zlib.compress(raw)).decode()


GOOD = ["conscrit", "c5", 3, 11, []]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_ours"),
        ("https://example.org", "not_ours"),
        ("TACT:x:y", "not_ours"),
        ("TACT4:x:y", "newer"), ("TACT3:x:y", "damaged"),
        ("x" * (MOST_TEXT + 1), "too_long"),
        ("TACT1", "damaged"),
        ("TACT1:AAAAA-AAAAA:####", "damaged"),
        ("TACT1:AAAAA-AAAAA:" + base64.urlsafe_b64encode(b"no zlib").decode(), "damaged"),
        ("TACT1:AAAAA-AAAAA:" + packed(b" " * 5_000_000), "damaged"),
        ("TACT1:AAAAA-AAAAA:" + packed(b"[" * 100_000), "damaged"),
        ("TACT1:AAAAA-AAAAA:" + packed(b"\xff"), "damaged"),
        ("TACT1:AAAAA-AAAAA:" + packed([GOOD]), "damaged"),
        *(
            ("TACT1:AAAAA-AAAAA:" + packed(rows), "damaged")
            for rows in (
                {"a": 1}, [GOOD] * 501, [7], [GOOD[:4]], [["Conscrit", *GOOD[1:]]], [["x" * 401, *GOOD[1:]]],
                [["\ud800", *GOOD[1:]]],
                [[1, *GOOD[1:]]], [["a", "b", 0, 1, []]], [["a", "b", True, 1, []]], [["a", "b", 1, -2, []]],
                [["a", "b", 1, "1", []]], [["a", "b", 1, 1e999, []]],
                [["a", "b", 1, 1, [["o", "card", 1]]]], [["a", "b", 1, 1, [[1, 1]]]],
                [["a", "b", 1, 1, [[]] * 1001]],
            )
        ),
    ],
)  # fmt: skip
def test_what_is_no_list_is_refused_with_its_reason(text: str, code: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read(text)
    assert refused.value.code == code


def test_a_list_changed_on_the_way_is_found_out() -> None:
    mine, other = payload(content(muster((CONSCRIPT, 3)))), payload(content(muster((CONSCRIPT, 4))))
    forged = mine.rpartition(":")[0] + ":" + other.rpartition(":")[2]
    with pytest.raises(UnreadableError, match="damaged"):
        read(forged)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(UnreadableError):
        read(f"TACT1:AAAAA-AAAAA:{text}")


def test_differences_name_what_each_has() -> None:
    mine = content(muster((CONSCRIPT, 3), GUARD))
    theirs = content(muster((CONSCRIPT, 2), replace(GUARD, name_fr="Paladin")))
    found = [(d.name, d.change, d.mine and d.mine.figures, d.theirs and d.theirs.figures)
             for d in differences(mine, theirs)]  # fmt: skip
    assert found == [
        ("conscrit du griffon", Change.DIFFERS, 3, 2),
        ("oeil d'hecate", Change.ONLY_MINE, 1, None),
        ("paladin", Change.ONLY_THEIRS, None, 1),
    ]


def test_a_name_without_end_still_travels() -> None:
    lines = content(with_options(muster(replace(CONSCRIPT, name_fr="Œ" * 5000)), Option("x" * 5000)))
    assert read(payload(lines)) == lines


def test_letters_alone_and_a_line_among_other_words_are_found() -> None:
    line = payload(content(muster(card("Tigre"))))
    assert mark_in(" k7q2m-9xrt4\n") == mark_in("K7Q2M9XRT4") == "K7Q2M-9XRT4"
    assert mark_in(line) == mark_in("K7Q2M-9XRTL") == mark_in("Scorpion") == ""
    broken = f"{line[:30]}\n{line[30:]}"
    for said in (f"Voilà ma liste : {line} à demain", f"{line}\n\nA plus", f"Salut\n{broken}\nBonne partie"):
        assert read(line_in(said)) == read(line)
    assert line_in("bonjour") == "bonjour" and line_in(line) == line


def test_every_list_of_ours_is_read_again() -> None:
    """However long, odd or dear it is."""
    odd = [replace(GUARD, name_fr=name, edition=name) for name in ("Ǽgir", "ǣ", "ꟹ", "ŉ", "\N{KELVIN SIGN}")]
    odd += [replace(GUARD, name_fr=pa, pa=Value.parse(pa)) for pa in ("-1", "999999999", "7,5", "-")]
    many = [Option(f"Objet {n}", pa=n, kind=OptionKind.ARTEFACT) for n in range(90)]
    for army in (muster(*odd), with_options(muster(GUARD), *many), muster(*[CONSCRIPT] * 500)):
        assert read(payload(content(army))) == content(army)
    wide = [Option(f"Objet numéro {n * 7919 % 1009} du coffre", pa=n) for n in range(60)]
    dear = muster(*[CONSCRIPT] * 100)
    bought = tuple(replace(entry, options=tuple(wide)) for entry in dear.army.entries)
    dear = replace(dear, army=replace(dear.army, entries=bought))
    assert read(payload(content(dear))) == content(dear)


# Prices below nothing ---------------------------------------------------------------------------------


def test_a_discount_is_no_unknown_price() -> None:
    army = muster(CONSCRIPT)
    options = [Option("Serment", pa=pa) for pa in (None, -1, 0, 1, -2)]
    assert len({print_of(with_options(army, option)) for option in options}) == len(options)
    mixed = with_options(army, Option("Serment", pa=-1), Option("Relique"))
    line = payload(content(mixed))
    assert line.startswith("TACT2:") and read(line) == content(mixed)
    assert line_in(f"Voici ma liste : {line} à demain") == f"{line} à demain"


def test_a_line_says_by_its_version_what_below_nothing_means() -> None:
    discounted = [["conscrit", "c5", 1, None, [["serment", -1]]]]
    for prefix, rows in (("TACT1", discounted), ("TACT2", ["TACT2", [["conscrit", "c5", 1, 11, []]]])):
        with pytest.raises(UnreadableError) as raised:
            read(f"{prefix}:AAAAA-AAAAA:{packed(rows)}")
        assert raised.value.code == "damaged"


def test_what_cards_say_has_a_mark_of_its_own() -> None:
    army = muster((CONSCRIPT, 3), GUARD)
    same = muster(replace(GUARD, note="mine", people="lions"), (replace(CONSCRIPT, name_en="x"), 3))
    assert len(cards_mark(army)) == 5 and cards_mark(army) == cards_mark(same)
    stronger = replace(CONSCRIPT, values={**CONSCRIPT.values, Characteristic.ATT: Value.of(15)})
    able = replace(CONSCRIPT, abilities=(Ability("brave", "Brave", "Brave"),))
    unheard = replace(CONSCRIPT, abilities=(Ability("", "Rusé", "Sly", "2"),))
    marks = {cards_mark(muster((one, 3), GUARD)) for one in (CONSCRIPT, stronger, able, unheard)}
    assert len(marks) == 4
    assert len({fingerprint(content(muster((one, 3), GUARD))) for one in (CONSCRIPT, stronger, able)}) == 1


def test_the_mark_of_the_cards_stands_behind_the_line() -> None:
    army = muster((CONSCRIPT, 3), GUARD)
    line = payload(content(army), cards_mark(army))
    assert read(line) == content(army)
    assert cards_mark_in(f"My list: {line.lower().replace('tact1', 'TACT1')} !") == cards_mark(army)
    assert cards_mark_in(payload(content(army))) == cards_mark_in("no list") == ""
