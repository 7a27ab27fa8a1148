"""Dinner on the terrace: two long tables under strings of light, the bay behind."""

import math
import random

from mathutils import Matrix, Vector, noise

from studio import *

TABLES = (-2.0, 2.0)
START, END = 3.0, 13.6


def build(hour="dusk", view=((-0.15, 0.55, 1.85), (0.05, 14, 1.95), 26), stop=4.0, focus=5.0):
    rng = random.Random(21)
    plane(40, 30, (0, 8, 0), stone("#c9b491", "#a98f6b", 0.45, 0.8, tile=(0.6, 0.6), relief=0.08))
    _parapet()
    _loggia()
    _tables(rng)
    string_lights(((-5.6, 2.2), (5.6, 15.8)), 9)
    _planting()
    exposure = _dusk() if hour == "dusk" else _golden()
    camera(*view, stop, focus)
    return Shot(exposure, glow=0.12, bounces=(5, 3, 4, 4), clamp=(0, 4))


def _dusk():
    seascape(18, -12, "#123c52", 0.4, DUSK_HILLS)
    area_light((0, -3, 6), (0, 8, 0), (8, 4), 110, (0.62, 0.7, 1))
    area_light((0, 8, 3.4), (0, 8, 0), (9, 13), 170, (1, 0.66, 0.36))
    sun_light(2, 18, 0.35, 3.0, (1, 0.55, 0.35))
    sky(-0.6, 12, 2.3, dust=2.5, ozone=3.0, clouds=0.85, cloud_tone=(1, 0.6, 0.5), cloud_scale=0.9)
    return 0.5


def _golden():
    _sails()
    seascape(18, -12, tones=GOLDEN_HILLS)
    area_light((6, -3, 6), (-2, 8, 0), (6, 4), 80, (1, 0.88, 0.76))
    sun_light(13, 52, 7.0, 0.8, (1, 0.6, 0.32))
    sky(9, 70, 0.34, seen=0.2, **GOLDEN_SKY)
    return -0.1


def _sails():
    """Two sails against the sun, from the loggia to poles; each edge curves inwards."""
    cloth, metal = canvas("#f4ead8"), bronze()
    for near, far in ((2.0, 8.4), (9.6, 15.0)):
        left, right = -6.9, 4.4
        corners = (left, near + 1.2, 4.5), (right, near, 5.2), (left, far, 5.0), (right, far - 0.4, 4.2)
        near_left, near_right, far_left, far_right = (Vector(corner) for corner in corners)
        middle, vertices, count = sum((near_left, near_right, far_left, far_right), Vector()) / 4, [], 24
        for j in range(count + 1):
            for i in range(count + 1):
                u, v = i / count, j / count
                spot = near_left.lerp(near_right, u).lerp(far_left.lerp(far_right, u), v)
                edge = 0.14 * max(4 * u * (1 - u) * (1 - 2 * v) ** 4, 4 * v * (1 - v) * (1 - 2 * u) ** 4)
                vertices.append(tuple(spot.lerp(Vector((middle.x, middle.y, spot.z)), edge)))
        thickened(mesh("sail", vertices, quads(count, count), cloth, True), 0.004)
        for x, y, z in (corners[1], corners[3]):
            tube([(x, y, 0), (x, y, z)], 0.04, metal)


def _parapet():
    box((30, 0.35, 0.9), (0, 16.5, 0.45), plaster("#e6d3b3"), 0.03)
    box((30, 0.45, 0.08), (0, 16.5, 0.94), stone("#dccbab", "#bda67e", 0.4), 0.015)
    glow, cap = emission((1, 0.6, 0.26), 9), walnut()
    for i in range(13):
        x = -9 + i * 1.5
        box((0.16, 0.16, 0.26), (x, 16.5, 1.11), glow, 0.02)
        box((0.2, 0.2, 0.03), (x, 16.5, 1.26), cap, 0.005)
        point_light((x, 16.2, 1.2), 6, (1, 0.6, 0.28), 0.08)


def _loggia():
    wall, starts = plaster("#e6d3b3"), [3.7 + i * 3.1 for i in range(5)]
    slab(
        rect(2, 0, 17, 4.4),
        [arch(y, 0, 2.2, 3.4, 0.22) for y in starts],
        0.5,
        wall,
        (-7.2, 0, 0),
        UPRIGHT_ALONG_Y,
    )
    plane(18, 4.4, (-10, 9, 2.2), plaster("#d2b68c"), UPRIGHT_ALONG_Y)
    plane(3, 18, (-8.6, 9, 4.3), wall)
    box((0.7, 15.4, 0.2), (-7.2, 9.5, 4.45), wall, 0.03)
    for y in starts:
        point_light((-8.5, y, 3.4), 46, (1, 0.58, 0.26), 0.12)


def _setting():
    clear, metal = pane((0.965, 0.97, 0.965)), polished_brass()
    plate((0, 0, 0.755), 0.14, porcelain(), 48)
    cushion((0.13, 0.13, 0.02), (0, 0, 0.785), fabric("#7d8f78", 0.9, 420, 0.4, 0.4), radius=0.009, puff=0.2)
    lathe(WINE_GLASS, clear, (0.17, 0.2, 0.752), 28)
    tumbler((0.24, 0.14, 0.752), clear)
    fork(metal, (-0.18, -0.1, 0.755))
    knife(metal, (0.17, -0.1, 0.755))


def _bloom(material, radius=0.045):
    leaves = Leaves()
    for ring, (count, size, tilt) in enumerate(
        ((7, 1.0, 0.35), (6, 0.75, 0.8), (5, 0.5, 1.15), (4, 0.28, 1.4))
    ):
        for i in range(count):
            turn = Matrix.Rotation(i * 6.283 / count + ring * 0.5, 4, "Z") @ Matrix.Rotation(-tilt, 4, "Y")
            leaves.add(leaflet(radius * size * 1.1, radius * size + 0.008, -0.35, 5, 0.3), turn)
    return leaves.build(material, (0, -60, -60))


def _tables(rng):
    setting = group(_setting)
    chair = dining_chair(canvas("#e9dfcb"), walnut())
    blooms = [
        _bloom(principled("petal", tone, 0.6, Subsurface=0.2)) for tone in ("#f6ead9", "#f6ead9", "#d98f6a")
    ]
    white, runner, length = linen("#f3ece0"), fabric("#8a9a84", 0.9, 420, 0.4, 0.4), END - START
    for x in TABLES:
        middle = (START + END) / 2
        box((1.02, length, 0.04), (x, middle, 0.73), white, 0.008)
        for side in SIGNS:
            curtain(length, 0.46, (x + side * 0.512, middle, 0.28), white, 34, 0.012, math.pi / 2, 3 + side)
        curtain(1.02, 0.46, (x, START - 0.004, 0.28), white, 5, 0.012, 0, 5)
        grid(
            0.3,
            length,
            10,
            140,
            lambda u, v: 0.7535 + 0.0015 * noise.noise(Vector((u * 9, v * 5, 1))),
            runner,
            (x, middle, 0),
        )
        for i in range(16):
            y = START + 0.45 + i * (length - 0.9) / 15
            for side in SIGNS:
                duplicate(setting, (x + side * 0.33, y, 0), side * math.pi / 2)
                duplicate(chair, (x + side * 0.86, y, 0), -side * math.pi / 2 + rng.uniform(-0.06, 0.06))
        _flowers(rng, x, blooms)
    put_away(setting)
    put_away(chair)


def _flowers(rng, x, blooms):
    green = leaf("#4d6647", "#8ba07d")
    for i in range(15):
        y = START + 0.35 + i * 0.7
        if i % 2:
            candle((x + rng.uniform(-0.05, 0.05), y, 0.755), rng.choice((0.1, 0.16, 0.22)), 0.028, 0.5, 60)
            continue
        bush((x, y, 0.78), 0.11, 120, 0.08, 0.026, green, i + int(x))
        for k in range(11):
            angle, reach = rng.uniform(0, 6.28), rng.uniform(0.02, 0.12)
            where = (
                x + reach * math.cos(angle),
                y + reach * math.sin(angle) * 1.3,
                0.85 + 0.08 * rng.random(),
            )
            instance(
                blooms[k % 3],
                where,
                (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), angle),
                rng.uniform(0.8, 1.2),
            )


def _planting():
    places = ((6.9, 6.5, 5.6), (7.4, 12.5, 6.2), (-5.9, 17.8, 6.0), (3.6, 19.2, 5.4), (9.5, 16, 6.5))
    for seed, (x, y, height) in enumerate(places, 1):
        palm(height, (x, y, -0.3), seed, 28, 2.6, ("#2a4220", "#5f7038"))
    pot, green = plaster("#b77a52"), leaf("#30501f", "#688040")
    for i, (x, y) in enumerate(((5.2, 4.2), (5.3, 8.2), (5.4, 12.4), (-5.6, 4.9), (-5.6, 11))):
        lathe([(0, 0), (0.26, 0), (0.36, 0.7), (0.32, 0.7), (0.29, 0.6), (0, 0.6)], pot, (x, y, 0))
        bush((x, y, 1.05), 0.5, 300, 0.22, 0.07, green, i)
