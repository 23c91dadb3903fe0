"""A journal is never kept on a network share: locks do not hold there and a sync promises nothing."""

import re
import sys
from pathlib import Path

# The kernel's names of file systems whose bytes lie on another machine, or on the host of this one.
NETWORK = frozenset(
    (
        *(
            "9p",
            "acfs",
            "afs",
            "beegfs",
            "ceph",
            "cifs",
            "coda",
            "davfs",
            "gfs2",
            "glusterfs",
            "gpfs",
            "lustre",
        ),
        *("ncpfs", "nfs", "nfs4", "ocfs2", "orangefs", "panfs", "prl_fs", "smb2", "smb3", "smbfs", "vboxsf"),
        *("fuse.ceph", "fuse.curlftpfs", "fuse.davfs2", "fuse.gcsfuse", "fuse.glusterfs", "fuse.gvfsd-fuse"),
        *("fuse.juicefs", "fuse.mfs", "fuse.rclone", "fuse.s3fs", "fuse.smbnetfs", "fuse.sshfs", "vmhgfs"),
        "fuse.vmhgfs-fuse",
    )
)
_DRIVE_REMOTE = 4


def network_share(path: Path, mounts: Path = Path("/proc/self/mountinfo")) -> str | None:
    """Name the network file system that a path lies on.

    Args:
        path: a file or folder, which need not exist yet.
        mounts: the kernel's list of what is mounted where.

    Returns:
        The name of the file system ("nfs4", "cifs"), or None where the disk is this machine's own, or where
        the system does not say.
    """
    if sys.platform == "win32":
        return _windows_share(path)
    if not mounts.exists():
        return None
    name = mounted_kind(path.resolve(), mounts.read_text(encoding="utf-8", errors="surrogateescape"))
    return name if name in NETWORK else None


def mounted_kind(path: Path, mountinfo: str) -> str | None:
    """Find what a resolved path lies on: the deepest mount above it, the last where one covers another."""
    best, kind, above = -1, None, {str(each) for each in (path, *path.parents)}
    for line in mountinfo.splitlines():
        fields = line.split(" ")
        if "-" not in fields[6:]:
            continue
        point = re.sub(r"\\([0-7]{3})", lambda octal: chr(int(octal[1], 8)), fields[4])
        if point in above and len(point) >= best:
            best, kind = len(point), fields[fields.index("-", 6) + 1]
    return kind


def _windows_share(path: Path) -> str | None:
    """On Windows a share is a path of the form //server/share, or a drive letter that stands for one."""
    if sys.platform != "win32":
        return None
    import ctypes  # noqa: PLC0415 - the one call to the system, on the one system that has it

    drive = path.resolve().drive
    if drive.startswith("\\\\"):
        return drive
    return (
        f"{drive} network drive"
        if ctypes.windll.kernel32.GetDriveTypeW(drive + "\\") == _DRIVE_REMOTE
        else None
    )
