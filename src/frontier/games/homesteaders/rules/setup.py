"""The set-up: what each player begins with (H-SETUP)."""

from librt.vecs import vec
from mypy_extensions import i64

from frontier.games.homesteaders import slots
from frontier.games.homesteaders.rules.round import begin_round
from frontier.games.homesteaders.state import Position


def blank() -> vec[i64]:
    """Return a vector of zeros with room for a position and its legal actions."""
    return vec[i64]([0] * (slots.TAIL + 1 + slots.MAX_LEGAL))


def set_up(st: Position) -> None:
    """Bring an empty position to the first tile that is turned up.

    Seat 0 is the start player: who sits there is the players' choice (H-SETUP-11). Railroad stones stand on Start
    (H-SETUP-02), and nobody has anything else (H-SETUP-12).
    """
    s = st.s
    for seat in range(st.constants.players):
        at = slots.PLAYER + seat * slots.STRIDE
        s[at + slots.BUILDINGS] = 1  # the Homestead (H-SETUP-01)
        s[at + slots.WORKERS] = st.constants.start_workers  # H-SETUP-01a
        s[at + slots.SILVER] = st.constants.start_silver  # H-SETUP-01b
    s[slots.NEUTRAL_VALUE] = st.constants.neutral_start  # H-TWO-02
    begin_round(st)
