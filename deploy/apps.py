from django.apps import AppConfig


class DeployConfig(AppConfig):
    name = "deploy"

    def ready(self) -> None:
        from django.conf import settings

        from deploy import (
            catalogues,
            checks,  # noqa: F401 -- registers them
        )

        for folder in settings.LOCALE_PATHS:
            catalogues.compile_all(folder)
