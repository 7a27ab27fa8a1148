#!/bin/bash
# run.sh SCRIPT [ARGUMENTS]: Blender with this folder at /imagery and the work folder at /scratch.
# The mounts live in a namespace of their own and end with it.
here=$(cd "$(dirname "$0")/.." && pwd)
work=${IMAGERY_WORK:?the folder that make-chroot.sh filled}
export here work root=$work/trixie
exec nice -n 19 unshare -m bash -c '
  mkdir -p "$root/imagery" "$root/scratch" "$work/scratch"
  mount --bind "$here" "$root/imagery"
  mount --bind "$work/scratch" "$root/scratch"
  mount -t proc proc "$root/proc"
  mount -t tmpfs tmpfs "$root/tmp"
  mount --bind /dev "$root/dev"
  exec chroot "$root" env HOME=/root LC_ALL=C.UTF-8 \
    blender -b --factory-startup --python-exit-code 3 -P "/imagery/$1" -- "${@:2}"
' run "$@"
