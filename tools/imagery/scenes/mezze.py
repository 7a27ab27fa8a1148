"""Mezze for two: hummus, muhammara, labneh, tabbouleh, olives and bread."""

import math
import random

import bpy

from studio import *


def build():
    table(stone("#d8cab2", "#b59f80", 0.42, 2.4, stretch=(1, 4, 1), pits=True, relief=0.1))
    dark, teal, pale = glazed("#24312f", "#5f7470"), glazed("#0f4a52", "#2d8a8c", 0.2, 13), speckled_glaze()
    _hummus((-0.105, 0.05, 0), pale)
    _muhammara((0.085, 0.105, 0), teal)
    _labneh((0.115, -0.075, 0), dark)
    _tabbouleh((-0.07, -0.115, 0), teal)
    _olives((0.235, 0.035, 0), pale)
    _breads()
    folded_napkin((-0.29, -0.06, 0), "#2f6a70")
    glass_of_tea((-0.235, 0.165, 0), brass("#b08a4d", 0.25))
    olive_sprigs((0.31, 0.2, 0), (-0.9, -0.2, 0.06), 2)
    morning_light(58, (1, 0.88, 0.7), 3.6)
    from_above(0.8, 0.28, 48, (0.01, 0.01, 0.01))
    return Shot(exposure=0.35, glow=0.03, bounces=(8, 4, 4, 8), clamp=(0, 4))


def _spread(centre, radius, dish, material, height=0.012):
    x, y, z = centre
    bowl(centre, radius, 0.042, dish, wobble=0.012)
    swirl((x, y, z + 0.02), radius * 0.86, height, material)
    return x, y, z + 0.034


def _hummus(centre, dish):
    tone = mottled("hummus", "#d9bd88", "#ecd6a8", 120, 0.5, 0.15, Subsurface=0.15)
    x, y, z = _spread(centre, 0.095, dish, tone)
    oil_drops((x, y, z - 0.002), 0.008, 0.05, 30)
    chickpea = grain(0.0048, 0.0045, two_toned("chickpea", "#d9b06a", "#c6923f"), 14)
    scatter(chickpea, 16, (x, y, z), 0.026, 0.004, seed=4)
    torn_herbs((x, y, z + 0.004), 0.06, 12, 3, 0.011)


def _muhammara(centre, dish):
    tone = mottled("pepper", "#7c1f0e", "#c4502a", 90, 0.4, 0.4, Coat=0.2)
    x, y, z = _spread(centre, 0.07, dish, tone)
    scatter(
        grain(0.006, 0.0032, mottled("walnut", "#8a5a2c", "#c99a5f", 120)), 18, (x, y, z), 0.04, 0.003, seed=6
    )
    scatter(pomegranate_seed(), 16, (x, y, z), 0.045, 0.003, seed=7)


def _labneh(centre, dish):
    x, y, z = _spread(centre, 0.075, dish, principled("labneh", "#f7f2e6", 0.35, Subsurface=0.3))
    oil_drops((x, y, z - 0.002), 0.006, 0.04, 26)
    thyme = grain(0.0018, 0.0009, two_toned("thyme", "#4f5f2a", "#9c8a4a"))
    scatter(thyme, 240, (x, y, z - 0.002), 0.05, 0.002, seed=8)
    sprig((x, y, z), 0.02, 4)


def _tabbouleh(centre, dish):
    x, y, _ = centre
    bowl(centre, 0.08, 0.045, dish, wobble=0.012)
    heap = [(0, 0.026), (0.04, 0.022), (0.068, 0.008), (0.07, 0)]
    lathe(smooth(heap, 5), mottled("parsley", "#1c3a14", "#44702a", 200, 0.7, 0.8), (x, y, 0.024), 48, 0.15)
    torn_herbs((x, y, 0.044), 0.064, 260, 9, 0.009)
    scatter(
        grain(0.0035, 0.003, two_toned("tomato", "#c2311c", "#e0603a", 0.2)),
        46,
        (x, y, 0.036),
        0.06,
        0.018,
        seed=10,
    )
    scatter(
        grain(0.0022, 0.0012, two_toned("bulgur", "#e3c48a", "#c9a260")),
        160,
        (x, y, 0.034),
        0.064,
        0.02,
        seed=11,
    )


def _olives(centre, dish):
    x, y, _ = centre
    bowl(centre, 0.052, 0.036, dish, wobble=0.012)
    olive = grain(0.0095, 0.0072, two_toned("olive", "#3f4a1c", "#8a8f3c", 0.15, Coat=0.5), 20)
    scatter(olive, 26, (x, y, 0.026), 0.036, 0.012, seed=12, tilt=0.6)


def _breads():
    for i, (x, y, radius) in enumerate(
        ((0.02, 0.235, 0.1), (0.07, 0.225, 0.095), (-0.22, -0.2, 0.1), (-0.16, -0.215, 0.09))
    ):
        flatbread((x, y, 0.004 + 0.007 * (i % 2)), radius, i * 1.3, 0.03, i + 1)
    rng, seed = random.Random(3), pomegranate_seed()
    for i in range(22):
        a, r = rng.uniform(0, 6.28), rng.uniform(0.17, 0.33)
        loose = link(bpy.data.objects.new("seed", seed))
        loose.location = (r * math.cos(a), r * math.sin(a), 0.003)
