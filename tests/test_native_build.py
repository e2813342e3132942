"""The native build, without a compiler: what its hook keeps of it, and that builds at the same time do not disturb."""

import importlib.util
import sysconfig
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("hatchling")
ROOT = Path(__file__).parents[1]


@pytest.fixture
def hatch_build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one module to compile."""
    (tmp_path / "src/frontier/engine").mkdir(parents=True)
    (tmp_path / "src/frontier/engine/state.py").write_text("ANSWER = 42\n")
    for file in ("pyproject.toml", "hatch_build.py"):
        (tmp_path / file).write_text("")
    return tmp_path


def hook(hatch_build: ModuleType, root: Path) -> Any:
    silent = SimpleNamespace(**dict.fromkeys(("display_info", "display_waiting", "display_success"), lambda text: None))
    config = {"compile": ["frontier/engine"], "exclude": [], "above": []}
    return hatch_build.NativeBuildHook(str(root), config, None, None, str(root), "wheel", silent)


def libraries(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


@pytest.fixture
def compiles(hatch_build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Builds to be run in the midst of the next ones, each time one compiles."""
    beside: list[Any] = []
    library = "state" + sysconfig.get_config_var("EXT_SUFFIX")

    def run(command: list[str], **_: object) -> SimpleNamespace:
        Path(command[2], library).write_bytes(b"native")
        if beside:
            beside.pop()()
        return SimpleNamespace(returncode=0, stdout=b"")

    monkeypatch.setattr(hatch_build, "check_compiler", lambda: None)
    monkeypatch.setattr(hatch_build.subprocess, "run", run)
    return beside


def test_a_build_serves_until_its_sources_change(
    hatch_build: ModuleType, checkout: Path, compiles: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = hook(hatch_build, checkout).native_libraries()
    with monkeypatch.context() as nothing_compiles:
        nothing_compiles.setattr(hatch_build.subprocess, "run", None)
        assert hook(hatch_build, checkout).native_libraries() == first
    (checkout / "src/frontier/engine/state.py").write_text("ANSWER = 43\n")
    second = hook(hatch_build, checkout).native_libraries()
    assert second != first
    assert not first.exists()
    assert len(libraries(second)) == 1


def test_two_builds_at_once_both_have_all_libraries(
    hatch_build: ModuleType, checkout: Path, compiles: list[Any]
) -> None:
    found: list[Path] = []
    compiles.append(lambda: found.append(hook(hatch_build, checkout).native_libraries()))
    found.append(hook(hatch_build, checkout).native_libraries())
    assert found[0] == found[1]
    assert len(libraries(found[0])) == 1
    assert sorted(path.name for path in (checkout / "build").iterdir()) == ["native"]
