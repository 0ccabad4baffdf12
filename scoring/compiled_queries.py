"""Queries by id whose SQL is compiled once.

Django needs longer to write a small query than the database to run it. The querysets remain the source: only the SQL
that the ORM makes of them is kept, one text for each kind of database. Used only for requests on which a scorer
waits, and for the chain that each write of an event extends, because a plain queryset is easier to read.
"""

from collections.abc import Callable
from typing import Any

from django.db import connection
from django.db.models import Model, QuerySet
from django.db.models.sql import Query, UpdateQuery

_ID = -1  # no row has this id: it marks the places of the id in the SQL


class _Text:
    """The SQL of a query, with a place for the id."""

    def __init__(self, query: Callable[[], Query]) -> None:
        self._query = query
        self._texts: dict[str, tuple[str, list[Any]]] = {}

    def of(self, pk: int) -> tuple[str, list[Any]]:
        if connection.vendor not in self._texts:
            sql, params = self._query().get_compiler(connection=connection).as_sql()
            self._texts[connection.vendor] = sql, list(params)
        sql, params = self._texts[connection.vendor]
        return sql, [pk if one == _ID else one for one in params]


class Compiled[M: Model]:
    """A queryset as a function of one id: `Compiled(Jogo, lambda pk: Jogo.objects.filter(pk=pk))`.

    Columns that the queryset defers are loaded on access. columns: fields filled from a column of another name, for
    example an annotation.
    """

    def __init__(
        self,
        model: type[M],
        queryset: Callable[[int], QuerySet[M, Any]],
        *,
        columns: dict[str, str] | None = None,
    ) -> None:
        self._model, self._columns = model, columns
        self._text = _Text(lambda: queryset(_ID).query)

    def __call__(self, pk: int) -> list[M]:
        """Return the rows of an id, in the order of the queryset."""
        manager = self._model._default_manager  # noqa: SLF001 -- Django's documented name
        return list(manager.raw(*self._text.of(pk), self._columns))


class CompiledUpdate[M: Model]:
    """An update as a function of one id.

    For example `CompiledUpdate(lambda pk: Refresh.objects.filter(pk=pk), wanted=F("wanted") + 1)`.
    """

    def __init__(self, queryset: Callable[[int], QuerySet[M]], **values: object) -> None:
        def query() -> Query:
            update: UpdateQuery = queryset(_ID).query.chain(UpdateQuery)  # type: ignore[assignment]
            update.add_update_values(values)
            return update

        self._text = _Text(query)

    def __call__(self, pk: int) -> int:
        """Update the rows of an id and return their number."""
        with connection.cursor() as cursor:
            cursor.execute(*self._text.of(pk))
            return int(cursor.rowcount)
