"""How static files are kept: named by their content, also where one module imports another."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedFiles(CompressedManifestStaticFilesStorage):  # type: ignore[misc]  # whitenoise has no types
    """A page of one release never gets a module of another, and no module is ever loaded under two names."""

    support_js_module_import_aggregation = True
