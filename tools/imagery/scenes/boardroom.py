"""A room with a long table under a line of light, the bay behind glass."""

import math

from studio import *

ROOM = Room(6.6, -4.6, 3.6, 3.0)
TABLE_TOP = 0.777


HOURS = {
    "morning": dict(
        sun=dict(elevation=34, azimuth=32, strength=3.6, angle=0.7, tone=(1, 0.9, 0.76)),
        sky=dict(elevation=42, rotation=150, strength=0.17, seen=0.11, **MORNING_SKY),
        hills=DAY_HILLS,
        exposure=0.95,
    ),
    "golden": dict(
        sun=dict(elevation=12, azimuth=-28, strength=6.5, angle=0.8, tone=(1, 0.58, 0.3)),
        sky=dict(elevation=8, rotation=-50, strength=0.3, seen=0.17, **GOLDEN_SKY),
        hills=GOLDEN_HILLS,
        exposure=1.3,
    ),
}


def build(
    hour="morning",
    leather="#7a5a3c",
    wall="#e6dccb",
    shelves=False,
    art_tones=("#efe6d6", "#9cc0c4", "#1f5d68", "#c49a5f"),
    brighter=0.0,
    view=((1.9, -4.1, 1.55), (-0.45, 3, 1.0), 23),
):
    mood = HOURS[hour]
    metal, timber = polished_brass(), walnut("Y")
    _shell(wall, shelves, timber, metal)
    _table(timber, leather, metal)
    _credenza(metal, art_tones)
    _outside_and_light(mood)
    camera(*view, 8, 5)
    return Shot(exposure=mood["exposure"] + brighter)


def _shell(wall_tone, shelves, timber, metal):
    floor(ROOM, fabric("#8a8474", 0.95, 200, 0.5, 0.3, 0.06), turned=False)
    wall = limewash(wall_tone)
    front_wall(ROOM, wall, [arch(x, 0.35, 1.7, 2.35, 0.12) for x in (-2.1, 0, 2.1)], 0.35)
    for x in (-2.1, 0, 2.1):
        arched_glass(
            (x, ROOM.front + 0.24, 0.35), 1.7, 2.35, bronze(), pointed=0.12, bars=(0,), rails=(0.6,), seen=0.7
        )
    left_wall(ROOM, wall)
    if shelves:
        bookcase((ROOM.left + 0.17, -1.05, 0), math.pi / 2, 7.1, 6, walnut())
    else:
        _battens(timber, metal)
    right_wall(ROOM, wall)
    back_wall(ROOM, wall)
    coved_ceiling(ROOM, limewash("#e6dccb"), 26)


def _battens(timber, metal):
    count = int(ROOM.depth / 0.14)
    for i in range(count + 1):
        box((0.05, 0.06, 2.3), (ROOM.left + 0.025, ROOM.back + i * 0.14, 1.15), timber, 0.006)
    box((0.07, ROOM.depth, 0.04), (ROOM.left + 0.035, ROOM.middle, 2.32), metal, 0.004)


def _table(timber, leather, metal):
    outline = [
        (
            1.0 * math.copysign(abs(math.cos(a)) ** 0.35, math.cos(a)),
            2.5 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)),
        )
        for a in [i * math.pi / 48 for i in range(96)]
    ]
    slab(outline, [], 0.05, timber, (0, 0, TABLE_TOP - 0.037), bevel=0.012)
    inset = [(x * 0.42, y * 0.9) for x, y in outline]
    slab(inset, [], 0.006, marble(), (0, 0, TABLE_TOP - 0.002), bevel=0.001)
    for y in (-1.4, 1.4):
        lathe(smooth([(0.34, 0), (0.3, 0.05), (0.16, 0.35), (0.2, 0.71)], 5), metal, (0, y, 0), 48)
    chair = group(lambda: _chair(fabric(leather, 0.6, 500, 0.15, 0.2), metal))
    for i in range(5):
        y = -1.85 + i * 0.92
        for side in SIGNS:
            duplicate(chair, (side * 1.42, y, 0), side * -math.pi / 2 + 0.05 * math.sin(i * 4 + side))
    duplicate(chair, (0, 2.95, 0), 0.05)
    put_away(chair)
    for i in range(5):
        y = -1.85 + i * 0.92
        for side in SIGNS:
            _place(side, y)
    _pendant(metal)
    bowl((0, 0.4, TABLE_TOP), 0.2, 0.1, glazed("#1f5c64", "#6fb0aa"))
    vase((0, -0.9, TABLE_TOP), principled("vase", "#e9e2d4", 0.4), 0.2, 0.08, 5, 4, 0.36)


def _chair(upholstery, metal):
    """It faces -y, on a swivel foot."""
    cushion((0.56, 0.54, 0.13), (0, 0, 0.47), upholstery, radius=0.055, puff=0.15)
    cushion((0.54, 0.12, 0.52), (0, 0.27, 0.8), upholstery, (-0.14, 0, 0), 0.055, 0.03, 2)
    for side in SIGNS:
        cushion(
            (0.08, 0.42, 0.2), (side * 0.29, 0.04, 0.6), upholstery, radius=0.035, puff=0.03, seed=4 + side
        )
    lathe([(0, 0.1), (0.03, 0.1), (0.03, 0.42)], metal)
    for k in range(5):
        a = k * 1.2566 + 0.3
        tube([(0, 0, 0.11), (0.3 * math.cos(a), 0.3 * math.sin(a), 0.03)], 0.02, metal, [1, 0.6])


def _place(side, y):
    paper, pen = principled("paper", "#f7f3ea", 0.8), principled("pen", "#1f2a2b", 0.3, Coat=0.5)
    box((0.21, 0.3, 0.006), (side * 0.62, y, TABLE_TOP + 0.013), paper, 0.001, (0, 0, 0.03))
    box(
        (0.23, 0.32, 0.01),
        (side * 0.62, y, TABLE_TOP + 0.005),
        principled("folder", "#1f4a50", 0.6),
        0.003,
        (0, 0, 0.03),
    )
    pen_height = TABLE_TOP + 0.02
    tube([(side * 0.62 - 0.05, y - 0.08, pen_height), (side * 0.62 + 0.06, y + 0.04, pen_height)], 0.004, pen)
    lathe(
        [(0, 0), (0.03, 0), (0.034, 0.1), (0.033, 0.1), (0.029, 0.005), (0, 0.005)],
        pane(),
        (side * 0.45, y + 0.2, TABLE_TOP),
        32,
    )


def _pendant(metal):
    box((0.06, 3.6, 0.05), (0, 0, 1.95), metal, 0.008)
    box((0.045, 3.5, 0.012), (0, 0, 1.922), emission((1, 0.8, 0.55), 7), 0)
    for y in (-1.5, 1.5):
        tube([(0, y, 1.97), (0, y, ROOM.height)], 0.004, metal)
    area_light((0, 0, 1.9), (0, 0, 0), (0.06, 3.5), 26, (1, 0.82, 0.6))


def _credenza(metal, art_tones):
    box((0.5, 2.6, 0.7), (ROOM.right - 0.26, 0.9, 0.4), walnut("Y"), 0.008)
    art(
        (ROOM.right - 0.04, 0.9, 1.75),
        -math.pi / 2,
        1.9,
        1.1,
        metal,
        5,
        art_tones,
    )
    coffee_pot((ROOM.right - 0.3, 0.2, 0.75), metal, 1.2)
    potted_palm((2.75, 2.9, 0), principled("pot", "#d8cbb6", 0.6), 0.27, 1.1, 12, 3)
    potted_palm((-2.8, 2.9, 0), principled("pot", "#d8cbb6", 0.6), 0.27, 1.0, 12, 7)


def _outside_and_light(mood):
    plane(14, 3, (0, ROOM.front + 1.9, -0.02), limestone())
    glass_rail(ROOM.front + 3.2, bronze(), 14)
    shore_palms(ROOM.front, ((-3.2, 6, -3.4, 3), (0.9, 9, -4.2, 8), (4.2, 7, -3.6, 5)))
    seascape(ROOM.front + 6, tones=mood["hills"])
    sun_light(**mood["sun"])
    portal((0, ROOM.front + 0.5, 1.5), (0, 0, 1.2), (6.2, 2.4))
    area_light((0, ROOM.back + 0.4, 2.5), (0, 1, 0.8), (4, 1.4), 62, (1, 0.96, 0.9), mirrored=False)
    sky(**mood["sky"])
