"""The ASGI application that the web server runs.

The site's name is spelt in one way first. The shelf answers public pages. Behind it, the gate reads request bodies
before a thread works on them.
"""

import re

from django.conf import settings
from django.db import close_old_connections

from deploy.wsgi import application as site  # isort: skip -- first: it loads the apps, which the rest needs
from deploy.accounts.sessions import is_signed_in
from deploy.readers.common_shelf import CommonShelf
from deploy.readers.front import Front
from deploy.readers.gate import Gate
from deploy.readers.patience import Patience
from deploy.web.site_name import SiteName, ports_of

# A laptop has one process, a server two. More threads would only wait for the interpreter.
THREADS = 4 if settings.EMBEDDED else 2
# Pages for file uploads: phones' exports, rule sets, lists of entries, whole events.
UPLOADS = re.compile(
    r"^/painel/(torneios/[^/]+/(pendencias|inscritos/colar)|clubes/[^/]+/(regulamentos|torneios/arquivo))/$"
)


def knows(cookies: str) -> bool:
    """Return whether a person signed in under these cookies. Old connections are closed as by a request."""
    close_old_connections()
    try:
        return is_signed_in(cookies)
    finally:
        close_old_connections()


patience = Patience()
patience.watch()
gate = Gate(
    site,
    threads=THREADS,
    uploads=lambda path: bool(UPLOADS.match(path)),
    knows=knows,
    cut=patience.cut,
)
front = Front(gate, common=CommonShelf(settings.PAGES_DIR) if settings.PAGES_DIR else None)
# A laptop may be reached through a tunnel, under any port.
PORTS = settings.PUBLIC_PORTS | ports_of(settings.CSRF_TRUSTED_ORIGINS) if settings.BEHIND_PROXY else None
application = SiteName(front, names=settings.ALLOWED_HOSTS, ports=PORTS, proxied=settings.BEHIND_PROXY)
