"""What a page may use of the device it is shown on: nothing."""

from collections.abc import Callable
from typing import Final

from django.http import HttpRequest, HttpResponse

POLICY: Final = ", ".join(
    f"{name}=()"
    for name in (
        "accelerometer",
        "autoplay",
        "camera",
        "display-capture",
        "geolocation",
        "gyroscope",
        "magnetometer",
        "microphone",
        "midi",
        "payment",
        "usb",
    )
)


def no_device(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Add the header to every answer."""

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers.setdefault("Permissions-Policy", POLICY)
        return response

    return answer
