"""A villa bedroom: a four-poster with drapes before a niche, arched doors to the terrace on the right."""

import math

from studio import *

ROOM = Room(6.4, -4.0, 2.7, 3.5)
DOORS = (-1.15, 1.05)


def build(view=((-1.7, -3.6, 1.4), (0.42, 2.6, 1.3), 24), exposure=0.85):
    metal, timber = polished_brass(), walnut()
    _shell()
    _doors(timber, metal)
    _bed(timber, metal)
    _sitting(timber, metal)
    _lights()
    camera(*view, 6.3, 5.2)
    return Shot(exposure=exposure, glow=0.09)


def _shell():
    floor(ROOM, stone("#d9c3a0", "#bda17a", 0.3, 0.9, tile=(0.9, 0.9), relief=0.04))
    wall = limewash("#efe4d2")
    front_wall(ROOM, wall, [arch(0, 0, 3.3, 3.0, 0.12)], 0.5)
    plane(4, 3.4, (0, ROOM.front + 0.52, 1.7), plaster("#c9a27c", 0.9, 0.2), UPRIGHT)
    for side in SIGNS:
        area_light(
            (side * 1.3, ROOM.front + 0.3, 0.3),
            (side * 1.1, ROOM.front + 0.5, 2.4),
            (0.3, 0.1),
            9,
            (1, 0.66, 0.36),
        )
    left_wall(ROOM, wall)
    back_wall(ROOM, wall)
    beamed_ceiling(ROOM, wall, wood("#7a5436", "#4f3420", 0.5, 1.6, "Y"), 0.9)
    skirting(ROOM, stone("#cdb48c", "#b2966c", 0.4), 0.14)


def _doors(timber, metal):
    wall = limewash("#efe4d2")
    right_wall(ROOM, wall, [arch(y, 0, 1.6, 2.85, 0.2) for y in DOORS], 0.4)
    for y in DOORS:
        arched_glass((ROOM.right + 0.3, y, 0), 1.6, 2.85, timber, -math.pi / 2, (0,), (0.62,), 0.2, 0.7)
    for y, seed in ((-2.05, 2), (-0.05, 5), (1.95, 9)):
        curtain(
            0.44,
            3.0,
            (ROOM.right - 0.13, y, 0.01),
            drapery("#d8bf9a"),
            5,
            0.05,
            math.pi / 2,
            seed,
            gather=0.3,
        )
    tube([(ROOM.right - 0.12, -2.4, 3.05), (ROOM.right - 0.12, 2.3, 3.05)], 0.016, metal)


def _bed(timber, metal):
    y = ROOM.front - 1.05
    cover = velvet("#7c3f2c")
    bed(
        (0, y, 0.06),
        0,
        linen(),
        cover,
        velvet("#c08a4e"),
        timber,
        fabric("#d8c2a0", 0.85, 420, 0.4, 0.5, 0.05),
        1.3,
        2.02,
        1,
    )
    canopy((0, y, 0), 0, timber, sheer("#fbf4e6", 0.72), 2.5)
    top = marble()
    for side in SIGNS:
        nightstand((side * 1.42, ROOM.front - 0.28, 0), 0, timber, top, metal)
        table_lamp((side * 1.42, ROOM.front - 0.26, 0.56), 0.6, metal, 1.0, 16, 0.19)
    rug((4.2, 3.0), (0, 0.5), "#d9c4a0", "#8c5a3c")
    bench(velvet("#b78a57"), metal, (0, -0.05, 0))
    books((-0.3, -0.05, 0.5), ("#e8dcc6", "#7c3f2c"))


def _sitting(timber, metal):
    armchair(velvet("#b78a57"), timber, (2.25, -0.6, 0), -1.9)
    side_table((2.2, 0.3, 0), marble(), metal, 0.5, 0.22)
    bowl((2.2, 0.3, 0.5), 0.12, 0.06, metal)
    potted_palm((2.55, 2.1, 0), terracotta("#a8683f"), 0.28, 1.15, 13, 4)
    art(
        (ROOM.left + 0.04, 0.3, 1.8),
        math.pi / 2,
        1.3,
        1.0,
        timber,
        6,
        ("#eadcc2", "#c59a66", "#5d4030", "#a4532f"),
    )
    vase((ROOM.left + 0.4, 1.6, 0), terracotta(), 0.75, 0.24, 8, 7, 0.9)
    _lanterns(metal)


def _lanterns(metal):
    for x, y, z in ((-2.1, 0.6, 2.35), (-1.75, 0.95, 2.6), (-2.4, 1.1, 2.1)):
        tube([(x, y, ROOM.height), (x, y, z + 0.4)], 0.004, metal)
        lantern((x, y, z), metal, 1.15, 7)


def _lights():
    plane(6, 10, (ROOM.right + 3.4, 0, -0.05), limestone())
    bush((ROOM.right + 2.2, 1.6, 0.2), 0.6, 240, 0.22, 0.06, leaf("#4a6335", "#90a062"), 5)
    palm(4.6, (ROOM.right + 6, 2.4, -1.6), 3, 26, 2.4)
    plane(9000, 9000, (4500 + ROOM.right + 8, 0, -10), water("#2a5a68", 0.05, 0.3, 0.05, 1.2, detail=6))
    sun_light(16, 62, 7.5, 0.8, (1, 0.62, 0.34))
    for y in DOORS:
        portal((ROOM.right + 0.45, y, 1.4), (0, y, 1.0), (1.5, 2.7))
    area_light((-0.6, ROOM.back + 0.4, 2.6), (0, 1, 0.8), (3.0, 1.6), 46, (1, 0.87, 0.72))
    sky(10, 100, 0.32, seen=0.18, **GOLDEN_SKY | dict(clouds=0.9))
