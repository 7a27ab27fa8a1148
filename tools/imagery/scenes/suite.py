"""A suite above the bay: the bed on the left wall, a wall of glass or arches ahead."""

import math

from studio import *

ROOM = Room(5.6, -3.6, 3.0, 2.95)
FRONT = ROOM.front

LIGHTS = {
    "morning": dict(
        sun=dict(elevation=36, azimuth=24, strength=3.7, angle=0.7, tone=(1, 0.88, 0.72)),
        sky=dict(elevation=42, rotation=150, strength=0.16, seen=0.11, **MORNING_SKY),
        fill=(42, (1, 0.95, 0.88)),
        hills=DAY_HILLS,
        exposure=1.15,
    ),
    "golden": dict(
        sun=dict(elevation=11, azimuth=38, strength=6.5, angle=0.8, tone=(1, 0.58, 0.3)),
        sky=dict(elevation=8, rotation=62, strength=0.3, seen=0.17, **GOLDEN_SKY),
        fill=(46, (1, 0.86, 0.72)),
        hills=GOLDEN_HILLS,
        exposure=0.75,
    ),
    "dusk": dict(
        sun=None,
        sky=dict(elevation=-1.2, rotation=18, strength=1.0, seen=1.1, **DUSK_SKY),
        fill=(22, (1, 0.78, 0.55)),
        hills=DUSK_HILLS,
        exposure=1.2,
    ),
}


def build(
    light="morning",
    opening="glass",
    roof="cove",
    accent="#2f6a78",
    pillow="#c9a983",
    head="#cbb79a",
    wall="#e2d5c0",
    chair="#e8dfcf",
    art_tones=("#efe6d6", "#9cc0c4", "#1f6075", "#d9b98a"),
    view=((2.05, -3.05, 1.32), (-0.52, 2.0, 1.12), 24),
    mirrored=False,
):
    mood = LIGHTS[light]
    metal, timber = polished_brass(), oak()
    _shell(opening, roof, wall)
    _outside(mood, mirrored)
    _bed(accent, pillow, head, timber, metal, art_tones, lit=26 if light == "dusk" else 10)
    _sitting(chair, accent, timber, metal)
    _console(timber, metal, art_tones)
    _lights(mood)
    camera(*view, 5.6, 4.3)
    return Shot(exposure=mood["exposure"])


def _shell(opening, roof, wall_tone):
    floor(ROOM, oak_boards())
    wall, window = limewash(), bronze()
    left_wall(ROOM, plaster(wall_tone))
    right_wall(ROOM, wall)
    back_wall(ROOM, wall)
    if roof == "cove":
        coved_ceiling(ROOM, wall)
    else:
        beamed_ceiling(ROOM, wall, wood("#8a6543", "#5f4229", 0.5, 1.6, "Y"))
    if opening == "glass":
        front_wall(ROOM, wall, [rect(-2.25, 0.03, 2.25, 2.62)])
        sliding_glass((0, FRONT + 0.1, 0.03), 4.5, 2.6, window)
        drapes((0, FRONT - 0.06, 0), 4.5, 2.75, drapery(), width=0.6, sheer=sheer("#fbf7ee", 0.42))
        box((ROOM.width - 0.2, 0.1, 0.07), (0, FRONT - 0.12, 2.79), wall, 0.01)
    else:
        centres = (-1.42, 1.42)
        front_wall(ROOM, wall, [arch(x, 0.03, 2.1, 2.62, 0.18) for x in centres])
        for x in centres:
            arched_glass(
                (x, FRONT + 0.12, 0.03), 2.1, 2.62, window, pointed=0.18, bars=(0,), rails=(0.58,), seen=0.65
            )
        for x, seed in ((-2.6, 3), (0, 6), (2.6, 9)):
            curtain(0.42, 2.72, (x, FRONT - 0.1, 0.01), drapery(), 5, 0.05, 0, seed, gather=0.25)


def _outside(mood, mirrored):
    plane(9, 2.6, (0, FRONT + 1.5, -0.02), limestone())
    glass_rail(FRONT + 2.7, bronze())
    side = -1 if mirrored else 1
    potted_palm((side * 2.3, FRONT + 2.1, 0), principled("pot", "#c9b79c", 0.8), 0.26, 0.95, 12, 3)
    places = ((-3.6, 4.6, -3.4, 3), (4.6, 6.5, -3.6, 5), (1.9, 12, -5.6, 8))
    shore_palms(FRONT, [(side * x, beyond, foot, seed) for x, beyond, foot, seed in places])
    seascape(FRONT + 6, tones=mood["hills"], mirrored=mirrored)


def _bed(accent, pillow, head, timber, metal, art_tones, lit):
    where = (ROOM.left + 1.28, 0.25, 0)
    cover, cushions = throw(accent), fabric(pillow, 0.9, 300, 0.6, 0.4, 0.08)
    upholstery = fabric(head, 0.85, 420, 0.4, 0.5, 0.05)
    bed(where, math.pi / 2, linen(), cover, cushions, timber, upholstery, 1.3, 2.5, 11, metal)
    top, glaze = table_stone(), principled("ceramic", "#e9dfcf", 0.35)
    for y in (-1.22, 1.72):
        nightstand((ROOM.left + 0.3, y, 0), math.pi / 2, timber, top, metal)
        table_lamp((ROOM.left + 0.28, y, 0.56), 0.55, glaze, 0.9, lit)
    art((ROOM.left + 0.03, 0.25, 2.0), math.pi / 2, 1.9, 0.75, metal, 4, art_tones)
    rug((3.3, 2.9), (-0.6, 0.25), "#e6dcc9", "#cdbda0")


def _sitting(chair, accent, timber, metal):
    armchair(boucle(chair), timber, (1.75, 1.65, 0), -0.75)
    cloth("pillow_sq", throw(accent), (1.8, 1.72, 0.62), (1.15, 0, -0.75), (0.75, 0.75, 0.55))
    side_table((1.0, 2.05, 0), table_stone(), metal, 0.495, 0.27)
    vase((1.02, 2.08, 0.495), principled("vase", "#d9cfbf", 0.6), 0.2, 0.07, 5, 2, 0.45)
    books((0.86, 1.95, 0.495))


def _console(timber, metal, art_tones):
    box((0.42, 1.5, 0.05), (ROOM.right - 0.25, -0.5, 0.76), timber, 0.006)
    for side in SIGNS:
        box((0.4, 0.04, 0.74), (ROOM.right - 0.25, -0.5 + side * 0.68, 0.37), timber, 0.006)
    vase((ROOM.right - 0.27, -0.95, 0.785), glazed("#24474f", "#4f7d86"), 0.32, 0.12, 6, 5, 0.6)
    bowl((ROOM.right - 0.27, -0.2, 0.785), 0.17, 0.08, metal)
    art((ROOM.right - 0.03, -0.5, 1.75), -math.pi / 2, 1.1, 0.8, timber, 2, art_tones)


def _lights(mood):
    if mood["sun"]:
        sun_light(**mood["sun"])
    portal((0, FRONT + 0.3, 1.35), (0, 0, 1.2), (4.4, 2.5))
    power, tone = mood["fill"]
    area_light((0.8, ROOM.back + 0.4, 2.3), (-0.6, 1, 0.8), (2.5, 1.6), power, tone, mirrored=False)
    sky(**mood["sky"])
