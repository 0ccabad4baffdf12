"""The WSGI application, for granian or any other server."""

import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "deploy.settings")

application = get_wsgi_application()

if settings.ERROR_HOOK:
    from deploy import alarm_watch

    alarm_watch.start()

if settings.EMBEDDED:
    from deploy import embedded_worker

    embedded_worker.start()
