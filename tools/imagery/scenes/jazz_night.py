"""A jazz evening: a grand piano and a double bass on the terrace, small tables by candlelight."""

import math

from studio import *

PIANO = [
    (0, 0), (1.48, 0), (1.48, 0.55), (1.44, 0.95), (1.3, 1.2), (1.12, 1.4), (1.02, 1.65), (0.95, 1.85), (0.72, 2.02),
    (0.4, 2.05), (0.12, 1.95), (0, 1.7),
]  # fmt: skip
BASS = [
    (0, 0), (0.2, 0.02), (0.32, 0.14), (0.34, 0.34), (0.26, 0.5), (0.22, 0.6), (0.25, 0.72), (0.24, 0.88), (0.12, 1.02),
    (0.03, 1.08), (0, 1.09),
]  # fmt: skip


def build(
    view=((-0.5, -2.5, 1.45), (0.75, 4.2, 1.2), 30), exposure=0.95, with_oud=False, stop=2.8, focus=5.6
):
    plane(40, 30, (0, 8, 0), stone("#b9a280", "#97805c", 0.35, 0.8, tile=(0.8, 0.8), relief=0.06))
    _stage((2.42, 4.5) if with_oud else (2.2, 3.7))
    if with_oud:
        _oud_player((2.1, 3.95))
    _tables()
    string_lights(((-5.2, 1.0), (5.2, 9.4)), 7, 3.9)
    _beyond()
    _lights()
    camera(*view, stop, focus)
    return Shot(exposure, glow=0.13, bounces=(5, 3, 4, 4), clamp=(0, 4))


def _stage(microphone):
    box((6.4, 3.6, 0.22), (1.0, 5.0, 0.11), walnut(), 0.02)
    box((6.42, 0.02, 0.02), (1.0, 3.19, 0.06), emission((1, 0.7, 0.4), 8), 0)
    place(group(_piano), (0.1, 4.1, 0.22), 0.35)
    place(group(_bass), (2.9, 4.6, 0.22), (-0.24, 0.1, 0.5))
    place(group(_microphone), (*microphone, 0.22), 0)
    for x in (-1.5, 3.6):
        potted_palm((x, 6.2, 0.22), terracotta(), 0.28, 1.15, 12, int(x) + 5, ("#30501f", "#688040"))


def _piano():
    black, metal = principled("lacquer", "#08090a", 0.06, Coat=1.0), polished_brass()
    body = smooth(PIANO + [PIANO[0]], 5)
    slab(body, [], 0.3, black, (0, 0, 0.82), bevel=0.012)
    lid = slab(body, [], 0.02, black, (0, 0, 1.0), (0, -0.62, 0), 0.004)
    lid.location = (0.02, 0, 0.99)
    tube([(1.3, 0.7, 0.97), (1.16, 0.7, 1.72)], 0.012, black)
    slab([(x * 0.93 + 0.05, y * 0.93 + 0.07) for x, y in body], [], 0.01, metal, (0, 0, 0.972), bevel=0)
    box((1.46, 0.3, 0.1), (0.74, -0.16, 0.72), black, 0.012)
    box((1.24, 0.15, 0.02), (0.74, -0.18, 0.785), principled("ivory", "#f4efe2", 0.25, Coat=0.4), 0.003)
    for i in range(35):
        if i % 7 not in (2, 6):
            box((0.014, 0.09, 0.018), (0.15 + i * 0.0345, -0.15, 0.802), black, 0.002)
    for x, y in ((0.12, 0.1), (1.36, 0.1), (0.5, 1.75)):
        tube([(x, y, 0.7), (x, y, 0.05)], 0.05, black, [1.2, 0.7])
    box((0.75, 0.36, 0.1), (0.74, -0.75, 0.46), fabric("#3a2415", 0.6, 500, 0.15, 0.2), 0.03)
    for x in SIGNS:
        for y in SIGNS:
            tube(
                [(0.74 + x * 0.3, -0.75 + y * 0.13, 0.42), (0.74 + x * 0.3, -0.75 + y * 0.13, 0)],
                0.018,
                black,
            )


def _bass():
    """Drawn flat, then stood up and leaning."""
    body, black = wood("#8a4a1e", "#5a2a10", 0.25, 2.5, "Y", coat=0.7), principled("ebony", "#0d0b0a", 0.3)
    half = smooth(BASS, 5)
    outline = half + [(-x, y) for x, y in reversed(half[1:-1])]

    def flat():
        slab(outline, [], 0.17, body, (0, 0.12, 0), bevel=0.02)
        box((0.05, 1.0, 0.03), (0, 1.25, 0.12), black, 0.01)
        box((0.05, 0.6, 0.04), (0, 1.4, 0.08), body, 0.01)
        lathe(smooth([(0, 0), (0.05, 0.02), (0.045, 0.1), (0, 0.13)], 4), body, (0, 1.76, 0.06), 24)
        box((0.14, 0.02, 0.1), (0, 0.55, 0.13), wood("#caa06a", "#a67c48", 0.5), 0.004)
        for i in range(4):
            tube(
                [
                    ((i - 1.5) * 0.012, 0.3, 0.12),
                    ((i - 1.5) * 0.02, 0.55, 0.185),
                    ((i - 1.5) * 0.008, 1.72, 0.13),
                ],
                0.0016,
                polished_brass(),
            )
        tube([(0, 0.12, 0), (0, -0.12, 0)], 0.008, black)
        _bass_stand(black)

    return place(group(flat), (0, 0, 0.12), (math.pi / 2, 0, 0))


def _bass_stand(metal):
    """A post behind with a yoke for the neck, two arms for the body, three feet."""
    tube([(0, -0.1, -0.22), (0, 0.3, -0.16), (0, 1.3, -0.02), (0, 1.42, 0.04)], 0.014, metal)
    tube([(-0.07, 1.42, 0.17), (-0.07, 1.42, 0.05), (0.07, 1.42, 0.05), (0.07, 1.42, 0.17)], 0.011, metal)
    for x in SIGNS:
        arm = [(0, 0.26, -0.17), (x * 0.3, 0.2, -0.13), (x * 0.36, 0.22, 0.02), (x * 0.33, 0.24, 0.16)]
        tube(arm, 0.012, metal)
        tube([(0, 0.0, -0.2), (x * 0.34, -0.13, 0.06)], 0.012, metal)
    tube([(0, 0.0, -0.2), (0, -0.2, -0.5)], 0.012, metal)


def _microphone():
    metal = principled("steel", "#c9c9c6", 0.25, Metallic=1.0)
    lathe([(0, 0), (0.16, 0), (0.16, 0.02), (0.012, 0.04), (0.01, 1.4)], metal)
    tube([(0, 0, 1.4), (0, -0.1, 1.52)], 0.014, metal)
    lathe(
        smooth([(0, 0), (0.03, 0.01), (0.036, 0.05), (0.025, 0.09), (0, 0.1)], 4), metal, (0, -0.1, 1.5), 32
    )


def _oud_player(where):
    """The player's place in the interval: the oud on its chair, coffee beside it, on a carpet."""
    x, y = where
    metal = polished_brass()
    rug((2.1, 1.5), (x, y - 0.15), "#5a1c16", "#1c1416").location.z += 0.22
    rug((1.8, 1.2), (x, y - 0.15), "#8a2c1c", "#4a1712").location.z += 0.228
    dining_chair(velvet("#1f5560"), walnut(), (x, y, 0.22), -0.3)
    place(oud(), (x + 0.02, y - 0.1, 0.76), (1.28, 0, -0.3))
    side_table((x - 0.55, y - 0.35, 0.24), marble(), metal, 0.5, 0.22)
    coffee_pot((x - 0.58, y - 0.29, 0.74), metal)
    for across, deep in ((-0.43, -0.4), (-0.6, -0.47)):
        bowl((x + across, y + deep, 0.74), 0.035, 0.045, porcelain(), 32)
    for across, deep, size in ((0.42, -0.1, 0.95), (0.58, -0.3, 0.7)):
        lantern((x + across, y + deep, 0.24), metal, size, 6)


def _tables():
    chair = dining_chair(velvet("#2f5048"), walnut())
    metal, clear = polished_brass(), pane((0.965, 0.97, 0.965))
    for x, y in ((-1.9, 0.7), (2.7, 0.9), (-3.2, 2.6), (4.4, 2.9)):
        side_table((x, y, 0), marble(), metal, 0.74, 0.36)
        candle((x, y, 0.74), 0.13, 0.034, 1.2, 55, glass())
        for angle in (0.4, 2.5):
            lathe(WINE_GLASS, clear, (x + 0.2 * math.cos(angle), y + 0.2 * math.sin(angle), 0.74), 32)
        for angle in (-0.3, 3.4):
            duplicate(chair, (x + 0.72 * math.cos(angle), y + 0.72 * math.sin(angle), 0), angle - math.pi / 2)
    put_away(chair)


def _beyond():
    box((30, 0.35, 0.9), (0, 9.6, 0.45), plaster("#e6d3b3"), 0.03)
    for i in range(11):
        lantern((-7.5 + i * 1.5, 9.6, 0.92), polished_brass(), 1.0, 5)
    for seed, (x, y, height) in enumerate(((-4.6, 10.6, 5.8), (4.9, 10.9, 6.2), (1.6, 13, 5.2)), 1):
        palm(height, (x, y, -0.3), seed, 28, 2.6, ("#2a4220", "#5f7038"))
    seascape(12, -10, "#123c52", 0.4, DUSK_HILLS)


def _lights():
    spot_light((-0.5, 1.2, 5.2), (0.9, 4.9, 0.9), 2600, (1, 0.8, 0.58), 0.25, 34)
    spot_light((4.2, 2.0, 5.0), (2.6, 4.8, 0.9), 2000, (1, 0.66, 0.4), 0.25, 30)
    area_light((0, -4, 5), (0, 4, 0), (7, 4), 60, (0.6, 0.7, 1))
    area_light((0.5, 4.5, 3.7), (0.5, 4.5, 0), (6, 3), 120, (1, 0.68, 0.4))
    area_light((0.5, 0.5, 3.6), (0.5, 0.5, 0), (8, 4), 110, (1, 0.66, 0.38))
    sky(-2.4, 12, 2.2, dust=2.5, ozone=3.5, clouds=0.85, cloud_tone=(1, 0.62, 0.6), cloud_scale=0.9)
