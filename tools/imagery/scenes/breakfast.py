"""Breakfast on the terrace: eggs in spiced tomato, bread, fruit, orange juice, coffee."""

import math

from studio import *


def build():
    metal = brass("#b08a4d", 0.25)
    table(fabric("#efe6d4", 0.92, 900, 0.5, 0.4, 0.04))
    _eggs()
    _fruit()
    _drinks(metal)
    for i, (x, y) in enumerate(((-0.258, -0.125), (-0.242, -0.138))):
        flatbread((x, y, 0.016 + 0.008 * i), 0.075, i * 2.0, 0.03, i + 3)
    plate((-0.25, -0.13, 0), 0.11, speckled_glaze())
    fork(metal, (0.185, -0.2, 0), math.pi / 2 + 0.06)
    spoon(metal, (0.215, -0.2, 0), math.pi / 2 + 0.06)
    folded_napkin((0.29, -0.1, 0), "#c98d63", -0.1)
    olive_sprigs((-0.3, 0.24, 0))
    morning_light(-48, (1, 0.87, 0.68), 4.2)
    from_above(0.82, 0.44, 46, (-0.015, 0.02, 0.01))
    return Shot(exposure=0.15, glow=0.04, bounces=(8, 4, 4, 8), clamp=(0, 4))


def _eggs():
    iron = principled("iron", "#1d1b1a", 0.45, Metallic=0.6)
    pan = [
        (0, 0),
        (0.105, 0),
        (0.118, 0.012),
        (0.128, 0.038),
        (0.132, 0.039),
        (0.124, 0.014),
        (0.108, 0.006),
        (0, 0.006),
    ]
    lathe(smooth(pan, 4), iron, (0, 0, 0), 96)
    swept(
        [(0.128, 0, 0.034, 0.012, 0.004), (0.17, 0, 0.038, 0.009, 0.004), (0.25, 0, 0.04, 0.012, 0.005)], iron
    ).rotation_euler = (0, 0, 0.6)
    sauce = mottled("tomato", "#7c1c0c", "#cf5226", 60, 0.3, 0.5, Coat=0.35)
    lathe(
        smooth([(0, 0.022), (0.04, 0.021), (0.08, 0.0225), (0.112, 0.021), (0.119, 0.018)], 5),
        sauce,
        (0, 0, 0),
        72,
        0.05,
    )
    white = principled(
        "egg white", "#f8f3e8", 0.25, Subsurface=0.4, Subsurface_Radius=(0.006, 0.005, 0.004), Coat=0.4
    )
    yolk = principled(
        "yolk", "#f0a018", 0.15, Subsurface=0.3, Subsurface_Radius=(0.006, 0.003, 0.001), Coat=0.7
    )
    for i, (x, y) in enumerate(((-0.045, 0.035), (0.05, 0.03), (0.0, -0.055))):
        lump((x, y, 0.021), (0.038, 0.034, 0.0055), white, i + 2, 0.3, i)
        lathe(
            [(0.0155 * math.cos(t), 0.009 * math.sin(t)) for t in [j * math.pi / 16 for j in range(9)]],
            yolk,
            (x + 0.003, y, 0.0245),
            40,
        )
    torn_herbs((0, 0, 0.027), 0.1, 34, 4, 0.012)
    feta = mottled("feta", "#efe8d6", "#fbf7ec", 90, 0.7)
    for i in range(16):
        a, r = i * 2.4, 0.03 + 0.005 * i
        lump((r * math.cos(a), r * math.sin(a), 0.026), (0.006, 0.005, 0.004), feta, i, 0.4, i, 2)


def _fruit():
    bowl((0.2, 0.13, 0), 0.085, 0.06, glazed("#0f4a52", "#2d8a8c", 0.2, 13), wobble=0.01)
    fig = mottled("fig", "#3a1f3c", "#6b4560", 40, 0.5)
    for i, (x, y, z) in enumerate(
        ((0.175, 0.12, 0.055), (0.225, 0.12, 0.055), (0.2, 0.165, 0.055), (0.2, 0.13, 0.08))
    ):
        lump((x, y, z), (0.024, 0.024, 0.027), fig, i, 0.08, i)
    dates((0.2, 0.09, 0.062), 0.05, 8)
    for i, (x, y) in enumerate(((0.09, 0.2), (0.065, 0.225))):
        lemon_wheel((x, y, 0.001 + 0.004 * i), 0.028, (0.06 * i, 0.08 * i, i))


def _drinks(metal):
    juice = principled(
        "orange juice", "#f0921c", 0.2, Subsurface=0.3, Subsurface_Radius=(0.006, 0.004, 0.001)
    )
    lathe([(0, 0.004), (0.03, 0.004), (0.034, 0.085), (0, 0.086)], juice, (-0.11, 0.2, 0), 64)
    lathe([(0, 0), (0.0315, 0), (0.0362, 0.11), (0.0352, 0.11), (0.0305, 0.004)], pane(), (-0.11, 0.2, 0), 64)
    plate((-0.22, 0.13, 0), 0.07, porcelain())
    bowl((-0.22, 0.13, 0.006), 0.042, 0.052, porcelain())
    lathe([(0, 0.046), (0.036, 0.046)], principled("coffee", "#1c0a04", 0.45, Specular=0.1), (-0.22, 0.13, 0.006), 48)
    coffee_pot((0.0, 0.31, 0), metal, 0.75)
