"""Dates and numbers in the variants for trios and singles are the usual ones (`scoring.wording.line_ups`)."""

from django.conf.locale.pt_BR.formats import *  # type: ignore[import-untyped]  # noqa: F403 -- whatever Django has there
