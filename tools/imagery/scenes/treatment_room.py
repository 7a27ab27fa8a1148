"""A treatment room: one table or two before a carved screen that is lit from behind."""

import math

from mathutils import Vector, noise

from studio import *

ROOM = Room(4.8, -3.4, 2.2, 2.85)
NICHES = (-0.75, 0.35, 1.45)


def build(
    tables=(0.05,),
    cover="#2e6166",
    wall="#cdb797",
    day=0.0,
    view=((0.72, -3.1, 1.42), (-0.14, 2.2, 0.98), 25),
    focus=3.3,
    stop=5.6,
):
    """`day` is the strength of daylight from the right of the camera."""
    metal, dark, timber = (
        brass("#b08a4d", 0.25),
        wood("#6b472c", "#452b18", 0.42, 1.6, "Z"),
        wood("#8c6542", "#5f4229", 0.4, 1.8),
    )
    cloths = toweling("#f3ede1"), toweling("#c3a582"), fabric(cover, 0.92, 260, 0.8, 0.5, 0.08)
    _shell(wall, dark)
    _niches(cloths)
    for x in tables:
        _massage_table(x, cloths, timber)
    _side_table((1.12, 0.15) if len(tables) == 1 else (0.0, 0.25), metal)
    _candles(metal)
    _bench(timber, dark, cloths)
    _pendants(metal)
    _lights(day)
    camera(*view, stop, focus)
    return Shot(exposure=0.85, glow=0.09)


def _shell(wall_tone, dark):
    floor(ROOM, wood("#7d573a", "#523620", 0.36, planks=(0.16, 1.7)))
    wall = plaster(wall_tone, 0.88, 0.1)
    ceiling(ROOM, plaster("#c9b797", 0.88, 0.05))
    back_wall(ROOM, wall)
    right_wall(ROOM, wall)
    plane(ROOM.width, ROOM.height, (0, ROOM.front, ROOM.height / 2), travertine(), UPRIGHT)
    left_wall(ROOM, wall, [arch(y, 0.75, 0.62, 1.35, 0.15) for y in NICHES], 0.28)
    plane(ROOM.depth, 2, (ROOM.left - 0.27, ROOM.middle, 1.4), plaster("#b2946c"), UPRIGHT_ALONG_Y)
    for i, turn in enumerate((0.16, -0.16, 0.16, -0.16)):
        x = -1.02 + i * 0.68
        lattice((x, ROOM.front - 0.42, 0.02), 0.66, 2.03, dark, turn, 0.115)
        for side in SIGNS:
            where = (x + side * 0.33 * math.cos(turn), ROOM.front - 0.42 + side * 0.33 * math.sin(turn), 1.04)
            box((0.045, 0.045, 2.08), where, dark, 0.006, (0, 0, turn))
    area_light((0, ROOM.front - 0.12, 0.25), (0, ROOM.front - 0.25, 3), (3, 0.12), 30, WARM)
    area_light((0, ROOM.front - 0.1, 1.2), (0, 0, 1.2), (2.8, 1.8), 75, (1, 0.66, 0.36))


def _niches(cloths):
    pale, sand, _ = cloths
    x = ROOM.left - 0.13
    for y in NICHES:
        area_light((x, y, 1.95), (x - 0.06, y, 0.8), (0.2, 0.4), 7, WARM)
    towels((x, NICHES[0], 0.75), 4, (pale, sand), (0.25, 0.36))
    towels((x, NICHES[2], 0.75), 3, (sand, pale), (0.25, 0.36))
    vase((x, NICHES[1], 0.75), glazed("#2f4644", "#52706b"), 0.34, 0.11, 4, 5, 0.4)


def _massage_table(x, cloths, timber, y=-0.1):
    pale, sand, cover = cloths
    box((0.78, 1.9, 0.09), (x, y, 0.62), timber, 0.012)
    box((0.66, 1.72, 0.03), (x, y, 0.2), timber, 0.008)
    for a in SIGNS:
        for b in SIGNS:
            box((0.08, 0.08, 0.6), (x + a * 0.32, y + b * 0.85, 0.3), timber, 0.01)
    towels((x - 0.12, y - 0.45, 0.215), 3, (pale, sand, pale), (0.4, 0.32), 0.1)
    towels((x + 0.02, y + 0.35, 0.215), 2, (sand,), (0.4, 0.32), 0.05)
    cushion((0.8, 1.94, 0.14), (x, y, 0.735), pale, radius=0.05, puff=0.08, seed=1)
    cushion((0.3, 0.3, 0.1), (x, y + 1.1, 0.75), pale, radius=0.045, puff=0.2, seed=3)
    _drape(x, y, y - 1.24, y + 0.72, pale, 0.3, 0.818, 0.415, 2)
    _drape(x, y, y - 0.8, y - 0.22, cover, 0.36, 0.836, 0.425, 4)
    cushion((0.52, 0.3, 0.11), (x, y + 0.72, 0.875), pale, radius=0.05, puff=0.35, seed=6)
    towels((x, y + 0.16, 0.836), 2, (sand, pale), (0.34, 0.24), 0.06)
    for dx, dy, turn in ((0.02, 0.12, 0.3), (-0.06, 0.2, 1.5), (0.07, 0.22, 0.8)):
        frangipani((x + dx, y + dy, 0.958), turn)


def _drape(x, y, start, end, material, drop, top, half, seed):
    """A sheet over the table: flat on it, hanging in folds at the sides and the foot."""
    length = half * 2 + drop * 2

    def hang(u, v):
        across = u * length
        beyond, along = abs(across) - half, (start + end) / 2 + v * (end - start)
        foot = max(0, y - 0.965 - along)
        along += foot * 0.9
        soft = 0.006 * noise.noise(Vector((across * 5, along * 5, seed)))
        if beyond <= 0:
            fold = 0.016 * math.sin(across * 21) * min(1, foot * 6)
            return x + across, along + fold, top - foot * 0.95 + soft
        down = beyond / drop
        wave = (
            0.022
            * math.sin(along * 17 + seed + 2 * noise.noise(Vector((along * 2, seed, 0))))
            * min(1, down * 1.3)
        )
        out = half + min(beyond, 0.03) * 0.6 + wave + 0.012 * down
        return x + math.copysign(out, across), along, top - max(0, beyond - 0.009, foot * 0.95) + soft

    subdivided(thickened(grid(1, 1, 72, 40, hang, material), 0.013, 1))


def _side_table(where, metal):
    x, y = where
    side_table((x, y, 0), travertine(), metal, 0.62, 0.27)
    bowl((x - 0.06, y - 0.05, 0.62), 0.13, 0.078, glazed("#24312f", "#5f7470"))
    lathe([(0, 0.058), (0.108, 0.058)], water("#0f3a3a", 9, 0.06, 0.01, 0.01), (x - 0.06, y - 0.05, 0.62))
    frangipani((x - 0.06, y - 0.05, 0.682), 0.4, 0.9)
    frangipani((x - 0.02, y - 0.09, 0.682), 1.3, 0.8)
    for dx, dy, tone in ((0.13, 0.07, "#8f5a1e"), (0.05, 0.15, "#5f3a16")):
        bottle((x + dx, y + dy, 0.62), tone, metal)
    candle((x + 0.18, y - 0.09, 0.62), 0.1, 0.034, 1.0, 45)
    candle((x - 0.12, y + 0.13, 0.62), 0.13, 0.034, 1.0, 45)


def _candles(metal):
    tray = smooth([(0, 0.012), (0.26, 0.012), (0.29, 0.03), (0.3, 0.03), (0.28, 0), (0, 0)], 3)
    for x, y in ((-1.53, 1.0), (1.56, 1.15)):
        lathe(tray, metal, (x, y, 0.005), 64)
        for dx, dy, height in (
            (-0.02, 0.15, 0.3),
            (0.13, 0.02, 0.2),
            (-0.13, -0.02, 0.14),
            (0.03, -0.12, 0.09),
        ):
            candle((x + dx, y + dy, 0.025), height, 0.048, 1.8, 45)


def _bench(timber, dark, cloths):
    pale, sand, cover = cloths
    x = ROOM.right - 0.2
    box((0.36, 1.3, 0.05), (x, -0.55, 0.43), timber, 0.008)
    for side in SIGNS:
        box((0.34, 0.05, 0.42), (x, -0.55 + side * 0.58, 0.21), timber, 0.006)
    towels((x, -0.2, 0.455), 3, (pale, sand, pale))
    cloth("pillow_sq", cover, (x + 0.07, -0.85, 0.68), (1.25, 0, -math.pi / 2), (0.75, 0.75, 0.5))
    art(
        (ROOM.right - 0.03, -0.5, 1.6),
        -math.pi / 2,
        0.9,
        0.9,
        dark,
        6,
        ("#e8dcc6", "#c3a277", "#2e5357", "#a5673d"),
    )
    potted_palm((1.98, 1.62, 0), principled("pot", "#5a4331", 0.6), 0.25, 1.1, 13, 0, ("#2b4a26", "#58803c"))


def _pendants(metal):
    for x, y, z in ((-1.75, -0.2, 1.8), (-1.45, 0.25, 2.05), (1.75, 0.5, 1.95)):
        paper_pendant((x, y, z), ROOM.height, metal)
    rug((3.0, 2.9), (0.05, -0.2), "#cdb795", "#8d6f4b")


def _lights(day):
    area_light((2.0, -2.6, 2.4), (0, 0, 0.8), (1.6, 1.4), 58 + day, (1, 0.92, 0.82))
    area_light((-1.9, -2.6, 2.0), (0, 0.2, 0.7), (1.2, 1.2), 18 + day / 2, (1, 0.82, 0.62))
    area_light((0, -0.2, ROOM.height - 0.03), (0, -0.2, 0), (2.2, 2.6), 20, (1, 0.88, 0.74))
    sky(10, 0, 0.03)
