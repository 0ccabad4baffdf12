"""`manage.py restrict_role ROLE`: limit the database rights of the site's role (PostgreSQL).

Run it as the owner of the tables after every `migrate`, because a new table of facts has to lose rights too.
"""

import os
from argparse import ArgumentParser
from typing import Any

from django.apps import apps
from django.core.management.base import CommandError
from django.db import connection, transaction
from django.utils.translation import gettext as _
from psycopg import sql

from scoring.ledger import append_only
from scoring.management.base import SiteCommand

PASSWORD = "APP_PASSWORD"  # noqa: S105 -- the name of the variable
GRANTS = (
    "GRANT USAGE ON SCHEMA public TO {role}",
    "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {role}",
    "GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO {role}",
    "ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO {role}",
    "ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO {role}",
    "REVOKE UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER ON {facts} FROM {role}",
)


# Only `migrate` writes these tables.
OF_THE_OWNER = ("django_migrations", "django_content_type", "auth_permission")


class Command(SiteCommand):
    help = "Dá a um papel do PostgreSQL só o que o site precisa: os fatos gravados ele lê e acrescenta, nada mais."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("role", help=f"criado se não existe; a senha vem da variável {PASSWORD}")

    def handle(self, *args: Any, role: str, verbosity: int, **options: Any) -> None:
        if connection.vendor != "postgresql":
            raise CommandError(_("Só o PostgreSQL tem papéis."))
        with transaction.atomic(), connection.cursor() as cursor:
            _make(cursor, role)
            facts = sql.SQL(", ").join(map(sql.Identifier, append_only.tables()))
            for grant in GRANTS:
                cursor.execute(sql.SQL(grant).format(role=sql.Identifier(role), facts=facts))
            _narrow(cursor, role)
        if verbosity:
            self.stdout.write(_("%(role)s lê e acrescenta fatos, e não os muda.") % {"role": role})


def _narrow(cursor: Any, role: str) -> None:
    # The site never writes the owner's tables, and changes only the columns in `CHANGED`.
    name = sql.Identifier(role)
    for table in OF_THE_OWNER:
        revoke = sql.SQL("REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON {} FROM {}")
        cursor.execute(revoke.format(sql.Identifier(table), name))
    for model in apps.get_models():
        if changed := getattr(model, "CHANGED", ()):
            whose = sql.Identifier(model._meta.db_table)  # noqa: SLF001 -- Django's documented name
            columns = sql.SQL(", ").join(map(sql.Identifier, changed))
            cursor.execute(sql.SQL("REVOKE UPDATE, DELETE, TRUNCATE ON {} FROM {}").format(whose, name))
            cursor.execute(sql.SQL("GRANT UPDATE ({}) ON {} TO {}").format(columns, whose, name))


def _make(cursor: Any, role: str) -> None:
    # The owner of the tables has all rights, so it cannot be the site's role.
    cursor.execute("SELECT rolsuper OR rolname = current_user FROM pg_roles WHERE rolname = %s", [role])
    known = cursor.fetchone()
    if known and known[0]:
        raise CommandError(_("%(role)s é dono das tabelas: o site precisa de outro papel.") % {"role": role})
    if not known:
        cursor.execute(sql.SQL("CREATE ROLE {} LOGIN").format(sql.Identifier(role)))
    if password := os.environ.get(PASSWORD):
        change = sql.SQL("ALTER ROLE {} PASSWORD {}")
        cursor.execute(change.format(sql.Identifier(role), sql.Literal(password)))
