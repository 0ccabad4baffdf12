"""The project: settings, addresses and the programs that run the site. No other package imports it."""

from deploy.celery import app as celery_app

__all__ = ["celery_app"]
