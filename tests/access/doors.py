"""The kinds of access control: who is admitted, and the answers to all others."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.access.hall import PEOPLE, SEATS, TOKENS

SIGN_IN, REFUSED, NOT_THERE, NO_METHOD = 302, 403, 404, 405
STAFF_COLUMNS = ("stranger", "director", "staff", "superuser")


@dataclass(frozen=True, slots=True)
class Door:
    """An access rule: admits those in `columns`; all others get the status in `reading` or `writing`, by column."""

    lets_in: frozenset[str]
    columns: tuple[str, ...] = PEOPLE
    reading: Mapping[str, int] = field(default_factory=dict)
    writing: Mapping[str, int] = field(default_factory=dict)
    refused: int = REFUSED

    def answers(self, lets_in, found, *, writes):
        """Return the status by column: `found` for those admitted."""
        others = self.writing if writes else self.reading
        return {one: found if one in lets_in else others.get(one, self.refused) for one in self.columns}


def _desk(*lets_in):
    # At the desk an anonymous user is sent to sign in; the typed values come back with two fields for that.
    return Door(frozenset(lets_in), reading={"stranger": SIGN_IN}, writing={"stranger": 401})


def _admin(*lets_in, refused=REFUSED):
    # A user who is not staff is sent to the admin's own sign-in.
    outside = dict.fromkeys(("stranger", "director"), SIGN_IN)
    return Door(frozenset(lets_in), STAFF_COLUMNS, outside, outside, refused)


def _keys(*lets_in):
    # The address itself is the permission: without a valid key it is a 404.
    return Door(frozenset(lets_in), TOKENS, refused=NOT_THERE)


EVERYBODY = Door(frozenset(PEOPLE))
STRANGERS = Door(frozenset({"stranger"}), refused=302)  # a signed-in user is redirected
SIGNED_IN = _desk(*PEOPLE[1:])
SIGNED_IN_FIRST = Door(frozenset(PEOPLE[1:]), refused=SIGN_IN)
OPERATOR = Door(  # every other method is refused for a signed-in user
    frozenset({"superuser"}),
    reading={"stranger": SIGN_IN},
    writing=dict.fromkeys(PEOPLE, NO_METHOD) | {"stranger": SIGN_IN},
)
MEMBERS = _desk("scorer", "arbiter", "director")
ARBITERS = _desk("arbiter", "director")
DIRECTORS = _desk("director")
NOBODY = Door(frozenset(), refused=NO_METHOD)

STAFF = _admin("staff", "superuser")
SUPERUSER = _admin("superuser")
SUPERUSER_SEES = _admin("superuser", refused=NOT_THERE)  # a model without any permission has no list
NO_STAFF = _admin()
LED_ON = Door(frozenset({"stranger", "staff", "superuser"}))  # to the sign-in page of the site

AT_TABLE = _keys(*SEATS)
QR, DUPLA, BLOCO, INVITED = _keys("QR"), _keys("dupla"), _keys("bloco"), _keys("convite")
TELAO = _keys("telao")
