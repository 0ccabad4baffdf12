"""Compile message catalogues (`.po`) for gettext whenever they are newer than their `.mo`.

No gettext tool is needed, so a fresh machine and an image have the catalogues at the first start. The parser reads
the plain parts of the format: comments, `msgid`, `msgid_plural`, `msgstr`, `msgstr[n]`, in quotes over any number of
lines.
"""

import ast
import re
import struct
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

_MAGIC: Final = 0x950412DE
_LINE: Final = re.compile(r'(?:(msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+)?(".*")')


class CatalogueError(Exception):
    """A line is not valid in a catalogue; the message names it."""


def compile_all(folder: Path) -> None:
    """Write the `.mo` beside each newer `.po` of a folder; a read-only folder stays unchanged."""
    for source in folder.glob("*/LC_MESSAGES/*.po"):
        target = source.with_suffix(".mo")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        compiled = binary(read(source.read_text(encoding="utf-8")))
        with suppress(OSError):
            _replace(target, compiled)


def read(text: str) -> dict[str, str]:
    """Return the messages of a catalogue in the form of `.mo` files, with plural forms joined by a zero byte.

    Raises `CatalogueError` for a line that cannot be read. Messages without translation are left out.
    """
    entries: list[dict[str, str]] = []
    part = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        found = _LINE.fullmatch(line.strip())
        if found is None or not (found[1] or part):
            raise CatalogueError(f"line {number}: {line}")
        if found[1]:
            part = found[1]
        if found[1] == "msgid":
            entries.append({})
        entries[-1][part] = entries[-1].get(part, "") + str(ast.literal_eval(found[2]))
    return dict(_message(entry) for entry in entries if all(_forms(entry)))


def binary(messages: Mapping[str, str]) -> bytes:
    """Return messages as a `.mo` file: two tables of lengths and offsets, sorted by message, then the strings."""
    # The header has 28 bytes; each message has 8 bytes in each of the two tables.
    pairs = sorted((said.encode(), means.encode()) for said, means in messages.items())
    count = len(pairs)
    strings, tables = b"", b""
    for column in zip(*pairs, strict=True):
        for one in column:
            tables += struct.pack("<II", len(one), 28 + 16 * count + len(strings))
            strings += one + b"\0"
    return struct.pack("<7I", _MAGIC, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count) + tables + strings


def _forms(entry: Mapping[str, str]) -> list[str]:
    return [means for part, means in sorted(entry.items()) if part.startswith("msgstr")]


def _message(entry: Mapping[str, str]) -> tuple[str, str]:
    said = [entry["msgid"], *([entry["msgid_plural"]] if "msgid_plural" in entry else [])]
    return "\0".join(said), "\0".join(_forms(entry))


def _replace(target: Path, content: bytes) -> None:
    # Other processes start at the same time and read the file, so it is replaced in one step.
    with tempfile.NamedTemporaryFile(dir=target.parent, delete=False) as written:
        written.write(content)
    Path(written.name).chmod(0o644)
    Path(written.name).replace(target)
