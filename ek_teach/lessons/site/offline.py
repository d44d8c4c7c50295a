"""Stands in the site for micropip and piplite, which fetch packages: the site brings all it has and asks no network."""

from typing import Any, Final, NoReturn

_PIPLITE_DISABLE_PYPI: Final = True
_PIPLITE_URLS: Final[tuple[str, ...]] = ()


async def install(*_packages: Any, **_settings: Any) -> NoReturn:
    """Refuse to install packages."""
    from ek_teach.errors import EkTeachError

    raise EkTeachError("this site works without a network and cannot install packages; use Python on a computer.")


async def get_transformed_code(_arguments: list[str]) -> str:
    """Give what ``%pip`` becomes."""
    return "import piplite; await piplite.install()\n"
