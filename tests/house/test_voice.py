"""What can be held mechanically of the voice of docs/STYLE.md, in every text that players read."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from tests.house.source import ROOT, called, every, files, literals, parsed
from tests.house.translations import spoken

NARROW = "\u202f"

# What a list of words forbids: a pattern, and what to write instead. Case counts.
FORBIDDEN = {
    "en": {
        r"\ball the same\b": "anyway",
        r"\b[Tt]hr(ow|ows|ew|own|owing)\b": "roll, re-roll",
        r"\bmay stay empty\b": "(optional)",
        r"\b[Aa]s shipped\b|\bof our own\b": "default, (house)",
        r"\bbelong\w* to\b.*\bhand\b|\bhas the hand\b": "to play now",
        r"\bParia\b": "Pariah",
        r"\bResistance\b": "Resilience",
        r"\bcalled so\b|\bis like that\b|\bdealt with\b|\bwritten? down\b": "plain English",
        r"\bunseen\b": "in secret",
        r"\b[Tt]ype (the|a) (die|dice|name|number|value)": "enter values and dice",
        r"\balready(?=[.:;)]|$)": "already before the participle",
        r"\bmarked? so\b|\b(Mark|Name|Change|Correct) it so\b": "no dangling “so”",
        r"^Keep (?!the 6s?$|this (?:roll|result)$|this line |the last$)": "dice are kept, the rest is saved",
        r"\b(color|defense|armor|center|gray)\b": "British spelling",
    },
    "fr": {
        r"\b[Rr]èglements?\b": "jeu de règles",
        r"\bcartes? de référence\b": "carte de références",
        r"\b[Ii]mportation\b": "import",
        r"\bex\.\s?:": "p. ex.",
        r"\b[Jj]et(er|te|tent|ez|és?)\b(?! à couvert)": "lancer, relancer",
        r"\b[Pp]oitrine\b": "thorax",
        r"\bjets? de blessures?\b": "jet de Blessures",
        r"(?i:état)-major": "État-Major",
        r"\b[Pp]ress(er|ez|é)\b": "appuyer sur",
        r"\b[Mm]anière\b|\b[Gg]enre\b": "type",
        r"\b[Rr]emarques?\b": "note",
        r"\bla même touche encore\b|\b[Aa]ppuyez encore\b": "appuyez de nouveau",
        r"\b[Tt]ape[rz] (le|les|un|une) (dés?|nom|nombre|valeur)": "saisir",
        r"\b(Marquer|Changer|Corriger|Nommer) ainsi\b": "un verbe suffit",
        r"\bde nommé\b": "non précisé",
        r"\b(phase|phases) d’Entretien\b|\bphase (Tactique|Stratégique)\b": "les phases en minuscules",
        r"(?<!^)Foi temporaire": "foi temporaire",
        r"\b[Mm]ages?\b(?<!guerrier-mage)(?<!guerriers-mages)(?<!Guerrier-mage)": "magicien",
        r"\bSonnée?s\b|\bSonnée\b": "Sonné, invariable",
        r"\b[Pp]énalités? de charge\b": "malus de charge",
    },
}

# Whoever has a name may be of either sex, one or many: nothing agrees with it.
AGREES = re.compile(
    r"\{(?:fighter|side|name|who|army|card|cards|fighters|battle|attacker|target|victor)\} "
    r"(?:est|sont|reste|n’est pas|n’est plus|n’est) (?:déjà |encore |plus |un |fait )?"
    r"\w*(?:é|és|ée|ées|mort|morts|prêt|prête)\b(?!-)"
)
BEFORE = re.compile(
    rf"(?<=[^{NARROW}\s])[;!»]|(?<=[\w)}}»”…–-])[:?%](?=[\s.,;)»]|$)|[ \u00a0][;:!?»%](?=\s|$|[.,)])"
)
"""A sign that a narrow space should stand before, and one that another space stands before."""

Text = tuple[str, str]
"""Where a text stands, and the text."""


@cache
def texts(language: str) -> tuple[Text, ...]:
    """Give every text of the screen, of the rulesets and of the formats in a language."""
    found = [(where, text) for where, _, text in spoken(language)]
    found += pairs(language) + told(language)
    return tuple(found)


def pairs(language: str) -> list[Text]:
    """Give the words of the rules, which hold both languages side by side: ``Words(French, English)``."""
    found = []
    for path in files("rules", suffix=".py"):
        for node in every(parsed(path), ast.Call):
            if called(node.func) == "Words" and len(node.args) == 2:
                words = node.args[language == "en"]
                if isinstance(words, ast.Constant):  # others are put together of these
                    found.append((f"{path.relative_to(ROOT).as_posix()}:{node.lineno}", str(words.value)))
    return found


def told(language: str) -> list[Text]:
    """Give the names and notes of rulesets and formats; abilities and peoples stay as printed."""
    keys = {language, f"note_{language}"}
    printed = {"words", "peoples", "abilities"}
    paths = [path for path in files("resources/data", suffix=".json") if path.stem not in printed]
    return [
        (path.name, text)
        for path in paths
        for text in found(json.loads(path.read_text(encoding="utf-8")), keys)
    ]


def found(value: Any, keys: Iterable[str]) -> Iterator[str]:
    """Give the texts under some keys, however deep."""
    if isinstance(value, Mapping):
        yield from (text for key, text in value.items() if key in keys and isinstance(text, str))
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from found(each, keys)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_word_that_the_terms_forbid(language: str) -> None:
    """One thing has one word on every screen."""
    broken = [
        f"{where}: {text!r}: {better}"
        for where, text in texts(language)
        for pattern, better in FORBIDDEN[language].items()
        if re.search(pattern, text)
    ]
    assert broken == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_quotation_marks_and_dots_are_typographic(language: str) -> None:
    """Typewriter's quotation marks, apostrophes and three dots stand nowhere, nor does a space twice."""
    wrong = re.compile(r"[\"']|\.\.\.|\w  \w| …" + ("|[“”]" if language == "fr" else "|[«»]"))
    assert [f"{where}: {text!r}" for where, text in texts(language) if wrong.search(text)] == []


def test_apostrophes_of_cards_abilities_and_peoples_are_typographic() -> None:
    """What ships is shown as it stands; what players type with the other apostrophe is found all the same."""
    broken = [
        f"{path.name}: {word}"
        for path in files("resources/data", "resources/starter", suffix=".json")
        for word in re.findall(r"\w+'\w+", path.read_text(encoding="utf-8"))
    ]
    assert broken == []


def test_french_signs_stand_behind_a_narrow_space() -> None:
    """A narrow no-break space stands before : ; ? ! % » and behind «."""
    broken = [
        f"{where}: {text!r}"
        for where, text in texts("fr")
        if BEFORE.search(PLACES.sub("x", text)) or re.search(rf"«(?!{NARROW})", text)
    ]
    assert broken == []


OWN_KEYS = re.compile(r"\((?!Ctrl\+[FZ]\))(?:(?:Ctrl|Shift|Maj|Alt)\+)*[A-Z]\s?[:)]")
"""The key of a verb in brackets; of the two that are let pass, a list reads its own."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_text_fixes_the_key_of_a_verb(language: str) -> None:
    """Players choose keys of their own: ``keyed`` names the one in force."""
    assert [f"{where}: {text!r}" for where, text in texts(language) if OWN_KEYS.search(text)] == []


def test_a_fixed_key_is_found_in_both_languages() -> None:
    """Numbers of chapters and fields are none."""
    fixed = "then Action (H).", "marks (Maj+Y)", "x (K: a blow)", f"x (K{NARROW}: un coup)", "list (Ctrl+L)"
    assert [text for text in fixed if not OWN_KEYS.search(text)] == []
    assert [
        text for text in ("last word (V-A-3)", "({key})", "(II-A)", "(A/B)") if OWN_KEYS.search(text)
    ] == []


PLACES = re.compile(r"%n|%\(\w+\)s|%[rs]|\{\w*(:[^}]*)?\}")
"""Fields of a text: their signs are none of the sentence."""


def test_english_signs_stand_behind_no_space() -> None:
    wrong = re.compile(rf"\w[ {NARROW}][;:!?](?=\s|$)")
    assert [f"{where}: {text!r}" for where, text in texts("en") if wrong.search(text)] == []


def test_nothing_agrees_with_a_name() -> None:
    """Ysoline is no man: a verb in the present, a noun or a colon says the same of everybody."""
    assert [f"{where}: {text!r}" for where, text in texts("fr") if AGREES.search(text)] == []


def phrases() -> Iterator[tuple[str, str]]:
    """Give the code of each phrase of the rules and its words in English."""
    for path in files("desktop/wording", suffix=".py"):
        for node in every(parsed(path), ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if not isinstance(key, ast.Constant) or not isinstance(value, ast.Call):
                    continue
                if called(value.func) == "QT_TRANSLATE_NOOP":
                    yield from ((str(key.value), text) for text in literals(value.args[1]))


def in_both(context: str, source: str) -> list[str]:
    """Give a text as it is said in each language."""
    return by_source().get((context, source), [])


@cache
def by_source() -> dict[tuple[str, str], list[str]]:
    """Give what is said in each language, English first, by context and source."""
    found: dict[tuple[str, str], list[str]] = {}
    for name in ("en", "fr"):
        for where, of, text in spoken(name):
            found.setdefault((where, of), []).append(text)
    return found


def test_a_refusal_is_a_sentence() -> None:
    """It says what is not possible, and ends as a sentence does."""
    refusals = {text for code, text in phrases() if code.startswith(("refusal.", "coordinator."))}
    ends = (".", "?", "{reasons}")  # reasons are sentences themselves
    assert len(refusals) > 200
    told_so = [text for source in refusals for text in in_both("Phrases", source)]
    assert [text for text in told_so if not text.endswith(ends)] == []


def test_a_line_of_the_journal_is_no_sentence() -> None:
    """What was done names a step to undo, too: it has no full stop."""
    steps = {text for code, text in phrases() if code.startswith("step.")}
    assert len(steps) > 300
    assert [text for source in steps for text in in_both("Phrases", source) if text.endswith(".")] == []


# What makes a button, a verb or a heading, and which of its arguments are the words of it.
LABELS = {
    "show_verb": [0],
    "say_verb": [0],
    "QPushButton": [0],
    "QToolButton": [0],
    "QCheckBox": [0],
    "SectionHeader": [0],
    "ActionRow": [1],
    "KeyRow": [1],
    "MenuRow": [1],
}


def labels() -> Iterator[Text]:
    """Give the words of verbs, buttons and headings that are said where they are made."""
    for path in files("desktop", suffix=".py"):
        tree = parsed(path)
        for node in every(tree, ast.Call):
            if called(node.func) not in LABELS:
                continue
            where = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
            for place in LABELS[called(node.func)]:
                for words in node.args[place : place + 1]:
                    for call in every(words, ast.Call):
                        at = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}.get(called(call.func))
                        if at is not None and len(call.args) > at:
                            yield from ((where, text) for text in literals(call.args[at]))


def test_a_label_names_and_a_button_acts() -> None:
    """Neither ends with a full stop, nor with a word that points at nothing."""
    found = list(labels())
    assert len(found) > 150
    dangling = re.compile(r"\.$|\b(it so|so|ainsi)$|^(These|Those|Done with it)$")
    assert [f"{where}: {text!r}" for where, text in found if dangling.search(text)] == []


def test_no_button_is_a_participle() -> None:
    """« Fait » is a calque of Done: a button that closes says OK, one that ends a list Fini."""
    wrong = [
        f"{where}: {text!r}"
        for where, text in labels()
        for of, source, said in spoken("fr")
        if source == text and said == "Fait" and of not in {"PhaseRows", "Phrases", "RemindersPrompt"}
    ]
    assert wrong == []
