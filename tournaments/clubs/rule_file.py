"""Export a club's own rule set to a file, and import one with full validation."""

import json
from typing import Any, Final

from scoring.input import texts
from tournaments.clubs.rule_sets import MOST_MINUTES, NAME_LETTERS
from tournaments.errors import TournamentError
from tournaments.models import Club, ClubRules
from tournaments.names import tidy

VERSION: Final = 1
MOST_BYTES: Final = 64 * 1024
_MARK: Final = "canastra_rules"


def write(own: ClubRules) -> bytes:
    """Return the file of a rule set."""
    data: dict[str, Any] = {_MARK: VERSION, "name": own.name, "base": own.base}
    data |= {"options": own.options, "overrides": own.overrides}
    if own.minutes:
        data["minutes"] = own.minutes
    return json.dumps(data, ensure_ascii=False, indent=2).encode() + b"\n"


def read(content: bytes, club: Club) -> ClubRules:
    """Return the unsaved rule set of a file; its values are validated when it is saved.

    Raises `TournamentError`: `file_too_big`, `file_not_json`, `file_not_rules`, `file_other_version`.
    """
    if len(content) > MOST_BYTES:
        raise TournamentError("file_too_big", field="file", most=MOST_BYTES // 1024)
    try:
        data = texts.read_json(content)
    except ValueError as exc:
        raise TournamentError("file_not_json", field="file") from exc
    if not isinstance(data, dict) or _MARK not in data:
        raise TournamentError("file_not_rules", field="file")
    # bool is a subclass of int, and True equals 1.
    if data[_MARK] != VERSION or isinstance(data[_MARK], bool):
        raise TournamentError("file_other_version", field="file")
    name, base, minutes = data.get("name"), data.get("base"), data.get("minutes", 0)
    options, overrides = data.get("options", {}), data.get("overrides", {})
    named = isinstance(name, str) and isinstance(base, str)
    tables = isinstance(options, dict) and isinstance(overrides, dict)
    if not named or not tables or type(minutes) is not int or not 0 <= minutes <= MOST_MINUTES:
        raise TournamentError("file_not_rules", field="file")
    own = ClubRules(club=club, name=tidy(str(name))[:NAME_LETTERS].strip(), base=str(base), minutes=minutes)
    own.options, own.overrides = options, overrides
    return own
