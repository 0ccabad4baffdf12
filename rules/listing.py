"""Every rule set that can be named: its key, what may be chosen in it and set in it, and the ready-made ones."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.catalog import declared, published
from rules.catalog.declaration import Place, Switch
from rules.catalog.ready_made import Extra, extras, keys
from rules.ruleset import RuleSetError

type Entry = dict[str, Any]


def entries(wanted: str = "") -> Iterator[Entry]:
    """Yield each rule set as a JSON object, or the one wanted: a key, or the number of a text.

    Raises `RuleSetError`: `unknown_ruleset`.
    """
    found = [_text(key) for key in published()] + [_extra(one) for one in extras().values()]
    chosen = [one for one in found if wanted in ("", one["key"], one.get("system"))]
    if not chosen:
        raise RuleSetError("unknown_ruleset", "key", f"must be one of {', '.join(keys())}")
    yield from chosen


def readable(entry: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of an entry for somebody who reads it."""
    if "base" in entry:
        yield f"{entry['key']}: {entry['title']}"
        yield f"  {entry['base']} with {entry['options']} {entry['overrides'] or ''}".rstrip()
        return
    yield f"{entry['key']} ({entry['system']}): {entry['title']}"
    for name, one in entry["options"].items():
        choices = ", ".join(map(str, one["choices"])) or one["kind"]
        default = "must be given" if one["default"] is None else f"default {one['default']}"
        yield f"  option {name}: {choices}; {default} [{one['article']}]"
    for place, one in entry["values"].items():
        yield f"  value {place} = {one['value']} [{one['article']}]"


def _text(key: str) -> Entry:
    found = declared(key)
    return {
        "key": found.key,
        "system": found.system,
        "title": found.title,
        "language": found.language,
        "options": {one.name: _switch(one) for one in found.switches},
        "values": {one.place: _place(one) for one in found.places},
    }


def _switch(one: Switch) -> Entry:
    choices = [False, True] if one.kind == "bool" else list(one.choices)
    return {"kind": one.kind, "choices": choices, "default": one.default, "article": one.article}


def _place(one: Place) -> Entry:
    choices = [False, True] if one.kind == "bool" else list(one.choices)
    return {"kind": one.kind, "choices": choices, "value": one.value, "article": one.article}


def _extra(one: Extra) -> Entry:
    return {
        "key": one.key,
        "title": one.title,
        "base": one.base,
        "options": dict(one.options),
        "overrides": dict(one.overrides),
        "minutes": one.minutes,
        "source": one.source,
    }
