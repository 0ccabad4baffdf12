"""The number in an address: `<number:mao>`. One that no row can have leads nowhere."""

from django.urls import register_converter

from scoring.input.numbers import MOST_DIGITS


class NumberConverter:
    """As Django's `int`, with as many digits as any number of this site has."""

    regex = f"[0-9]{{1,{MOST_DIGITS}}}"

    def to_python(self, value: str) -> int:
        """Return the number in the address."""
        return int(value)

    def to_url(self, value: int | str) -> str:
        """Return the number as it stands in the address."""
        return str(value)


register_converter(NumberConverter, "number")
