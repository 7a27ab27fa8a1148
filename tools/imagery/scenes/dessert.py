"""Rose-water cream with pistachio, berries and date syrup."""

import math

from studio import *

FOOT = 0.0095  # where the plate's floor lies
SIDE = [(0.0445, 0.004), (0.042, 0.022), (0.037, 0.038), (0.03, 0.044)]  # of the cream, from its foot


def build():
    metal = brass("#c39a58", 0.3)
    table(wood("#5b3b25", "#3a2415", 0.4, 3.0))
    plate((0, 0, 0), 0.15, porcelain(), 128)
    _cream()
    _garnish()
    spoon(metal, (0.185, -0.14, 0), math.pi / 2 + 0.05)
    coffee_pot((-0.19, 0.2, 0), metal, 0.8)
    bowl((-0.06, 0.24, 0), 0.036, 0.046, porcelain(), 48)
    folded_napkin((-0.24, -0.05, 0), "#c98f83", 0.16)
    candle((0.17, 0.24, 0), 0.1, 0.03, 0.12, 30)
    morning_light(40, (1, 0.8, 0.58), 2.2)
    from_above(0.4, 0.46, 58, (0.01, 0.008, 0.02))
    return Shot(exposure=0.75, glow=0.06, bounces=(8, 4, 4, 8), clamp=(0, 4))


def _cream():
    white = principled(
        "cream", "#f8ece0", 0.28, Subsurface=0.5, Subsurface_Radius=(0.008, 0.005, 0.004), Coat=0.4
    )
    mould = [(0, 0), (0.042, 0), *SIDE, (0, 0.045)]
    lathe(smooth(mould, 5), white, (0, 0, FOOT), 96)
    syrup = principled("date syrup", "#5a220a", 0.22, Coat=0.25)
    pool = [(0, 0.002), (0.022, 0.0018), (0.029, 0.001), (0.031, 0)]
    lathe(smooth(pool, 4), syrup, (0, 0, 0.0542), 64, 0.12)
    for i in range(8):
        _drip(0.35 + i * 0.8 + 0.12 * (i % 3), 0.012 + 0.0075 * (i * 5 % 4), syrup)


def _side(z):
    """Radius of the cream at a height above the plate's floor."""
    for (r0, z0), (r1, z1) in zip(SIDE, SIDE[1:]):
        if z0 <= z <= z1:
            return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
    raise ValueError(z)


def _drip(angle, length, syrup):
    """Runs over the edge and down, thicker where it stopped."""
    x, y = math.cos(angle), math.sin(angle)
    over = [(0.021, 0.0452), (0.0275, 0.0446), (0.0315, 0.0436)]
    down = [(_side(0.041 - length * i / 8) + 0.0006, 0.041 - length * i / 8) for i in range(9)]
    path = [(r * x, r * y, z + FOOT) for r, z in over + down]
    tube(path, 0.0024, syrup, [0.5, 0.9, 1.0, 0.95, 0.9, 0.9, 0.9, 0.95, 1.05, 1.2, 1.3, 0.9])
    _, _, end = path[-1]
    r = _side(end - FOOT) + 0.0008
    lump((r * x, r * y, end), (0.0029, 0.0029, 0.0034), syrup, 1, 0, 0, 3)


def _garnish():
    for i, piece in enumerate(chopped_pistachio()):
        scatter(piece, 16, (0.008, -0.006, 0.0565), 0.017, 0.003, 0.95 - 0.1 * i, i, tilt=1.2)
        scatter(piece, 34, (0.06, -0.034, 0.0108), 0.03, 0.0035, 1.15 - 0.14 * i, i + 9, 0.75, 1.2)
        scatter(piece, 9, (0.04, -0.045, 0.0108), 0.055, 0, 0.7 - 0.08 * i, i + 20, 0.5, 1.2)
    berry = mottled("raspberry", "#8e0f2a", "#c93a52", 300, 0.3, 0.6, Subsurface=0.3, Coat=0.3)
    for i, (x, y, z) in enumerate(
        ((-0.052, -0.03, 0.02), (-0.066, -0.012, 0.02), (-0.058, -0.046, 0.019), (0.0, 0.006, 0.064))
    ):
        lump((x, y, z), (0.0105, 0.0105, 0.0115), berry, i, 0.06, i)
    sprig((-0.05, -0.022, 0.03), 0.018, 4)
    sprig((0.006, 0.012, 0.07), 0.015, 3, 2)
    rose = principled("petal", "#d98a92", 0.6, Subsurface=0.3)
    for i, (x, y) in enumerate(
        ((0.07, 0.05), (-0.03, 0.075), (0.095, 0.0), (0.03, -0.085), (0.19, 0.02), (-0.15, 0.09))
    ):
        herb((x, y, 0.013 if i < 4 else 0.002), (0.1, -0.25, i * 1.4), 0.02, 0.018, rose)
    syrup = principled("date syrup", "#5a220a", 0.22, Coat=0.25)
    for i in range(7):
        a, size = -0.4 + i * 0.22, 0.0065 - 0.0006 * i
        lathe(
            [(0, size * 0.3), (size * 0.8, size * 0.2), (size, 0)],
            syrup,
            (0.086 * math.cos(a), 0.086 * math.sin(a) + 0.01, 0.0125),
            32,
        )
