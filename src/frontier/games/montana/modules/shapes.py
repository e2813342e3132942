"""The shapes that views of several modules share."""

from typing import TypedDict


class FaceView(TypedDict):
    """A face of event cards or mountain tiles, with what its sentences need: the vocabulary of what is shown on it, and
    its numbers."""

    id: str
    kind: str
    shows: list[str]
    vocabulary: str
    numbers: dict[str, int]
    count: int
    left: int
