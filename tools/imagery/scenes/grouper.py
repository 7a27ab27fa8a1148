"""Grouper with saffron rice, charred lemon and herbs."""

import math

from studio import *


def build():
    metal = brass("#c39a58", 0.3)
    table(dark_stone())
    _plate()
    _fish()
    _sides(metal)
    morning_light()
    from_above(0.6, 0.36, 50, (0.01, -0.005, 0.01))
    return Shot(exposure=0.6, glow=0.03, bounces=(10, 4, 5, 10), clamp=(0, 4))


def _plate():
    profile = [
        (0, 0.004),
        (0.09, 0.004),
        (0.12, 0.008),
        (0.145, 0.022),
        (0.15, 0.028),
        (0.147, 0.031),
        (0.138, 0.026),
        (0.11, 0.0135),
        (0, 0.0115),
    ]
    lathe(smooth(profile, 5), speckled_glaze(), (0, 0, 0), 128, 0.015)
    saffron = lathe(
        smooth([(0, 0.016), (0.05, 0.015), (0.078, 0.008), (0.09, 0.0)], 5),
        mottled("saffron", "#c98a22", "#e6b04a", 60),
        (0, 0, 0.0115),
        48,
        0.15,
    )
    saffron.scale = (0.8, 0.66, 0.9)
    scatter(rice(), 4200, (0, 0, 0.013), 0.088, 0.017, seed=1)
    scatter(rice("#f7eeda", "#f4dfa8"), 1500, (0, 0, 0.0135), 0.088, 0.018, seed=2)


def _fish():
    def seared(nodes, shader):
        where = nodes.position()
        height = nodes.node("SeparateXYZ", {0: nodes.position(kind="Generated")}).outputs[2]
        crust = nodes.ramp(
            nodes.plus(height, nodes.times(nodes.noise(where, 60, 6, 0.7), 0.5)), [(0.8, 0), (1.25, 1)]
        )
        flakes = nodes.out(
            "TexWave", {"Vector": where, "Scale": 26.0, "Distortion": 14.0, "Detail": 4}, output=1
        )
        white = nodes.mix(srgb("#f6ecd9"), srgb("#e2cfae"), flakes)
        brown = nodes.ramp(
            nodes.noise(where, 90, 5, 0.7),
            [(0.3, srgb("#6b3a14")), (0.55, srgb("#b9772f")), (0.75, srgb("#e0b06a"))],
        )
        nodes.set(shader, "Base Color", nodes.mix(white, brown, crust))
        nodes.set(shader, "Normal", nodes.bump(nodes.noise(where, 110, 5, 0.65), 0.3, 0.003))

    fish = principled(
        "grouper",
        "#f0e2c8",
        0.38,
        seared,
        Subsurface=0.15,
        Subsurface_Radius=(0.004, 0.003, 0.002),
        Coat=0.25,
    )
    for x, y, z, turn, size in (
        (-0.004, 0.014, 0.04, 0.4, (0.064, 0.03, 0.0125)),
        (0.012, -0.022, 0.043, 0.15, (0.055, 0.025, 0.0115)),
    ):
        lump((x, y, z), size, fish, int(size[0] * 1000), 0.24, (0.05, 0.04, turn))
    sprig((0.004, 0.0, 0.06), 0.022, 5)
    for i, (x, y, tilt) in enumerate(((0.078, 0.035, 0.5), (0.092, 0.012, 0.25))):
        lemon_wheel((x, y, 0.027 + 0.003 * i), 0.024, (tilt, 0.25, 0.6 + i))


def _sides(metal):
    scatter(pomegranate_seed(), 34, (0, 0, 0.02), 0.09, 0.015, seed=3, density=0.45)
    scatter(pistachio_crumb(), 60, (0, 0, 0.019), 0.09, 0.016, seed=5)
    torn_herbs((0, 0, 0.034), 0.075, 12)
    oil_drops((0, 0, 0.0118), 0.1, 0.114, 26)
    bowl((0.2, 0.115, 0), 0.057, 0.042, glazed("#0f4a52", "#2d8a8c", 0.2, 13), wobble=0.01)
    swirl((0.2, 0.115, 0.026), 0.048, 0.006, principled("yoghurt", "#f7f2e6", 0.3, Subsurface=0.3))
    torn_herbs((0.2, 0.115, 0.034), 0.03, 5, 7, 0.01)
    glass_of_tea((-0.2, 0.135, 0), metal)
    folded_napkin((-0.235, -0.05, 0))
    fork(metal, (0.182, -0.17, 0), math.pi / 2 + 0.03)
    knife(metal, (0.212, -0.17, 0), math.pi / 2 + 0.03)
    olive_sprigs((-0.32, 0.22, 0))
