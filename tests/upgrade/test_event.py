"""The event of the dumps is complete: every kind of row and line is in it."""

import pytest
from django.apps import apps

from scoring.models import AuditEntry
from tests.upgrade.event import fill

pytestmark = pytest.mark.django_db


def test_event_has_a_row_of_every_model_and_a_line_of_every_action():
    fill()

    models = [*apps.get_app_config("scoring").get_models(), *apps.get_app_config("tournaments").get_models()]
    assert [model.__name__ for model in models if not model._default_manager.exists()] == []
    assert set(AuditEntry.objects.values_list("action", flat=True)) == set(AuditEntry.Action)
