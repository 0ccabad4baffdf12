"""All stored rows by table, read again only if a statement may have written."""

import re

from django.db import connection

from tests.remembered import tables

READS = ("SELECT", "SAVEPOINT", "RELEASE", "ROLLBACK")
WRITES = re.compile(r'\s*(?:INSERT (?:OR \w+ )?INTO|UPDATE|DELETE FROM)\s+"?(\w+)')


def written_by(sql):
    """Return the tables that a statement may write to: one, none, or all."""
    if sql.lstrip().startswith(READS):
        return set()
    found = WRITES.match(sql)
    return {found[1]} if found else set(tables())


def rows_of(names):
    """Return the rows of tables in the order of their keys, by table; empty tables are left out."""
    found = {}
    with connection.cursor() as cursor:
        for name in sorted(names):
            cursor.execute(f'SELECT * FROM "{name}" ORDER BY 1')
            if rows := cursor.fetchall():
                found[name] = rows
    return found


class Stored:
    """All stored rows except those of some tables. Install it with `connection.execute_wrapper` to see each statement.

    written: the tables that may have been written to since the rows were read.
    """

    def __init__(self, but=()):
        self.tables = set(tables()) - set(but)
        self.rows, self.written = {}, set(self.tables)

    def __call__(self, execute, sql, params, many, context):
        self.written |= written_by(sql) & self.tables
        return execute(sql, params, many, context)

    def now(self):
        """Return the rows by table."""
        if self.written:
            kept = {name: rows for name, rows in self.rows.items() if name not in self.written}
            self.rows, self.written = kept | rows_of(self.written), set()
        return self.rows
