"""A villa's own pool at the hour when the lamps are lit: arches on the left, the bay ahead."""

import math

from studio import *

EDGE = 9.6  # where the pool meets the view
POOL = (-1.7, 2.3)


def build(view=((1.1, -2.9, 1.65), (-0.35, 6, 1.45), 24), exposure=0.3):
    wall, metal = limewash("#ecdcc2"), polished_brass()
    _villa(wall, metal)
    _pool()
    _deck(metal)
    _garden()
    _lights()
    camera(*view, 8, 6)
    return Shot(exposure=exposure, glow=0.11, bounces=(5, 3, 3, 4))


def _villa(wall, metal):
    x, centres = -3.6, (1.0, 3.5, 6.0)
    openings = [arch(y, 0, 1.75, 2.75, 0.2) for y in centres]
    slab(rect(-5, 0, 7.6, 3.7), openings, 0.4, wall, (x, 0, 0), UPRIGHT_ALONG_Y)
    box((4.2, 0.4, 3.7), (x - 2.1, 7.5, 1.85), wall, 0.02)
    box((0.7, 12.8, 0.2), (x, 1.3, 3.7), wall, 0.03)
    plane(4, 12, (x - 2.0, 1.5, 3.4), wall)
    plane(4, 12.6, (x - 2.0, 1.3, 0.01), oak_boards())
    plane(12, 3.6, (x - 3.6, 1.5, 1.8), plaster("#d8b98c"), UPRIGHT_ALONG_Y)
    for y in centres:
        point_light((x - 1.6, y, 2.6), 60, (1, 0.62, 0.3), 0.15)
        for side in SIGNS:
            curtain(
                0.32,
                2.6,
                (x - 0.28, y + side * 0.8, 0.02),
                sheer("#fbf1dd", 0.75),
                4,
                0.04,
                math.pi / 2,
                int(y) + side,
            )
    sofa(boucle("#efe3cd"), oak(), (x - 2.9, 3.5, 0), math.pi / 2)
    for y in (-0.25, 2.25, 4.75, 7.1):
        lantern((x + 0.36, y, 1.9), metal, 0.8, 6)


def _pool():
    left, right = POOL
    width, middle = right - left, (right + left) / 2
    mosaic = water("#0c7482", 1.3, 0.16, 0.008, 0.05, tile=(0.25, 0.05))
    plane(width, EDGE + 1.4, (middle, (EDGE - 1.4) / 2, -0.1), mosaic)
    rim, tiles = stone("#efe2c8", "#d8c4a0", 0.4), glazed("#0b4f5a", "#1d7f8a")
    for x, side in ((left, -1), (right, 1)):
        box((0.32, EDGE + 1.4, 0.06), (x + side * 0.16, (EDGE - 1.4) / 2, 0.01), rim, 0.015)
        box((0.3, EDGE + 1.4, 0.2), (x + side * 0.16, (EDGE - 1.4) / 2, -0.12), tiles)
    box((width + 0.64, 0.2, 0.1), (middle, EDGE, -0.08), rim, 0.015)
    for y in (1.0, 3.6, 6.2, 8.6):
        point_light((right - 0.02, y, -0.05), 7, (0.35, 0.9, 1), 0.045)


def _deck(metal):
    paving = limestone()
    plane(1.9, 14, (POOL[0] - 0.95, 3, 0), paving)
    plane(7, 14, (POOL[1] + 3.5, 3, 0), paving)
    plane(4.4, 4, (0.3, -3.4, 0), paving)
    timber, cover = teak(), canvas()
    seat = lounger(timber, teak("Z"), cover, canvas("#b9633c"), canvas("#2f6f78"))
    place(seat, (3.75, 3.1, 0), -math.pi / 2 + 0.1)
    duplicate(seat, (3.75, 4.9, 0), -math.pi / 2 - 0.06)
    parasol((4.5, 4.0, 0), canvas("#f4ecdc"), timber, 2.5, 1.45)
    for x, y, size in (
        (2.95, 1.5, 1.25),
        (3.2, 1.75, 0.9),
        (2.9, 6.4, 1.2),
        (-2.4, 8.4, 1.2),
        (-2.15, -0.3, 1.1),
    ):
        lantern((x, y, 0), metal, size, 5)
    for x, y, seed in ((3.3, 7.9, 2), (-2.9, 7.9, 5), (-2.95, 2.25, 8), (-2.95, 4.75, 9)):
        potted_palm((x, y, 0), terracotta(), 0.28, 1.0, 12, seed, ("#3b5c2a", "#75934a"))
    _daybed(timber)


def _daybed(timber):
    x, y = 4.9, 8.0
    for a in SIGNS:
        for b in SIGNS:
            box((0.09, 0.09, 2.3), (x + a * 1.0, y + b * 0.9, 1.15), timber, 0.01)
        box((0.08, 1.9, 0.08), (x + a * 1.0, y, 2.3), timber, 0.01)
        box((2.1, 0.08, 0.08), (x, y + a * 0.9, 2.3), timber, 0.01)
        curtain(
            0.4,
            2.25,
            (x - 1.0, y + a * 0.72, 0.02),
            sheer("#fbf4e6", 0.7),
            5,
            0.04,
            math.pi / 2,
            4 + a,
            gather=0.5,
        )
    box((2.0, 1.8, 0.3), (x, y, 0.2), timber, 0.02)
    cushion((1.94, 1.74, 0.2), (x, y, 0.44), canvas(), radius=0.07, puff=0.1)
    for i, tone in enumerate(("#2f6f78", "#b9633c", "#e9dcc2")):
        cushion(
            (0.2, 0.5, 0.42), (x + 0.75, y - 0.5 + i * 0.5, 0.72), canvas(tone), (0, -0.3, 0), 0.08, 0.2, i
        )


def _garden():
    greens = leaf("#2f4f24", "#6d8440")
    box((0.8, 11.4, 0.42), (6.2, 4.1, 0.21), plaster("#e6d3b3"), 0.02)
    for i in range(15):
        where = (6.2 + 0.12 * math.sin(i * 2.1), -1.3 + i * 0.78, 0.42)
        bush(where, 0.42 + 0.06 * math.sin(i * 5), 300, 0.17, 0.055, greens, i)
    for x, y, height, seed in ((6.6, 6.4, 5.6, 2), (-4.6, 10.5, 5.8, 5), (5.6, 11.8, 5.2, 8)):
        palm(height, (x, y, -0.6), seed, 30, 2.7, ("#2c4520", "#6f7d3c"))
    shore_palms(EDGE, ((-2.4, 6, -4.6, 3), (1.6, 9, -5.4, 9)))
    seascape(EDGE + 3, -12, "#24506a", 0.25, DUSK_HILLS)


def _lights():
    area_light((0, -4, 5), (0, 5, 0), (8, 4), 150, (1, 0.8, 0.7))
    sun_light(5, 28, 1.0, 2.0, (1, 0.5, 0.3))
    sky(1.2, 14, 1.5, dust=2.6, ozone=3.0, clouds=0.9, cloud_tone=(1.6, 0.95, 0.85), cloud_scale=0.8)
