"""An oud: a bowl of staves, a pale table with three roses, a pegbox bent backwards."""

import math

from studio.groups import group
from studio.nodes import principled
from studio.palette import walnut
from studio.seating import SIGNS
from studio.shapes import box, lathe, mesh, quads, slab, smooth, tube
from studio.surfaces import wood

HALF = [
    (0, 0), (0.09, 0.012), (0.15, 0.06), (0.182, 0.15), (0.176, 0.24), (0.142, 0.34), (0.095, 0.42),
    (0.05, 0.475), (0.028, 0.5),
]  # fmt: skip
STAVES = 13
NUT, BEND = 0.7, 1.25
ROSES = ((0, 0.3, 0.056), (-0.076, 0.225, 0.019), (0.076, 0.225, 0.019))


def oud():
    """Lies on its back: the table faces z, the neck points along y, 0.7 m from the foot to the nut."""
    return group(_oud)


def _oud():
    dark = principled("ebony", "#120d0a", 0.3)
    half = smooth(HALF, 4)
    _bowl(half)
    _table(half, dark)
    _neck(dark)
    _pegbox(dark)
    _strings()


def _bowl(half, steps=3):
    woods = [
        wood(light, dark, 0.22, 2.5, "Y", coat=0.6)
        for light, dark in (("#6b3b1c", "#42210e"), ("#b07a42", "#8a5a2c"))
    ]
    for stave in range(STAVES):
        angles = [math.pi * (stave + step / steps) / STAVES for step in range(steps + 1)]
        rim = [(w * math.cos(a), y, -1.05 * w * math.sin(a)) for w, y in half for a in angles]
        mesh("stave", rim, quads(steps, len(half) - 1), woods[stave % 2], True)


def _table(half, dark):
    outline = half + [(-x, y) for x, y in reversed(half[1:-1])]
    pale = wood("#b87f38", "#935f24", 0.4, 5, "Y", coat=0.3)
    slab(outline, [_circle(*rose) for rose in ROSES], 0.004, pale, (0, 0, 0.002), bevel=0.001)
    for side in SIGNS:
        tube([(side * x, y, 0.003) for x, y in half], 0.004, dark)
    for x, y, radius in ROSES:
        _rose(x, y, radius, dark)
    guard = [(0, 0.125), (0.03, 0.14), (0.036, 0.17), (0, 0.236), (-0.036, 0.17), (-0.03, 0.14), (0, 0.125)]
    slab(smooth(guard, 4)[:-1], [], 0.001, walnut(), (0, 0, 0.005))
    box((0.13, 0.014, 0.012), (0, 0.085, 0.009), walnut(), 0.004)


def _rose(x, y, radius, dark):
    """A pierced disc over the dark of the bowl."""
    petals = [
        _circle(x + 0.6 * radius * math.cos(a), y + 0.6 * radius * math.sin(a), 0.2 * radius, 10)
        for a in (math.pi * i / 4 for i in range(8))
    ]
    holes = [*petals, _circle(x, y, 0.26 * radius, 16)]
    slab(_circle(x, y, radius), holes, 0.002, walnut(), (0, 0, 0.002), bevel=0)
    ring = [*_circle(x, y, radius * 1.06), (x + radius * 1.06, y)]
    tube([(a, b, 0.004) for a, b in ring], 0.0022, dark)


def _circle(x, y, radius, steps=28):
    angles = [2 * math.pi * i / steps for i in range(steps)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def _neck(dark):
    shape = [(-0.028, 0.48), (0.028, 0.48), (0.02, NUT), (-0.02, NUT)]
    slab(shape, [], 0.026, _mahogany(), (0, 0, -0.014), bevel=0.004)
    slab([(x * 0.96, y) for x, y in shape], [], 0.002, dark, (0, 0, 0.004), bevel=0.001)
    box((0.042, 0.005, 0.01), (0, NUT, 0.006), principled("bone", "#efe6d0", 0.35), 0.001)


def _pegbox(dark):
    c, s = math.cos(BEND), math.sin(BEND)
    sides = [(-0.021, 0), (0.021, 0), (0.013, 0.2), (-0.013, 0.2)]
    slab(sides, [], 0.022, _mahogany(), (0, NUT, -0.012), (-BEND, 0, 0), 0.003)
    for i in range(11):
        along, hand = 0.02 + 0.016 * i, 1 if i % 2 else -1
        y, z = NUT + c * along, -0.012 - s * along
        tube([(0, y, z), (hand * 0.05, y, z)], 0.0035, dark, [0.8, 1.2])
        knob = smooth([(0, -0.008), (0.006, -0.006), (0.007, 0.004), (0, 0.008)], 3)
        lathe(knob, dark, (hand * 0.053, y, z), 14)


def _mahogany():
    return wood("#6b3b1c", "#42210e", 0.25, 2.5, "Y", coat=0.5)


def _strings():
    metal = principled("string", "#d8d2c2", 0.3, Metallic=0.5)
    for course in range(6):
        for twin in SIGNS if course else (0,):
            across = (course - 2.5) / 2.5
            foot, head = 0.048 * across + twin * 0.0014, 0.015 * across + twin * 0.001
            tube([(foot, 0.085, 0.016), (head, NUT, 0.012)], 0.0006, metal)
