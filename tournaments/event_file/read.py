"""Parse the file of an event and validate its shape and size."""

import hashlib
from dataclasses import dataclass
from typing import Any, Final

from scoring.input import texts
from scoring.input.shapes import ShapeError, shaped
from tournaments.errors import TournamentError
from tournaments.event_file.contents import MARK, VERSION, EventFile

MEGABYTE: Final = 2**20
MOST_BYTES: Final = 10 * MEGABYTE
# Values of the whole file, counted before it is parsed: 6,000 mãos in 3,000 jogos have 310,000. A million would take
# five seconds and 400 MB.
MOST_VALUES: Final = 400_000
_BEFORE_VALUE: Final = (b",", b"[", b"{")
# Values without an object between them, which the parser reads without a pause for other threads. The meetings of 300
# duplas in 20 rounds are 6,000; 400,000 would stop them for a second.
MOST_IN_A_ROW: Final = 20_000
_JSON_BEGINS: Final = b'{["-0123456789tfn\xef'  # \xef: of a byte order mark
MOST_DUPLAS: Final = 300
# Versions in all jogos: with embedded SQLite no other request can write while they are counted.
MOST_MAOS: Final = 6000
MOST_CONFRONTOS: Final = 3000
MOST_STAGES: Final = 20
MOST_MESAS: Final = 500


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A file with a valid shape. digest: SHA-256 of its bytes."""

    digest: str
    held: EventFile

    @property
    def maos(self) -> int:
        """Return the number of mãos, corrected versions counted once."""
        return sum(
            len({mao["number"] for mao in partida["maos"]})
            for confronto in self.held["confrontos"]
            for partida in (confronto["jogo"] or {"partidas": ()})["partidas"]
        )


def weigh(content: bytes) -> int:
    """Return the number of values in a file, without parsing it; it may be too high, never too low.

    Raises `TournamentError`: `event_file_too_big` (most), `event_file_too_much`, `event_file_not_json`.
    """
    if len(content) > MOST_BYTES:
        raise TournamentError("event_file_too_big", field="file", most=MOST_BYTES // MEGABYTE)
    values = sum(map(content.count, _BEFORE_VALUE))
    if values > MOST_VALUES or max(part.count(b",") for part in content.split(b"{")) > MOST_IN_A_ROW:
        raise TournamentError("event_file_too_much", field="file", most=MOST_DUPLAS, maos=MOST_MAOS)
    if content.lstrip()[:1] not in _JSON_BEGINS:
        raise TournamentError("event_file_not_json", field="file")
    return values


def read(content: bytes) -> ReadFile:
    """Parse a file.

    Raises `TournamentError`: `event_file_too_big` (most), `event_file_not_json`, `event_file_other`,
    `event_file_version` (version, expected), `event_file_shape` (path), `event_file_too_much`.
    """
    weigh(content)
    try:
        data = texts.read_json(content)
    except ValueError as exc:
        raise TournamentError("event_file_not_json", field="file") from exc
    if not isinstance(data, dict) or data.get("canastra") != MARK:
        raise TournamentError("event_file_other", field="file")
    if type(version := data.get("version")) is not int or version != VERSION:
        said = str(version)[:9] if type(version) is int else "?"
        raise TournamentError("event_file_version", field="file", version=said, expected=VERSION)
    try:
        held: EventFile = shaped(data, EventFile)
    except ShapeError as exc:
        raise TournamentError("event_file_shape", field="file", path=str(exc)[:200] or "?") from exc
    # Deeply nested JSON.
    except RecursionError as exc:
        raise TournamentError("event_file_not_json", field="file") from exc
    _check_size(held)
    return ReadFile(hashlib.sha256(content).hexdigest(), held)


def _check_size(held: EventFile) -> None:
    # Limits, because the cost of a draw or a page grows with these numbers.
    jogos: list[Any] = [one["jogo"] for one in held["confrontos"] if one["jogo"]]
    maos = sum(len(partida["maos"]) for jogo in jogos for partida in jogo["partidas"])
    mesas = [held["event"]["mesas"], *(one["mesa"] or 0 for one in held["confrontos"])]
    found = (
        (len(held["duplas"]), MOST_DUPLAS),
        (len(held["teams"]), MOST_DUPLAS),
        (len(held["stages"]), MOST_STAGES),
        (len(held["confrontos"]), MOST_CONFRONTOS),
        (len(held["draws"]), MOST_CONFRONTOS),
        (maos, MOST_MAOS),
        (max(mesas), MOST_MESAS),
    )
    if any(count > most for count, most in found):
        raise TournamentError("event_file_too_much", field="file", most=MOST_DUPLAS, maos=MOST_MAOS)
