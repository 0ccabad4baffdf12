"""Validation of columns, for rows that were not read from a form."""

from django.db import models


def check_columns(row: models.Model) -> None:
    """Refuse a number, text or choice that its column cannot hold.

    Missing values and foreign keys are left to the database. A column may be empty if the database allows it,
    whatever a form requires. Raises `ValidationError`.
    """
    for field in row._meta.concrete_fields:  # noqa: SLF001 -- Django's documented name
        if field.is_relation or field.primary_key:
            continue
        value = getattr(row, field.attname)
        if value not in field.empty_values:
            field.clean(value, row)
