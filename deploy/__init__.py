"""The project: settings, addresses and the programs that run the site. No other package imports it."""

import gc

from deploy.celery import app as celery_app

# Loading the site creates 170,000 objects that stay as long as their process. With Python's defaults the collector
# looks through them a hundred times meanwhile, which is a tenth of each start.
gc.set_threshold(10_000, 50, 50)

__all__ = ["celery_app"]
