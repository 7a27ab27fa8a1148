"""The spa pool by candlelight, seen over a ledge of towels, stones and flowers."""

import math
import random

from studio import *

BACK = 9.6
NICHES = (-4.8, -2.4, 0, 2.4, 4.8)


def build(
    afloat=False, view=((0.02, -0.86, 0.33), (0.02, 0.5, 0.235), 34), focus=1.29, stop=2.0, exposure=0.6
):
    """`afloat` sets bowls of light and blossoms on the water."""
    rng = random.Random(4)
    ledge = travertine()
    box((6, 1.25, 0.08), (0, 0.225, -0.04), ledge, 0.012)
    _pool()
    if afloat:
        _afloat()
    else:
        _floats(rng)
    _towels(rng)
    _stones(rng)
    _flowers(rng)
    for x, y, height, radius in (
        (0.22, 0.62, 0.15, 0.037),
        (0.33, 0.72, 0.1, 0.037),
        (-0.2, 0.66, 0.12, 0.04),
        (0.82, 0.5, 0.09, 0.035),
    ):
        candle((x, y, 0), height, radius, 0.9, 55)
    bottle((-0.24, 0.3, 0), "#8a4f16", wood("#7a5534", "#4f321c", axis="Z", scale=4))
    _fronds()
    area_light((-2.2, -0.6, 2.2), (0, 0.5, 0), (1.6, 1.6), 62, (1, 0.93, 0.84))
    area_light((2.6, 1.4, 1.4), (0, 0.5, 0.1), (0.8, 1.6), 30, (1, 0.78, 0.56))
    area_light((0, 5, 4.5), (0, 5, 0), (7, 5), 110, (0.55, 0.75, 1))
    sky(4, 180, 0.03)
    camera(*view, stop, focus, level=False)
    return Shot(exposure, glow=0.09, warm=-0.015, clamp=(0, 4))


def _pool():
    plane(14, 8.75, (0, 5.225, -0.1), water("#12686b", 2.2, 0.22, 0.015, 0.05, tile=(0.12, 0.05)))
    slab(
        rect(-9, -1, 9, 5),
        [arch(x, 0, 1.7, 2.7) for x in NICHES],
        0.35,
        plaster("#cdbb9f"),
        (0, BACK, 0),
        UPRIGHT,
    )
    plane(18, 6, (0, BACK + 1.6, 2.4), plaster("#b89f7d"), UPRIGHT)
    plane(18, 2, (0, BACK + 0.9, -0.05), travertine())
    for x in NICHES:
        area_light((x, BACK + 0.9, 3.3), (x, BACK + 1.5, 0.8), (1.2, 0.3), 46, (1, 0.56, 0.26))
    for x in (-3.6, -1.2, 1.2, 3.6):
        lathe(
            [(0, 0), (0.1, 0), (0.1, 0.32), (0.06, 0.4), (0, 0.42)],
            emission((1, 0.55, 0.25), 9),
            (x, BACK - 0.35, -0.05),
            16,
        )


def _floats(rng):
    """Lights on the water that are seen out of focus."""
    floating = emission((1, 0.6, 0.3), 10)
    for i in range(9):
        where = (-4 + i + rng.uniform(-0.2, 0.2), rng.uniform(3.2, 8.4), -0.08)
        lathe([(0, 0), (0.06, 0), (0.06, 0.05), (0, 0.05)], floating, where, 12)


def _towels(rng):
    pale, sand = toweling("#f3eee4"), toweling("#cbb89c")
    for x, z, material in (
        (-0.135, 0.06, pale),
        (0, 0.06, sand),
        (0.135, 0.06, pale),
        (-0.068, 0.172, pale),
        (0.068, 0.172, pale),
    ):
        rolled_towel((-0.5 + x, 0.42, z), material, math.pi / 2 + rng.uniform(-0.04, 0.04))


def _stones(rng):
    dark, z = stone("#4b443d", "#2e2a26", 0.5), 0
    for radius, height in ((0.115, 0.055), (0.09, 0.045), (0.07, 0.037), (0.046, 0.028)):
        angles = [(-1 + 2 * j / 14) * math.pi / 2 * 0.98 for j in range(15)]
        side = [(radius * math.cos(a) ** 0.8, height * 0.5 * (1 + math.sin(a))) for a in angles]
        pebble = lathe([(0, 0), *side, (0, height)], dark, (0, 0, 0), 40, 0.16, 1)
        where = (0.03 + rng.uniform(-0.01, 0.01), 0.42 + rng.uniform(-0.01, 0.01), z)
        place(
            pebble,
            where,
            (rng.uniform(-0.03, 0.03), rng.uniform(-0.03, 0.03), rng.uniform(0, 6)),
            (1.15, 0.92, 1),
        )
        z += height * 0.97


def _flowers(rng):
    x, y = 0.44, 0.34
    bowl((x, y, 0), 0.196, 0.107, glazed("#24312f", "#5f7470"))
    lathe([(0, 0.085), (0.17, 0.085)], water("#0f3a3a", 9, 0.06, 0.01, 0.01), (x, y, 0))
    for i in range(6):
        reach = 0.105 * (i > 0)
        where = (x + reach * math.cos(i * 1.1), y + reach * math.sin(i * 1.1), 0.088)
        frangipani(
            where,
            rng.uniform(0, 6),
            rng.uniform(0.85, 1.1),
            (rng.uniform(-0.15, 0.15), rng.uniform(-0.15, 0.15)),
        )
    frangipani((0.2, 0.16, 0.004), 1, 1.05)
    frangipani((-0.33, 0.14, 0.004), 3, 0.9)


def _afloat():
    rng, metal = random.Random(6), brass("#b98d4f", 0.3)
    for x, y in ((-2.35, 3.0), (-1.75, 4.3), (-0.55, 3.5), (-2.9, 5.0), (0.4, 5.2), (-1.1, 6.2), (1.5, 4.6)):
        bowl((x, y, -0.105), 0.11, 0.055, metal)
        candle((x, y, -0.09), 0.07, 0.032, 1.4, 60)
    for _ in range(14):
        where = rng.uniform(-2.9, 1.2), rng.uniform(2.5, 6.0), -0.096
        frangipani(where, rng.uniform(0, 6), rng.uniform(0.9, 1.15))


def _fronds():
    green = leaf("#34562c", "#5f8340")
    for k, (where, turn) in enumerate(
        (((-1.15, 1.5, -0.1), 0.3), ((1.25, 1.25, -0.1), 2.6), ((1.5, 1.5, -0.1), 2.2))
    ):
        for i in range(6):
            vertices, faces = frond(1.0, 26, 0.035, 0.3, 0.7, k * 9 + i)
            place(mesh("frond", vertices, faces, green, True), where, (0, -0.5 + 0.12 * i, i * 1.05 + turn))
