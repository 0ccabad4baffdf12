"""How static files are kept: named by their content, also where one module imports another."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from django.core.files.base import ContentFile, File
from whitenoise.storage import CompressedManifestStaticFilesStorage

COMMENT = re.compile(rb"^[ \t]*// .*\n", re.MULTILINE)  # a line of its own
OWN = ("canastra/", "scoring/", "tournaments/")


class HashedFiles(CompressedManifestStaticFilesStorage):  # type: ignore[misc]  # whitenoise has no types
    """A page of one release never gets a module of another, and no module is ever loaded under two names.

    Comments are for who reads the source: a seventh of our modules, which a phone does not load. What others wrote
    stays as it is.
    """

    support_js_module_import_aggregation = True

    def _save(self, name: str, content: File[bytes]) -> str:
        if name.startswith(OWN) and name.endswith(".js"):
            content = ContentFile(COMMENT.sub(b"", b"".join(content.chunks())), name)
        return str(super()._save(name, content))

    def post_process(self, paths: Mapping[str, Any], *args: Any, **options: Any) -> Iterator[Any]:
        """Name the files as they were saved here, not as they are in the source."""
        yield from super().post_process({name: (self, name) for name in paths}, *args, **options)
