"""A table seen from above, for dishes: its surface, its light, its cutlery."""

import math

from mathutils import Vector, noise

from studio.camera import camera
from studio.clear import glass, pane
from studio.foliage import branch
from studio.groups import place
from studio.light import area_light, sky, sun_light
from studio.nodes import principled, srgb
from studio.palette import polished_brass
from studio.shapes import lathe, mesh, plane, quads, subdivided, thickened
from studio.surfaces import stone
from studio.tableware import plate
from studio.textiles import fabric


# Rings close to the rim keep the surface of a drink flat under smooth shading.
TEA = [(0, 0), (0.0255, 0), (0.0289, 0.0648), (0.0287, 0.066), (0.028, 0.066), (0, 0.066)]


def dark_stone():
    return stone("#39352f", "#24211d", 0.5, 2.4, vein="#6b6256", relief=0.12)


def speckled_glaze():
    def fired(nodes, shader):
        where = nodes.position()
        pooled = nodes.ramp(nodes.noise(where, 9, 6, 0.6), [(0.35, srgb("#ded4c1")), (0.7, srgb("#f3eee3"))])
        specks = nodes.ramp(nodes.noise(where, 160, 2, 0.5), [(0.68, 0), (0.74, 0.9)])
        nodes.set(shader, "Base Color", nodes.mix(pooled, srgb("#7a6a55"), specks))
        nodes.set(shader, "Normal", nodes.bump(nodes.noise(where, 30, 3), 0.08, 0.01))

    return principled("stoneware", "#e9e2d4", 0.32, fired, Coat=0.25)


def table(material):
    plane(3, 3, (0, 0, 0), material)


def folded_napkin(location, tone="#d9cbb3", turn=0.12, size=(0.13, 0.25), layers=4):
    """One cloth laid to and fro, its folds along the long sides."""
    width, length = size
    across = _to_and_fro(width, layers)
    rows = 24
    vertices = []
    for row in range(rows + 1):
        y = (row / rows - 0.5) * length
        for x, z in across:
            drift = noise.noise(Vector((x * 9, y * 9, z * 160)))
            lift = 0.0035 * max(0, abs(y) / length - 0.3) * (z / 0.012)
            vertices.append((x + 0.0012 * drift, y + 0.002 * drift, z + 0.0007 * drift + lift))
    weave = fabric(tone, 0.92, 1500, 0.5, 0.4, 0.06)
    napkin = mesh("napkin", vertices, quads(len(across) - 1, rows), weave, True)
    thickened(napkin, 0.0014, 0)
    subdivided(place(napkin, location, (0, 0, turn)))


def _to_and_fro(width, layers, gap=0.0032):
    """(x, z) along the cloth; every layer a little narrower than the one below."""
    path = []
    for layer in range(layers):
        z, reach = 0.002 + gap * layer, width / 2 - 0.0015 * layer
        side = -1 if layer % 2 else 1
        path += [(side * (2 * i / 12 - 1) * (reach - 0.002), z) for i in range(13)]
        if layer < layers - 1:
            path += [
                (side * (reach - 0.002 + math.sin(a) * 0.0022), z + gap / 2 * (1 - math.cos(a)))
                for a in (0.7, 1.57, 2.44)
            ]
    return path


def glass_of_tea(location, saucer, tone=("#c2561a", "#6e2408")):
    def brewed(nodes, shader):
        level = nodes.node("SeparateXYZ", {0: nodes.position(kind="Generated")}).outputs[2]
        nodes.set(shader, "Base Color", nodes.ramp(level, [(0, srgb(tone[0])), (1, srgb(tone[1]))]))

    x, y, z = location
    plate(location, 0.052, saucer, 64)
    lathe(
        TEA,
        principled("tea", tone[1], 0.04, brewed, Coat=1.0),
        (x, y, z + 0.006),
        64,
    )
    lathe([(0.0262, 0), (0.030, 0.075), (0.0305, 0.076), (0.0295, 0.076)], pane(), (x, y, z + 0.006), 64)
    rim = [(0.0293, 0.0735), (0.0311, 0.0735), (0.0312, 0.0765), (0.0294, 0.0765), (0.0293, 0.0735)]
    lathe(rim, polished_brass(), (x, y, z + 0.006), 64)


def glass_of_juice(location):
    juice = principled("orange juice", "#f0921c", 0.2, Emission=(1, 0.36, 0.02), Emission_Strength=0.14)
    foot = [(0, 0.004), (0.029, 0.004), (0.03, 0.005), (0.0301, 0.007)]
    level = [*foot, (0.0345, 0.0928), (0.0345, 0.0938), (0.0343, 0.095), (0.0336, 0.095), (0, 0.095)]
    lathe(level, juice, location, 64)
    lathe([(0, 0), (0.0315, 0), (0.0362, 0.11), (0.0352, 0.11), (0.0305, 0.004)], pane(), location, 64)
    rim = [(0.0348, 0.1085), (0.0366, 0.1085), (0.0368, 0.1105), (0.035, 0.1115), (0.0348, 0.1085)]
    lathe(rim, glass(), location, 64)


def olive_sprigs(location, towards=(0.9, -0.35, 0.06), count=3):
    x, y, z = location
    for i in range(count):
        branch(
            (x + 0.05 * i, y, z + 0.006),
            0.2,
            16,
            None,
            60 + i,
            0.04,
            0.012,
            0.9,
            (towards[0] - 0.5 * i, *towards[1:]),
        )


def morning_light(azimuth=-62, warmth=(1, 0.9, 0.76), strength=3.2):
    sun_light(38, azimuth, strength, 3.0, warmth)
    area_light((-0.9, 0.5, 1.0), (0, 0, 0), (0.9, 0.7), 13, (1, 0.95, 0.9))
    area_light((0.9, -0.4, 0.9), (0, 0, 0), (0.6, 0.6), 2.2, (1, 0.85, 0.7))
    area_light((0, 0.9, 0.9), (0, 0, 0), (1.6, 0.8), 9, (1, 0.97, 0.93))
    sky(40, 0, 0.02)


def from_above(reach=0.76, lean=0.3, lens=50, target=(0, 0, 0.01)):
    camera(
        (target[0], target[1] - lean, reach),
        target,
        lens,
        5.0,
        (reach * reach + lean * lean) ** 0.5,
        level=False,
    )
