"""A terrace towards the sea: pergola with bougainvillea, loungers and tea, or a table, or a sofa."""

import math
import random

from studio import *

RAIL = 3.4


def build(
    hour="golden",
    flowers="#b3235f",
    seats="loungers",
    glazed_rail=False,
    view=((0.75, -2.5, 1.5), (0.05, RAIL, 1.25), 24.5),
    focus=4.2,
    stop=8,
):
    rng, metal, timber = random.Random(31), polished_brass(), teak()
    plane(12, 8, (0, 1, 0), limestone())
    if glazed_rail:
        glass_rail(RAIL, bronze(), 12)
    else:
        balustrade(RAIL, _pale_stone())
    _house(metal, 0 if hour == "morning" else 5)
    _pergola(rng, flowers)
    {"loungers": _loungers, "table": _breakfast, "sofa": _lounge}[seats](timber, metal)
    for x, y, size, seed in ((-2.45, 0.1, 0.26, 1), (3.2, 2.4, 0.29, 2)):
        potted_palm((x, y, 0), terracotta(), size, 1.0, 12, seed, ("#3b5c2a", "#75934a"))
    _beyond(DUSK_HILLS if hour == "dusk" else GOLDEN_HILLS)
    exposure = {"golden": _golden, "morning": _morning, "dusk": _dusk}[hour]()
    camera(*view, stop, focus)
    return Shot(exposure, glow=0.1, warm=-0.02, bounces=(5, 3, 4, 6))


def _pale_stone():
    return stone("#eadcc2", "#d2bf9f", 0.45, 1.6)


def _house(metal, power):
    wall = plaster("#e8d6b8", 0.85, 0.06)
    slab(
        rect(-3, 0, RAIL + 0.2, 3.6),
        [arch(1.2, 0, 1.7, 2.75, 0.2)],
        0.35,
        wall,
        (-2.95, 0, 0),
        UPRIGHT_ALONG_Y,
    )
    plane(3, 3.2, (-3.6, 1.2, 1.6), emission((1, 0.56, 0.24), 0.3), UPRIGHT_ALONG_Y)
    point_light((-3.3, 1.2, 2.2), 24, radius=0.1)
    for y, folds, seed in ((0.55, 5, 3), (1.9, 4, 5)):
        curtain(0.45, 2.7, (-2.9, y, 0.01), sheer("#f8efdd", 0.6), folds, 0.05, math.pi / 2, seed)
    tube([(-1.15, 2.4, 2.68), (-1.15, 2.4, 3.1)], 0.004, metal)
    for where, size in (((-1.15, 2.4, 2.3), 1.05), ((-2.5, 2.85, 0), 1.25), ((-2.25, 2.98, 0), 0.9)):
        lantern(where, metal, size, power)


def _pergola(rng, flowers):
    timber, post = teak(), wood("#6d4a2c", "#472e1a", 0.45, 2.0, "Z")
    box((0.16, 0.16, 2.95), (3.0, RAIL - 0.32, 1.475), post, 0.012)
    box((7.4, 0.14, 0.2), (0.6, RAIL - 0.32, 2.98), wood("#6d4a2c", "#472e1a", 0.45, 2.0), 0.012)
    for i in range(11):
        box((0.09, 5.6, 0.16), (-2.4 + i * 0.62, 0.9, 3.14), timber, 0.01)
    green = leaf("#3b5c2a", "#75934a")
    bloom = mottled("bougainvillea", flowers, "#e8679a", 3, 0.6, 0, Subsurface=0.2)
    for i in range(9):
        x, z = 3.0 + rng.uniform(-0.35, 0.5), 2.2 + i * 0.14 + rng.uniform(-0.1, 0.1)
        bush((x, RAIL - 0.35 + rng.uniform(-0.3, 0.2), z), 0.28, 70, 0.1, 0.045, green, i)
        bush((x + rng.uniform(-0.1, 0.1), RAIL - 0.4, z + 0.04), 0.34, 150, 0.062, 0.055, bloom, 40 + i)
    for i in range(7):
        x = 2.4 - i * 0.42
        bush((x, RAIL - 0.3, 3.12), 0.2, 50, 0.1, 0.045, green, 80 + i)
        bush((x, RAIL - 0.4, 3.08), 0.22, 64 - 7 * i, 0.05, 0.045, bloom, 90 + i)


def _loungers(timber, metal):
    cover, post, teal = canvas("#f2ead9"), teak("Z"), "#2f6f78"
    for x, turn, tone in ((-0.62, 0.13, "#b9633c"), (1.28, -0.05, teal)):
        place(lounger(timber, post, cover, canvas(tone), canvas(teal)), (x, 1.55, 0), turn)
    rug((2.9, 1.9), (0.33, 1.3), "#c99a6b", "#8f5a38")
    where = (0.34, 1.75, 0.46)
    side_table((*where[:2], 0), _pale_stone(), metal, where[2], 0.26)
    _tea(where, metal)


def _breakfast(timber, metal):
    """A table for two at the rail."""
    x, y, z = 0.3, 2.1, 0.74
    side_table((x, y, 0), _pale_stone(), metal, z, 0.42)
    chair = dining_chair(canvas("#e9dfc8"), timber)
    for side in SIGNS:
        duplicate(chair, (x + side * 0.78, y - 0.1, 0), side * -math.pi / 2 + side * 0.25)
        plate((x + side * 0.25, y - 0.06, z), 0.11, glazed("#1f5c64", "#4f9a98"), 64)
        flatbread((x + side * 0.25, y - 0.06, z + 0.012), 0.07, side, 0.03, side + 4)
        glass_of_juice((x + side * 0.16, y + 0.14, z))
    put_away(chair)
    coffee_pot((x, y + 0.24, z), metal)
    bowl((x, y - 0.02, z), 0.1, 0.06, glazed("#d9c9a6", "#efe6d2"))
    dates((x, y - 0.02, z + 0.035), 0.07, 14)


def _lounge(timber, metal):
    """A sofa with its back to the rail, and a low table."""
    x, y = 0.25, 2.72
    sofa(canvas("#e9dfc8"), timber, (x, y, 0), 0, 2.3)
    tones = ("#1f4a55", "#b98d4f", "#1f4a55", "#d8c9ad")
    for i, (dx, tone) in enumerate(zip((-0.78, -0.42, 0.5, 0.84), tones)):
        pillow = fabric(tone, 0.92, 280, 0.7, 0.4, 0.08)
        cloth("pillow_sq", pillow, (x + dx, y + 0.1, 0.66), (1.15, 0, 0.14 * (-1) ** i), (0.8, 0.8, 0.6))
    rug((3.0, 2.0), (x, 1.55), "#cdbb9a", "#8f8468")
    where = (x, 1.6, 0.38)
    side_table((*where[:2], 0), _pale_stone(), metal, where[2], 0.42)
    _tea(where, metal)
    for dx, dy, height in ((-0.2, 0.16, 0.14), (-0.12, 0.22, 0.09)):
        candle((where[0] + dx, where[1] + dy, where[2]), height, 0.036, 1.0, 40)


def _tea(where, metal):
    x, y, z = where
    for dx, dy in ((-0.12, -0.09), (0.1, -0.13)):
        glass_of_tea((x + dx, y + dy, z), metal)
    coffee_pot((x, y + 0.1, z), metal)
    bowl((x + 0.15, y + 0.06, z), 0.11, 0.055, glazed("#1f5c64", "#4f9a98"))
    dates((x + 0.15, y + 0.06, z + 0.035), 0.07, 16)


def _beyond(tones):
    shore_palms(RAIL, ((-4.2, 5.6, -4.4, 3), (-1.6, 9.6, -6.0, 5), (4.4, 6.6, -4.2, 8), (6.5, 11.6, -5.3, 9)))
    sea = water("#2b5a6c", 0.05, 0.2, 0.05, 1.2, stretch=(1, 2.2, 1), detail=8)
    plane(60000, 40000, (0, 20000 + RAIL + 4, -16), sea)
    for distance, width, height, x, seed, rock in (
        (2600, 3600, 430, 1700, 3, tones[0]),
        (4200, 5200, 640, -1500, 6, tones[1]),
        (7000, 7000, 820, 2600, 9, ("#9c8a84", "#c0a898")),
    ):
        hills(distance, width, height, x, -16, seed, rock, 1500)


def _golden():
    sun_light(13, 44, 8.5, 0.8, (1, 0.6, 0.32))
    area_light((-1, -3.4, 3.2), (0, 2, 0.6), (5, 2.4), 60, (1, 0.86, 0.74))
    sky(9, 62, 0.34, seen=0.2, **GOLDEN_SKY)
    return 0.35


def _morning():
    sun_light(38, -50, 5.0, 0.6, (1, 0.93, 0.82))
    area_light((-1, -3.4, 3.2), (0, 2, 0.6), (5, 2.4), 50, (1, 0.97, 0.93))
    sky(40, -140, 0.2, seen=0.14, dust=0.9, ozone=1.5, clouds=0.7, cloud_scale=1.4)
    return 0.25


def _dusk():
    area_light((0.3, 1.3, 2.95), (0.3, 1.3, 0), (3.4, 2.4), 46, (1, 0.72, 0.44))
    area_light((-1, -3.4, 3.2), (0, 2, 0.6), (5, 2.4), 24, (0.7, 0.78, 1))
    sky(-2.2, 24, 1.7, **DUSK_SKY)
    return 0.85
