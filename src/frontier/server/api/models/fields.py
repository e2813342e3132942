"""Types of fields that several models share."""

from typing import Annotated, Literal

from pydantic import Field

Id = Annotated[str, Field(max_length=16, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Sequence = Annotated[int, Field(ge=0, le=10**9, description="The sequence number the decision was made on.")]
Code = Annotated[int, Field(ge=0, le=10**6, description="The action's code, from `legal`.")]
Notation = Annotated[str, Field(max_length=200, description="The action in notation, as in `legal`.")]
Nonce = Annotated[
    str, Field(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$", description="Your share in the luck.")
]
Commitment = Annotated[
    str, Field(pattern="^[0-9a-f]{64}$", description="SHA-256 of a nonce that you tell once everybody sits.")
]
Seconds = Annotated[float, Field(ge=0, le=10**7, strict=False)]
Talk = Literal["seated", "everybody", "nobody"]
Pace = Annotated[float, Field(ge=0, le=10, strict=False, description="Seconds a bot takes at least.")]
