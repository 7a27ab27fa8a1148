import math

from studio.clear import pane
from studio.glow import CANDLE, emission
from studio.groups import group, place
from studio.light import point_light
from studio.nodes import principled
from studio.shapes import box, lathe, smooth, thickened, tube
from studio.surfaces import brass
from studio.textiles import lampshade

URN = [
    (0, 0),
    (0.07, 0),
    (0.075, 0.012),
    (0.03, 0.02),
    (0.055, 0.08),
    (0.085, 0.15),
    (0.06, 0.23),
    (0.018, 0.28),
]


def table_lamp(location, height=0.55, base=None, shade_glow=0.55, power=18, radius=0.17, shade="#f4e6cc"):
    def build():
        lathe(smooth([*URN, (0.012, 0.3), (0.012, height - 0.2)], 5), base or brass())
        thickened(
            lathe([(radius * 0.72, height), (radius, height - 0.24)], lampshade(shade, shade_glow)), 0.002
        )
        point_light((0, 0, height - 0.13), power, radius=0.03)

    return place(group(build), location)


def floor_lamp(location, metal, power=30, height=1.72):
    def build():
        lathe([(0, 0), (0.15, 0), (0.15, 0.02), (0.014, 0.03), (0.012, height - 0.22)], metal)
        thickened(lathe([(0.16, height), (0.24, height - 0.36)], lampshade("#f6e7cb", 1.2)), 0.002)
        point_light((0, 0, height - 0.2), power, radius=0.04)

    return place(group(build), location)


def pendant(location, ceiling, metal, shade, power=6):
    """A woven bell on a cord from the ceiling; `location` is the bottom of the bell."""
    x, y, z = location
    tube([(x, y, ceiling), (x, y, z + 0.28)], 0.004, metal)
    thickened(lathe([(0.02, 0.3), (0.05, 0.29), (0.14, 0.08), (0.15, 0)], shade, location, 32), 0.004)
    lathe(
        [(0, 0.06), (0.04, 0.08), (0.05, 0.12), (0.03, 0.16), (0, 0.17)],
        emission((1, 0.78, 0.5), 2.5),
        location,
        16,
    )
    point_light((x, y, z - 0.08), power, (1, 0.7, 0.42), 0.09)


def paper_pendant(location, ceiling, metal, power=7):
    x, y, z = location
    tube([(x, y, ceiling), (x, y, z + 0.3)], 0.003, metal)
    bell = smooth([(0.03, 0.3), (0.12, 0.2), (0.15, 0.08), (0.1, -0.03), (0.04, -0.06)], 4)
    lathe(bell, lampshade("#e3c48f", 0.3), location, 32)
    point_light((x, y, z - 0.16), power, radius=0.07)


def wall_lamp(location, metal, facing=0, power=6):
    """`facing` is the direction of the wall's face: 0 looks to -y."""

    def build():
        box((0.06, 0.03, 0.22), (0, -0.015, 0), metal, 0.006)
        bulb = smooth([(0, -0.13), (0.05, -0.12), (0.055, 0), (0.05, 0.12), (0, 0.13)], 4)
        lathe(bulb, emission((1, 0.76, 0.5), 5), (0, -0.1, 0), 24)
        point_light((0, -0.2, 0), power, (1, 0.7, 0.42), 0.06)

    return place(group(build), location, facing)


def wax():
    return principled(
        "wax",
        "#f6e6c8",
        0.5,
        Subsurface=0.6,
        Subsurface_Radius=(0.02, 0.012, 0.006),
        Emission=(1, 0.5, 0.2),
        Emission_Strength=0.22,
    )


def candle(location, height=0.1, radius=0.035, power=1.5, flame=60, holder=None):
    """`holder` is the material of a glass around it."""

    def build():
        top, r = height * 0.7, radius
        lathe(
            [
                (0, 0.004),
                (r * 0.92, 0.004),
                (r * 0.95, top),
                (r * 0.6, top - 0.01 * height),
                (0, top - 0.02 * height),
            ],
            wax(),
        )
        if holder:
            rim = height * 1.15
            lathe(
                [(0, 0), (r * 1.1, 0), (r * 1.12, rim), (r * 1.06, rim), (r * 1.03, 0.006), (0, 0.006)],
                holder,
            )
        drop = [(0, 0.004), (0.0045, 0.01), (0.0055, 0.017), (0.003, 0.027), (0, 0.038)]
        lathe(smooth([(x, top + z) for x, z in drop], 4), emission((1, 0.52, 0.18), flame), segments=12)
        point_light((0, 0, top + 0.03), power, CANDLE, 0.012)

    return place(group(build), location)


def lantern(location, metal, scale=1.0, power=5):
    """Six brass posts around a light, glazed; without power its candle is not lit."""

    def build():
        for i in range(6):
            c, s = math.cos(i * math.pi / 3), math.sin(i * math.pi / 3)
            tube([(0.1 * c, 0.1 * s, 0), (0.12 * c, 0.12 * s, 0.26)], 0.006, metal)
        lathe([(0, 0), (0.11, 0), (0.11, 0.012), (0, 0.012)], metal, segments=6)
        lathe([(0.13, 0.26), (0.1, 0.3), (0.03, 0.36), (0, 0.37)], metal, segments=6)
        wax = emission((1, 0.66, 0.32), 14) if power else principled("wax", "#f3e9d6", 0.4, Subsurface=0.3)
        lathe([(0, 0.02), (0.035, 0.02), (0.035, 0.11), (0, 0.11)], wax, segments=16)
        lathe([(0.095, 0.012), (0.113, 0.26)], pane(), segments=6)
        if power:
            point_light((0, 0, 0.16), power, CANDLE, 0.04)

    return place(group(build), location, 0, scale)
