"""Django's admin, with answers 400 to requests that it would answer with 500."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from django.contrib.admin import AdminSite
from django.contrib.admin.apps import AdminConfig
from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.core.exceptions import BadRequest
from django.http import HttpRequest
from django.http.response import HttpResponseBase

MOST_DIGITS: Final = 18  # of the id of a row


class Site(AdminSite):
    """An admin site that checks the ids of rows, because Django passes any text on to the database."""

    def admin_view[View: Callable[..., HttpResponseBase]](self, view: View, cacheable: bool = False) -> View:
        """Wrap an admin view so that impossible ids of rows are a bad request."""

        @wraps(view)
        def numbered(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            for row in request.POST.getlist(ACTION_CHECKBOX_NAME):
                if not (row.isascii() and row.isdecimal() and len(row) <= MOST_DIGITS):
                    raise BadRequest
            return view(request, *args, **kwargs)

        return super().admin_view(numbered, cacheable)  # type: ignore[return-value]  # it is called as that


class Admin(AdminConfig):
    """The app config that replaces Django's admin site."""

    default_site = "deploy.web.admin_site.Site"
