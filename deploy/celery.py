"""The Celery application. A message only wakes a worker; the pending work is in the database."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "deploy.settings")

app = Celery("canastra")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
