"""Portuguese sentences left untranslated on a page in another language."""

import re
from collections.abc import Collection, Iterable
from functools import cache

from django.conf import settings

from deploy.catalogues import read

_FIGURE = re.compile(r"%\\\((\w+)\\\)[sd]|%s|\\#")


def in_portuguese(lines: Iterable[str], language: str, said: Collection[str]) -> list[str]:
    """Return the lines that are Portuguese sentences with a different translation in this language. said: msgids."""
    plain, figured = _left_overs(language)
    known = set(said)
    means = {other for pairs in plain.values() for _, other in pairs}
    patterns = [(one, other) for msgid, one, other in figured if msgid in known]
    found = []
    for line in lines:
        if line in means or any(other.fullmatch(line) for _, other in patterns):
            continue
        if any(msgid in known for msgid, _ in plain.get(line, ())) or any(
            one.fullmatch(line) for one, _ in patterns
        ):
            found.append(line)
    return found


@cache
def _left_overs(language):
    source = settings.LOCALE_PATHS[0] / language / "LC_MESSAGES" / "django.po"
    plain, figured = {}, []
    for msgid, means in read(source.read_text(encoding="utf-8")).items():
        for one, other in zip(msgid.split("\0"), means.split("\0"), strict=True):
            one, other = (" ".join(text.split()) for text in (one, other))
            if one == other or len(re.sub(r"%\(\w+\)[sd]|\W", "", one)) <= 3:
                continue
            if "%" in one or "#" in one:
                figured.append((msgid, _pattern(one), _pattern(other)))
            else:
                plain.setdefault(one, []).append((msgid, other))
    return plain, figured


def _pattern(text):
    return re.compile(_FIGURE.sub(".+", re.escape(text)))
