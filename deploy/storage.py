"""Storage of static files: hashed names, also in the imports of JavaScript modules."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.core.files.base import ContentFile, File
from rjsmin import jsmin  # type: ignore[import-untyped]
from whitenoise.storage import CompressedManifestStaticFilesStorage

OWN = ("canastra/", "scoring/", "tournaments/")


class HashedFiles(CompressedManifestStaticFilesStorage):  # type: ignore[misc]  # whitenoise has no types
    """Hashes the names of static files, so that a page never gets a module of another release.

    Comments and blanks are removed from our own modules: they are a fifth of what a phone would load.
    """

    support_js_module_import_aggregation = True

    def _save(self, name: str, content: File[bytes]) -> str:
        if name.startswith(OWN) and name.endswith(".js"):
            content = ContentFile(jsmin(b"".join(content.chunks())), name)
        return str(super()._save(name, content))

    def post_process(self, paths: Mapping[str, Any], *args: Any, **options: Any) -> Iterator[Any]:
        """Post-process the files as they were saved here, not as they are in the source."""
        yield from super().post_process({name: (self, name) for name in paths}, *args, **options)
