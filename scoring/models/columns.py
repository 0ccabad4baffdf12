"""Whether columns hold what they may, of rows that no form has read."""

from django.db import models


def check_columns(row: models.Model) -> None:
    """Refuse a number, text or choice that its column does not hold; what is missing, or refers to others, the
    database looks at.

    Empty is what may be so to the database, not to a form. Raises `ValidationError`.
    """
    for field in row._meta.concrete_fields:  # noqa: SLF001 -- Django's documented name
        if field.is_relation or field.primary_key:
            continue
        value = getattr(row, field.attname)
        if value not in field.empty_values:
            field.clean(value, row)
