from django.apps import AppConfig
from django.db.models.signals import post_migrate


class ScoringConfig(AppConfig):
    name = "scoring"
    verbose_name = "Placar"

    def ready(self) -> None:
        from scoring.ledger import append_only  # it asks for models, which are loaded by now

        post_migrate.connect(append_only.protect_all, dispatch_uid="scoring.ledger.append_only")
