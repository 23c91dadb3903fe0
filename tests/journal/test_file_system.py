"""A journal is never kept on a network share."""

from pathlib import Path

import pytest

from app.journal.errors import NetworkShare
from app.journal.file_system import mounted_kind, network_share
from app.journal.store import Journal

MOUNTS = r"""
21 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
40 21 0:40 / /mnt/casino rw,relatime shared:9 master:2 - nfs4 server:/casino rw
41 40 254:1 / /mnt/casino/local rw,relatime - xfs /dev/vdb rw
42 21 0:41 / /mnt/the\040share rw - cifs //server/share rw
43 21 0:42 / /mnt/covered rw - nfs server:/x rw
44 21 254:2 / /mnt/covered rw - ext4 /dev/vdc rw
45 21 0:43 / /mnt/ssh rw - fuse.sshfs somebody@server: rw
a line that is no mount
"""


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("/data/casino/T1.sqlite", "ext4"),
        ("/mnt/casino/T1.sqlite", "nfs4"),
        ("/mnt/casinos/T1.sqlite", "ext4"),
        ("/mnt/casino/local/T1.sqlite", "xfs"),
        ("/mnt/the share/T1.sqlite", "cifs"),
        ("/mnt/covered/T1.sqlite", "ext4"),
        ("/mnt/ssh/T1.sqlite", "fuse.sshfs"),
    ],
)
def test_a_path_lies_on_the_deepest_and_last_of_the_mounts_above_it(place: str, kind: str) -> None:
    assert mounted_kind(Path(place), MOUNTS) == kind


def test_network_shares_are_named_and_own_disks_are_not(tmp_path: Path) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(
        f"21 1 254:0 / / rw - ext4 /dev/vda rw\n40 21 0:40 / {tmp_path.resolve()}/net rw - nfs4 s:/c rw\n"
    )
    assert network_share(tmp_path / "net" / "T1.sqlite", mounts) == "nfs4"
    assert network_share(tmp_path / "T1.sqlite", mounts) is None
    assert network_share(tmp_path / "T1.sqlite", tmp_path / "no such list") is None


def test_a_journal_on_a_network_share_is_refused_by_name(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.journal.store.network_share", lambda place: "nfs4")
    with pytest.raises(NetworkShare, match=r"T1\.sqlite: this place is a network share \(nfs4\).*own disk"):
        Journal.open(path, "T1", program="test")
    assert list(path.parent.iterdir()) == []
