"""The message catalogues as gettext reads them, made from their text whenever that is newer.

It needs no tool of gettext, so that a fresh machine and an image have them as soon as the site starts. It reads the
plain parts of the format: comments, `msgid`, `msgid_plural`, `msgstr`, `msgstr[n]`, in quotes over any number of lines.
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
    """A line that is no part of a catalogue; names it."""


def compile_all(folder: Path) -> None:
    """Write the `.mo` beside each `.po` of a folder that is newer; a folder that nobody may write to stays as it is."""
    for source in folder.glob("*/LC_MESSAGES/*.po"):
        target = source.with_suffix(".mo")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        compiled = binary(read(source.read_text(encoding="utf-8")))
        with suppress(OSError):
            _replace(target, compiled)


def read(text: str) -> dict[str, str]:
    """Return the messages of a catalogue as `.mo` files hold them: plural forms in one string, apart by a zero.

    Raises `CatalogueError` for a line that cannot be read. What has no translation is left out.
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
    """Return messages as a `.mo` file: two tables of length and place, sorted by message, then the strings."""
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
    """Write a file in one step: other processes start at the same time and read it."""
    with tempfile.NamedTemporaryFile(dir=target.parent, delete=False) as written:
        written.write(content)
    Path(written.name).chmod(0o644)
    Path(written.name).replace(target)
