"""Lists come in pages: `page` counts from 1, `page_size` goes up to 100."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from rest_framework.exceptions import ValidationError
from rest_framework.pagination import PageNumberPagination
from rest_framework.request import Request


class Page(PageNumberPagination):
    """A page that exists is answered, one beyond the end is not found; what is no number is refused."""

    page_size = 50
    page_size_query_param = "page_size"
    max_page_size = 100
    not_a_number = _("Escreva um número a partir de 1.")

    def paginate_queryset(self, queryset: Any, request: Request, view: Any = None) -> list[Any] | None:
        """Return the rows of the page asked for. Raises `ValidationError`, `NotFound`."""
        for name in (self.page_query_param, self.page_size_query_param):
            given = request.query_params.get(name or "", "1")
            if not given.isdecimal() or int(given) < 1:
                raise ValidationError({name or "": [self.not_a_number]})
        return super().paginate_queryset(queryset, request, view)
