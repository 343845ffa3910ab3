"""Army list formats: an editable table of checks with their parameters (section 9 of the rules notes).

The texts give none: what ships are formats that were really played. Users copy one and change it; the check
functions are in :mod:`rules.legality`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rules.text import Message, fold

MOST_POINTS = 100_000
MOST_COUNT = 999
MOST_BANDS = 12
MOST_LIMITS = 40


class ParameterKind(StrEnum):
    """What a parameter of a check is."""

    COUNT = "count"  # a whole number, 1 or more
    POINTS = "points"  # PA, 1 or more
    PERCENT = "percent"  # of the points, 0 to 100
    BANDS = "bands"  # figures by cost: [PA up to, figures], the last one without an end


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a check: its id, its kind, what it starts as; ``optional`` may be None, for no limit."""

    id: str
    kind: ParameterKind
    default: Any
    optional: bool = False

    def fault(self, value: object) -> Message | None:
        """Return what is wrong with a value, None when it is fine."""
        if value is None:
            return None if self.optional else Message("format.needs_number")
        if self.kind is ParameterKind.BANDS:
            return _bands_fault(value)
        least, most = _RANGES[self.kind]
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            return Message("format.range", {"least": least, "most": most})
        return None


_RANGES = {
    ParameterKind.COUNT: (1, MOST_COUNT),
    ParameterKind.POINTS: (1, MOST_POINTS),
    ParameterKind.PERCENT: (0, 100),
}


def _bands_fault(value: object) -> Message | None:
    """Find what is wrong with bands of cost: they rise, and only the last one is without an end."""
    wrong = Message("format.bands")
    if not isinstance(value, Sequence) or isinstance(value, str) or not 1 <= len(value) <= MOST_BANDS:
        return wrong
    if not all(isinstance(b, Sequence) and not isinstance(b, str) and len(b) == 2 for b in value):
        return wrong
    *others, (last, _) = value
    least = 1
    for up_to, _ in others:
        if not _whole(up_to, least, MOST_POINTS):
            return wrong
        least = up_to + 1
    whole = all(_whole(figures, 0, MOST_COUNT) for _, figures in value)
    return None if whole and last is None else wrong


def _whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


@dataclass(frozen=True, slots=True)
class CheckKind:
    """A kind of check that formats may have, with its parameters."""

    id: str
    parameters: tuple[Parameter, ...] = ()

    @property
    def defaults(self) -> dict[str, Any]:
        """Return the parameters that a new check of this kind starts with."""
        return {parameter.id: parameter.default for parameter in self.parameters}


def _count(id_: str, default: int) -> Parameter:
    return Parameter(id_, ParameterKind.COUNT, default)


def _percent(default: int | None, *, optional: bool = False, id_: str = "percent") -> Parameter:
    return Parameter(id_, ParameterKind.PERCENT, default, optional)


_STARTED = Parameter("started", ParameterKind.POINTS, 200)
CHECKS: Mapping[str, CheckKind] = {
    kind.id: kind
    for kind in (
        CheckKind("points"),
        CheckKind("unknown_pa"),
        CheckKind(
            "figures_per_card", (Parameter("bands", ParameterKind.BANDS, ((30, 3), (50, 2), (None, 1))),)
        ),
        CheckKind("figures_per_points", (_count("figures", 10), _STARTED)),
        CheckKind("cards_per_points", (_count("cards", 4), _STARTED)),
        CheckKind("cards_per_profile", (_count("cards", 1), _STARTED)),
        CheckKind("characters", (_percent(15, id_="least"), _percent(50))),
        CheckKind("war_machines", (_percent(30),)),
        CheckKind("allies", (_percent(30, optional=True),)),
        CheckKind("mercenaries", (_percent(30, optional=True),)),
        CheckKind("dear_figure", (_percent(50),)),
        CheckKind("unique"),
        CheckKind("people_and_path"),
        CheckKind("pariahs", (_percent(None, optional=True),)),
        CheckKind("editions"),
    )
}
"""Every kind of check, in the order in which an editor offers them."""


@dataclass(frozen=True, slots=True)
class CheckRow:
    """One check of a format: its kind and its parameters."""

    check: str
    parameters: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "parameters", {key: _frozen(v) for key, v in self.parameters.items()})


@dataclass(frozen=True, slots=True)
class Format:
    """An army list format: its names, the limits it is played at (PA) and its checks.

    ``note`` says where it comes from. A format of the users' own has one name in both languages.
    """

    id: str
    fr: str
    en: str
    limits: tuple[int, ...] = ()
    checks: tuple[CheckRow, ...] = ()
    note_fr: str = ""
    note_en: str = ""

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Format:
        """Build from parsed data. Raises ValueError for a check that is not known, or a wrong parameter."""
        made = cls(
            str(row["id"]), str(row["fr"]), str(row["en"]), tuple(row.get("limits", ())),
            tuple(_check_row(check) for check in row.get("checks", ())),
            str(row.get("note_fr", "")), str(row.get("note_en", "")),
        )  # fmt: skip
        if (fault := made.fault()) is not None:
            raise ValueError(f"format {made.id!r}: {fault.code} {dict(fault.data)}")
        return made

    def name(self, language: str) -> str:
        """Return the name in a language."""
        return self.en if language == "en" else self.fr

    def fault(self) -> Message | None:
        """Return the first thing wrong with the format, None when lists can be checked by it."""
        if not self.fr.strip() or not self.en.strip():
            return Message("format.no_name")
        if len(self.limits) > MOST_LIMITS or not all(_whole(n, 1, MOST_POINTS) for n in self.limits):
            return Message("format.limits", {"most": MOST_POINTS})
        return next(filter(None, map(check_fault, self.checks)), None)


def check_fault(row: CheckRow) -> Message | None:
    """Return what is wrong with one check: its kind, a parameter too many or missing, a value."""
    kind = CHECKS.get(row.check)
    if kind is None or {parameter.id for parameter in kind.parameters} != set(row.parameters):
        return Message("format.unknown_check", {"check": row.check})
    return next(filter(None, (p.fault(row.parameters[p.id]) for p in kind.parameters)), None)


def _check_row(row: Mapping[str, Any]) -> CheckRow:
    return CheckRow(str(row["check"]), {key: value for key, value in row.items() if key != "check"})


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list | tuple) else value


def named(formats: Iterable[Format], text: str) -> Format | None:
    """Return the format whose id or name is this text, None when there is none."""
    wanted = fold(text)
    return next((f for f in formats if wanted in (fold(f.id), fold(f.fr), fold(f.en))), None)
