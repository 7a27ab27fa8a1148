import random

from studio.groups import group, instance, place
from studio.shapes import box
from studio.textiles import fabric

TONES = ("#7a3b2a", "#2f4a50", "#c9b48c", "#5d4030", "#8f7a4a", "#e3d8c2", "#3f4f3c", "#a4532f")
SHELF, BAY, DEPTH = 0.37, 0.92, 0.3


def bookcase(location, rotation, width, shelves, timber, seed=1):
    """Filled, bay by bay; it faces -y."""
    return place(group(lambda: _filled(width, shelves, timber, random.Random(seed))), location, rotation)


def _filled(width, shelves, timber, rng):
    bays = round(width / BAY)
    bay, height = width / bays, shelves * SHELF + 0.1
    box((width, 0.02, height), (0, DEPTH / 2, height / 2), timber, 0.002)
    for i in range(bays + 1):
        box((0.035, DEPTH, height), (-width / 2 + i * bay, 0, height / 2), timber, 0.004)
    for k in range(shelves + 1):
        box((width + 0.035, DEPTH, 0.03), (0, 0, 0.085 + k * SHELF), timber, 0.004)
    volumes = [box((0.034, 0.2, 0.25), (0, -60, -60), fabric(tone, 0.7, 500, 0.1), 0.004) for tone in TONES]
    for i in range(bays):
        for k in range(shelves):
            left = -width / 2 + i * bay + 0.03
            _row(rng, volumes, left, left + bay - 0.06, 0.1 + k * SHELF)


def _row(rng, volumes, left, right, foot):
    """Runs of one binding, then a gap: a shelf that is used."""
    end = right - rng.choice((0, 0, 0.08, 0.25, 0.4))
    volume, run, tall, thick = None, 0, 1, 1
    while True:
        if run == 0:
            volume, run = rng.choice(volumes), rng.randint(1, 6)
            tall, thick = rng.uniform(0.72, 1.1), rng.uniform(0.6, 1.3)
        wide = 0.034 * thick
        if left + wide > end:
            return
        lean = rng.uniform(0.06, 0.14) if rng.random() < 0.03 else 0
        where = left + wide / 2, rng.uniform(-0.03, -0.01), foot + 0.125 * tall
        instance(volume, where, (0, lean, 0), (thick, 1, tall))
        left, run = left + wide + 0.001 + 0.2 * lean, run - 1
