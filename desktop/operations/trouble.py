"""Turn a known trouble of the library file into a refusal with its sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from db.errors import LibraryError
from rules.text import Refusal

P = ParamSpec("P")
R = TypeVar("R")


def known_trouble(verb: Callable[P, R]) -> Callable[P, R | Refusal]:
    """Let a verb answer with a refusal when the file is locked, read only, gone or the disk is full."""

    @wraps(verb)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R | Refusal:
        try:
            return verb(*args, **kwargs)
        except LibraryError as error:
            return Refusal(error.message, overridable=False)

    return guarded
