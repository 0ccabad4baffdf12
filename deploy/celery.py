"""The Celery application. Messages only wake a worker; what is owed stands in the database."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "deploy.settings")

app = Celery("canastra")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
