"""The WSGI application, for granian or any other server."""

import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "deploy.settings")

application = get_wsgi_application()

if settings.ERROR_HOOK:
    from deploy.monitoring import alarm_watch

    alarm_watch.start()

if settings.EMBEDDED:
    from deploy.laptop import embedded_worker

    embedded_worker.start()
