"""What event cards and mountain tiles have in common: a face, and how many there are of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from frontier.engine.components import Reader
from frontier.games.montana.modules.shapes import FaceView
from frontier.texts import dashed, listed, text


@dataclass(frozen=True)
class Face:
    """What an event card or a mountain tile shows, and how many of them there are."""

    kind: str
    shows: tuple[str, ...]
    count: int

    @property
    def id(self) -> str:
        """Kind and what is shown, e.g. closed_bank; a pair of equal goods is named once."""
        return "_".join([self.kind, *dict.fromkeys(self.shows)])


def read_faces(
    reader: Reader, key: str, kinds: Mapping[str, tuple[tuple[str, ...], int]], most: int, total: int
) -> tuple[Face, ...]:
    """Return up to so many faces of a component file; a kind says what may be shown on it, and how many."""
    faces: list[Face] = []
    for entry in reader.tables(key, 1, most):
        entry.only("kind", "shows", "count", "provenance")
        entry.note()
        kind = entry.word("kind", tuple(kinds))
        allowed, wanted = kinds[kind]
        shows = entry.words("shows", allowed) if entry.has("shows") else []
        if len(shows) != wanted:
            raise entry.fail("shows", f"expected {wanted} of {', '.join(allowed)}" if wanted else "expected nothing")
        face = Face(kind, tuple(sorted(shows, key=allowed.index)), entry.number("count", 1, 15))
        if face.id in [other.id for other in faces]:
            raise entry.fail("", f"{face.id} is listed twice")
        faces.append(face)
    found = sum(face.count for face in faces)
    if found != total:
        raise reader.fail(key, f"expected {total} in all, got {found}")
    return tuple(faces)


def views(
    faces: Sequence[Face], vocabulary: Callable[[str], str], numbers: Callable[[str], dict[str, int]]
) -> list[list[FaceView]]:
    """Return each face with none to all of its cards or tiles left; vocabulary and numbers follow its kind."""
    return [
        [
            {
                "id": face.id,
                "kind": face.kind,
                "shows": list(face.shows),
                "vocabulary": vocabulary(face.kind),
                "numbers": numbers(face.kind),
                "count": face.count,
                "left": left,
            }
            for left in range(face.count + 1)
        ]
        for face in faces
    ]


def shown(face: Face, vocabulary: str, lang: str) -> str:
    """Return what a face shows in words: an area, a worker, goods, a material."""
    counts = {id_: face.shows.count(id_) for id_ in face.shows}
    parts = [text(lang, f"montana-{vocabulary}-{dashed(id_)}", {"n": n}) for id_, n in counts.items()]
    return listed(lang, parts)
