"""The majlis: cushions along three walls, carpets, carved screens, a tray of coffee."""

import math

from studio import *

ROOM = Room(6.4, -4.2, 3.2, 3.3)


def build(hour="day", view=((0.9, -3.7, 1.35), (-0.15, 3, 1.05), 23)):
    metal, timber = polished_brass(), wood("#6b472c", "#452b18", 0.42, 1.6, "Z")
    _shell(timber)
    _seats(timber)
    _table(metal, timber)
    _lamps(metal, 16 if hour == "day" else 30)
    exposure = _day() if hour == "day" else _evening(metal)
    camera(*view, 6.3, 4.8)
    return Shot(exposure, glow=0.1)


def _shell(timber):
    floor(ROOM, stone("#d9c3a0", "#bda17a", 0.3, 0.9, tile=(0.8, 0.8), relief=0.04))
    wall = limewash("#ead9bd")
    centres = (-2.0, 0.0, 2.0)
    front_wall(ROOM, wall, [arch(x, 0.75, 1.25, 1.95, 0.22) for x in centres], 0.4)
    for x in centres:
        lattice((x, ROOM.front + 0.25, 0.7), 1.35, 2.1, timber, pitch=0.145)
    for side_wall, x in ((left_wall, ROOM.left), (right_wall, ROOM.right)):
        side_wall(ROOM, wall, [arch(y, 0.9, 0.9, 1.6, 0.22) for y in (-1.6, 0.2, 2.0)], 0.3)
        plane(
            ROOM.depth,
            2.2,
            (x + math.copysign(0.3, x), ROOM.middle, 1.7),
            plaster("#c9a777"),
            UPRIGHT_ALONG_Y,
        )
        for y in (-1.6, 0.2, 2.0):
            area_light(
                (x + math.copysign(0.15, x), y, 2.35),
                (x + math.copysign(0.2, x), y, 1.0),
                (0.2, 0.5),
                5,
                (1, 0.64, 0.34),
            )
    back_wall(ROOM, wall)
    beamed_ceiling(ROOM, wall, wood("#6b472c", "#452b18", 0.5, 1.6, "Y"), 0.62)
    rug((3.6, 4.2), (0, 0.4), "#9c3f2e", "#3a2a2c")
    rug((3.0, 3.6), (0, 0.4 + 0.0), "#b5573c", "#6a2b26").location.z = 0.018


def _seats(timber):
    upholstery = velvet("#1f5560")
    tones = [fabric(tone, 0.9, 280, 0.7, 0.4, 0.08) for tone in ("#b9633c", "#d0a565", "#e9dcc2")]
    runs = [((0, ROOM.front - 0.42, 0), 0, 5.6)]
    runs += [((side * (ROOM.right - 0.42), 0.15, 0), side * -math.pi / 2, 4.0) for side in SIGNS]
    for where, turn, length in runs:
        place(group(lambda: _run(length, upholstery, tones, timber)), where, turn)


def _run(length, upholstery, tones, timber):
    """One wall of seats; they face -y."""
    box((length, 0.78, 0.12), (0, 0, 0.06), timber, 0.01)
    count = round(length / 0.95)
    each = length / count
    for i in range(count):
        x = -length / 2 + each * (i + 0.5)
        cushion((each - 0.01, 0.76, 0.24), (x, -0.02, 0.24), upholstery, radius=0.07, puff=0.14, seed=i)
        cushion((each - 0.02, 0.18, 0.44), (x, 0.3, 0.54), upholstery, (-0.14, 0, 0), 0.07, 0.06, i + 7)
        cloth(
            "pillow_sq",
            tones[i % len(tones)],
            (x - 0.18, 0.1, 0.6),
            (1.1, 0.1, 0.12 * (-1) ** i),
            (0.85, 0.85, 0.6),
        )
        if i % 2:
            cloth(
                "pillow_sq",
                tones[(i + 1) % len(tones)],
                (x + 0.24, 0.06, 0.58),
                (1.0, -0.1, -0.2),
                (0.72, 0.72, 0.55),
            )
        else:
            cushion(
                (0.2, 0.5, 0.18),
                (x + each / 2 - 0.02, -0.06, 0.45),
                tones[(i + 2) % len(tones)],
                radius=0.085,
                puff=0.1,
                seed=i,
            )


def _table(metal, timber):
    lathe(
        smooth([(0, 0.36), (0.62, 0.36), (0.66, 0.4), (0.64, 0.4), (0.6, 0.375), (0, 0.375)], 4),
        metal,
        (0, 0.35, 0),
        96,
    )
    for i in range(8):
        c, s = math.cos(i * math.pi / 4), math.sin(i * math.pi / 4)
        tube([(0.42 * c, 0.35 + 0.42 * s, 0.36), (0.5 * c, 0.35 + 0.5 * s, 0)], 0.02, timber)
    coffee_pot((0.12, 0.5, 0.375), metal)
    cup = porcelain()
    for a in (0.6, 1.7, 2.8, 4.75, 5.7):
        bowl((0.38 * math.cos(a), 0.35 + 0.38 * math.sin(a), 0.378), 0.04, 0.05, cup, 32)
    bowl((-0.22, 0.25, 0.378), 0.16, 0.09, glazed("#1f5c64", "#6fb0aa"))
    dates((-0.22, 0.25, 0.42), 0.09, 26)


def _lamps(metal, power):
    for x, y, z, size in (
        (0, 0.4, 2.0, 2.2),
        (-1.9, -0.6, 2.3, 1.4),
        (1.9, -0.6, 2.3, 1.4),
        (-1.9, 1.7, 2.3, 1.4),
        (1.9, 1.7, 2.3, 1.4),
    ):
        tube([(x, y, ROOM.height), (x, y, z + 0.34 * size)], 0.006, metal)
        lantern((x, y, z), metal, size, power)
    for x, y, size in ((-1.95, -2.4, 1.7), (-1.6, -2.6, 1.1), (2.3, -2.3, 1.4)):
        lantern((x, y, 0), metal, size, 5)


def _day():
    sun_light(30, 12, 7, 0.6, (1, 0.8, 0.56))
    area_light((0, ROOM.front + 0.8, 1.8), (0, 0, 1), (5.4, 2.0), 90, (1, 0.93, 0.84))
    area_light((0.5, ROOM.back + 0.4, 2.7), (0, 1, 0.6), (3.0, 1.4), 40, (1, 0.88, 0.74))
    area_light((0, 0.2, ROOM.height - 0.16), (0, 0.2, 0), (3, 3), 14, (1, 0.86, 0.7))
    sky(30, 168, 0.25)
    return 0.85


def _evening(metal):
    for x, y, size in ((1.5, 1.85, 1.3), (-0.95, 2.05, 1.2), (-0.62, 1.85, 0.8)):
        lantern((x, y, 0.02), metal, size, 7)
    area_light((0.5, ROOM.back + 0.4, 2.7), (0, 1, 0.6), (3.0, 1.4), 26, (1, 0.82, 0.62))
    area_light((0, 0.2, ROOM.height - 0.16), (0, 0.2, 0), (3, 3), 18, (1, 0.76, 0.52))
    sky(-1.2, 168, 0.8, **DUSK_SKY)
    return 0.95
