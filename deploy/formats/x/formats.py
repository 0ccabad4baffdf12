"""Dates and numbers of trios and of single players are those of everybody else (`tournaments.line_ups`)."""

from django.conf.locale.pt_BR.formats import *  # type: ignore[import-untyped]  # noqa: F403 -- whatever Django has there
