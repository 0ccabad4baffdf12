"""Recorded hands, and the choice of the hand for each mão, by a lot that depends only on seed and place."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from uuid import UUID, uuid5

PLAYED = Path(__file__).resolve().parent.parent / "data" / "regulamento.jsonl"
NAMESPACE = UUID("5f0d3c9e-7a41-5c62-9d0b-61c2a97d1e40")  # namespace of the demo's client ids, generated once


class MaoPlace(NamedTuple):
    """The place of a mão in the tournament; numbers start from 1."""

    kind: str
    round: int
    position: int
    partida: int
    mao: int


def client_id(seed: int, place: MaoPlace) -> UUID:
    """Return the client id of a mão, the same for the same seed and place."""
    return uuid5(NAMESPACE, _key(seed, place))


def dealt(seed: int, place: MaoPlace) -> dict[str, Any]:
    """Return the facts of the hand for a place; the lot may also exchange the sides."""
    lots = Random(_key(seed, place))  # noqa: S311 -- repeatable choice, not security
    facts = dict(lots.choice(_played()))
    if lots.random() < 1 / 2:
        sides = facts["sides"]
        facts["sides"] = {"A": sides["B"], "B": sides["A"]}
    return facts


def _key(seed: int, place: MaoPlace) -> str:
    return "/".join(map(str, (seed, *place)))


@cache
def _played() -> tuple[Mapping[str, Any], ...]:
    with PLAYED.open(encoding="utf-8") as lines:
        return tuple(json.loads(line)["facts_summary"] for line in lines)
