from typing import Final

from django.apps import AppConfig, apps
from django.contrib.staticfiles.apps import StaticFilesConfig
from django.db.models.signals import pre_migrate

# The browsable API of Django REST framework, and the versions of htmx that no page uses.
UNUSED: Final = ("rest_framework", "htmx-2.js", "htmx-4*.js", "htmax-*.js", "ext")


class CollectedFiles(StaticFilesConfig):
    """Static files without those of libraries that no page requests: compressing them takes half of the first start."""

    ignore_patterns = [*StaticFilesConfig.ignore_patterns, *UNUSED]


class DeployConfig(AppConfig):
    name = "deploy"
    default = True  # of the two in this module

    def ready(self) -> None:
        from django.conf import settings

        from deploy import (
            backwards,
            catalogues,
            checks,  # noqa: F401 -- registers them
        )

        for folder in settings.LOCALE_PATHS:
            catalogues.compile_all(folder)
        # The signal is sent for each app, but one check is enough.
        pre_migrate.connect(
            backwards.refuse, sender=apps.get_app_config("scoring"), dispatch_uid="deploy.backwards"
        )
