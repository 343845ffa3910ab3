"""Word the messages of rules and operations, late and in the language of now.

Each area, and each system under its id, keeps its own table `desktop/wording/messages/<area>.py`: `WORDS`, a
code to an English template marked with `QT_TRANSLATE_NOOP("Phrases", "…")`. Templates have `{fields}` filled
from the message's data; one with `%n` is marked `QT_TRANSLATE_NOOP("Phrases", "%n cards", None, 1)` and
counts the field `n`. QtCore only: the command line words its reports here too.
"""

from __future__ import annotations

import importlib.util
import logging
import os
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from string import Formatter

from PySide6.QtCore import QCoreApplication, QLocale

from rules.systems import KINDS
from rules.text import Message, fold

_AREAS = (
    "library", "muster", "battle", "actions", "magic", "battle_start", "phases", "rulesets", "rules", "paper",
    "errors", "foreign", "lists", "asked", "overruled",
)  # fmt: skip
PASTED = "clipboard"
"""The name, without its ending, of the file that is made of what was pasted: players have no such file."""

_MINUS = "\N{MINUS SIGN}"
_VOWELS = tuple("aeiou")
_GAPS = re.compile(r" {2,}")
_KEY = re.compile(r" \(\{key\}[^)]*\)")
_STOPS = (".", "…", "?", "!", ":", ";")
_OF_A_NAME = re.compile(r"\b([Dd]|[Qq]u)e \{(\w+)")
_log = logging.getLogger(__name__)


@lru_cache(maxsize=1)
def words() -> Mapping[str, str]:
    """Give all templates by code, of the areas that are present.

    Raises ValueError when two areas word the same code.
    """
    merged: dict[str, str] = {}
    for area in (*_AREAS, *KINDS):
        name = f"{__name__}.messages.{area}"
        if importlib.util.find_spec(name) is None:
            continue
        table: Mapping[str, str] = import_module(name).WORDS
        if twice := merged.keys() & table.keys():
            raise ValueError(f"worded twice: {', '.join(sorted(twice))} (again in {area})")
        merged.update(table)
    return merged


def known(code: str) -> bool:
    """Tell whether a code has words."""
    return code in words()


def say(message: Message, **extra: object) -> str:
    """Word a message in the language of now; `extra` adds data or replaces ids by names.

    Data may hold messages (worded too), sequences (joined by commas) and numbers (written as the language
    does). Raises KeyError in tests for a code or a field without words; a player sees the code instead and
    the log keeps the error.
    """
    try:
        return _worded(message, extra)
    except KeyError as error:
        if "PYTEST_CURRENT_TEST" in os.environ:
            raise
        _log.error("no words for %s: %s", ascii(message.code), ascii(error))  # they may come from a file
        return message.code


def count_figures(count: int, system: str = "") -> str:
    """Count figures, in the word that a system has of its own for them."""
    own = f"count.figures.{system}"
    return say(Message(own if known(own) else "count.figures", {"n": count}))


def in_game(code: str, system: str, **data: object) -> str:
    """Word a code as a game says it, where it has words of its own for it."""
    own = f"{code}_{system}"
    return say(Message(own if known(own) else code, data))


def say_bare(code: str) -> str:
    """Word a code whose data nobody kept: in its bare words, else with an ellipsis for each of its fields.

    Several codes have a space between them; each is worded.
    """
    if " " in code:
        return " ".join(map(say_bare, code.split()))
    code = f"{code}.bare" if f"{code}.bare" in words() else code
    template = words().get(code, "")
    data: dict[str, object] = {name: "…" for _, name, _, _ in Formatter().parse(template) if name}
    if "%n" in template:
        data["n"] = 1
    return say(Message(code, data))


def number(value: float, spec: str = "") -> str:
    """Write a number as the language of now does: 7,5 in French; a true minus sign.

    `spec` is a format specification: "+" shows the sign of bonuses too.
    """
    if float(value).is_integer():
        text = format(int(value), spec)
    else:
        text = format(value, spec)
    return text.replace("-", _MINUS).replace(".", QLocale().decimalPoint())


def term(words: str, amount: float) -> str:
    """Word what a sum adds, or takes away: "+ STR 6", "− RES 8"."""
    return f"{_MINUS if amount < 0 else '+'} {words} {number(abs(amount))}"


class _Number(float):
    """A number that templates write as the language does: `{amount}`, `{amount:+}`."""

    def __format__(self, spec: str) -> str:
        return number(float(self), spec)

    def __str__(self) -> str:
        return number(float(self))


def _worded(message: Message, extra: Mapping[str, object]) -> str:
    template = words()[message.code]
    data = in_language({**message.data, **extra})
    if "%n" in template:
        count = data["n"]
        if not isinstance(count, int):
            raise KeyError("n")
        text = QCoreApplication.translate("Phrases", template, None, count)
    else:
        text = QCoreApplication.translate("Phrases", template)
    if "{" not in text:
        return text
    shown = {key: _shown(value) for key, value in data.items()}
    if "file" in shown:
        shown["file"] = file_words(str(shown["file"]))
    return _elided(text, shown).format_map(shown)


def file_words(name: str) -> str:
    """Name a file; what was pasted is no file of the player's."""
    pasted = name.rpartition(".")[0] == PASTED
    return QCoreApplication.translate("Phrases", "The clipboard") if pasted else name


def in_language(data: Mapping[str, object]) -> Mapping[str, object]:
    """Name in English what is called otherwise there: what is ``english`` stands for ``value`` then."""
    if not data.get("english") or QLocale().language() is QLocale.Language.French:
        return data
    return {**data, "value": data["english"]}


def fill(template: str, **data: object) -> str:
    """Fill the fields of a text that was just translated, with « d’Abel » for « de {name} » in French."""
    return _elided(template, data).format_map(data)


def keyed(template: str, key: str, **data: object) -> str:
    """Fill a text that names the key of a verb in brackets: "Action (H)"; without a key none stay."""
    return fill(template if key else _KEY.sub("", template), key=key, **data)


def capital(words: str) -> str:
    """Begin a sentence."""
    return words[:1].upper() + words[1:]


def about(what: object, words: object) -> str:
    """Say something about something, with the colon of the language: "Fury: ATT +1"."""
    return QCoreApplication.translate("Phrases", "{what}: {words}").format(what=what, words=words)


def aimed(what: str, target: str) -> str:
    """Say an action and whom it is at: "Charge on Tiger of Dirz"."""
    return fill(QCoreApplication.translate("Phrases", "{action} on {target}"), action=what, target=target)


def apart(parts: Iterable[str]) -> str:
    """Say parts that hold commas of their own beside each other, with the semicolon of the language."""
    joint = QCoreApplication.translate("Phrases", "{one}; {other}")
    said = ""
    for part in filter(None, parts):
        said = joint.format(one=said, other=part) if said else part
    return said


def sentences(parts: Iterable[str]) -> str:
    """Say sentences one after the other, each with one stop and each word with one space before it."""
    said = [_GAPS.sub(" ", part.replace("\n", ", ")).strip(" ") for part in parts]
    *ahead, last = [part for part in said if part] or [""]
    return " ".join([*(part if part.endswith(_STOPS) else f"{part}." for part in ahead), last])


def _elided(template: str, shown: Mapping[str, object]) -> str:
    """Write « d’Abel », « qu’Abel » where a French template says « de {name} », « que {name} » of a vowel."""

    def joint(found: re.Match[str]) -> str:
        value = str(shown.get(found[2], ""))
        return f"{found[1]}’{{{found[2]}" if fold(value)[:1] in _VOWELS else found[0]

    return _OF_A_NAME.sub(joint, template) if QLocale().language() is QLocale.Language.French else template


def _shown(value: object) -> object:
    if isinstance(value, Message):
        return say(value)
    if isinstance(value, bool):
        return value
    if isinstance(value, int | float):
        return _Number(value)
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(str(_shown(part)) for part in value)
    return "" if value is None else str(value)
