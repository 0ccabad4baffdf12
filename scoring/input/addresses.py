"""The number in an address: `<number:mao>`. A number that no row can have does not match."""

from django.urls import register_converter

from scoring.input.numbers import MOST_DIGITS


class NumberConverter:
    """Django's `int` converter, limited to the digits of this site's numbers."""

    regex = f"[0-9]{{1,{MOST_DIGITS}}}"

    def to_python(self, value: str) -> int:
        return int(value)

    def to_url(self, value: int | str) -> str:
        return str(value)


register_converter(NumberConverter, "number")
