"""What lies beyond a terrace: the sea, the mountains of the coast, palms below."""

from mathutils import Vector, noise

from studio.nodes import principled, srgb
from studio.shapes import grid, plane
from studio.clear import water
from studio.trees import palm

DAY_HILLS = (("#8d7a66", "#b8a284"), ("#93897c", "#b5a894"))
DUSK_HILLS = (("#4e4a55", "#6a6068"), ("#5a5662", "#726a74"))
GOLDEN_HILLS = (("#8a6450", "#b98f6c"), ("#8d7468", "#b99a82"))


def hills(distance, width, height, x=0, foot=-20, seed=1, tones=DAY_HILLS[0], depth=900):
    dark, light = (srgb(tone) for tone in tones)

    def rock(nodes, shader):
        strata = nodes.noise(nodes.position((0.01, 0.01, 0.03)), 2, 8, 0.65)
        nodes.set(shader, "Base Color", nodes.mix(dark, light, strata))

    def height_at(across, deep):
        edge = max(0, 1 - abs(across / (width / 2)) ** 2.2) * (1 - (2 * abs(deep) / depth) ** 2)
        ridge = noise.fractal(
            Vector((across * 1.1 / height / 2.2, deep * 1.6 / height / 2.2, seed)), 1.05, 2.1, 7
        )
        return foot + edge * height * (0.35 + 0.9 * abs(ridge))

    grid(width, depth, 120, 40, height_at, principled("hill", tones[0], 0.95, rock), (x, distance, 0))


def seascape(shore, level=-14, tone="#0b5a78", relief=0.35, tones=DAY_HILLS, mirrored=False):
    """The bay seen from `shore` (a y), with two ranges behind it."""
    side = -1 if mirrored else 1
    sea = water(tone, 0.05, relief, 0.05, 1.2, stretch=(1, 2.2, 1), detail=8)
    plane(60000, 40000, (0, 20000 + shore, level), sea)
    hills(5200, 4200, 520, side * -2600, level, 3, tones[0])
    hills(7500, 5200, 620, side * 3300, level, 6, tones[1])


def shore_palms(shore, places):
    """`places` are (x, how far beyond the shore, foot, seed)."""
    for x, beyond, foot, seed in places:
        palm(5.4, (x, shore + beyond, foot), seed, 26, 2.5)
