from django.apps import AppConfig, apps
from django.db.models.signals import pre_migrate


class DeployConfig(AppConfig):
    name = "deploy"

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
