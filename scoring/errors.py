"""The refusals of this package's services. Their sentences are in `scoring.wording.messages`."""

from typing import TYPE_CHECKING

import rules

if TYPE_CHECKING:
    from scoring.models import Jogo, Mao, SeatKey


class ScoringError(Exception):
    """A refusal that the user can act on, never a bug. `code` names it for programs."""

    code: str


class Incomplete(ScoringError):
    """The request lacks a field that all our own pages send."""

    code = "incomplete"


class MaoRejected(ScoringError):
    """The rules refuse the mão, or a warning is not acknowledged."""

    code = "rejected"

    def __init__(self, errors: tuple[rules.Problem, ...], warnings: tuple[rules.Problem, ...]) -> None:
        super().__init__(", ".join(problem.code for problem in (*errors, *warnings)))
        self.errors, self.warnings = errors, warnings


class MaoConflict(ScoringError):
    """Somebody else stored this mão, or a newer version of it, since the form was opened."""

    code = "conflict"

    def __init__(self, standing: "Mao") -> None:
        super().__init__(f"mão {standing.number} version {standing.version} stands")
        self.standing = standing


class MaoChanged(MaoConflict):
    """A side spoke of a version of a mão that does not stand any more."""


class KeyReused(ScoringError):
    """The client id was already used for another content."""

    code = "key_reused"

    def __init__(self, standing: "Mao") -> None:
        super().__init__(f"client id {standing.client_id} holds another mão")
        self.standing = standing


class JogoClosed(ScoringError):
    """The jogo accepts no more mãos."""

    code = "jogo_closed"

    def __init__(self, jogo: "Jogo") -> None:
        super().__init__(f"jogo {jogo.public_id} is closed")
        self.jogo = jogo


class DeviceReplaced(ScoringError):
    """Another device has the right to write at this seat."""

    code = "device_replaced"

    def __init__(self, acesso: "SeatKey") -> None:
        super().__init__(f"seat {acesso.seat} is held by another device")
        self.acesso = acesso


class Refused(ScoringError):
    """Any other refusal. `code` and `params` select its sentence."""

    def __init__(self, code: str, **params: int | str) -> None:
        super().__init__(code)
        self.code, self.params = code, params
