"""The base class of our management commands."""

from django.core.management.base import BaseCommand


class SiteCommand(BaseCommand):
    """A command on the data of a site. It starts without Django's system checks.

    The checks load all URLs and views, which takes more than half of the start, and some read the database, which may
    be damaged. `manage.py migrate` and `make test` run them.
    """

    requires_system_checks = ()
