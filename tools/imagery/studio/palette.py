"""The hotel's own materials: linen, teal, brass, oak, walnut, limewash, travertine."""

from studio.nodes import principled
from studio.surfaces import brass, plaster, stone, wood
from studio.textiles import fabric


def linen(tone="#f6f3ec"):
    return fabric(tone, 0.9, 520, 0.25, 0.3, 0.03)


def throw(tone="#2f6a78"):
    return fabric(tone, 0.9, 260, 0.8, 0.5, 0.1)


def boucle(tone="#e8dfcf"):
    return fabric(tone, 0.9, 320, 0.7, 0.5, 0.05)


def drapery(tone="#e9dfce"):
    return fabric(tone, 0.9, 400, 0.4, 0.3, 0.05)


def canvas(tone="#f1e9da"):
    return fabric(tone, 0.92, 300, 0.4, 0.3, 0.04)


def limewash(tone="#efe8dc"):
    return plaster(tone, 0.85, 0.06)


def oak(axis="X"):
    return wood("#9c7650", "#74522f", 0.4, 2.0, axis)


def walnut(axis="X"):
    return wood("#5b3b25", "#3a2415", 0.32, 2.0, axis, coat=0.3)


def teak(axis="Y"):
    return wood("#7d5735", "#54361e", 0.42, 2.0, axis)


def oak_boards():
    return wood("#b08a5f", "#86623c", 0.36, planks=(0.17, 1.9))


def herringbone():
    return wood("#7d5435", "#4f301b", 0.3, planks=(0.12, 0.9), turned=0.785)


def limestone(tile=(0.6, 0.6)):
    return stone("#d9cbb4", "#bca889", 0.5, tile=tile, relief=0.08)


def travertine():
    return stone("#d8cab2", "#b59f80", 0.42, 1.4, stretch=(1, 1, 5), pits=True, relief=0.1)


def marble(tile=None):
    return stone("#efeae2", "#dcd4c8", 0.16, 0.9, vein="#857a6c", tile=tile, relief=0.02)


def table_stone():
    return stone("#e3d8c6", "#c7b596", 0.3, 2.0)


def polished_brass():
    return brass("#b98d4f", 0.24)


def bronze():
    return principled("bronze", "#3a3029", 0.35, Metallic=0.8)


def porcelain():
    return principled("porcelain", "#f4f0e8", 0.14, Coat=0.6)
