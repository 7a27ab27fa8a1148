"""Balustrades, loungers and pots for everything that is outside."""

from studio.clear import pane
from studio.groups import group, instance, place
from studio.seating import SIGNS
from studio.shapes import UPRIGHT, box, lathe, plane, smooth, tube
from studio.softgoods import cushion

BALUSTER = [
    (0.045, 0), (0.062, 0), (0.062, 0.05), (0.036, 0.07), (0.034, 0.1), (0.07, 0.22), (0.078, 0.3), (0.05, 0.44),
    (0.034, 0.58), (0.034, 0.66), (0.058, 0.69), (0.062, 0.72), (0.062, 0.82), (0.045, 0.82),
]  # fmt: skip


def balustrade(y, stone, piers=(-4.65, -1.55, 1.55, 4.65), width=12):
    box((width, 0.26, 0.12), (0, y, 0.06), stone, 0.015)
    box((width, 0.3, 0.09), (0, y, 0.985), stone, 0.02)
    original = lathe(smooth(BALUSTER, 3), stone, (-40, y, 0.12), 28)
    for x in piers:
        box((0.34, 0.34, 1.04), (x, y, 0.52), stone, 0.012)
        box((0.4, 0.4, 0.07), (x, y, 1.07), stone, 0.015)
        for i in range(11):
            instance(original, (x + 0.39 + i * 0.232, y, 0.12))


def glass_rail(y, metal, width=9):
    box((width, 0.1, 0.06), (0, y, 1.02), metal, 0.01)
    plane(width, 1.0, (0, y, 0.5), pane((0.93, 0.97, 0.96)), UPRIGHT)


def lounger(timber, legs, upholstery, pillow, towel=None):
    """Returns a group to place; its foot is at +y."""

    def build():
        for side in SIGNS:
            box((0.06, 2.0, 0.07), (side * 0.33, 0, 0.27), timber, 0.012)
            box((0.05, 0.85, 0.04), (side * 0.3, -0.62, 0.49), timber, 0.01, (-0.62, 0, 0))
            for y in (-0.62, 0.85):
                box((0.065, 0.065, 0.26), (side * 0.33, y, 0.13), legs, 0.01)
        for i in range(13):
            box((0.62, 0.07, 0.022), (0, 0.95 - i * 0.1, 0.295), timber, 0.005)
        cushion((0.66, 1.32, 0.11), (0, 0.33, 0.36), upholstery, radius=0.045, puff=0.1, seed=1)
        cushion((0.66, 0.82, 0.11), (0, -0.62, 0.56), upholstery, (-0.62, 0, 0), 0.045, 0.1, 2)
        cushion((0.5, 0.3, 0.15), (0, -0.74, 0.76), pillow, (-0.7, 0, 0), 0.065, 0.25, 3)
        if towel:
            cushion((0.64, 0.5, 0.02), (0, 0.6, 0.425), towel, (0, 0, 0.03), 0.009, 0.3, 4)

    return group(build)


def parasol(location, canvas, pole, height=2.6, radius=1.5):
    def build():
        tube([(0, 0, 0), (0, 0, height)], 0.03, pole)
        lathe([(0, height + 0.15), (radius, height - 0.35), (radius, height - 0.47)], canvas, segments=8)
        lathe([(0, 0), (0.28, 0), (0.28, 0.07), (0, 0.07)], pole)

    return place(group(build), location)
