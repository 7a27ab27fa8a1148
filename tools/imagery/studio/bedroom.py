import math
import random

from studio.groups import group, place
from studio.seating import SIGNS
from studio.shapes import box, tube
from studio.softgoods import cloth, curtain, cushion


def bed(
    location,
    rotation,
    linen,
    throw,
    accent,
    frame,
    head=None,
    head_height=1.25,
    head_width=2.3,
    channels=9,
    trim=None,
    wide=1.0,
):
    """Made with simulated cloth; the head is at +y. `wide` 0.6 is a single bed."""

    def build():
        box((1.9 * wide, 2.12, 0.2), (0, 0, 0.17), frame, 0.015)
        box((1.84 * wide, 2.08, 0.32), (0, 0, 0.41), linen, 0.07, segments=5)
        cloth("duvet", linen, scale=(wide, 1, 1), subdivide=2)
        cloth("throw", throw, (0, 0, 0.006), scale=(wide, 1, 1), subdivide=2, thickness=0.012)
        cushion((1.93 * wide, 0.42, 0.05), (0, 0.47, 0.625), linen, radius=0.022, puff=0.5, seed=9)
        _pillows(linen, throw, accent, (-0.46, 0.46) if wide > 0.8 else (0,), random.Random(5))
        if head:
            _headboard(head, head_height, head_width, channels, trim)

    return place(group(build), location, rotation)


def _pillows(linen, throw, accent, places, rng):
    for x in places:
        lean = rng.uniform(-0.04, 0.04)
        cloth("pillow_a", linen, (x, 0.9, 0.84), (1.25, 0, lean), (1.12, 1.15, 0.62))
        tilt = (1.05, rng.uniform(-0.05, 0.05), rng.uniform(-0.06, 0.06))
        cloth("pillow_b", linen, (x * 0.98, 0.72, 0.8), tilt, (1.02, 1.0, 0.6))
        tilt = (1.0, rng.uniform(-0.12, 0.12), rng.uniform(-0.12, 0.12))
        cloth("pillow_sq", accent, (x * 1.08, 0.56, 0.8), tilt, (0.92, 0.92, 0.6))
    cloth("pillow_a", throw, (0, 0.47, 0.755), (0.95, 0, 0.03), (0.82, 0.62, 0.55))


def _headboard(upholstery, height, width, channels, trim):
    channel, middle = width / channels, 0.25 + (height - 0.25) / 2
    for i in range(channels):
        x = -width / 2 + channel * (i + 0.5)
        cushion(
            (channel - 0.004, 0.11, height - 0.25), (x, 1.12, middle), upholstery, radius=0.05, puff=0, seed=i
        )
    box((width + 0.06, 0.05, height - 0.2), (0, 1.17, middle), upholstery, 0.01)
    if trim:
        box((width + 0.09, 0.06, 0.018), (0, 1.165, height + 0.03), trim, 0.004)
        for side in SIGNS:
            box((0.018, 0.06, height), (side * (width / 2 + 0.036), 1.165, height / 2 + 0.03), trim, 0.004)


def canopy(location, rotation, posts, drapes, height=2.35, width=2.06, length=2.3):
    """Four posts with drapes tied back, to stand around a bed."""

    def build():
        for x in SIGNS:
            for y in SIGNS:
                box((0.07, 0.07, height), (x * width / 2, y * length / 2, height / 2), posts, 0.01)
            box((0.06, length, 0.06), (x * width / 2, 0, height - 0.03), posts, 0.008)
            box((width, 0.06, 0.06), (0, x * length / 2, height - 0.03), posts, 0.008)
            for y, seed in ((-1, 3), (1, 8)):
                where = (x * (width / 2 + 0.0), y * (length / 2 - 0.26), 0.02)
                curtain(0.46, height - 0.06, where, drapes, 5, 0.045, math.pi / 2, seed + x, gather=0.62)
            where = (x * (width / 2 - 0.26), length / 2, 0.02)
            curtain(0.46, height - 0.06, where, drapes, 5, 0.045, 0, 12 + x, gather=0.5)

    return place(group(build), location, rotation)


def nightstand(location, rotation, body, top, metal, width=0.52):
    """Its drawers face -y."""

    def build():
        box((width, 0.42, 0.36), (0, 0, 0.36), body, 0.008)
        box((width + 0.02, 0.44, 0.022), (0, 0, 0.55), top, 0.005)
        for z in (0.445, 0.275):
            box((width - 0.03, 0.01, 0.155), (0, -0.213, z), body, 0.004)
            box((0.12, 0.018, 0.012), (0, -0.226, z), metal, 0.004)
        for x in SIGNS:
            for y in SIGNS:
                foot = (x * (width / 2 - 0.03), y * 0.18)
                tube([(*foot, 0.18), (*foot, 0)], 0.012, metal)

    return place(group(build), location, rotation)
