"""The forms of the admin: its sign-in, and the changes it allows."""

from tests.access.forms import Form
from tests.access.forms_table import NEW_PASSWORD


def _admin(name, label="", **more):
    return Form(route=f"admin:{name}", label=label, by=more.pop("by", "superuser"), **more)


def _of_model(name, row, new):
    # `row` is changed and deleted; `new` is typed for a new one.
    chosen = {"action": "delete_selected", "post": "yes"}
    selected = {"_selected_action": lambda hall: str(row(hall).pk)}
    yield _admin(f"{name}_changelist", typed=chosen | selected, alone=True)
    yield _admin(f"{name}_add", typed=new)
    yield _admin(f"{name}_change")
    yield _admin(f"{name}_delete", typed={"post": "yes"})


PASSWORDS = {"usable_password": "true", "password1": NEW_PASSWORD, "password2": NEW_PASSWORD}
ADMIN = (
    _admin("logout", alone=True, writes=False),
    *_of_model("auth_group", lambda hall: hall.group, {"name": "Outra"}),
    *_of_model("auth_user", lambda hall: hall.people["visitor"], {"username": "nova"} | PASSWORDS),
    _admin("auth_user_password_change", typed=PASSWORDS),
    *_of_model(
        "tournaments_club",
        lambda hall: hall.empty_club,
        {"name": "Clube Novo", "slug": "clube-novo", "city": "Santos"},
    ),
    *_of_model(
        "tournaments_player",
        lambda hall: hall.player,
        {"name": "Yago Novo", "club": lambda hall: str(hall.club.pk)},
    ),
)
