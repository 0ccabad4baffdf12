"""The roof: where Canastra runs. Nothing imports it."""

from deploy.celery import app as celery_app

__all__ = ["celery_app"]
