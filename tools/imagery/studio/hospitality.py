"""What is offered to a guest: coffee, dates, tea."""

import math
import random

from studio.groups import group, instance, place
from studio.nodes import principled
from studio.shapes import lathe, smooth, tube


def coffee_pot(location, metal, scale=1.0):
    """The Omani dallah, with its long spout."""

    def build():
        body = [
            (0, 0),
            (0.05, 0),
            (0.07, 0.03),
            (0.085, 0.08),
            (0.07, 0.13),
            (0.04, 0.16),
            (0.035, 0.2),
            (0.02, 0.215),
        ]
        lathe(smooth([*body, (0.012, 0.235), (0.016, 0.25), (0, 0.262)], 5), metal)
        tube(
            [(0.06, 0, 0.07), (0.12, 0, 0.11), (0.14, 0, 0.2), (0.18, 0, 0.23)],
            0.012,
            metal,
            [1.4, 1.2, 0.9, 0.7],
        )
        tube([(-0.06, 0, 0.19), (-0.13, 0, 0.17), (-0.13, 0, 0.08), (-0.08, 0, 0.05)], 0.008, metal)

    return place(group(build), location, 0.4, scale)


def dates(location, spread, count, seed=3):
    def wrinkled(nodes, shader):
        nodes.set(shader, "Normal", nodes.bump(nodes.noise(nodes.position(), 90, 3), 0.4, 0.004))

    rng, skin = random.Random(seed), principled("date", "#4a2312", 0.3, wrinkled, Coat=0.3)
    profile = [
        (0.011 * math.sin(math.pi * j / 8) ** 0.8, -0.02 * math.cos(math.pi * j / 8)) for j in range(9)
    ]
    original = lathe(profile, skin, (0, -60, -60), 14)
    x, y, z = location
    for i in range(count):
        where = (
            x + rng.gauss(0, spread / 2.6),
            y + rng.gauss(0, spread / 2.6),
            z + 0.012 * (i // (count // 2)),
        )
        instance(original, where, (1.57 + rng.uniform(-0.3, 0.3), 0, rng.uniform(0, 6)))
