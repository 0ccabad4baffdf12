"""The played hands, and which one is dealt where: by lot, from the seed and the place alone."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from uuid import UUID, uuid5

PLAYED = Path(__file__).resolve().parent.parent / "data" / "regulamento.jsonl"
NAMESPACE = UUID("5f0d3c9e-7a41-5c62-9d0b-61c2a97d1e40")  # of the demo's client ids, drawn once


class MaoPlace(NamedTuple):
    """One mão of the tournament; everything counts from 1."""

    kind: str
    round: int
    position: int
    partida: int
    mao: int


def client_id(seed: int, place: MaoPlace) -> UUID:
    """Return the id of the mão: the same seed and place always make the same one."""
    return uuid5(NAMESPACE, _key(seed, place))


def dealt(seed: int, place: MaoPlace) -> dict[str, Any]:
    """Return the facts of the hand played there; a lot may change the sides."""
    lots = Random(_key(seed, place))  # noqa: S311 -- a lot of the demo, no secret
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
