"""Storage of static files: hashed names, also in imports of JavaScript modules, with minified and bundled content."""

import posixpath
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from django.contrib.staticfiles import finders
from django.core.files.base import ContentFile, File
from rcssmin import cssmin  # type: ignore[import-untyped]
from rjsmin import jsmin  # type: ignore[import-untyped]
from whitenoise.storage import CompressedManifestStaticFilesStorage

OWN: Final = ("canastra/", "scoring/", "tournaments/")
_IMPORT: Final = re.compile(r'@import "([^"]+)";')
_URL: Final = re.compile(r'url\("([^":#]+)"\)')


class HashedFiles(CompressedManifestStaticFilesStorage):  # type: ignore[misc]  # whitenoise has no types
    """Hashes the names of static files, so that a page never gets a module of another release.

    Comments and blanks are removed from our own modules and styles, which saves a fifth of a phone's download.
    Imports in a style are inlined, because a phone would request them one after the other.
    """

    support_js_module_import_aggregation = True

    def _save(self, name: str, content: File[bytes]) -> str:
        if name.startswith(OWN) and name.endswith((".js", ".css")):
            content = ContentFile(_small(name, b"".join(content.chunks()).decode()), name)
        return str(super()._save(name, content))

    def post_process(self, paths: Mapping[str, Any], *args: Any, **options: Any) -> Iterator[Any]:
        """Post-process the saved files instead of the source files.

        A style with imports is saved again each time, because one of its imports may have changed.
        """
        for name in paths:
            if name.startswith(OWN) and name.endswith(".css") and (source := finders.find(name)):
                style = Path(str(source)).read_text(encoding="utf-8")
                if _IMPORT.search(style):
                    self.delete(name)
                    self.save(name, ContentFile(style.encode()))
        yield from super().post_process({name: (self, name) for name in paths}, *args, **options)


def _small(name: str, text: str) -> bytes:
    small: str = jsmin(text) if name.endswith(".js") else cssmin(_whole(name, text))
    return small.encode()


def _whole(name: str, style: str) -> str:

    # Imported styles are inlined, with relative addresses adjusted to the importing file.
    def brought(found: re.Match[str]) -> str:
        folder = posixpath.dirname(name)
        other = posixpath.normpath(posixpath.join(folder, found[1]))
        inside = _whole(other, Path(str(finders.find(other))).read_text(encoding="utf-8"))
        way = posixpath.relpath(posixpath.dirname(other), folder)
        return _URL.sub(lambda at: f'url("{posixpath.normpath(posixpath.join(way, at[1]))}")', inside)

    return _IMPORT.sub(brought, style)
