"""Beds side by side under painted arches; a window on the left lets the garden's morning in."""

import math

from studio import *

ROOM = Room(5.4, -3.5, 2.3, 2.95)
WINDOW = 0.35


def build(
    beds=((-0.98, 0.6), (0.98, 0.6)),
    arches="#c07a55",
    wall="#f1e6d6",
    throw_tone="#b5603c",
    pillow="#d9b48c",
    second="#7c7a52",
    head="#e3d2b8",
    drape="#d8b592",
    tiles=("#cfa583", "#b58562"),
    benches=2,
    view=((0.45, -3.25, 1.32), (0.12, 2.3, 1.06), 23.5),
):
    """`beds` are (x, how wide): 0.6 is a single bed, 1 a double."""
    metal, timber = polished_brass(), wood("#a8825a", "#7d5c3a", 0.42, 2.0)
    _shell(beds, arches, wall, tiles)
    _window(drape, metal)
    for i, (x, wide) in enumerate(beds):
        width = _bed(x, wide, throw_tone, pillow, second, head, timber)
        if i < benches:
            _foot_bench(x, width, i, timber, pillow, throw_tone, second)
    _between(timber, metal, second, (beds[0][0] + beds[1][0]) / 2 + 0.49 * (beds[0][1] - beds[1][1]))
    if all(wide < 0.8 for _, wide in beds):
        _print_between(timber, second)
    _seat(timber, throw_tone)
    _pendants(beds, metal)
    _lights()
    camera(*view, 6.3, 4.0)
    return Shot(exposure=0.95)


def _shell(beds, arches, wall_tone, tiles):
    floor(ROOM, stone(*tiles, 0.5, 1.2, tile=(0.45, 0.45), relief=0.08), turned=False)
    wall, painted = limewash(wall_tone), plaster(arches, 0.88, 0.1)
    plane(ROOM.width, ROOM.height, (0, ROOM.front, ROOM.height / 2), wall, UPRIGHT)
    right_wall(ROOM, wall)
    back_wall(ROOM, wall)
    beamed_ceiling(ROOM, wall, wood("#8a6543", "#5f4229", 0.5, 1.6, "Y"))
    for x, wide in beds:
        width = 1.5 if wide < 0.8 else 2.3
        slab(arch(x, 0, width, 2.3), [], 0.05, painted, (0, ROOM.front - 0.025, 0), UPRIGHT, 0.008)
    left_wall(ROOM, wall, [rect(WINDOW - 0.9, 0.05, WINDOW + 0.9, 2.45)])


def _window(drape, metal):
    x, timber = ROOM.left, wood("#8f6a46", "#65472c", 0.45, 2.0, "Z")
    sliding_glass((x - 0.16, WINDOW, 0.05), 1.8, 2.4, timber, math.pi / 2, 2, 0.75)
    curtain(0.62, 2.7, (x + 0.09, 1.12, 0.01), sheer("#fbf5ea", 0.5), 8, 0.035, math.pi / 2, 3)
    for y, seed in ((1.52, 6), (-0.82, 9)):
        curtain(0.42, 2.72, (x + 0.15, y, 0.01), drapery(drape), 5, 0.05, math.pi / 2, seed)
    tube([(x + 0.13, -1.15, 2.76), (x + 0.13, 1.85, 2.76)], 0.013, metal)


def _bed(x, wide, throw_tone, pillow, second, head, timber):
    y = ROOM.front - 1.2
    cover, cushions = throw(throw_tone), fabric(pillow, 0.92, 280, 0.7, 0.4, 0.07)
    bed((x, y, 0), 0, linen("#f7f2e9"), cover, cushions, timber, wide=wide)
    width = 1.15 if wide < 0.8 else 1.95
    count = round(width / 0.23)
    upholstery = fabric(head, 0.9, 380, 0.5, 0.4, 0.05)
    for i in range(count):
        where = (x - width / 2 + width / count * (i + 0.5), y + 1.09, 0.68)
        cushion((width / count - 0.002, 0.1, 0.84), where, upholstery, radius=0.045, puff=0, seed=i)
    box((width + 0.05, 0.05, 0.9), (x, y + 1.14, 0.66), timber, 0.01)
    box((width + 0.09, 0.09, 0.03), (x, y + 1.12, 1.12), timber, 0.008)
    cloth(
        "pillow_a",
        fabric(second, 0.92, 280, 0.7, 0.4, 0.08),
        (x + 0.04, y + 0.44, 0.765),
        (0.95, 0, -0.05),
        (0.62, 0.55, 0.5),
    )
    return width


def _foot_bench(x, width, index, timber, pillow, throw_tone, second):
    box((width - 0.15, 0.36, 0.04), (x, -0.22, 0.44), timber, 0.008)
    reach = width / 2 - 0.13
    for a in SIGNS:
        for b in SIGNS:
            tube(
                [(x + a * reach, -0.22 + b * 0.13, 0.43), (x + a * (reach + 0.02), -0.22 + b * 0.15, 0)],
                0.018,
                timber,
            )
    cushion(
        (width - 0.17, 0.35, 0.06),
        (x, -0.22, 0.485),
        fabric(pillow, 0.92, 280, 0.7, 0.4),
        radius=0.026,
        puff=0.3,
        seed=index + 4,
    )
    if index:
        towels((x + 0.15, -0.22, 0.51), 2, (throw(throw_tone), throw(second)), (0.4, 0.3), 0.1)


def _between(timber, metal, second, x):
    nightstand((x, ROOM.front - 0.28, 0), 0, timber, table_stone(), metal, 0.5)
    table_lamp((x, ROOM.front - 0.26, 0.561), 0.56, terracotta("#b96f49"), 0.75, 9)
    books((x - 0.14, ROOM.front - 0.38, 0.561), ("#e9ddc8", second))
    tumbler((x + 0.17, ROOM.front - 0.38, 0.561), glass())
    rug((1.9, 1.2), (0, -0.35), "#ecdfca", "#c98d63", math.pi / 2)
    rug((0.7, 1.1), (x, 1.2), "#ecdfca", "#c98d63")


def _print_between(timber, second):
    art((0, ROOM.front - 0.03, 1.78), 0, 0.34, 0.6, timber, 5, ("#f2e8d8", "#d8a67c", "#8c5334", second))


def _seat(timber, throw_tone):
    art(
        (ROOM.right - 0.03, -0.4, 1.75),
        -math.pi / 2,
        1.0,
        0.75,
        timber,
        9,
        ("#f2e8d8", "#d8a67c", throw_tone, "#7c7a52"),
    )
    armchair(boucle("#e6d6bc"), timber, (2.0, -0.3, 0), -1.0)
    cloth("pillow_sq", throw(throw_tone), (2.06, -0.26, 0.6), (1.15, 0, -1.0), (0.7, 0.7, 0.5))
    vase((2.25, 1.0, 0), terracotta(), 0.6, 0.21, 8, 7, 0.8)


def _pendants(beds, metal):
    shade = principled("rattan", "#c49a68", 0.8)
    for x in (beds[0][0] - beds[0][1] * 2.15, beds[1][0] + beds[1][1] * 2.15):
        pendant((max(-2.45, min(2.4, x)), ROOM.front - 0.35, 1.44), ROOM.height, metal, shade)


def _lights():
    x = ROOM.left
    plane(6, 9, (x - 3.2, 0, -0.05), limestone())
    green = leaf("#4a6335", "#90a062")
    for i, (across, y) in enumerate(((1.6, 1.2), (2.4, 0.2))):
        bush((x - across, y, 0.25), 0.55, 240, 0.22, 0.06, green, 5 + i)
    palm(4.5, (x - 6, 3.4, -2.2), 3, 26, 2.3)
    plane(9000, 9000, (-4500 + x - 8, 0, -12), water("#2a6c80", 0.05, 0.3, 0.05, 1.2, detail=6))
    sun_light(27, -68, 5.4, 0.7, (1, 0.85, 0.64))
    portal((x - 0.3, WINDOW, 1.25), (0, WINDOW, 1), (1.8, 2.4))
    area_light((x - 0.1, WINDOW, 1.3), (1, 0.3, 0.9), (1.7, 2.2), 34, (0.95, 0.97, 1))
    area_light((0.8, ROOM.back + 0.4, 2.3), (0, 1, 0.8), (2.6, 1.5), 34, (1, 0.94, 0.86))
    area_light((0, -0.5, ROOM.height - 0.15), (0, -0.5, 0), (3, 3), 12, (1, 0.92, 0.82))
    sky(30, -110, 0.17, seen=0.12, dust=1.2, ozone=1.5, clouds=0.5)
