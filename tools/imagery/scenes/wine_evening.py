"""A tasting in the cellar: glasses and cheese on a barrel-wood table, racks and arches behind."""

import math
import random

from studio import *


def build(view=((0.14, -0.86, 0.36), (0.0, 0.22, 0.12), 40), exposure=1.75):
    rng, metal = random.Random(9), polished_brass()
    box((2.4, 1.3, 0.07), (0, 0.2, -0.035), wood("#7a5230", "#4a2f1a", 0.45, 1.5), 0.01)
    _glasses(metal)
    _board()
    _bottles()
    _cellar(rng)
    _lights()
    camera(*view, 2.8, 1.02, level=False)
    return Shot(exposure, glow=0.1, bounces=(8, 4, 4, 8), clamp=(14, 3))


def _glass(x, y, tone, fill=0.158):
    body = [(0, 0.1015), (0.0062, 0.102), (0.0246, 0.1141), (0.0397, 0.1411), (0.0411, fill), (0, fill)]
    lathe(body, glass(tone, 0, 1.33), (x, y, 0), 64)
    lathe(WINE_GLASS, pane((0.965, 0.97, 0.965)), (x, y, 0), 64)


def _glasses(metal):
    for x, y, tone in (
        (-0.16, 0.12, "#6a0a1a"),
        (-0.04, 0.2, "#a01828"),
        (0.09, 0.14, "#f0d27a"),
        (0.21, 0.22, "#f4b0a0"),
    ):
        _glass(x, y, tone)
    candle((-0.3, 0.3, 0), 0.16, 0.035, 0.7, 50)
    candle((0.36, 0.34, 0), 0.11, 0.035, 0.7, 50)
    knife(metal, (0.04, -0.16, 0.022), 0.4)


def _board():
    slab(
        [(0.17 * math.cos(a), 0.11 * math.sin(a)) for a in [i * math.pi / 24 for i in range(48)]],
        [],
        0.018,
        wood("#a8794a", "#7a5230", 0.45, 2.5),
        (0.12, -0.1, 0.01),
    )
    cheese = mottled("cheese", "#e8c878", "#f4dea0", 40, 0.5, 0.1, Subsurface=0.25)
    slab([(0, 0), (0.09, 0.016), (0.085, -0.03)], [], 0.042, cheese, (0.05, -0.08, 0.042), (0, 0, 0.3), 0.003)
    blue = mottled("blue cheese", "#5f7280", "#f2ead6", 60, 0.6, 0.4, Subsurface=0.2)
    slab([(0, 0), (0.066, 0.02), (0.07, -0.016)], [], 0.032, blue, (0.165, -0.052, 0.037), (0, 0, -0.25), 0.003)
    grape = two_toned("grape", "#2f1230", "#5a2348", 0.2, Coat=0.5, Subsurface=0.2)
    scatter(grain(0.0105, 0.0095, grape, 20), 30, (0.2, -0.13, 0.03), 0.045, 0.016, seed=3, tilt=0.5)
    almond = grain(0.0085, 0.0042, mottled("almond", "#b97a38", "#e0b980", 150))
    scatter(almond, 24, (0.09, -0.15, 0.024), 0.03, 0.004, seed=5)
    for i in range(3):
        lump(
            (-0.02 + 0.03 * i, -0.155 + 0.012 * i, 0.026),
            (0.022, 0.02, 0.006),
            mottled("crisp bread", "#a8703a", "#dfb678", 120),
            i,
            0.25,
            i,
        )


def _bottle(x, y, tone, label):
    bottle_glass = principled("bottle", tone, 0.08, Coat=1.0)
    side = [
        (0, 0),
        (0.037, 0.0),
        (0.038, 0.01),
        (0.038, 0.19),
        (0.03, 0.22),
        (0.0145, 0.25),
        (0.0145, 0.31),
        (0, 0.31),
    ]
    lathe(smooth(side, 5), bottle_glass, (x, y, 0), 48)
    lathe([(0.0385, 0.05), (0.0385, 0.14)], principled("label", label, 0.7), (x, y, 0), 48)
    lathe(
        [(0.0155, 0.255), (0.0155, 0.313), (0, 0.314)],
        principled("foil", "#7a1420", 0.35, Metallic=0.6),
        (x, y, 0),
        32,
    )


def _bottles():
    for x, y, tone, label in (
        (-0.42, 0.42, "#0d1a0d", "#efe6d2"),
        (-0.32, 0.52, "#10160c", "#d9c9a6"),
        (0.5, 0.5, "#1a1208", "#efe6d2"),
    ):
        _bottle(x, y, tone, label)


def _cellar(rng):
    """Arches of brick-pale plaster, each filled with a rack of bottle ends."""
    wall, dark = plaster("#b9976c", 0.9, 0.25), wood("#5b3b25", "#3a2415", 0.5, 1.5)
    plane(12, 12, (0, 4, -0.78), stone("#8a7558", "#6b583f", 0.6, 1.2, tile=(0.4, 0.4)))
    centres = (-2.6, 0, 2.6)
    slab(
        rect(-6, -0.78, 6, 3.2),
        [arch(x, -0.78, 1.9, 2.9, 0) for x in centres],
        0.6,
        wall,
        (0, 4.0, 0),
        UPRIGHT,
    )
    plane(12, 4.4, (0, 5.0, 1.2), plaster("#6b543a"), UPRIGHT)
    plane(12, 10, (0, 1, 3.0), wall)
    ends = [
        lathe(
            [(0, 0.03), (0.02, 0.02), (0.037, 0.012), (0.038, 0), (0.038, -0.2)],
            principled("bottle end", tone, 0.12, Coat=0.8),
            (0, -60, -60),
            20,
        )
        for tone in ("#12200f", "#1d140a", "#2a0a0e")
    ]
    for x in centres:
        for row in range(8):
            z = -0.5 + row * 0.27
            box((1.8, 0.4, 0.03), (x, 4.55, z - 0.06), dark, 0.004)
            for i in range(14):
                if rng.random() < 0.9:
                    instance(rng.choice(ends), (x - 0.78 + i * 0.12, 4.42, z), (math.pi / 2, 0, 0))
        area_light((x, 3.9, 1.9), (x, 4.5, 0.4), (1.2, 0.3), 30, (1, 0.66, 0.36))
    for x in (-1.3, 1.3):
        lantern((x, 3.5, 0.7), polished_brass(), 1.2, 9)


def _lights():
    area_light((-1.4, -0.5, 1.5), (0, 0.1, 0), (0.9, 0.9), 15, (1, 0.88, 0.72))
    area_light((1.2, 0.7, 1.1), (0, 0.1, 0.1), (0.5, 0.9), 8, (1, 0.7, 0.45))
    area_light((0, 2.2, 2.7), (0, 2.6, 0), (5, 2), 40, (1, 0.72, 0.46))
    sky(2, 180, 0.02)
