"""A path of brass lanterns down to the sea at the blue hour."""

import math
import random

from studio import *


def build(view=((0.35, -2.6, 1.05), (-0.1, 6, 0.85), 30), exposure=0.55):
    rng, metal = random.Random(5), brass("#b98d4f", 0.3)
    _ground()
    _lanterns(rng, metal)
    _arches()
    _garden()
    _lights()
    camera(*view, 2.8, 3.6)
    return Shot(exposure=exposure, glow=0.13, bounces=(5, 3, 3, 4))


def _ground():
    paving = stone("#c9b491", "#a98f6b", 0.4, 0.8, tile=(0.8, 0.8), relief=0.08)
    plane(30, 17, (0, 4.6, 0), paving)
    edge = stone("#dccbab", "#bda67e", 0.4)
    for step in range(3):
        box((30, 0.5, 0.16), (0, 13.2 + step * 0.5, -0.08 - step * 0.16), edge, 0.015)


def _lanterns(rng, metal):
    original = lantern((0, 0, 0), metal, 1.0, 4)
    placed = []
    while len(placed) < 64:
        y = rng.uniform(0.2, 12.6)
        side = rng.choice((-1, 1))
        x = side * (0.75 + abs(rng.gauss(0, 0.9)))
        if all(math.hypot(x - a, y - b) > 0.34 for a, b in placed):
            placed.append((x, y))
            duplicate(original, (x, y, 0), rng.uniform(0, 6), rng.choice((0.8, 1.0, 1.3, 1.8)))
    put_away(original)
    small = lathe(
        [(0, 0), (0.06, 0), (0.07, 0.1), (0, 0.1)], emission((1, 0.6, 0.28), 14), (0, -60, -60), segments=12
    )
    for _ in range(40):
        instance(small, (rng.uniform(-7, 7), rng.uniform(11.5, 13), 0.0), 0, rng.uniform(0.7, 1.1))


def _arches():
    wall = plaster("#e6d3b3")
    for side in SIGNS:
        openings = [arch(2.2 + i * 3.0, 0, 2.0, 3.2, 0.22) for i in range(4)]
        slab(rect(0.4, 0, 13, 4.2), openings, 0.45, wall, (side * 4.6, 0, 0), UPRIGHT_ALONG_Y)
        plane(14, 4.4, (side * 7.4, 6.5, 2.2), plaster("#d2b68c"), UPRIGHT_ALONG_Y)
        for i in range(4):
            point_light((side * 6.0, 2.2 + i * 3.0, 2.9), 34, (1, 0.58, 0.26), 0.12)


def _garden():
    green = leaf("#30501f", "#688040")
    for x, y, seed in ((-3.6, 3.7, 1), (3.6, 3.9, 2), (-3.6, 9.7, 3), (3.6, 9.9, 4)):
        lathe([(0, 0), (0.26, 0), (0.36, 0.7), (0.32, 0.7), (0.29, 0.6), (0, 0.6)], terracotta(), (x, y, 0))
        bush((x, y, 1.05), 0.5, 300, 0.22, 0.07, green, seed)
    for x, y, height, seed in ((-3.0, 15, 5.6, 4), (4.2, 16, 6.2, 5), (6.4, 14, 5.4, 7)):
        palm(height, (x, y, -0.6), seed, 28, 2.6, ("#2a4220", "#5f7038"))
    seascape(15.5, -3.5, "#123c52", 0.4, DUSK_HILLS)


def _lights():
    area_light((0, -3, 6), (0, 6, 0), (8, 4), 70, (0.62, 0.7, 1))
    sky(-1.6, 12, 2.0, dust=2.5, ozone=3.0, clouds=0.85, cloud_tone=(1, 0.6, 0.55), cloud_scale=0.9)
