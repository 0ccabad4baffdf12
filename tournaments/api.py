"""Read-only REST API."""

from rest_framework.pagination import PageNumberPagination
from rest_framework.views import exception_handler


class Page(PageNumberPagination):
    page_size = 50
    page_size_query_param = "page_size"
    max_page_size = 200


problem_details = exception_handler
