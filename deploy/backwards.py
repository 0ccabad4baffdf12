"""Refuse backward migrations that would lose rows or the values of a column. The receiver of `pre_migrate`.

The tables and columns before and after are compared, not the operations, so this also covers future migrations. A
renamed table or column counts as lost; to go back beyond one, restore a backup instead.
"""

from collections.abc import Iterator
from typing import Any

from django.apps.registry import Apps
from django.core.management import CommandError
from django.db import connections
from django.db.migrations import Migration
from django.db.migrations.loader import MigrationLoader
from django.db.models import Field, Model, QuerySet
from django.utils.translation import gettext as _


def refuse(*, plan: list[tuple[Migration, bool]], using: str, apps: Apps, **kwargs: Any) -> None:
    """Raise `CommandError` if a plan goes backwards and would lose data. apps: the models as applied."""
    going = [migration for migration, backwards in plan if backwards]
    if not going:
        return
    back = {node for one in going for node in ((one.app_label, one.name), *one.replaces)}
    # The single migrations, because a plan may end in the middle of those that another one replaces.
    loader = MigrationLoader(connections[using], replace_migrations=False)
    single = [node for node, one in loader.disk_migrations.items() if not one.replaces]
    stay = [node for node in single if node in loader.applied_migrations and node not in back]
    after = {model._meta.db_table: _columns(model) for model in _tables(loader.project_state(stay).apps)}  # noqa: SLF001 -- Django's documented name
    if lost := [sentence for model in _tables(apps) for sentence in _lost(model, after, using)]:
        raise CommandError(
            _(
                "Estas migrações não voltam, porque dados se perderiam: %(lost)s. "
                "Para voltar, restaure a cópia feita antes da atualização."
            )
            % {"lost": "; ".join(lost)}
        )


def _lost(model: type[Model], after: dict[str, set[str]], using: str) -> Iterator[str]:
    table = model._meta.db_table  # noqa: SLF001 -- as above
    rows: QuerySet[Model] = model._base_manager.using(using)  # noqa: SLF001 -- as above
    if table not in after:
        if count := rows.count():
            yield _("%(table)s (%(count)s linhas)") % {"table": table, "count": count}
        return
    for field in model._meta.concrete_fields:  # noqa: SLF001 -- as above
        if field.column not in after[table] and (count := _holding(rows, field).count()):
            yield _("%(table)s.%(column)s (%(count)s linhas)") % {
                "table": table,
                "column": field.column,
                "count": count,
            }


def _holding(rows: QuerySet[Model], field: Field[Any, Any]) -> QuerySet[Model]:
    # Rows with the default of a new column hold no data in it.
    if field.null:
        rows = rows.exclude(**{f"{field.name}__isnull": True})
    if field.has_db_default() or (plain := field.get_default()) is None:
        return rows
    return rows.exclude(**{field.name: plain})


def _tables(apps: Apps) -> Iterator[type[Model]]:
    for model in apps.get_models(include_auto_created=True):
        if model._meta.managed and not model._meta.proxy:  # noqa: SLF001 -- as above
            yield model


def _columns(model: type[Model]) -> set[str]:
    return {str(field.column) for field in model._meta.concrete_fields}  # noqa: SLF001 -- as above
