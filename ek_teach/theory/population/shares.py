"""The shares of the strategies in a population, as somebody hands them in."""

from collections.abc import Mapping, Sequence
from numbers import Real
from typing import Any, Final

import numpy as np

from ek_teach.errors import EkTeachError, nearest, shown
from ek_teach.theory.arguments import require
from ek_teach.theory.population.tournaments import Floats

__all__ = ["read_shares"]

_SLIP: Final = 1e-6
"""By how much shares may miss the sum 1."""


def read_shares(shares: Mapping[str, float], names: Sequence[str]) -> Floats:
    """Read shares by name as an array in the order of the strategies; whoever is not named is not there.

    Raises
    ------
    EkTeachError
        If they name somebody else, or are no shares.

    Examples
    --------
    >>> read_shares({"cautious": 0.25, "random": 0.75}, ["random", "cautious", "noper"]).tolist()
    [0.75, 0.25, 0.0]
    """
    require(shares, Mapping, "shares tell for each strategy how many play it, as {'random': 0.5, 'cautious': 0.5}")
    read = np.zeros(len(names))
    for name, share in dict[str, object](shares).items():
        if name not in names:
            raise EkTeachError(
                f"shares: there is no strategy {shown(name)}{nearest(str(name), names)} There are {', '.join(names)}."
            )
        number: Any = share
        if isinstance(share, bool) or not isinstance(share, Real) or not 0 <= number <= 1:
            raise EkTeachError(f"the share of {name} is a number from 0 to 1, not {shown(share)}.")
        read[names.index(name)] = number
    if abs(read.sum() - 1) > _SLIP:
        raise EkTeachError(f"shares add up to 1, and these add up to {read.sum():g}.")
    return np.asarray(read / read.sum())
