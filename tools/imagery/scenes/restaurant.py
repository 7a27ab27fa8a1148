"""A table laid for two in the restaurant; more tables and lit arches behind."""

import math

from studio import *

FLOOR = -0.75
OTHER_TABLES = ((-2.2, 3.0), (1.9, 3.4), (0.1, 5.2), (-3.6, 5.6), (3.8, 5.8))


def build(view=((0.12, -1.12, 0.43), (0, 0.22, 0.115), 37), exposure=1.15):
    metal, timber, clear = (
        brass("#b58f55", 0.3),
        wood("#5b3a22", "#3a2313", 0.35, 2.0, coat=0.2),
        pane((0.965, 0.97, 0.965)),
    )
    plane(16, 16, (0, 4, FLOOR), wood("#6b4529", "#432818", 0.3, planks=(0.14, 1.2), turned=0.785))
    cloth("cloth_round", linen("#f2ece0"), (0, 0, FLOOR - 0.0105), subdivide=2)
    _laid_table(metal, clear)
    upholstery = velvet("#2f5048")
    for angle, away in ((math.pi, 0.78), (-1.35, 0.8), (1.5, 0.82)):
        dining_chair(
            upholstery, timber, (math.sin(angle) * -away, -math.cos(angle) * away, FLOOR), angle + math.pi
        )
    _other_tables(upholstery, timber, clear, metal)
    _hall()
    _lights()
    camera(*view, 2.4, 1.02, level=False)
    return Shot(exposure, glow=0.08, clamp=(14, 3), bounces=(8, 4, 4, 6))


def _laid_table(metal, clear):
    green = mottled("glaze", "#23332f", "#55706a", 22, 0.3, 0, Coat=0.4)
    _setting(0, metal, clear, green, True)
    _setting(math.pi, metal, clear, green, False)
    for x, y, height, radius in (
        (-0.07, 0.03, 0.13, 0.03),
        (0.05, -0.02, 0.08, 0.033),
        (0.015, 0.08, 0.17, 0.028),
    ):
        candle((x, y, 0.002), height, radius, 0.55, 50)
    vase((-0.17, 0.12, 0.002), principled("vase", "#e8dfd0", 0.35), 0.13, 0.05, 5, 3, 0.26)
    for i in range(3):
        branch(
            (0.12, 0.06, 0.012),
            0.22,
            18,
            None,
            40 + i,
            0.05,
            0.015,
            0.9,
            (math.cos(i * 2.2), math.sin(i * 2.2) * 0.6, 0.12),
        )
    plate((-0.25, 0, 0.003), 0.085, green, 64)
    for i in range(3):
        a = i * 2.1
        flatbread((-0.25 + 0.02 * math.cos(a), 0.02 * math.sin(a), 0.015 + 0.006 * i), 0.05, a, 0.12, i + 1)


def _setting(turn, metal, clear, green, served, reach=0.27):
    def build():
        plate((0, -reach, 0.003), 0.145, porcelain())
        plate((0, -reach, 0.0165), 0.105, green)
        if served:
            _scallops(reach)
            lathe(
                [(0, 0.113), (0.024, 0.1135), (0.0388, 0.141), (0.0405, 0.158), (0, 0.158)],
                principled("wine", "#3d0610", 0.05, Coat=1.0),
                (0.135, -reach + 0.17, 0.002),
            )
        fork(metal, (-0.185, -reach - 0.1, 0.006))
        knife(metal, (0.172, -reach - 0.1, 0.006))
        if not served:
            return
        lathe(WINE_GLASS, clear, (0.135, -reach + 0.17, 0.002), 64)
        lathe(
            [(0, 0), (0.03, 0), (0.036, 0.1), (0.0345, 0.1), (0.029, 0.006), (0, 0.006)],
            clear,
            (0.2, -reach + 0.11, 0.002),
        )
        lathe([(0, 0.062), (0.0325, 0.062)], pane((0.93, 0.96, 0.96)), (0.2, -reach + 0.11, 0.002))

    group(build).rotation_euler = (0, 0, turn)


def _scallops(reach):
    puree = [(0, 0.0095), (0.03, 0.009), (0.043, 0.0045), (0.049, 0)]
    saffron = principled("puree", "#d8a24a", 0.45, Subsurface=0.2)
    lathe(smooth(puree, 5), saffron, (0, -reach, 0.027), 64, 0.12)

    def seared(nodes, shader):
        height = nodes.node("SeparateXYZ", {0: nodes.position(kind="Generated")}).outputs[2]
        crust = nodes.plus(height, nodes.times(nodes.noise(nodes.position(), 120, 4), 0.5))
        brown = nodes.ramp(crust, [(0.95, 0), (1.25, 1)])
        nodes.set(shader, "Base Color", nodes.mix(srgb("#ecd9b8"), srgb("#9a5a22"), brown))

    scallop = principled("scallop", "#e9cfa4", 0.4, seared, Subsurface=0.15)
    profile = [(0, 0), (0.014, 0), (0.0175, 0.005), (0.0175, 0.013), (0.014, 0.018), (0, 0.019)]
    for k in range(3):
        lathe(
            smooth(profile, 4),
            scallop,
            (0.022 * math.cos(k * 2.1), 0.022 * math.sin(k * 2.1) - reach, 0.036),
            32,
            0.15,
        )
    torn_herbs((0, -reach, 0.056), 0.02, 14, 2, 0.012)


def _other_tables(upholstery, timber, clear, metal):
    table_linen, chair = linen("#f2ece0"), dining_chair(upholstery, timber)
    for x, y in OTHER_TABLES:
        cloth("cloth_round", table_linen, (x, y, FLOOR))
        for angle in (0.4, 2.0, 3.6, 5.2):
            duplicate(
                chair, (x + 0.78 * math.cos(angle), y + 0.78 * math.sin(angle), FLOOR), angle - math.pi / 2
            )
        candle((x, y, 0), 0.11, 0.035, 0.8, 10)
        for dx, dy in ((0.2, -0.1), (-0.2, 0.12)):
            lathe(WINE_GLASS, clear, (x + dx, y + dy, 0), 32)
        shade = smooth(
            [(0.02, 0.2), (0.09, 0.17), (0.19, 0.0), (0.185, 0.0), (0.085, 0.165), (0.015, 0.19)], 4
        )
        lathe(shade, metal, (x, y, 1.55))
        lathe(
            [(0, 0.0), (0.04, 0.02), (0.04, 0.06), (0, 0.08)], emission((1, 0.66, 0.36), 22), (x, y, 1.57), 16
        )
        point_light((x, y, 1.55), 15, (1, 0.66, 0.38), 0.09)
    put_away(chair)


def _hall():
    arches = (-6, -3, 0, 3, 6)
    openings = [arch(x, FLOOR, 2.0, 3.3, 0.25) for x in arches]
    slab(rect(-9, FLOOR, 9, 4.2), openings, 0.5, plaster("#c9ab84"), (0, 7.6, 0), UPRIGHT)
    plane(20, 6, (0, 9.6, 1.5), plaster("#6e5a48"), UPRIGHT)
    plane(20, 14, (0, 3, 3.6), plaster("#b79b78"))
    for x in arches:
        # A soft card: point lights this near the reveals leave noise in the arches.
        area_light((x, 9.2, 2.2), (x, 9.0, 0), (1.2, 0.5), 36, (1, 0.55, 0.25))
    for x in (-4.5, -1.5, 1.5, 4.5):
        lathe(
            [(0, 0), (0.07, 0.02), (0.1, 0.16), (0.06, 0.26), (0, 0.28)],
            emission((1, 0.58, 0.28), 9),
            (x, 7.2, 1.35),
            20,
        )
        point_light((x, 7.05, 1.5), 14, (1, 0.58, 0.28), 0.08)


def _lights():
    point_light((0, 0, 1.55), 20, (1, 0.66, 0.38), 0.09)
    area_light((-2.4, -0.6, 1.5), (0, 0, 0), (1.2, 1.6), 26, (0.62, 0.74, 1))
    area_light((2, -1.2, 1.6), (0, 0, 0), (1, 1), 16, (1, 0.8, 0.6))
    area_light((0, 2.5, 3.3), (0, 3, 0), (8, 5), 90, (1, 0.74, 0.5))
    sky(2, 180, 0.02)
