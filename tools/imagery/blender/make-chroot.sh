#!/bin/bash
# Blender 4.3 from Debian 13 in a folder of its own (about 1.7 GB): older ones lack AgX and the light tree.
# Run as root on a Debian machine: IMAGERY_WORK=/some/folder blender/make-chroot.sh
set -euo pipefail
root=${IMAGERY_WORK:?a folder for the chroot and the renders}/trixie
mirror=$(apt-cache policy | grep -oE 'https?://[^ ]+' | grep -v security | head -n 1)

apt-get install -y --no-install-recommends debootstrap python3-numpy python3-opencv gcc
debootstrap --variant=minbase trixie "$root" "$mirror"
cp /etc/resolv.conf "$root/etc/"
cp -r /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/"
chroot "$root" apt-get update
chroot "$root" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends blender python3-numpy
