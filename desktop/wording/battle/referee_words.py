"""The words of the referee: questions, answers, facts in short."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.drafts.referee_inquiry import AIR, BY_EYE, IN_WAY, LOW, NO, TALL, YES, Question, piece_of
from desktop.wording import fill, known, say
from rules.cards import Size
from rules.text import QT_TRANSLATE_NOOP, Message

_OPTIONS: Mapping[str, str] = {
    YES: QT_TRANSLATE_NOOP("Referee", "Yes"),
    NO: QT_TRANSLATE_NOOP("Referee", "No"),
    "none": QT_TRANSLATE_NOOP("Referee", "None of them"),
    "some": QT_TRANSLATE_NOOP("Referee", "Some"),
    "all": QT_TRANSLATE_NOOP("Referee", "All"),
    BY_EYE: QT_TRANSLATE_NOOP("Referee", "Something judged by eye"),
    AIR: QT_TRANSLATE_NOOP("Referee", "Something that flies"),
    IN_WAY: QT_TRANSLATE_NOOP("Referee", "Somebody is in the way"),
    LOW: QT_TRANSLATE_NOOP("Referee", "On the ground, below 15 cm"),
    TALL: QT_TRANSLATE_NOOP("Referee", "On the ground, 15 cm or higher"),
}
# What the rules of a look do not ask by themselves, but a screen must.
_QUESTIONS: Mapping[str, str] = {
    "alone": QT_TRANSLATE_NOOP("Referee", "Does it cut all the lines by itself?"),
    "more": QT_TRANSLATE_NOOP("Referee", "Is anything else in between?"),
    "moved": QT_TRANSLATE_NOOP("Referee", "Has one of them just moved here?"),
    "round": QT_TRANSLATE_NOOP("Referee", "Is one of the two bases round?"),
}
_FACTS: Mapping[str, str] = {
    "contact": QT_TRANSLATE_NOOP("Referee", "in contact"),
    "arc": QT_TRANSLATE_NOOP("Referee", "in front"),
    "arc_weapon": QT_TRANSLATE_NOOP("Referee", "in front of the weapon’s end"),
    "nudged": QT_TRANSLATE_NOOP("Referee", "who is in the way touches the target"),
    "lines": QT_TRANSLATE_NOOP("Referee", "lines cut"),
    "obstacles": QT_TRANSLATE_NOOP("Referee", "between"),
    "hides": QT_TRANSLATE_NOOP("Referee", "as large as both"),
    "alone": QT_TRANSLATE_NOOP("Referee", "cuts all by itself"),
    "more": QT_TRANSLATE_NOOP("Referee", "something else"),
    "blocked": QT_TRANSLATE_NOOP("Referee", "the large ones cut all"),
    "point": QT_TRANSLATE_NOOP("Referee", "the bases touch"),
    "moved": QT_TRANSLATE_NOOP("Referee", "just moved"),
    "mark": QT_TRANSLATE_NOOP("Referee", "its sight mark touches"),
    "round": QT_TRANSLATE_NOOP("Referee", "a round base"),
    "half_of_a": QT_TRANSLATE_NOOP("Referee", "half a side of the first"),
    "half_of_b": QT_TRANSLATE_NOOP("Referee", "half a side of the other"),
    "size": QT_TRANSLATE_NOOP("Referee", "size"),
}
# The answer in large, its tone, its icon.
_ANSWERS: Mapping[tuple[Question, str], tuple[str, str, str]] = {
    (Question.SIGHT, "full"): (QT_TRANSLATE_NOOP("Referee", "Seen"), "good", "eye"),
    (Question.SIGHT, "partial"): (QT_TRANSLATE_NOOP("Referee", "Partially seen"), "warn", "contrast"),
    (Question.SIGHT, "none"): (QT_TRANSLATE_NOOP("Referee", "Not seen"), "bad", "eye-off"),
    (Question.CONTACT, "yes"): (QT_TRANSLATE_NOOP("Referee", "In contact"), "good", "swords"),
    (Question.CONTACT, "no"): (QT_TRANSLATE_NOOP("Referee", "Not in contact"), "bad", "ban"),
    (Question.ROOM, "yes"): (QT_TRANSLATE_NOOP("Referee", "There is room"), "good", "user-plus"),
    (Question.ROOM, "no"): (QT_TRANSLATE_NOOP("Referee", "No room left"), "bad", "user-off"),
}
_VERBS: Mapping[Question, str] = {
    Question.SIGHT: QT_TRANSLATE_NOOP("Referee", "Sight"),
    Question.CONTACT: QT_TRANSLATE_NOOP("Referee", "Contact"),
    Question.ROOM: QT_TRANSLATE_NOOP("Referee", "Room in contact"),
    Question.SCATTER: QT_TRANSLATE_NOOP("Referee", "Scatter"),
}


def _tr(words: str) -> str:
    return QCoreApplication.translate("Referee", words)


def question_name(question: Question) -> str:
    """Name a question."""
    return _tr(_VERBS[question])


def size_name(size: Size) -> str:
    """Name a size, empty for an unknown one."""
    return say(Message(f"size.{size.value}")) if size is not Size.UNKNOWN else ""


def asked(fact: str) -> str:
    """Ask for a fact."""
    if fact in _QUESTIONS:
        return _tr(_QUESTIONS[fact])
    return say(Message(f"referee.asks.{fact}")) if known(f"referee.asks.{fact}") else fact


def option_name(option: str) -> str:
    """Word an answer to choose; a piece of scenery with its agreed size."""
    if (known := piece_of(option)) is not None:
        return f"{known[0]} ({size_name(known[1]).lower()})"
    return _tr(_OPTIONS[option]) if option in _OPTIONS else size_name(Size(option))


def fact_name(fact: str, option: str) -> str:
    """Say a fact in short: "in contact: no"."""
    named = option_name(option)
    answer = named if piece_of(option) is not None else named.lower()
    return fill(_tr("{fact}: {answer}"), fact=_tr(_FACTS[fact]), answer=answer)


def answer_look(question: Question, answer: str) -> tuple[str, str, str]:
    """Give the words, the tone and the icon of an answer."""
    words, tone, icon = _ANSWERS[question, answer]
    return _tr(words), tone, icon


QT_TRANSLATE_NOOP("Referee", "{fact}: {answer}")
