"""A bathroom with a free-standing tub before an arched window."""

import math

from mathutils import Vector, noise

from studio import *

ROOM = Room(4.6, -3.4, 2.1, 3.05)
TUB = (0.0, 1.05)
HALF_LENGTH, HALF_WIDTH = 0.93, 0.44

RIM = [
    (0, 0.0), (0.72, 0.0), (0.76, 0.02), (0.78, 0.12), (0.84, 0.32), (0.93, 0.5), (1.0, 0.6), (1.03, 0.618),
    (1.03, 0.632), (0.985, 0.635), (0.95, 0.61), (0.9, 0.5), (0.83, 0.3), (0.72, 0.16), (0.5, 0.13), (0, 0.125),
]  # fmt: skip
OVER_RIM = [
    (0.8, 0.17), (0.845, 0.3), (0.94, 0.5), (1.02, 0.6), (1.048, 0.625),
    (1.035, 0.646), (0.985, 0.65), (0.935, 0.61), (0.885, 0.5), (0.85, 0.42),
]  # fmt: skip

HOURS = {
    "morning": dict(
        sun=dict(elevation=27, azimuth=-27, strength=5.2, angle=0.7, tone=(1, 0.84, 0.64)),
        sky=dict(elevation=38, rotation=150, strength=0.17, seen=0.11, **MORNING_SKY),
        hills=DAY_HILLS,
        exposure=1.05,
    ),
    "golden": dict(
        sun=dict(elevation=12, azimuth=30, strength=7.0, angle=0.8, tone=(1, 0.6, 0.32)),
        sky=dict(elevation=8, rotation=54, strength=0.3, seen=0.17, **GOLDEN_SKY),
        hills=GOLDEN_HILLS,
        exposure=0.8,
    ),
    "dusk": dict(
        sun=None,
        sky=dict(elevation=-1.2, rotation=18, strength=1.0, seen=1.1, **DUSK_SKY),
        hills=DUSK_HILLS,
        exposure=1.2,
    ),
}


def build(
    hour="morning",
    stone_tones=("#efeae2", "#dcd4c8", "#857a6c"),
    wall="#e9dfcf",
    towel="#c8a982",
    vanity="#8f6743",
    view=((0.5, -2.75, 1.3), (-0.12, 2.0, 1.06), 24.5),
    focus=3.8,
    stop=7,
):
    mood = HOURS[hour]
    metal, timber = brass("#b78a48", 0.24), wood(vanity, "#65452a", 0.4, 2.0)
    ground, cloud, vein = stone_tones
    facing = stone(ground, cloud, 0.16, 0.9, vein=vein, relief=0.02)
    tiles = stone(ground, cloud, 0.2, 0.8, vein=vein, tile=(0.9, 0.9), relief=0.03)
    cloths = toweling(), toweling(towel)
    _shell(facing, tiles, wall)
    _niche(facing, timber, cloths)
    _tub(metal, timber, cloths)
    _vanity(facing, timber, metal, cloths)
    _floor_things(timber, cloths)
    _outside(mood["hills"])
    _lights(mood)
    camera(*view, stop, focus)
    return Shot(mood["exposure"])


def _shell(facing, tiles, wall_tone):
    wall = plaster(wall_tone, 0.85, 0.04)
    floor(ROOM, tiles)
    ceiling(ROOM, wall)
    back_wall(ROOM, wall)
    front_wall(ROOM, wall, [arch(0, 0.42, 2.3, 2.25)], 0.3)
    arched_glass((0, ROOM.front + 0.2, 0.42), 2.3, 2.25, bronze())
    for side in SIGNS:
        box((1.11, 0.03, 1.15), (side * 1.745, ROOM.front - 0.015, 0.575), facing, 0.004)
        box((1.12, 0.05, 0.03), (side * 1.745, ROOM.front - 0.025, 1.165), facing, 0.006)
    box((2.4, 0.36, 0.04), (0, ROOM.front + 0.1, 0.41), facing, 0.008)
    plane(2.38, 0.4, (0, ROOM.front - 0.02, 0.2), facing, UPRIGHT)
    left_wall(ROOM, wall, [arch(0.55, 0.55, 1.05, 1.95)], 0.3)
    right_wall(ROOM, wall)
    for x, start, end in (
        (ROOM.right - 0.015, ROOM.back, ROOM.front),
        (ROOM.left + 0.015, ROOM.back, 0.02),
        (ROOM.left + 0.015, 1.08, ROOM.front),
    ):
        box((0.03, end - start, 1.15), (x, (start + end) / 2, 0.575), facing, 0.004)
        box((0.05, end - start, 0.03), (x, (start + end) / 2, 1.165), facing, 0.006)
    for side, seed in ((-1, 3), (1, 8)):
        curtain(0.5, 2.76, (side * 1.42, ROOM.front - 0.1, 0.02), drapery("#efe4d0"), 5, 0.055, 0, seed)
    tube([(-1.75, ROOM.front - 0.08, 2.8), (1.75, ROOM.front - 0.08, 2.8)], 0.012, polished_brass())


def _niche(facing, timber, cloths):
    pale, sand = cloths
    x = ROOM.left - 0.14
    plane(1.3, 2.2, (ROOM.left - 0.29, 0.55, 1.5), facing, UPRIGHT_ALONG_Y)
    for z in (0.55, 1.06, 1.54):
        box((0.27, 1.03, 0.03), (ROOM.left - 0.15, 0.55, z - 0.015), timber, 0.004)
        area_light(
            (ROOM.left - 0.16, 0.55, z + 0.44), (ROOM.left - 0.16, 0.55, z), (0.9, 0.2), 3.2, (1, 0.74, 0.46)
        )
    towels((x, 0.36, 0.55), 5, (pale, pale, sand), (0.24, 0.38))
    towels((x, 0.8, 1.06), 3, (sand, pale), (0.24, 0.36))
    vase((x, 0.42, 1.54), glazed("#3f6663", "#6d9490"), 0.22, 0.08, 0)
    candle((x + 0.03, 0.66, 1.54), 0.11, 0.036, 0.5, 40)
    candle((x, 0.76, 1.54), 0.07, 0.036, 0.4, 40)
    for y, tone in ((0.27, "#b9874a"), (0.36, "#e4dac8"), (0.46, "#7a4b2c")):
        bottle((x + 0.02, y, 1.06), tone, polished_brass())
    bowl((x, 0.8, 0.55), 0.13, 0.11, timber)


def _lifted(x):
    return 0.11 * (abs(x) / 1.03) ** 2.4


def _tub(metal, timber, cloths):
    pale, sand = cloths
    x, y = TUB
    enamel = principled("enamel", "#f7f4ee", 0.12, Coat=0.6)
    tub = lathe(smooth(RIM, 6), enamel, (x, y, 0), 96)
    for vertex in tub.data.vertices:
        a, b, z = vertex.co
        vertex.co = a * HALF_LENGTH, b * HALF_WIDTH * 1.04, z + _lifted(a) * max(0, z - 0.1) * 1.9
    bath = lathe([(0, 0), (0.875, 0)], water("#a9c9c8", 5, 0.1, 0.01, 0.02), (x, y, 0.44), 64)
    bath.scale = (HALF_LENGTH, HALF_WIDTH * 1.04, 1)
    _towel_over_rim(sand)
    box((0.2, 0.98, 0.022), (0.42, y, 0.665), timber, 0.006)
    candle((0.42, y - 0.1, 0.676), 0.1, 0.034, 0.6, 45, glass())
    bottle((0.44, y + 0.12, 0.676), "#9a5f22", metal)
    cushion((0.13, 0.2, 0.035), (0.42, y - 0.3, 0.694), pale, radius=0.015, puff=0.2)
    _tap(metal, y)


def _towel_over_rim(material):
    profile, columns = smooth(OVER_RIM, 4), 30
    rows, vertices = len(profile), []
    for i in range(columns + 1):
        angle = math.radians(-78 + 36 * i / columns)
        for j, (radius, z) in enumerate(profile):
            free = 1 - j / rows
            radius += 0.012 + 0.012 * free * noise.noise(Vector((i * 0.28, j * 0.05, 2)))
            radius += 0.016 * free * free * math.sin(i * 0.9 + j * 0.02)
            across = radius * math.cos(angle)
            lift = _lifted(across) * max(0, z - 0.1) * 1.9
            where = TUB[0] + across * HALF_LENGTH, TUB[1] + radius * math.sin(angle) * HALF_WIDTH * 1.04
            vertices.append((*where, z + lift + 0.01 * free * noise.noise(Vector((i * 0.2, 1, 1)))))
    towel = mesh("towel", vertices, quads(rows - 1, columns), material, True)
    subdivided(thickened(towel, 0.014, 1))


def _tap(metal, y):
    for side in SIGNS:
        x = -0.5 + side * 0.07
        tube([(x, y + 0.62, 0), (x, y + 0.62, 0.93)], 0.013, metal)
        lathe([(0, 0), (0.035, 0), (0.035, 0.012), (0.016, 0.02)], metal, (x, y + 0.62, 0), 24)
        tube([(x, y + 0.62, 0.9), (-0.5 + side * 0.14, y + 0.62, 0.9)], 0.012, metal)
        tube([(-0.5 + side * 0.14, y + 0.57, 0.9), (-0.5 + side * 0.14, y + 0.67, 0.9)], 0.009, metal)
    tube([(-0.59, y + 0.62, 0.93), (-0.41, y + 0.62, 0.93)], 0.02, metal)
    spout = [
        (-0.5, y + 0.62, 0.93),
        (-0.5, y + 0.62, 1.02),
        (-0.5, y + 0.55, 1.07),
        (-0.5, y + 0.34, 1.07),
        (-0.5, y + 0.28, 1.0),
    ]
    tube(spout, 0.016, metal, curved=True)


def _vanity(facing, timber, metal, cloths):
    x, y = ROOM.right, 0.3
    box((0.5, 1.5, 0.42), (x - 0.28, y, 0.56), timber, 0.008)
    box((0.54, 1.54, 0.05), (x - 0.27, y, 0.8), facing, 0.008)
    for side in SIGNS:
        box((0.012, 0.72, 0.38), (x - 0.535, y + side * 0.37, 0.56), timber, 0.004)
        tube([(x - 0.55, y + side * 0.08, 0.5), (x - 0.55, y + side * 0.08, 0.62)], 0.007, metal)
        wall_lamp((x, y + side * 0.68, 1.75), metal, -math.pi / 2, 5)
        tube([(x - 0.03, y + side * 0.11, 1.08), (x - 0.09, y + side * 0.11, 1.08)], 0.014, metal)
    bowl((x - 0.29, y, 0.826), 0.2, 0.13, principled("basin", "#f7f4ee", 0.12, Coat=0.6))
    mirror = lathe([(0, 0), (0.48, 0)], principled("mirror", "#f2f2f2", 0.01, Metallic=1.0), (0, 0, 0), 72)
    place(mirror, (x - 0.045, y, 1.72), (0, -math.pi / 2, 0))
    ring = lathe(
        smooth([(0.475, -0.02), (0.5, -0.02), (0.5, 0.025), (0.475, 0.025)], 2), metal, (0, 0, 0), 72
    )
    place(ring, (x - 0.04, y, 1.72), (0, -math.pi / 2, 0))
    tube([(x - 0.03, y, 1.08), (x - 0.2, y, 1.08), (x - 0.23, y, 1.05)], 0.013, metal)
    towels((x - 0.28, y + 0.55, 0.826), 3, cloths[:1], (0.24, 0.3))
    vase((x - 0.24, y - 0.52, 0.826), principled("vase", "#d9cfbf", 0.5), 0.17, 0.06, 4, 3, 0.35)


def _floor_things(timber, cloths):
    stool = [
        (0, 0.46),
        (0.19, 0.46),
        (0.2, 0.44),
        (0.17, 0.3),
        (0.15, 0.22),
        (0.17, 0.1),
        (0.2, 0.02),
        (0.19, 0),
        (0, 0),
    ]
    lathe(smooth(stool, 5), timber, (-1.35, 0.5, 0), 48)
    towels((-1.35, 0.5, 0.46), 2, cloths[:1], (0.28, 0.24), 0.5)
    rug((0.62, 1.15), (0, 0.18), "#e6d9c2", "#c4ab84", math.pi / 2)
    potted_palm((1.78, 1.72, 0), principled("pot", "#c2a684", 0.75), 0.26, 0.95, 13, 0)


def _outside(tones):
    plane(9, 3, (0, ROOM.front + 1.9, -0.02), limestone())
    shore_palms(ROOM.front, ((-3.1, 6, -3.0, 3), (3.2, 7.5, -3.2, 5)))
    bush((-1.0, ROOM.front + 2.6, 0.2), 0.45, 220, 0.24, 0.06, leaf("#3e5a30", "#84995a"), 3)
    seascape(ROOM.front + 6, tones=tones)


def _lights(mood):
    if mood["sun"]:
        sun_light(**mood["sun"])
    portal((0, ROOM.front + 0.35, 1.5), (0, 0, 1.2), (2.2, 2.2))
    area_light((0.3, ROOM.back + 0.3, 2.5), (0, 1, 0.7), (2.6, 1.4), 22, (1, 0.94, 0.86), mirrored=False)
    area_light((0, 0, ROOM.height - 0.03), (0, 0, 0), (3, 3), 8, (1, 0.92, 0.82))
    sky(**mood["sky"])
