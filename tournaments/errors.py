"""What the services of this floor refuse. Sentences: `tournaments.wording.rounds`."""

from collections.abc import Mapping


class TournamentError(Exception):
    """A refusal that is the user's to mend. `field` names the form field it belongs to, where there is one."""

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
