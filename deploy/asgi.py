"""The application as the web server runs it.

First the shelf, with what everybody may read; behind it the gate, which reads bodies before a thread works on them.
"""

import re

from django.conf import settings

from deploy.wsgi import application as site  # isort: skip -- first: it loads the apps, which the rest needs
from deploy.common_shelf import CommonShelf
from deploy.front import Front
from deploy.gate import Gate
from deploy.patience import Patience

# On a laptop one process has all threads. A server has two processes: more threads only queue for the interpreter.
THREADS = 4 if settings.EMBEDDED else 2
# What phones kept, rule sets, lists of entries and whole events come as files.
UPLOADS = re.compile(r"^/painel/.*/(pendencias|regulamentos|inscritos|arquivo)/")

patience = Patience()
patience.watch()
gate = Gate(site, threads=THREADS, uploads=lambda path: bool(UPLOADS.match(path)), cut=patience.cut)
application = Front(gate, common=CommonShelf(settings.PAGES_DIR) if settings.PAGES_DIR else None)
