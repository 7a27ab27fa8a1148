"""The hammam: a warm marble platform under a dome pierced by stars of daylight."""

import math

from mathutils import Vector

from studio import *

RADIUS, SPRING = 4.3, 2.9
SIDES = 8
ROWS, COLUMNS = 14, 64  # of the dome
CORNERS = [(0, 0), (1, 0), (1, 1), (0, 1)]


def build(view=((1.25, -4.0, 1.45), (-0.15, 2.5, 1.35), 22), exposure=0.7):
    pale = stone("#e6dccb", "#cbbda6", 0.22, 0.9, vein="#9a8c78", relief=0.02)
    zellige = glazed("#1c5a60", "#4f9a98", 0.18, 26, 0.5)
    _floor()
    _walls(zellige)
    _dome()
    _platform(pale, zellige)
    _basins(pale)
    _dressing()
    _lights()
    camera(*view, 6.3, 4.4)
    return Shot(exposure=exposure, glow=0.12, bounces=(7, 4, 3, 4))


def _octagon(radius):
    angles = [(k + 0.5) * 2 * math.pi / SIDES for k in range(SIDES)]
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def _floor():
    tiles = stone("#d9ccb6", "#bcab8f", 0.18, 0.9, tile=(0.6, 0.6), relief=0.03)
    slab(_octagon(RADIUS * 1.1), [], 0.1, tiles, (0, 0, -0.05), bevel=0)


def _walls(zellige):
    """Eight sides, each an arched recess over a dado of glazed tiles."""
    plastered = plaster("#d9c7aa", 0.7, 0.08)
    half = RADIUS * math.tan(math.pi / SIDES)
    for k in range(SIDES):
        angle = k * 2 * math.pi / SIDES
        if k == 6:  # behind the camera
            continue

        def side():
            slab(
                rect(-half, 0, half, SPRING + 0.5),
                [arch(0, 0, 2.0, 2.6, 0.18)],
                0.8,
                plastered,
                (0, 0.2, 0),
                UPRIGHT,
            )
            plane(2.4, 2.8, (0, 0.55, 1.4), plaster("#c7ad84", 0.7, 0.1), UPRIGHT)
            box((2.0, 0.6, 0.5), (0, 0.28, 0.25), zellige, 0.01)
            box((2.04, 0.66, 0.03), (0, 0.26, 0.515), stone("#e6dccb", "#cbbda6", 0.22), 0.008)
            for x in SIGNS:
                box((half - 1.0, 0.03, 1.15), (x * (half + 1.0) / 2, -0.215, 0.575), zellige, 0.004)
                box((half - 0.98, 0.05, 0.05), (x * (half + 1.0) / 2, -0.22, 1.17), polished_brass(), 0.006)
            area_light((0, 0.35, 2.3), (0, 0.5, 0.6), (0.7, 0.15), 12, (1, 0.6, 0.3))

        x, y = RADIUS * math.cos(angle), RADIUS * math.sin(angle)
        place(group(side), (x, y, 0), angle - math.pi / 2)


def _dome():
    """A shell with star-shaped holes; daylight falls through them."""
    shell = plaster("#e4d6bd", 0.8, 0.06)
    known, faces = {}, []
    for i in range(ROWS):
        for j in range(COLUMNS):
            pierced = i in (4, 7, 10) and j % (4 if i < 8 else 8) == i % 3
            for face in _star_rim() if pierced else [CORNERS]:
                places = [(round(i + v, 4), round((j + u) % COLUMNS, 4)) for u, v in face]
                faces.append(tuple(known.setdefault(corner, len(known)) for corner in places))
    dome = mesh("dome", [_in_cell(*corner) for corner in known], faces, shell, True)
    dome.data.normals_split_custom_set_from_vertices([_from_centre(*corner) for corner in known])
    ring = [
        (RADIUS * 1.05 * math.cos(a * 0.1), RADIUS * 1.05 * math.sin(a * 0.1), SPRING + 0.42)
        for a in range(64)
    ]
    tube(ring, 0.09, shell)


def _on_dome(row, column):
    rise, turn = row / ROWS * math.pi / 2 * 0.985, 2 * math.pi * column / COLUMNS
    reach = RADIUS * 1.08 * math.cos(rise)
    return reach * math.cos(turn), reach * math.sin(turn), SPRING + 0.3 + 2.1 * math.sin(rise)


def _in_cell(row, column):
    """On the flat cell between four points of the dome, so that a star's rim meets its neighbours."""
    i, j = min(int(row), ROWS - 1), int(column)
    v, u = row - i, column - j
    low, high = (Vector(_on_dome(k, j)).lerp(Vector(_on_dome(k, j + 1)), u) for k in (i, i + 1))
    return low.lerp(high, v)


def _from_centre(row, column):
    """Shading as on a true dome: the flat cells would show their outlines."""
    return (Vector(_on_dome(row, column)) - Vector((0, 0, SPRING + 0.3))).normalized()


def _star_rim():
    """The unit square around an eight-pointed star, as quads."""

    def point(k, edge):
        angle = k * math.pi / 8
        c, s = math.cos(angle), math.sin(angle)
        reach = 0.5 / max(abs(c), abs(s)) if edge else 0.28 if k % 2 else 0.44
        return 0.5 + reach * c, 0.5 + reach * s

    return [
        [point(k, True), point(k + 1, True), point(k + 1, False), point(k, False)] for k in range(16)
    ]


def _platform(pale, zellige):
    slab(_octagon(1.55), [], 0.42, zellige, (0, 0, 0.22), bevel=0.01)
    slab(_octagon(1.68), [], 0.09, pale, (0, 0, 0.48), bevel=0.02)


def _basins(pale):
    metal = polished_brass()
    for x, y in ((-2.9, 1.9), (2.9, 1.9)):
        lathe([(0, 0), (0.26, 0), (0.2, 0.35), (0.2, 0.5), (0, 0.5)], pale, (x, y, 0))
        bowl((x, y, 0.5), 0.42, 0.26, pale)
        lathe([(0, 0.2), (0.34, 0.2)], water("#7fb0ae", 5, 0.1, 0.01, 0.02), (x, y, 0.5))
        tube([(x, y + 0.55, 1.15), (x, y + 0.3, 1.17), (x, y + 0.24, 1.05)], 0.02, metal)
        bowl((x + 0.34, y - 0.2, 0.74), 0.11, 0.06, metal)


def _dressing():
    metal, towel, teal = polished_brass(), toweling(), toweling("#2e6166")
    towels((-0.75, 0.35, 0.525), 4, (towel, teal, towel), (0.42, 0.32), 0.3)
    bowl((0.15, -0.55, 0.525), 0.14, 0.08, metal)
    bowl((0.5, -0.25, 0.525), 0.1, 0.06, metal)
    for x, y in ((0.85, 0.1), (0.98, 0.28)):
        lathe(
            smooth([(0, 0), (0.035, 0), (0.04, 0.11), (0.016, 0.15), (0.015, 0.19), (0, 0.19)], 4),
            glazed("#7a4b1c", "#b98a4a", 0.1),
            (x, y, 0.525),
        )
    for x, y, height in ((-0.2, 1.0, 0.16), (0.0, 1.1, 0.1), (-1.2, -0.3, 0.12), (1.25, 0.75, 0.14)):
        candle((x, y, 0.525), height, 0.04, 1.2, 45)
    for x, y, z, size in ((-1.9, -1.2, 0, 1.5), (-1.6, -1.4, 0, 1.0), (2.15, -0.7, 0, 1.4)):
        lantern((x, y, z), metal, size, 6)
    for x, y, z in ((-1.6, 1.2, 2.5), (0, 2.0, 2.7), (1.6, 1.2, 2.5)):
        tube([(x, y, 4.6), (x, y, z + 0.36)], 0.005, metal)
        lantern((x, y, z), metal, 1.2, 9)
    cushion((0.5, 0.5, 0.05), (0.1, 0.1, 0.55), towel, (0, 0, 0.5), 0.022, 0.2)


def _lights():
    sun_light(62, 205, 26, 0.5, (1, 0.94, 0.84))
    area_light((0.6, -3.6, 3.0), (0, 0.5, 0.6), (2.6, 1.6), 60, (1, 0.9, 0.78))
    area_light((0, 0, 4.6), (0, 0, 0), (2.6, 2.6), 50, (0.9, 0.95, 1))
    sky(55, 25, 0.25)
