"""Errors of the services of this app. Sentences: `tournaments.wording.refusals.errors`."""

from collections.abc import Mapping


class TournamentError(Exception):
    """An error that the user can resolve. `field`: form field that it belongs to, if any."""

    def __init__(
        self,
        code: str,
        *,
        field: str | None = None,
        params: Mapping[str, int | str] | None = None,
        **more: int | str,
    ) -> None:
        super().__init__(code)
        self.code, self.field = code, field
        self.params: dict[str, int | str] = {**(params or {}), **more}
