"""A bedroom whose three arches stand open to a deck, the sand and a near sea."""

import math

from studio import *

ROOM = Room(6.4, -3.8, 2.8, 3.2)
ARCHES = (-2.0, 0.0, 2.0)
TEAL = "#3f8f98"


def build(view=((-2.3, -3.2, 1.38), (0.75, 2.2, 1.06), 22), exposure=0.9):
    metal, timber = polished_brass(), wood("#b59068", "#8b6a47", 0.5, 2.0)
    _shell()
    _outside()
    _bed(timber, metal)
    _sitting(timber)
    _lights()
    camera(*view, 6.3, 4.6)
    return Shot(exposure=exposure)


def _shell():
    floor(ROOM, wood("#c9ae88", "#a1835c", 0.5, planks=(0.2, 2.2)))
    wall = limewash("#f3ece0")
    front_wall(ROOM, wall, [arch(x, 0, 1.62, 2.72, 0.2) for x in ARCHES], 0.34)
    for side_wall in (left_wall, right_wall):
        side_wall(ROOM, wall)
    back_wall(ROOM, wall)
    beamed_ceiling(ROOM, wall, wood("#e4d8c4", "#c8b89e", 0.6, 1.6, "Y"), 0.72)
    curtains = drapery("#f6efe2")
    for x, seed in ((-2.9, 1), (-1.0, 3), (1.0, 6), (2.9, 8)):
        curtain(0.62, 2.86, (x, ROOM.front - 0.13, 0.01), curtains, 7, 0.045, 0, seed)
    rod = ROOM.width / 2 - 0.05
    tube([(-rod, ROOM.front - 0.13, 2.9), (rod, ROOM.front - 0.13, 2.9)], 0.014, polished_brass())


def _outside():
    deck, sand = wood("#b99b74", "#927450", 0.6, planks=(0.14, 2.4), turned=math.pi / 2), _sand()
    plane(14, 3.0, (0, ROOM.front + 1.84, -0.03), deck)
    grid(
        240,
        26,
        240,
        40,
        lambda x, y: -0.35 - (y + 13) * 0.06 + _ripple(x, y) * min(1, (y + 13) / 4),
        sand,
        (0, ROOM.front + 16.2, 0),
    )
    plane(3000, 20, (0, ROOM.front - 6.8, -0.35), sand)
    sea = water("#1f8fa0", 0.35, 0.3, 0.04, 0.35, stretch=(1, 2.4, 1), detail=6)
    plane(9000, 9000, (0, 4490 + ROOM.front, -1.25), sea)
    hills(5200, 4200, 420, 1700, -3, 6, DAY_HILLS[1])
    frame, cushions = wood("#b59068", "#8b6a47", 0.5, 2.0), canvas()
    seat = lounger(frame, frame, cushions, canvas(TEAL))
    place(seat, (0.75, ROOM.front + 1.7, 0), 0.12)
    duplicate(seat, (2.05, ROOM.front + 1.75, 0), -0.06)
    parasol((1.5, ROOM.front + 2.7, 0), canvas("#f4ecdc"), frame, 2.5, 1.3)
    palm(4.6, (-2.9, ROOM.front + 6.0, -0.6), 4, 28, 2.5, lean=1.1)
    palm(5.4, (5.6, ROOM.front + 9.5, -0.8), 7, 28, 2.6, lean=1.3)


def _ripple(x, y):
    return 0.06 * math.sin(x * 0.9 + y) * math.sin(y * 0.7)


def _sand():
    def ripples(nodes, shader):
        grains = nodes.noise(nodes.position(), 40, 4, 0.7)
        nodes.set(
            shader,
            "Base Color",
            nodes.mix(srgb("#ead7b0"), srgb("#d3b98c"), nodes.noise(nodes.position(), 0.6, 5)),
        )
        nodes.set(shader, "Normal", nodes.bump(grains, 0.4, 0.02))

    return principled("sand", "#e2cda2", 0.95, ripples)


def _bed(timber, metal):
    y = 0.35
    upholstery = fabric("#d9cdb8", 0.85, 380, 0.5, 0.5, 0.05)
    bed(
        (ROOM.right - 1.28, y, 0),
        -math.pi / 2,
        linen(),
        throw(TEAL),
        fabric("#d9c19a", 0.9, 300, 0.6, 0.4, 0.08),
        timber,
        upholstery,
        1.2,
        2.4,
        10,
    )
    for side in SIGNS:
        where = (ROOM.right - 0.3, y + side * 1.48)
        nightstand((*where, 0), -math.pi / 2, timber, table_stone(), metal)
        rattan = principled("rattan", "#c49a68", 0.8)
        pendant((*where, 1.35), ROOM.height, metal, rattan, 5)
    art(
        (ROOM.right - 0.03, y, 2.0),
        -math.pi / 2,
        1.7,
        0.8,
        timber,
        3,
        ("#f2ead9", "#a9cdd0", "#2f7f8c", "#dcc08f"),
    )
    rug((3.4, 3.0), (0.9, 0.3), "#efe6d4", "#d9c6a2")


def _sitting(timber):
    armchair(boucle("#efe6d6"), timber, (-1.75, 0.95, 0), 0.75)
    cloth("pillow_sq", throw(TEAL), (-1.78, 1.02, 0.62), (1.15, 0, 0.75), (0.75, 0.75, 0.55))
    side_table((-1.0, 1.4, 0), timber, timber, 0.46, 0.24)
    vase((-1.0, 1.4, 0.46), glazed("#2f7f8c", "#8fc4c6"), 0.2, 0.08, 5, 4, 0.42)
    potted_palm((-2.75, 1.9, 0), principled("basket", "#c3a070", 0.85), 0.27, 1.1, 12, 6)


def _lights():
    sun_light(44, -32, 3.8, 0.6, (1, 0.93, 0.82))
    portal((0, ROOM.front + 0.4, 1.4), (0, 0, 1.2), (5.8, 2.7))
    area_light((-0.4, ROOM.back + 0.4, 2.5), (0.3, 1, 0.8), (3.0, 1.6), 46, (1, 0.97, 0.93))
    sky(46, -150, 0.17, seen=0.09, dust=0.8, ozone=1.5, clouds=0.6, cloud_scale=1.4)
