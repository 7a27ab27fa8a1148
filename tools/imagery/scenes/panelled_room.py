"""A town-house bedroom: mouldings behind the bed, an arched window on the right."""

import math

from studio import *

ROOM = Room(5.4, -3.6, 2.4, 3.0)
WINDOW = 0.35

TIMES = {
    "evening": dict(exposure=1.0, lamps=24, seen=0.9),
    "day": dict(exposure=0.95, lamps=9, seen=0.7),
}


def build(
    time="evening",
    panel="#56665e",
    wall="#e6dccb",
    throw_tone="#8a4a32",
    accent="#3f5d54",
    head="#a9805a",
    curtain_tone="#7d5a3f",
    chair="#b58a5c",
    rug_tones=("#d8c7a8", "#7a4a35"),
    art_tones=("#efe5d2", "#d3b48a", "#41584f", "#b0603a"),
    screen=False,
    with_chandelier=False,
    boards="herringbone",
    view=((-0.25, -3.35, 1.28), (0.08, 2.4, 1.12), 25),
):
    metal, timber, light = polished_brass(), walnut(), TIMES[time]
    ground = (
        herringbone() if boards == "herringbone" else stone("#d6c2a0", "#b99f78", 0.35, 1.0, tile=(0.6, 0.6))
    )
    floor(ROOM, ground, turned=False)
    _walls(panel, wall)
    _window(curtain_tone, metal, screen, light["seen"])
    _bed(throw_tone, accent, head, timber, metal, light["lamps"])
    _pictures(metal, art_tones)
    rug((3.6, 2.9), (0, -0.35), *rug_tones)
    bench(velvet(accent), metal, (0, -0.62, 0))
    _corner_seat(chair, timber, metal)
    floor_lamp((-2.3, 0.2, 0), metal, 30 if time == "evening" else 8)
    potted_palm(
        (-2.25, -0.75, 0), principled("pot", "#4d3a2c", 0.6), 0.28, 1.15, 11, 0, ("#274a26", "#55803c")
    )
    if with_chandelier:
        _chandelier(metal)
    _lights(time)
    camera(*view, 5.6, 4.2)
    return Shot(exposure=light["exposure"], glow=0.1)


def _walls(panel, wall_tone):
    painted, wall = plaster(panel, 0.6, 0.03), limewash(wall_tone)
    plane(ROOM.width, ROOM.height, (0, ROOM.front, ROOM.height / 2), painted, UPRIGHT)
    places = [(x, 1.86, width, 1.5) for x, width in ((-2.05, 1.0), (2.05, 1.0), (0, 2.75))]
    panels(places + [(x, 0.5, width, 0.72) for x, _, width, _ in places], ROOM.front, painted)
    box((ROOM.width, 0.05, 0.14), (0, ROOM.front - 0.02, 0.07), painted, 0.008)
    box((ROOM.width, 0.03, 0.04), (0, ROOM.front - 0.015, 0.98), painted, 0.01)
    box((ROOM.width, 0.09, 0.11), (0, ROOM.front - 0.04, ROOM.height - 0.05), wall, 0.02)
    left_wall(ROOM, wall)
    right_wall(ROOM, wall, [arch(WINDOW, 0.25, 1.5, 2.45)])
    back_wall(ROOM, wall)
    ceiling(ROOM, wall)


def _window(tone, metal, screen, seen):
    frame = principled("painted frame", "#e9e2d4", 0.5)
    where = (ROOM.right + 0.14, WINDOW, 0.25)
    arched_glass(where, 1.5, 2.45, frame, -math.pi / 2, (-0.167, 0.167), (0.29, 0.57), 0, seen)
    if screen:
        lattice((ROOM.right + 0.05, WINDOW, 0.25), 1.5, 1.1, teak("Z"), -math.pi / 2)
    for side in SIGNS:
        curtain(
            0.5,
            2.8,
            (ROOM.right - 0.12, WINDOW + side * 1.0, 0.01),
            velvet(tone),
            5,
            0.06,
            math.pi / 2,
            4 + side,
        )
    tube([(ROOM.right - 0.12, -1.1, 2.83), (ROOM.right - 0.12, 1.8, 2.83)], 0.016, metal)


def _bed(throw_tone, accent, head, timber, metal, lamps):
    bed(
        (0, ROOM.front - 1.28, 0),
        0,
        linen("#f4efe6"),
        velvet(throw_tone),
        velvet(accent),
        timber,
        velvet(head),
        1.38,
        2.3,
        9,
        metal,
    )
    top = marble()
    for side in SIGNS:
        x = side * 1.56
        nightstand((x, ROOM.front - 0.28, 0), 0, timber, top, metal)
        table_lamp((x, ROOM.front - 0.26, 0.561), 0.62, metal, 1.1, lamps, 0.19)
        spot_light((x, ROOM.front - 0.12, 2.3), (x, ROOM.front - 0.05, 0), 6)
    vase((1.72, ROOM.front - 0.3, 0.561), principled("vase", "#efe9df", 0.3), 0.14, 0.05, 4, 3, 0.28)
    tumbler((-1.40, ROOM.front - 0.36, 0.561), glass())
    books((-1.68, ROOM.front - 0.36, 0.561), ("#7a3d2a", "#ede4d3"), 0.25)


def _pictures(metal, tones):
    for side in SIGNS:
        art((side * 2.05, ROOM.front - 0.03, 1.86), 0, 0.5, 0.68, metal, 3 + side, tones)
    art((0, ROOM.front - 0.03, 2.03), 0, 1.15, 0.7, metal, 7, tones)


def _corner_seat(chair, timber, metal):
    armchair(velvet(chair), timber, (2.0, -0.75, 0), -1.0)
    side_table((2.1, -0.02, 0), marble(), metal, 0.52, 0.22)
    candle((2.1, -0.02, 0.52), 0.1, 0.035, 0.6, 40, glass())


def _chandelier(metal, z=2.28, radius=0.5):
    tube([(0, 0.1, ROOM.height), (0, 0.1, z)], 0.012, metal)
    ring = [
        (radius * math.cos(a), 0.1 + radius * math.sin(a), z) for a in [i * math.pi / 24 for i in range(49)]
    ]
    tube(ring, 0.014, metal)
    bulb = emission((1, 0.72, 0.42), 9)
    for i in range(12):
        x, y = radius * math.cos(i * math.pi / 6), 0.1 + radius * math.sin(i * math.pi / 6)
        lathe([(0, 0), (0.03, 0.005), (0.035, 0.06), (0.022, 0.11), (0, 0.115)], bulb, (x, y, z + 0.02), 16)
        if i % 3 == 0:
            tube([(x, y, z), (0, 0.1, z + 0.4)], 0.006, metal)
    point_light((0, 0.1, z - 0.12), 30, radius=0.3)


def _lights(time):
    outside = (ROOM.right + 0.5, WINDOW, 1.5)
    area_light(
        (0, ROOM.back + 0.3, 2.6),
        (0, 1, 0.6),
        (3.5, 1.2),
        26,
        (1, 0.82, 0.62) if time == "evening" else (1, 0.95, 0.88),
    )
    if time == "evening":
        area_light(outside, (0, 0, 0.9), (1.6, 2.4), 95, (0.42, 0.58, 1))
        area_light((0, 0, ROOM.height - 0.02), (0, 0, 0), (3, 3), 16, (1, 0.8, 0.58))
        sky(-1.5, 20, 0.5, dust=2, ozone=2.5)
        plane(200, 200, (100, 0, -8), principled("garden at night", "#1b2730", 0.9))
        return
    area_light(outside, (0, 0, 0.9), (1.6, 2.4), 60, (0.95, 0.97, 1))
    sun_light(33, 74, 6.5, 0.7, (1, 0.86, 0.66))
    portal((ROOM.right + 0.4, WINDOW, 1.5), (0, WINDOW, 1.2), (1.4, 2.3))
    sky(35, 110, 0.17, seen=0.12, dust=1.2, ozone=1.5, clouds=0.5)
    _courtyard()


def _courtyard():
    plane(12, 14, (ROOM.right + 6.3, 0, -0.05), limestone())
    wall = limewash("#ead6b4")
    openings = [arch(y, 0, 1.5, 2.7, 0.2) for y in (-4, -1.9, 0.2, 2.3, 4.4)]
    slab(rect(-6, 0, 6, 5), openings, 0.4, wall, (ROOM.right + 6, 0, 0), UPRIGHT_ALONG_Y)
    plane(14, 5, (ROOM.right + 8, 0, 2.5), plaster("#b39a72"), UPRIGHT_ALONG_Y)
    bush((ROOM.right + 2.4, 1.0, 0.3), 0.7, 260, 0.22, 0.06, leaf("#3e5a30", "#84995a"), 5)
    palm(3.6, (ROOM.right + 3.6, -0.6, 0), 3, 26, 2.1)
