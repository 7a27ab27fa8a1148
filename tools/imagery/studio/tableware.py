"""Plates, glasses and cutlery; lengths in metres."""

import math

from studio.groups import group, place
from studio.shapes import lathe, mesh, smooth

SIDES = 16

WINE_GLASS = [
    (0, 0), (0.036, 0), (0.037, 0.002), (0.02, 0.005), (0.006, 0.012), (0.0042, 0.03), (0.004, 0.085),
    (0.008, 0.096), (0.026, 0.112), (0.041, 0.14), (0.043, 0.165), (0.038, 0.195), (0.033, 0.222),
    (0.0322, 0.222), (0.037, 0.195), (0.0418, 0.165), (0.0396, 0.141), (0.0245, 0.114), (0.006, 0.101), (0, 0.1),
]  # fmt: skip


def plate_profile(radius):
    rim = [
        (0.55, 0.004),
        (0.6, 0.002),
        (0.62, 0.0),
        (0.64, 0.004),
        (0.98, 0.018),
        (1, 0.022),
        (0.985, 0.0255),
    ]
    inside = [(0.9, 0.0225), (0.64, 0.0125), (0.58, 0.0095)]
    return [(0, 0.004), *((radius * r, z) for r, z in rim + inside), (0, 0.0095)]


def plate(location, radius, material, segments=96):
    return lathe(plate_profile(radius), material, location, segments)


def bowl(location, radius, height, material, segments=64, wobble=0.0):
    profile = [(0, 0.006), (0.5, 0), (0.82, 0.4), (1, 0.95), (0.97, 1), (0.8, 0.5), (0.45, 0.16), (0, 0.12)]
    return lathe(
        smooth([(r * radius, z * height) for r, z in profile], 5), material, location, segments, wobble
    )


def swept(stations, material, aside=0.0):
    """A rounded bar through (x, y, z, half width, half thickness)."""
    vertices, faces, stations = [], [], smooth(stations, 6)
    angles = [i * 2 * math.pi / SIDES for i in range(SIDES)]
    for x, y, z, width, thickness in stations:
        for angle in angles:
            c = math.cos(angle)
            across = width * math.copysign(abs(c) ** 0.7, c)
            vertices.append((x, y + aside + across, z + thickness * math.sin(angle)))
    for i in range(len(stations) - 1):
        for j in range(SIDES):
            a, b = i * SIDES + j, i * SIDES + (j + 1) % SIDES
            faces.append((a, b, b + SIDES, a + SIDES))
    last = len(vertices) - SIDES
    caps = [tuple(range(SIDES))[::-1], tuple(last + j for j in range(SIDES))]
    return mesh("swept", vertices, faces + caps, material, True)


FORK = [
    (0, 0, 0.003, 0.004, 0.0012), (0.004, 0, 0.003, 0.0085, 0.002), (0.05, 0, 0.004, 0.0062, 0.0022),
    (0.1, 0, 0.009, 0.0032, 0.002), (0.125, 0, 0.009, 0.0045, 0.0016), (0.14, 0, 0.0065, 0.0112, 0.0011),
    (0.155, 0, 0.0048, 0.0122, 0.001), (0.158, 0, 0.0046, 0.0121, 0.001),
]  # fmt: skip
TINE = [
    (0.152, 0, 0.0049, 0.0021, 0.001), (0.17, 0, 0.0042, 0.0017, 0.001),
    (0.19, 0, 0.006, 0.0014, 0.0009), (0.203, 0, 0.0092, 0.0008, 0.0005),
]  # fmt: skip
KNIFE = [
    (0, 0, 0.004, 0.004, 0.002), (0.004, 0, 0.0042, 0.0078, 0.0032), (0.06, 0, 0.0045, 0.0068, 0.0033),
    (0.1, 0, 0.0048, 0.006, 0.0028), (0.108, 0, 0.0045, 0.0085, 0.0013), (0.16, 0.0005, 0.004, 0.0108, 0.0009),
    (0.2, -0.0005, 0.0036, 0.0104, 0.0008), (0.218, -0.004, 0.0034, 0.0062, 0.0007),
    (0.226, -0.008, 0.0033, 0.0008, 0.0004),
]  # fmt: skip
SPOON = [
    (0, 0, 0.003, 0.004, 0.0012), (0.004, 0, 0.003, 0.0075, 0.002), (0.08, 0, 0.006, 0.0034, 0.002),
    (0.115, 0, 0.008, 0.003, 0.0018), (0.13, 0, 0.006, 0.012, 0.001), (0.15, 0, 0.003, 0.0175, 0.0009),
    (0.168, 0, 0.005, 0.012, 0.0009), (0.175, 0, 0.0062, 0.002, 0.0007),
]  # fmt: skip


def fork(metal, location, rotation=math.pi / 2):
    def build():
        swept(FORK, metal)
        for i in range(4):
            swept(TINE, metal, (i - 1.5) * 0.0066)

    return place(group(build), location, rotation)


def knife(metal, location, rotation=math.pi / 2):
    return place(group(lambda: swept(KNIFE, metal)), location, rotation)


def spoon(metal, location, rotation=math.pi / 2):
    return place(group(lambda: swept(SPOON, metal)), location, rotation)
