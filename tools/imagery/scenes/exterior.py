"""The hotel from its pool: three storeys of arcades between two towers, palms on both sides."""

import math
import random

from studio import *

POOL = 4.4
STOREY = 3.6


def build(
    hour="golden",
    view=((0, -1.6, 1.75), (0, 30, 3.1), 25),
    look="AgX - High Contrast",
):
    rng, lit = random.Random(12), hour != "noon"
    wall, timber, paving = (
        plaster("#ecdcc0", 0.85, 0.1),
        wood("#6b4426", "#432815", 0.5, 2.0, "Z"),
        stone("#dcc8a6", "#bea47e", 0.5, 0.8, tile=(0.8, 0.8), relief=0.08),
    )
    _pool(paving, lit)
    _facade(rng, wall, timber, paving, lit, (-9, 9), 31, 7, 3)
    for side in SIGNS:
        wing = group(lambda: _facade(rng, wall, timber, paving, lit, (-9, 5), 0, 6, 2))
        place(wing, (side * 13.2, 21, 0), -side * math.pi / 2)
        _tower(side, wall, lit)
    _terrace(timber, lit)
    _planting(rng)
    exposure = _golden() if hour == "golden" else _noon() if hour == "noon" else _night()
    camera(*view)
    return Shot(exposure, look, 0.1, -0.03 if hour == "golden" else 0, (4, 3, 3, 3), (0, 4))


def _glow(lit, strength, unlit):
    return emission((1, 0.6, 0.27), strength) if lit else unlit()


def _window_glass():
    return principled("window glass", "#2f3d42", 0.08)


def _pool(paving, lit):
    plane(60, 60, (0, 10, -0.45), stone("#8b7a60", "#6b5c47", 0.8))
    rim = stone("#efe2c8", "#d8c4a0", 0.4)
    for side in SIGNS:
        box((14, 20.6, 0.3), (side * (POOL + 7), 11.2, -0.15), paving, 0.01)
        box((0.45, 20.8, 0.06), (side * (POOL + 0.12), 11.2, 0.02), rim, 0.015)
        for y in (4, 8, 12, 16, 20) if lit else ():
            point_light((side * (POOL - 0.06), y, -0.05), 10, (0.35, 0.9, 1), 0.06)
    for y, depth in ((26.5, 10), (-0.6, 3.0)):
        box((28 + POOL * 2, depth, 0.3), (0, y, -0.15), paving, 0.01)
    mosaic = water("#0b6a78", 1.1, 0.2, 0.008, 0.06, tile=(0.3, 0.06))
    plane(POOL * 2, 21, (0, 11.2, -0.1), mosaic)


def _facade(rng, wall, timber, paving, lit, span, y, bays, storeys, depth=3.0):
    start, width = span[0], span[1] - span[0]
    bay, inner = width / bays, plaster("#e2c9a0")
    centres = [start + bay * (i + 0.5) for i in range(bays)]
    openings = []
    for storey in range(storeys):
        foot, height = (0.0, 2.95) if storey == 0 else (storey * STOREY + 0.95, 2.1)
        openings += [arch(x, foot, bay * 0.66, height, 0.22) for x in centres]
    top = storeys * STOREY
    slab(rect(start, 0, span[1], top + 0.9), openings, 0.45, wall, (0, y, 0), UPRIGHT)
    middle = start + width / 2
    for storey in range(1, storeys + 1):
        box(
            (width + 0.24, 0.62, 0.16),
            (middle, y - 0.02, storey * STOREY + (0.12 if storey == storeys else 0)),
            wall,
            0.03,
        )
    for i in range(int(width / 0.9)):
        box((0.42, 0.4, 0.42), (start + 0.45 + i * 0.9, y, top + 1.1), wall, 0.04)
    plane(width, top + 1, (middle, y + depth, top / 2), inner, UPRIGHT)
    for storey in range(storeys):
        plane(width, depth, (middle, y + depth / 2, storey * STOREY + 0.02), paving)
        plane(width, depth, (middle, y + depth / 2, (storey + 1) * STOREY - 0.12), inner)
        for x in centres:
            _bay(rng, timber, lit, x, y, storey * STOREY, bay, depth, storey == 0)


def _bay(rng, timber, lit, x, y, z, bay, depth, ground):
    """A door behind each arch; a balcony above, a lantern below."""
    door = _glow(lit, 2.6, _window_glass) if rng.random() < 0.72 else timber
    slab(rect(-bay * 0.28, 0, bay * 0.28, 2.5), [], 0.05, door, (x, y + depth - 0.06, z + 0.05), UPRIGHT)
    for bar in (-1, 0, 1):
        box((0.05, 0.06, 2.5), (x + bar * bay * 0.27, y + depth - 0.12, z + 1.3), timber, 0)
    box((bay * 0.58, 0.06, 0.05), (x, y + depth - 0.12, z + 1.9), timber, 0)
    if lit:
        point_light((x, y + depth * 0.45, z + 3.0), 34 if ground else 20, (1, 0.6, 0.28), 0.12)
    if ground:
        lathe(
            [(0, 0), (0.09, 0.05), (0.14, 0.22), (0.09, 0.4), (0, 0.46)],
            _glow(lit, 9, porcelain),
            (x, y + 0.1, 2.35),
            14,
        )
        return
    for i in range(9):
        box((0.035, 0.05, 0.85), (x - bay * 0.3 + i * bay * 0.075, y - 0.02, z + 0.55), timber, 0)
    box((bay * 0.66, 0.09, 0.07), (x, y - 0.02, z + 1.0), timber, 0.01)


def _tower(side, wall, lit):
    x, y = side * 11, 31.5
    box((4.2, 4.2, 13.6), (x, y, 6.8), wall, 0.06)
    box((4.6, 4.6, 0.3), (x, y, 13.4), wall, 0.05)
    for a in (-1, 0, 1):
        for b in (-1, 0, 1):
            if a or b:
                box((0.5, 0.5, 0.6), (x + a * 1.9, y + b * 1.9, 13.9), wall, 0.05)
    window = _glow(lit, 2.6, _window_glass)
    slab(arch(0, 0, 1.1, 2.4, 0.25), [], 0.1, window, (x, 29.38, 9.4), UPRIGHT)
    lathe(
        [(1.55, 0), (1.5, 0.6), (1.2, 1.25), (0.7, 1.75), (0.12, 2.05), (0.05, 2.5), (0, 2.9)],
        wall,
        (x, y, 13.55),
        40,
    )


def _terrace(timber, lit):
    cover, clay = canvas(), canvas("#b5603a")
    seat = lounger(timber, timber, cover, clay)
    glow, cap = _glow(lit, 5, porcelain), timber
    for side in SIGNS:
        for y in (5.2, 9.2, 13.2, 17.2):
            for across in (-0.74, 0.74):
                duplicate(seat, (side * 6.6, y + across, 0), side * math.pi / 2)
            parasol((side * 7.4, y, 0), cover, timber)
        for y in (3.2, 7.2, 11.2, 15.2, 19.2):
            box((0.24, 0.24, 0.36), (side * 5.15, y, 0.2), glow, 0.02)
            box((0.28, 0.28, 0.04), (side * 5.15, y, 0.41), cap, 0.01)
            if lit:
                point_light((side * 5.15, y, 0.75), 7, (1, 0.6, 0.28), 0.1)
    put_away(seat)


def _planting(rng):
    places = (
        (-9.3, 4.5, 6.2),
        (9.5, 5.8, 6.8),
        (-8.9, 11, 7.3),
        (9.0, 13, 6.9),
        (-9.2, 17.5, 7.5),
        (9.3, 19.5, 7.2),
        (-6.5, 27.2, 7.8),
        (6.4, 27.4, 7.4),
    )
    for seed, (x, y, height) in enumerate(places, 1):
        palm(height, (x, y, 0), seed, 30, 2.9, ("#2c4520", "#6f7d3c"))
    green = leaf("#2f4f24", "#6d8440")
    for i in range(26):
        x = (-1 if i % 2 else 1) * rng.uniform(8.6, 9.8)
        bush((x, 2 + i * 0.95, 0.25), rng.uniform(0.4, 0.7), 90, 0.26, 0.07, green, i)
    for x in (-5.7, -1.9, 1.9, 5.7):
        lathe([(0, 0), (0.28, 0), (0.38, 0.7), (0.33, 0.7), (0.3, 0.6), (0, 0.6)], terracotta(), (x, 25.0, 0))
        bush((x, 25.0, 1.0), 0.5, 140, 0.22, 0.06, green, 60 + int(x))
    hills(900, 2600, 210, -500, -12, 2, ("#8a6a58", "#b08a72"))
    hills(1200, 3000, 260, 700, -12, 5, ("#907468", "#b89a88"))


def _golden():
    sun_light(5, -62, 2.1, 1.0, (1, 0.58, 0.32))
    area_light((0, -6, 9), (0, 12, 0), (14, 5), 520, (1, 0.78, 0.66))
    sky(3.4, -28, 0.6, dust=2.4, ozone=2.0, clouds=1.0, cloud_tone=(1.9, 1.05, 0.8), cloud_scale=0.7)
    return -0.05


def _noon():
    sun_light(48, 140, 4.2, 0.6, (1, 0.94, 0.84))
    sky(48, 140, 0.22, dust=1.0, ozone=1.4, clouds=0.8, cloud_scale=1.1)
    return 0.15


def _night():
    area_light((0, -6, 9), (0, 12, 0), (14, 5), 160, (0.6, 0.7, 1))
    sky(-1.8, -28, 2.2, dust=2.4, ozone=3.0, clouds=0.7, cloud_tone=(1, 0.65, 0.6), cloud_scale=0.8)
    return 0.35
