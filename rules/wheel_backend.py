"""Build the wheel of this folder for `pip install`, with the standard library only, so that no download is needed."""

import base64
import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

_HERE: Final = Path(__file__).parent
_PACKAGE: Final = "rules"
_SUFFIXES: Final = {".py", ".toml", ".typed"}
_OF_THE_BUILD: Final = {"pyproject.toml", Path(__file__).name}


def build_wheel(
    wheel_directory: str,
    config_settings: Mapping[str, Any] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Write the wheel into a directory and return its name, as in PEP 517."""
    project = tomllib.loads((_HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    stem = f"{project['name'].replace('-', '_')}-{project['version']}"
    files = {f"{_PACKAGE}/{path.relative_to(_HERE).as_posix()}": path.read_bytes() for path in _sources()}
    files |= {f"{stem}.dist-info/{name}": text.encode() for name, text in _about(project).items()}
    record = f"{stem}.dist-info/RECORD"
    rows = [f"{name},sha256={_digest(content)},{len(content)}" for name, content in files.items()]
    files[record] = "\n".join([*rows, f"{record},,", ""]).encode()
    wheel = f"{stem}-py3-none-any.whl"
    with ZipFile(Path(wheel_directory) / wheel, "w", ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(
                ZipInfo(name), content, ZIP_DEFLATED
            )  # without a file time, so that equal files give an equal wheel
    return wheel


def _sources() -> list[Path]:
    return sorted(
        path for path in _HERE.rglob("*") if path.suffix in _SUFFIXES and path.name not in _OF_THE_BUILD
    )


def _about(project: Mapping[str, Any]) -> Mapping[str, str]:
    metadata = {
        "Metadata-Version": "2.4",
        "Name": project["name"],
        "Version": project["version"],
        "Summary": project["description"],
        "License-Expression": project["license"],
        "Requires-Python": project["requires-python"],
    }
    wheel = {
        "Wheel-Version": "1.0",
        "Generator": "canastra",
        "Root-Is-Purelib": "true",
        "Tag": "py3-none-any",
    }
    scripts = "".join(f"{name} = {target}\n" for name, target in project["scripts"].items())
    return {
        "METADATA": _fields(metadata),
        "WHEEL": _fields(wheel),
        "entry_points.txt": f"[console_scripts]\n{scripts}",
    }


def _fields(fields: Mapping[str, str]) -> str:
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
