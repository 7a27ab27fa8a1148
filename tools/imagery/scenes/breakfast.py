"""Breakfast on the terrace: eggs in spiced tomato, bread, coffee; with fruit and juice, or while baking."""

import math

from studio import *


def build(baking=False):
    metal = brass("#b08a4d", 0.25)
    _eggs()
    _coffee(metal, (0.03, 0.235, 0) if baking else (0.0, 0.31, 0))
    if baking:
        table(wood("#9a724a", "#6f4e30", 0.5, 1.2, planks=(0.3, 4)))
        _dough()
        _stack()
        morning_light(-58, (1, 0.86, 0.66), 4.4)
        from_above(0.78, 0.52, 42, (-0.12, -0.025, 0.01))
    else:
        table(fabric("#efe6d4", 0.92, 900, 0.5, 0.4, 0.04))
        _fruit()
        glass_of_juice((-0.11, 0.2, 0))
        _place(metal)
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
    ).rotation_euler = (0, 0, 0.1)
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
    bowl((0.225, 0.165, 0), 0.085, 0.06, glazed("#0f4a52", "#2d8a8c", 0.2, 13), wobble=0.01)
    fig = mottled("fig", "#3a1f3c", "#6b4560", 40, 0.5)
    for i, (x, y, z) in enumerate(
        ((0.2, 0.155, 0.055), (0.25, 0.155, 0.055), (0.225, 0.2, 0.055), (0.225, 0.165, 0.08))
    ):
        lump((x, y, z), (0.025, 0.023, 0.029), fig, i, 0.14, i)
        lathe([(0.007, 0), (0.004, 0.006), (0.0025, 0.014), (0, 0.015)], fig, (x, y, z + 0.025), 12)
    dates((0.225, 0.125, 0.062), 0.05, 8)
    for i, (x, y) in enumerate(((0.09, 0.2), (0.065, 0.225))):
        lemon_wheel((x, y, 0.001 + 0.004 * i), 0.028, (0.06 * i, 0.08 * i, i))


def _coffee(metal, pot):
    plate((-0.22, 0.13, 0), 0.07, porcelain())
    bowl((-0.22, 0.13, 0.006), 0.042, 0.052, porcelain())
    coffee = principled("coffee", "#1c0a04", 0.45, Specular=0.1)
    lathe([(0, 0.046), (0.036, 0.046)], coffee, (-0.22, 0.13, 0.006), 48)
    coffee_pot(pot, metal, 0.75)


def _place(metal):
    for i, (x, y) in enumerate(((-0.258, -0.125), (-0.242, -0.138))):
        flatbread((x, y, 0.016 + 0.008 * i), 0.075, i * 2.0, 0.03, i + 3)
    plate((-0.25, -0.13, 0), 0.11, speckled_glaze())
    fork(metal, (0.185, -0.2, 0), math.pi / 2 + 0.06)
    spoon(metal, (0.215, -0.2, 0), math.pi / 2 + 0.06)
    folded_napkin((0.29, -0.1, 0), "#c98d63", -0.1)
    olive_sprigs((-0.3, 0.24, 0))


def _stack():
    """Thin rounds as they come from the hot plate."""
    folded_napkin((0.06, -0.24, 0), "#c98d63", 0.5)
    for i in range(7):
        x, y = 0.03 + 0.006 * math.sin(i * 2.3), -0.215 + 0.006 * math.cos(i * 3.1)
        flatbread((x, y, 0.022 + 0.0055 * i), 0.096 + 0.004 * math.sin(i * 5), i * 1.7, 0.02, i + 3)


def _dough():
    x, y = -0.29, -0.12
    board = wood("#c39a68", "#9c7446", 0.5, 2.4)
    box((0.3, 0.36, 0.022), (x, y, 0.011), board, 0.006, (0, 0, 0.1))
    dough = principled("dough", "#e8d4ac", 0.6, Subsurface=0.1)
    for i, (dx, dy) in enumerate(((-0.07, 0.1), (0.02, 0.115), (-0.085, 0.01))):
        lump((x + dx, y + dy, 0.038), (0.037, 0.035, 0.023), dough, i + 2, 0.05, i)
    rolled = [(0, 0.006), (0.07, 0.006), (0.085, 0.004), (0.09, 0), (0, 0)]
    lathe(smooth(rolled, 4), dough, (x + 0.045, y - 0.045, 0.022), 64, 0.12)
    pin = [(0, 0), (0.008, 0.004), (0.011, 0.03), (0.009, 0.05), (0.02, 0.056), (0.021, 0.2)]
    pin += [(r, 0.4 - z) for r, z in reversed(pin[:-1])]
    place(
        lathe(smooth(pin, 3), wood("#a9794a", "#7d5733", 0.4, 3, "Z"), (0, 0, 0), 48),
        (x - 0.145, y - 0.13, 0.042),
        (0, math.pi / 2, 0.36),
        0.86,
    )
    flour = principled("flour", "#fbf7ee", 0.95)
    scatter(grain(0.0012, 0.0009, flour, 6), 2600, (x + 0.03, y - 0.02, 0.0225), 0.16, 0, seed=2)
    bowl((-0.38, 0.16, 0), 0.085, 0.06, glazed("#0f4a52", "#2d8a8c", 0.2, 13), wobble=0.01)
    lathe(smooth([(0, 0.064), (0.04, 0.056), (0.074, 0.044)], 5), flour, (-0.38, 0.16, 0), 64, 0.06)
