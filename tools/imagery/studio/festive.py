"""Lights strung over a terrace."""

from mathutils import Vector

from studio.glow import WARM, emission
from studio.groups import instance
from studio.light import point_light
from studio.nodes import principled
from studio.palette import walnut
from studio.shapes import lathe, smooth, tube


def string_lights(corners, runs, height=3.85, sag=0.62, lamps=(5, 12, 19)):
    """Zigzag between two rows of poles; `lamps` are the bulbs that really light."""
    (left, near), (right, far) = corners
    bulb_shape = smooth([(0, 0), (0.022, 0.008), (0.03, 0.03), (0.02, 0.055), (0.012, 0.065), (0, 0.066)], 4)
    bulb = lathe(bulb_shape, emission((1, 0.62, 0.28), 26), (0, -60, -60), 14)
    cable, pole = principled("cable", "#14110e", 0.7), walnut("Z")
    for x in (left, right):
        for part in (0, 0.5, 1):
            y = near + (far - near) * part
            tube([(x, y, 0), (x, y, height + 0.05)], 0.035, pole)
        tube([(x, near, height), (x, far, height)], 0.006, cable)
    step = (far - near) / (runs - 1)
    for k in range(runs):
        y = near + k * step
        start, end = Vector((left, y, height)), Vector((right, y + (step if k % 2 else 0), height))
        points = [
            start.lerp(end, i / 24) - Vector((0, 0, sag * 4 * (i / 24) * (1 - i / 24))) for i in range(25)
        ]
        tube([tuple(point) for point in points], 0.006, cable)
        for i in range(1, 24):
            instance(bulb, points[i] - Vector((0, 0, 0.075)), 0, 0.9)
        for i in lamps:
            point_light(tuple(points[i] - Vector((0, 0, 0.12))), 9, WARM, 0.12)
