"""The ballroom laid for a wedding: round tables, three chandeliers, tall arched windows."""

import math
import random

from studio import *

ROOM = Room(14, -6.5, 9.5, 5.4)


def build(view=((1.9, -5.9, 1.8), (-0.3, 8, 1.75), 25), exposure=0.5):
    rng, metal = random.Random(14), polished_brass()
    _shell(metal)
    _tables(rng, metal)
    for x, y in ((0, -0.5), (-3.6, 4.2), (3.6, 4.2)):
        _chandelier(x, y, metal)
    _lights()
    camera(*view, 5.6, 6.5)
    return Shot(exposure, glow=0.12, bounces=(5, 3, 4, 4), clamp=(0, 4))


def _shell(metal):
    floor(ROOM, wood("#a87a4c", "#7c5530", 0.25, planks=(0.12, 0.9), turned=0.785, coat=0.3), turned=False)
    wall, panel = limewash("#efe5d3"), plaster("#e6d8c0", 0.8, 0.03)
    centres = (-4.2, 0, 4.2)
    front_wall(ROOM, wall, [arch(x, 0.2, 2.4, 4.2) for x in centres], 0.4)
    for x in centres:
        arched_glass(
            (x, ROOM.front + 0.25, 0.2),
            2.4,
            4.2,
            principled("painted frame", "#e9e2d4", 0.5),
            rails=(0.25, 0.5, 0.72),
            seen=0.9,
        )
        drapes((x, ROOM.front - 0.05, 0), 2.4, 4.5, velvet("#23505a"), width=0.6, rod=metal, seed=int(x) + 7)
    for side, side_wall in ((-1, left_wall), (1, right_wall)):
        side_wall(ROOM, wall)
        for i in range(5):
            y = ROOM.back + 1.7 + i * 3.15
            box((0.05, 2.5, 3.6), (side * (ROOM.right - 0.03), y, 2.2), panel, 0.02)
            wall_lamp((side * (ROOM.right - 0.06), y + 1.57, 2.4), metal, -side * math.pi / 2, 16)
    back_wall(ROOM, wall)
    ceiling(ROOM, wall)
    for y in (-3.5, 0.5, 4.5, 8.5):
        box((ROOM.width, 0.35, 0.3), (0, y, ROOM.height - 0.15), wall, 0.03)
    # Flatter than the others: two faces in one plane come out black where the beams cross.
    for x in (-3.5, 3.5):
        box((0.35, ROOM.depth, 0.26), (x, ROOM.middle, ROOM.height - 0.13), wall, 0.03)


def _setting(angle, reach, napkin):
    def build():
        plate((0, -reach, 0.752), 0.14, porcelain(), 48)
        cushion((0.1, 0.16, 0.02), (0, -reach, 0.78), napkin, radius=0.009, puff=0.2)
        lathe(WINE_GLASS, pane((0.965, 0.97, 0.965)), (0.15, -reach + 0.2, 0.752), 24)

    group(build).rotation_euler = (0, 0, angle)


def _table(tablecloth, napkin, seed):
    radius = 0.9
    lathe([(0, 0.745), (radius, 0.745), (radius + 0.012, 0.735)], tablecloth, segments=64)
    vertices, rows, columns = [], 12, 144
    for j in range(rows + 1):
        t = j / rows
        for i in range(columns + 1):
            a = 2 * math.pi * i / columns
            out = radius + 0.012 + t * (0.06 + 0.045 * math.sin(a * 18 + seed) + 0.02 * math.sin(a * 7))
            vertices.append((out * math.cos(a), out * math.sin(a), 0.735 - 0.725 * t))
    mesh("cloth", vertices, quads(columns, rows), tablecloth, True)
    for k in range(8):
        _setting(k * math.pi / 4, 0.66, napkin)
    for k in range(3):
        candle((0.24 * math.cos(k * 2.1), 0.24 * math.sin(k * 2.1), 0.748), 0.1 + 0.05 * k, 0.03, 0.8, 50)


def _centrepiece(metal):
    tube([(0, 0, 0.75), (0, 0, 1.25)], 0.012, metal)
    lathe([(0, 0.75), (0.1, 0.75), (0.1, 0.765), (0, 0.77)], metal)
    bush((0, 0, 1.3), 0.26, 130, 0.11, 0.035, leaf("#4d6647", "#8ba07d"), 3)
    bush((0, 0, 1.34), 0.27, 120, 0.07, 0.06, principled("petal", "#f6e6d6", 0.6, Subsurface=0.25), 5)
    bush((0, 0, 1.32), 0.28, 60, 0.07, 0.06, principled("petal", "#d99a80", 0.6, Subsurface=0.25), 8)


def _tables(rng, metal):
    laid = group(
        lambda: (_table(linen("#f3ece0"), fabric("#2f6a70", 0.9, 420, 0.4, 0.4), 1), _centrepiece(metal))
    )
    chair = dining_chair(canvas("#f3ece0"), principled("gilt", "#c9a46a", 0.35, Metallic=0.7))
    places = [
        (-3.9, -2.4), (0.1, -0.9), (4.0, -2.8), (-5.0, 1.6), (-1.4, 2.6), (2.6, 2.3), (5.4, 1.2), (-3.4, 5.8), (0.6, 6.0), (4.4, 5.8),
    ]  # fmt: skip
    for x, y in places:
        turn = rng.uniform(0, 1)
        duplicate(laid, (x, y, 0), turn)
        for k in range(8):
            a = turn + k * math.pi / 4
            duplicate(
                chair,
                (x + 1.12 * math.sin(a), y - 1.12 * math.cos(a), 0),
                a + math.pi + rng.uniform(-0.08, 0.08),
            )
    put_away(laid)
    put_away(chair)


def _chandelier(x, y, metal):
    z, bulb = 3.7, emission((1, 0.74, 0.44), 10)
    tube([(x, y, ROOM.height), (x, y, z - 0.2)], 0.014, metal)
    for radius, count, height in ((0.75, 16, z - 0.1), (0.45, 10, z + 0.3)):
        ring = [
            (x + radius * math.cos(i * math.pi / 24), y + radius * math.sin(i * math.pi / 24), height)
            for i in range(49)
        ]
        tube(ring, 0.014, metal)
        for i in range(count):
            a = i * 2 * math.pi / count
            where = (x + radius * math.cos(a), y + radius * math.sin(a), height + 0.02)
            lathe([(0, 0), (0.03, 0.005), (0.034, 0.06), (0.02, 0.11), (0, 0.115)], bulb, where, 14)
            if i % 4 == 0:
                tube([(where[0], where[1], height), (x, y, height + 0.45)], 0.006, metal)
    point_light((x, y, z - 0.25), 170, (1, 0.72, 0.44), 0.5, mirrored=False)


def _lights():
    area_light((0, ROOM.middle, ROOM.height - 0.35), (0, ROOM.middle, 0), (11, 13), 330, (1, 0.82, 0.62))
    area_light((0, ROOM.back + 0.5, 4), (0, 3, 1), (9, 2), 160, (1, 0.88, 0.74), mirrored=False)
    palms = ((-3.0, 4, -0.5, 3), (2.4, 5, -0.5, 5))
    shore_palms(ROOM.front, palms)
    seascape(ROOM.front + 10, -6, "#123c52", 0.4, DUSK_HILLS)
    sky(-1.0, 12, 1.6, dust=2.5, ozone=3.0, clouds=0.85, cloud_tone=(1, 0.6, 0.55), cloud_scale=0.9)
