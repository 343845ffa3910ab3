"""How values of the rules become JSON and come back: exact, versioned, hostile until read.

pydantic's core reads and writes the very dataclasses of the rules; its larger half, which makes schemas from
classes, is slow to load and not needed for the few kinds of fields there are. Three things are our own:
a printed value is a short text (``10``, ``-``, ``15/20``) wherever :meth:`Value.parse` reads exactly
that value back; the patches of an event are read by the type of each field they name; and a key that
nobody knows is refused, because dropping it in silence would lose it at the next save.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import StrEnum
from functools import cached_property, lru_cache, partial
from math import isfinite
from operator import eq
from types import NoneType, UnionType
from typing import Any, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic_core import (
    CoreSchema,
    PydanticSerializationError,
    SchemaSerializer,
    SchemaValidator,
    ValidationError,
    core_schema,
)

from db.first_release import ALWAYS
from rules.armies import Army
from rules.cards import Card
from rules.text import Message
from rules.values import Value, ValueKind

T = TypeVar("T")

# Printed values -----------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _short(value: Value) -> str | None:
    text = str(value)
    return text if repr(Value.parse(text)) == repr(value) else None


# The same few values stand on every card of an army, as the very same objects: they are known by that, which
# is quicker than by what they hold. Each is held here, so that no other can take its place.
_KNOWN: dict[int, tuple[Value, str]] = {}
_MOST_KNOWN = 4096


def write_value(value: Value) -> str | dict[str, Any]:
    """Write a printed value: its short form where that is read back exactly, else its parts."""
    if (known := _KNOWN.get(id(value))) is not None:
        return known[1]
    if (text := _short(value)) is not None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[id(value)] = value, text
        return text
    return {"kind": value.kind.value, "numbers": list(value.numbers), "dice": value.dice, "raw": value.raw}


read_short = lru_cache(maxsize=4096)(Value.parse)


_NUMBERS = {ValueKind.NUMBER: 1, ValueKind.DICE: 1, ValueKind.MOVES: 2, ValueKind.ASPECTS: 3}


def read_value(written: object) -> Value:
    """Read a printed value back. Raises ValueError for anything but a text or the parts of a value."""
    if isinstance(written, str):
        return read_short(written)
    if isinstance(written, Mapping) and written.keys() == {"kind", "numbers", "dice", "raw"}:
        numbers, dice, raw = written["numbers"], written["dice"], written["raw"]
        if (
            isinstance(numbers, list)
            and all(isinstance(number, int | float) and isfinite(number) for number in numbers)
            and isinstance(dice, int)
            and isinstance(raw, str)
            and len(numbers) == _NUMBERS.get(kind := ValueKind(written["kind"]), 0)
        ):
            return Value(kind, tuple(float(number) + 0.0 for number in numbers), dice, raw)
    raise ValueError("a printed value is a text or an object of four parts")


def freeze(plain: Any) -> Any:
    """Turn the arrays of parsed JSON into tuples: the data of a message is immutable and compares so."""
    if isinstance(plain, list):
        return tuple(freeze(part) for part in plain)
    if isinstance(plain, dict):
        return {key: freeze(part) for key, part in plain.items()}
    return plain


@contextmanager
def calm() -> Iterator[None]:
    """Keep the garbage collector from looking again and again at thousands of things just made."""
    at_work = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if at_work:
            gc.enable()


# Schemas ------------------------------------------------------------------------------------------


# Which dataclass an event's patches are for; the battles name theirs when they are first needed.
PATCHED: dict[type, type] = {}
_NOT_PATCHED = frozenset({"id", "key", "sides", "cards", "fighters"})


_PLAIN: dict[Any, Callable[[], CoreSchema]] = {
    str: core_schema.str_schema, int: core_schema.int_schema, bool: core_schema.bool_schema,
}  # fmt: skip


def _schema(hint: Any) -> CoreSchema:
    """Tell pydantic how a dataclass of the rules, and all that it holds, reads and is written."""
    if hint in _PLAIN:
        return _PLAIN[hint]()
    if hint is Value:
        return core_schema.no_info_plain_validator_function(
            read_value, serialization=core_schema.plain_serializer_function_ser_schema(write_value)
        )
    if hint is float:
        # JSON has no infinity: what could not be written again is not read either.
        # Nor is a sign kept of -0, which is 0.
        number = core_schema.float_schema(allow_inf_nan=False)
        return core_schema.no_info_after_validator_function((0.0).__add__, number)
    if hint is object or hint is Any:
        return core_schema.no_info_after_validator_function(freeze, core_schema.any_schema())
    if isinstance(hint, type) and is_dataclass(hint):
        return _dataclass(hint)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return core_schema.enum_schema(hint, list(hint), sub_type="str")
    arguments = get_args(hint)
    match get_origin(hint):
        case origin if origin is Union or origin is UnionType:
            return _union(arguments)
        case origin if origin is tuple and arguments[-1] is Ellipsis:
            return core_schema.tuple_schema([_schema(arguments[0])], variadic_item_index=0)
        case origin if origin is tuple:
            return core_schema.tuple_schema([_schema(part) for part in arguments])
        case origin if isinstance(origin, type) and issubclass(origin, Mapping):
            return core_schema.dict_schema(*(_schema(part) for part in arguments))
        case origin if origin is Literal:
            return core_schema.literal_schema(list(arguments))
    raise TypeError(f"no way to keep {hint!r}")


def _union(parts: tuple[Any, ...]) -> CoreSchema:
    real = [part for part in parts if part is not NoneType]
    if len(real) == 1:
        made = _schema(real[0])
    else:
        choices = {_default(part, "kind"): _schema(part) for part in real}
        made = core_schema.tagged_union_schema(choices, discriminator="kind")
    return core_schema.nullable_schema(made) if len(real) < len(parts) else made


def _default(cls: Any, name: str) -> Any:
    return next(f.default for f in fields(cls) if f.name == name)


def _dataclass(cls: type[Any]) -> CoreSchema:
    hints = get_type_hints(cls)
    made: list[core_schema.DataclassField] = []
    for field in fields(cls):
        if field.name == "version":
            # A younger program's event is not understood by guess.
            schema: CoreSchema = core_schema.int_schema(ge=1, le=int(field.default))  # type: ignore[arg-type]
        elif field.name in ("before", "after") and cls in PATCHED:
            schema = _patch(PATCHED[cls])
        else:
            schema = _schema(hints[field.name])
        if field.default is not MISSING:
            schema = core_schema.with_default_schema(schema, default=field.default)
        elif field.default_factory is not MISSING:
            schema = core_schema.with_default_schema(schema, default_factory=field.default_factory)
        omitted = _omitted(cls, field, hints[field.name])
        made.append(
            core_schema.dataclass_field(field.name, schema, kw_only=True, serialization_exclude_if=omitted)
        )
    return core_schema.dataclass_schema(
        cls,
        core_schema.dataclass_args_schema(cls.__name__, made, extra_behavior="forbid"),
        [field.name for field in fields(cls)],
        post_init=hasattr(cls, "__post_init__"),
        slots=True,
    )


def _omitted(cls: type[Any], field: Field[Any], hint: Any) -> Callable[[Any], bool] | None:
    """Return when a field is not written: while it holds its default, as which it reads when it is missing.

    So a release that does not know a field yet reads what says nothing of it. Its default stays what it is:
    it is what every older file says. What tells the classes of a union apart is always written.
    """
    if field.name == "version":
        return (1).__eq__
    if field.name in ALWAYS.get(cls.__name__, ()) or get_origin(hint) is Literal:
        return None
    nothing = field.default if field.default_factory is MISSING else field.default_factory()
    return None if nothing is MISSING else partial(eq, nothing)


def _patch(cls: type[Any]) -> CoreSchema:
    return core_schema.typed_dict_schema(
        {
            name: core_schema.typed_dict_field(_schema(hint), required=False)
            for name, hint in get_type_hints(cls).items()
            if name not in _NOT_PATCHED
        },
        extra_behavior="forbid",
    )


class Codec(Generic[T]):
    """Read and write one type of the rules as JSON; built at its first use, for that costs some ms.

    An ``exact`` one refuses to write what it could not read: what comes from cells of files.
    """

    def __init__(self, hint: type[T], *, exact: bool = False) -> None:
        self._hint = hint
        self._warnings: Literal["warn", "error"] = "error" if exact else "warn"

    @cached_property
    def _schema(self) -> CoreSchema:
        return _schema(self._hint)

    @cached_property
    def _writer(self) -> SchemaSerializer:
        return SchemaSerializer(self._schema)

    @cached_property
    def _one(self) -> SchemaValidator:
        return SchemaValidator(self._schema)

    @cached_property
    def _many(self) -> SchemaValidator:
        return SchemaValidator(core_schema.list_schema(self._schema))

    def write(self, value: T) -> bytes:
        """Write compact JSON in UTF-8. Raises a ValueError for what an exact codec could not read."""
        try:
            return self._writer.to_json(value, warnings=self._warnings)
        except PydanticSerializationError:
            # Half a character, as some systems hand out in pasted text: the half is lost, the rest is kept.
            plain = self._writer.to_python(value, mode="json", warnings=self._warnings)
            text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
            return text.encode("utf-8", "replace")

    def plain(self, value: T) -> Any:
        """Turn a value into what JSON knows: objects, arrays, texts, numbers."""
        return self._writer.to_python(value, mode="json")

    def read(self, written: bytes | str) -> T:
        """Read JSON. Raises pydantic's ValidationError, a ValueError, for anything else."""
        read: T = self._one.validate_json(written)
        return read

    def read_parsed(self, parsed: Any) -> T:
        """Read what is already parsed JSON. Raises pydantic's ValidationError."""
        read: T = self._one.validate_python(parsed)
        return read

    def read_all(self, written: Iterable[bytes]) -> list[T]:
        """Read many values in one go, which is several times faster than one by one."""
        with calm():
            read: list[T] = self._many.validate_json(b"[" + b",".join(written) + b"]")
            return read


class PatchCodec:
    """Read the values of a merged patch by the types of the fields they are for."""

    def __init__(self, cls: type[Any]) -> None:
        self._cls = cls

    @cached_property
    def _reader(self) -> SchemaValidator:
        return SchemaValidator(_patch(self._cls))

    def read(self, parsed: Mapping[str, Any]) -> dict[str, Any]:
        """Read a patch that is already parsed JSON. Raises pydantic's ValidationError."""
        read: dict[str, Any] = self._reader.validate_python(parsed)
        return read


_UNKNOWN_FIELD = frozenset({"unexpected_keyword_argument", "extra_forbidden"})


def is_of_newer_program(error: BaseException) -> bool:
    """Tell whether something could not be read for nothing but a field, or a value of cards, that is unknown.

    A newer program knows it. So no version is raised when a field is added: what says nothing of it is read
    by older programs too, and what does is told as newer by them.
    """
    return isinstance(error, ValidationError) and all(
        found["type"] in _UNKNOWN_FIELD or found["loc"][-1:] == ("[key]",)
        for found in error.errors(include_url=False, include_context=False, include_input=False)
    )


CARD = Codec(Card, exact=True)
ARMY = Codec(Army)
MESSAGE = Codec(Message)
