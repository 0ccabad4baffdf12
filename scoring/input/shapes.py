"""Validation of JSON input by types: all keys, no others, each value of its type.

The types are those of the writer, so mypy, the JSON Schemas and the reader of a file all use the same ones.
"""

import math
from collections.abc import Callable, Mapping
from datetime import date, datetime, time
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    TypeAliasType,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from scoring.input.texts import read

MOST_NUMBER: Final = 2**53  # the largest number that JavaScript counts exactly
MOST_TEXT: Final = 4000

type Reader = Callable[[object], Any]


class ShapeError(ValueError):
    """A value that does not have its type. path: the keys and indices that lead to it."""

    def __init__(self) -> None:
        super().__init__()
        self.path: list[str] = []

    def __str__(self) -> str:
        return ".".join(reversed(self.path))


def shaped(value: object, kind: Any) -> Any:
    """Return a JSON value as an instance of this type, with dates and times parsed. Raises `ShapeError`."""
    return _reader(kind)(value)


@cache
def _reader(kind: Any) -> Reader:
    # Readers are cached, because a file has many values of few types.
    if isinstance(kind, TypeAliasType):
        return _reader(kind.__value__)
    origin, args = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return _reader(args[0])
    if origin in {Union, UnionType}:
        return _one_of([_reader(arg) for arg in args])
    if origin is Literal:
        return _literal(frozenset((type(one), one) for one in args))
    if origin is list:
        return _list(_reader(args[0]))
    if origin is dict:
        return _mapping(_reader(args[1]))
    if hasattr(origin or kind, "__required_keys__"):
        return _typed(kind)
    return _PLAIN[kind]


def _typed(kind: Any) -> Reader:
    origin = get_origin(kind) or kind
    bound = dict(zip(getattr(origin, "__type_params__", ()), get_args(kind), strict=False))
    hints = get_type_hints(origin, include_extras=False)
    # Resolved late, because a type may contain itself.
    kinds = {name: bound.get(hint, hint) for name, hint in hints.items()}
    required = origin.__required_keys__

    def read_typed(value: object) -> dict[str, Any]:
        if not isinstance(value, dict) or not required <= value.keys() <= kinds.keys():
            raise _wrong(value, required, kinds)
        return {key: _at(key, _reader(kinds[key]), one) for key, one in value.items()}

    return read_typed


def _wrong(value: object, required: frozenset[str], known: Mapping[str, Any]) -> ShapeError:
    error = ShapeError()
    if isinstance(value, dict):
        error.path += sorted(required - value.keys())[:1] or sorted(map(str, value.keys() - known.keys()))[:1]
    return error


def _list(of: Reader) -> Reader:
    def read_list(value: object) -> list[Any]:
        if not isinstance(value, list):
            raise ShapeError
        return [_at(str(place), of, one) for place, one in enumerate(value)]

    return read_list


def _mapping(of: Reader) -> Reader:
    def read_mapping(value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise ShapeError
        return {_text(key): _at(key, of, one) for key, one in value.items()}

    return read_mapping


def _one_of(readers: list[Reader]) -> Reader:
    def read_one(value: object) -> Any:
        first: ShapeError | None = None
        for reader in readers:
            try:
                return reader(value)
            except ShapeError as exc:
                # Report the alternative that matched furthest.
                first = exc if first is None or len(exc.path) > len(first.path) else first
        raise first or ShapeError

    return read_one


def _literal(values: frozenset[tuple[type, object]]) -> Reader:
    def read_literal(value: object) -> Any:
        if not isinstance(value, str | int) or (type(value), value) not in values:
            raise ShapeError
        return value

    return read_literal


def _at(key: str, reader: Reader, value: object) -> Any:
    try:
        return reader(value)
    except ShapeError as exc:
        exc.path.append(key)
        raise


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > MOST_TEXT:
        raise ShapeError
    # `read` replaces the brackets that enclose the number of a person in sealed rows, because users must not type them.
    try:
        return read(value, lines=True)
    except ValueError as exc:
        raise ShapeError from exc


def _whole(value: object) -> int:
    # Not isinstance, because a bool is an int.
    if type(value) is not int or abs(value) > MOST_NUMBER:
        raise ShapeError
    return value


def _fraction(value: object) -> float:
    if type(value) is not float or not math.isfinite(value) or abs(value) > MOST_NUMBER:
        raise ShapeError
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise ShapeError
    return value


def _nothing(value: object) -> None:
    if value is not None:
        raise ShapeError


def _day(value: object) -> date:
    try:
        return date.fromisoformat(_text(value))
    except ValueError as exc:
        raise ShapeError from exc


def _hour(value: object) -> time:
    try:
        found = time.fromisoformat(_text(value))
    except ValueError as exc:
        raise ShapeError from exc
    # A time of day is local, so it must not have an offset.
    if found.tzinfo is not None:
        raise ShapeError
    return found


def _moment(value: object) -> datetime:
    try:
        found = datetime.fromisoformat(_text(value))
    except ValueError as exc:
        raise ShapeError from exc
    # A moment needs an offset.
    if found.tzinfo is None or not 1970 < found.year < 9000:
        raise ShapeError
    return found


def _anything(value: object) -> Any:
    match value:
        case dict():
            return {_text(key): _at(key, _anything, one) for key, one in value.items()}
        case list():
            return [_at(str(place), _anything, one) for place, one in enumerate(value)]
        case str():
            return _text(value)
        case bool() | None:
            return value
        case float():
            return _fraction(value)
    return _whole(value)


_PLAIN: Final[Mapping[Any, Reader]] = {
    str: _text,
    int: _whole,
    float: _fraction,
    bool: _truth,
    NoneType: _nothing,
    date: _day,
    datetime: _moment,
    time: _hour,
    object: _anything,
    Any: _anything,
}
