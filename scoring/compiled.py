"""Queries by one id, compiled once: of a small one Django takes longer to write it than the database to answer.

The querysets stay the source. What is kept is the text that the ORM makes of them, one for each kind of database.
"""

from collections.abc import Callable
from typing import Any

from django.db import connection
from django.db.models import Model, QuerySet

_ID = -1  # no row has it: it marks the places in the text where the id comes


class Compiled[M: Model]:
    """A queryset as a function of one id, called like one: `Compiled(Jogo, lambda pk: Jogo.objects.filter(pk=pk))`.

    Columns it leaves out are read when somebody asks for them. columns: which field is filled from a column of
    another name, an annotation say.
    """

    def __init__(
        self,
        model: type[M],
        queryset: Callable[[int], QuerySet[M, Any]],
        *,
        columns: dict[str, str] | None = None,
    ) -> None:
        self._model, self._queryset, self._columns = model, queryset, columns
        self._texts: dict[str, tuple[str, list[object]]] = {}

    def __call__(self, pk: int) -> list[M]:
        """Return the rows of an id, in the order of the queryset."""
        sql, params = self._text()
        given = [pk if one == _ID else one for one in params]
        manager = self._model._default_manager  # noqa: SLF001 -- Django's documented name
        return list(manager.raw(sql, given, self._columns))

    def _text(self) -> tuple[str, list[object]]:
        if connection.vendor not in self._texts:
            sql, params = self._queryset(_ID).query.get_compiler(connection=connection).as_sql()
            self._texts[connection.vendor] = sql, list(params)
        return self._texts[connection.vendor]
