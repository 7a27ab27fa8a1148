import math

from studio.groups import group, place
from studio.shapes import box, mesh, quads, subdivided, thickened, tube
from studio.softgoods import cushion

SIGNS = (-1, 1)


def armchair(upholstery, legs, location=(0, 0, 0), rotation=0):
    """A low tub chair; it faces -y."""

    def build():
        cushion((0.66, 0.64, 0.2), (0, -0.02, 0.36), upholstery, radius=0.07, puff=0.18, seed=1)
        shell = thickened(_tub_back(upholstery), 0.1, 0)
        rounded = shell.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments, rounded.angle_limit = 0.04, 4, 1.0
        subdivided(shell)
        box((0.62, 0.6, 0.08), (0, -0.02, 0.24), upholstery, 0.03)
        for x in SIGNS:
            for y in SIGNS:
                tube([(x * 0.26, y * 0.25, 0.22), (x * 0.3, y * 0.29, 0)], 0.016, legs, [1.2, 0.8])

    return place(group(build), location, rotation)


def _tub_back(upholstery, columns=30, rows=10):
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            angle, t = math.radians(-112 + 224 * i / columns), j / rows
            aside = abs(i / columns - 0.5) * 2
            radius = 0.42 + 0.04 * t
            z = 0.28 + (0.46 - 0.2 * aside * aside) * t
            vertices.append((math.sin(angle) * radius, math.cos(angle) * radius * 0.92 - 0.02, z))
    return mesh("tub", vertices, quads(columns, rows), upholstery, True)


def dining_chair(upholstery, frame, location=(0, 0, 0), rotation=0):
    """It faces -y."""

    def build():
        cushion((0.46, 0.46, 0.09), (0, 0, 0.46), upholstery, radius=0.04, puff=0.15, seed=2)
        cushion((0.44, 0.075, 0.42), (0, 0.235, 0.78), upholstery, (-0.14, 0, 0), 0.034, 0.02, 3)
        box((0.44, 0.44, 0.035), (0, 0, 0.41), frame, 0.01)
        for x in SIGNS:
            tube([(x * 0.2, -0.2, 0.42), (x * 0.205, -0.215, 0)], 0.017, frame, [1.1, 0.7])
            tube([(x * 0.2, 0.2, 0.42), (x * 0.205, 0.26, 0)], 0.017, frame, [1.1, 0.7])
            tube([(x * 0.2, 0.2, 0.38), (x * 0.2, 0.235, 0.6), (x * 0.2, 0.27, 0.8)], 0.014, frame)

    return place(group(build), location, rotation)


def sofa(upholstery, legs, location=(0, 0, 0), rotation=0, width=2.1):
    """It faces -y."""

    def build():
        box((width, 0.86, 0.16), (0, 0, 0.2), upholstery, 0.03)
        seat = (width - 0.4) / 2
        for x in SIGNS:
            cushion(
                (seat, 0.66, 0.18),
                (x * seat / 2, -0.08, 0.36),
                upholstery,
                radius=0.06,
                puff=0.16,
                seed=x + 3,
            )
            cushion((seat, 0.2, 0.46), (x * seat / 2, 0.3, 0.6), upholstery, (-0.16, 0, 0), 0.08, 0.1, x + 6)
            cushion(
                (0.2, 0.86, 0.36),
                (x * (width / 2 - 0.1), 0, 0.4),
                upholstery,
                radius=0.08,
                puff=0.04,
                seed=x + 9,
            )
            for y in SIGNS:
                tube(
                    [(x * (width / 2 - 0.12), y * 0.36, 0.14), (x * (width / 2 - 0.12), y * 0.36, 0)],
                    0.02,
                    legs,
                )
        box((width - 0.2, 0.14, 0.5), (0, 0.38, 0.45), upholstery, 0.05, (-0.06, 0, 0))

    return place(group(build), location, rotation)


def bench(upholstery, legs, location=(0, 0, 0), rotation=0, width=1.4):
    def build():
        cushion((width, 0.46, 0.16), (0, 0, 0.42), upholstery, radius=0.06, puff=0.15)
        box((width - 0.02, 0.44, 0.05), (0, 0, 0.325), legs, 0.006)
        for x in SIGNS:
            for y in SIGNS:
                reach = width / 2 - 0.08
                tube([(x * reach, y * 0.17, 0.33), (x * (reach + 0.02), y * 0.18, 0)], 0.014, legs)

    return place(group(build), location, rotation)
