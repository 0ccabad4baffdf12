"""How passwords are kept."""

from django.contrib.auth.hashers import Argon2PasswordHasher


class Argon2OfAHall(Argon2PasswordHasher):
    """Argon2id for a laptop of two cores on which a hall plays: 19 MiB and 20 ms a try (decision 0026).

    Django's own values take 100 MiB and 8 threads a try: four tries at once are more than a small server has to spare.
    """

    time_cost = 2
    memory_cost = 19_456  # KiB
    parallelism = 1
