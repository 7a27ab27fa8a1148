"""Fillings for the openings of a wall. Each is made as if in a wall across +y at y = 0
and placed with `location` and `rotation` (pi/2 for the left wall, -pi/2 for the right)."""

import math

from studio.clear import pane
from studio.groups import group, place
from studio.shapes import UPRIGHT, arch, box, plane, rect, slab, tube
from studio.softgoods import curtain


def sliding_glass(location, width, height, frame, rotation=0, panes=3, seen=0.6):
    def build():
        each = width / panes
        for i in range(panes + 1):
            box((0.05, 0.07, height), (-width / 2 + i * each, 0, height / 2), frame, 0.004)
        for z in (0.03, height):
            box((width, 0.07, 0.05), (0, 0, z), frame, 0.004)
        plane(width, height, (0, 0, height / 2), pane(seen=seen), UPRIGHT)

    return place(group(build), location, rotation)


def arched_glass(
    location, width, height, frame, rotation=0, bars=(-0.167, 0.167), rails=(0.5,), pointed=0.0, seen=0.75
):
    """`bars` and `rails` are parts of the width and height."""

    def build():
        inner = arch(0, 0.05, width - 0.1, height - 0.1, pointed)
        slab(arch(0, 0, width, height, pointed), [inner], 0.06, frame, (0, 0, 0), UPRIGHT, 0.003)
        for part in bars:
            rise = _height_at(part * width, inner) + 0.03
            box((0.04, 0.05, rise), (part * width, 0, rise / 2), frame, 0.004)
        for part in rails:
            box((width - 0.08, 0.05, 0.035), (0, 0, part * height), frame, 0.004)
        plane(width, height, (0, 0.01, height / 2), pane(seen=seen), UPRIGHT)

    return place(group(build), location, rotation)


def _height_at(x, outline):
    """Where a bar at `x` meets the arch."""
    return max(
        z0 + (z1 - z0) * (x - x0) / (x1 - x0)
        for (x0, z0), (x1, z1) in zip(outline, outline[1:])
        if x0 <= x < x1
    )


def lattice(location, width, height, material, rotation=0, pitch=0.13):
    """A carved screen of eight-pointed holes."""

    def build():
        columns, rows = int((width - 0.1) / pitch), int((height - 0.1) / pitch)
        holes = []
        for i in range(columns):
            for j in range(rows):
                x, z = (i - (columns - 1) / 2) * pitch, height / 2 + (j - (rows - 1) / 2) * pitch
                holes.append([_star_point(x, z, k, pitch) for k in range(16)])
        slab(rect(-width / 2, 0, width / 2, height), holes, 0.025, material, (0, 0, 0), UPRIGHT, 0.002)

    return place(group(build), location, rotation)


def _star_point(x, z, k, pitch):
    reach = pitch * (0.46 if k % 2 else 0.28)
    angle = k * math.pi / 8 + math.pi / 8
    return x + reach * math.cos(angle), z + reach * math.sin(angle)


def drapes(location, opening, height, material, rotation=0, width=0.5, rod=None, sheer=None, seed=3):
    """Curtains on both sides of an opening, sheers within, a rod above."""

    def build():
        for i, side in enumerate((-1, 1)):
            curtain(
                width,
                height,
                (side * (opening / 2 + width * 0.3), -0.09, 0.01),
                material,
                6,
                0.055,
                0,
                seed + i,
            )
            if sheer:
                where = (side * (opening / 2 - 0.34), -0.02, 0.01)
                curtain(0.72, height - 0.02, where, sheer, 8, 0.04, 0, seed + 5 + i)
        if rod:
            reach = opening / 2 + width
            tube([(-reach, -0.08, height + 0.03), (reach, -0.08, height + 0.03)], 0.014, rod)

    return place(group(build), location, rotation)
