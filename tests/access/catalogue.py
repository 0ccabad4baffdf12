"""Every route with its declaration, and every form; a missing one is reported in a sentence."""

import importlib
import pkgutil

from tests.access.declared import pages
from tests.access.forms_admin import ADMIN
from tests.access.forms_desk import DESK
from tests.access.forms_table import SITE, TABLE
from tests.access.routes import routes
from tournaments import desk
from tournaments.desk.decisions.views import ACTIONS
from tournaments.desk.dispatch import Actions

FORMS = (*SITE, *TABLE, *DESK, *ADMIN)


def missing():
    """Yield a sentence for every undeclared route and for every form without a body."""
    there, declared = routes(), pages()
    for name in sorted(there.keys() - declared.keys()):
        yield f"{there[name].pattern} ({name}): say in tests/access/declared.py who may read it and who may write it."
    for name in sorted(declared.keys() - there.keys()):
        yield f"{name} is no address any more: take it out of tests/access/declared.py."
    sent = {form.route for form in FORMS}
    for name in sorted(name for name, page in declared.items() if page.writes and name not in sent):
        yield f"{name} takes a form: give one that really writes in tests/access/forms_*.py."
    known = {form.acao or form.label for form in FORMS}
    for name in sorted(buttons() - known):
        yield f"acao {name!r} is a form of the desk: give one that really writes in tests/access/forms_desk.py."


def buttons():
    """Return the name of every form that a page of the desk accepts by its `acao`, and of every decision."""
    found = set(ACTIONS)
    for module in pkgutil.walk_packages(desk.__path__, f"{desk.__name__}."):
        for one in vars(importlib.import_module(module.name)).values():
            if isinstance(one, Actions):
                found |= set(one._verbs)
    return found
