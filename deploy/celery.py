"""The Celery application. A message only wakes a worker; the pending work is in the database."""

import os
from pathlib import Path

from celery import Celery
from celery.signals import heartbeat_sent

from deploy import environment

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "deploy.settings")

app = Celery("canastra")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

# The health check of the worker's container reads the age of this file: to ask the worker would start another Django.
# The worker touches it every two seconds in the loop that takes its messages, while it is connected to the broker.
if sign := environment.text("WORKER_SIGN", ""):
    heartbeat_sent.connect(lambda **_: Path(sign).touch(), weak=False)
