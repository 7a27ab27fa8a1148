"""A hall for conferences: rows of chairs before a screen, coffers with lines of light."""

import math
import random

from studio import *

WIDTH, LENGTH, HEIGHT = 13, 17, 4.6


def build(seats="#3f6c74", view=((0.3, -8.1, 1.8), (-0.2, 6, 1.6), 25)):
    timber, metal, dark = (
        wood("#b89168", "#8a6642", 0.45, 1.4, "Z"),
        polished_brass(),
        principled("dark", "#15181a", 0.5),
    )
    plane(WIDTH, LENGTH, (0, 0, 0), _carpet())
    _walls(timber, metal, dark)
    _ceiling()
    _stage(timber, dark)
    _chairs(seats)
    for where, target, size, power, tone in (
        ((0, LENGTH / 2 - 0.5, 2.5), (0, 0, 1), (6, 3), 60, (0.9, 0.72, 0.75)),
        ((0, -1, HEIGHT - 0.5), (0, -1, 0), (11, 14), 400, (1, 0.88, 0.74)),
        ((0, -1, 0.9), (0, -1, 5), (11, 14), 150, (1, 0.84, 0.66)),
        ((0, LENGTH / 2 - 2.2, HEIGHT - 0.6), (0, LENGTH / 2 - 1, 0), (8, 0.6), 120, (1, 0.82, 0.6)),
    ):
        area_light(where, target, size, power, tone)
    sky(10, 0, 0.05)
    camera(*view, 8, 6)
    return Shot(0.7, glow=0.06, clamp=(0, 4))


def _carpet():
    def woven(nodes, shader):
        where = nodes.position()
        ground = nodes.mix(srgb("#33444c"), srgb("#54666b"), nodes.noise(where, 1.3, 6, 0.6, 2.0))
        lines = nodes.out(
            "TexWave", {"Vector": where, "Scale": 0.35, "Distortion": 7.0, "Detail": 2}, output=1
        )
        thread = nodes.times(nodes.ramp(lines, [(0.0, 1), (0.06, 0)]), 0.55)
        nodes.set(shader, "Base Color", nodes.mix(ground, srgb("#b39a72"), thread))
        nodes.set(shader, "Normal", nodes.bump(nodes.noise(where, 160, 3), 0.6, 0.01))

    return principled("carpet", "#3b4a52", 0.95, woven)


def _walls(timber, metal, dark):
    wall, panel = plaster("#f1eadf", 0.9, 0.03), fabric("#cdbfa8", 0.9, 300, 0.3, 0.4, 0.04)
    plane(WIDTH, HEIGHT, (0, LENGTH / 2, HEIGHT / 2), dark, UPRIGHT)
    batten = box((0.09, 0.12, HEIGHT), (-WIDTH / 2 + 0.1, LENGTH / 2 - 0.05, HEIGHT / 2), timber, 0.008)
    for i in range(1, int(WIDTH / 0.16)):
        instance(batten, (-WIDTH / 2 + 0.1 + i * 0.16, LENGTH / 2 - 0.05, HEIGHT / 2))
    _back_wall(wall, timber, metal)
    for side in SIGNS:
        x = side * WIDTH / 2
        plane(LENGTH, HEIGHT, (x, 0, HEIGHT / 2), wall, UPRIGHT_ALONG_Y)
        for i in range(5):
            y = -6.2 + i * 3.3
            box((0.06, 2.5, 2.9), (x - side * 0.03, y, 2.0), panel, 0.02)
            box((0.1, 0.28, HEIGHT), (x - side * 0.05, y + 1.65, HEIGHT / 2), timber, 0.008)
            wall_lamp((x - side * 0.1, y + 1.65, 2.25), metal, -side * math.pi / 2, 9)


def _back_wall(wall, timber, metal):
    """With the doors: what a speaker sees."""
    y = -LENGTH / 2
    plane(WIDTH, HEIGHT, (0, y, HEIGHT / 2), wall, UPRIGHT)
    for x in (-3.6, 3.6):
        box((2.3, 0.1, 2.9), (x, y + 0.05, 1.45), principled("painted frame", "#d8cbb4", 0.5), 0.012)
        for side in SIGNS:
            box((1.0, 0.08, 2.7), (x + side * 0.515, y + 0.09, 1.36), timber, 0.01)
            tube([(x + side * 0.09, y + 0.2, 0.9), (x + side * 0.09, y + 0.2, 1.3)], 0.014, metal)
    for x in (-5.6, -1.6, 1.6, 5.6):
        wall_lamp((x, y + 0.02, 2.25), metal, math.pi, 9)
    art((0, y + 0.04, 2.0), math.pi, 2.2, 1.5, metal, 7, ("#efe6d6", "#c9a87a", "#3f6c74", "#b9643c"))


def _ceiling():
    wall, line = plaster("#f1eadf", 0.9, 0.03), emission((1, 0.84, 0.64), 0.0, 3.2)
    plane(WIDTH, LENGTH, (0, 0, HEIGHT), wall)
    for i in range(6):
        y = -6.6 + i * 2.7
        box((WIDTH, 0.3, 0.42), (0, y, HEIGHT - 0.2), wall, 0.02)
        for x in (-3.4, 0, 3.4):
            box((2.5, 1.5, 0.02), (x, y + 1.35, HEIGHT - 0.14), wall, 0.01)
            box((2.9, 1.9, 0.02), (x, y + 1.35, HEIGHT - 0.012), line, 0)
    for x in (-5.2, -1.7, 1.7, 5.2):
        box((0.3, LENGTH, 0.38), (x, 0, HEIGHT - 0.2), wall, 0.02)


def _slide():
    """Layers of hills at sunset, drawn in the material."""

    def surface(nodes):
        parts = nodes.node("SeparateXYZ", {0: nodes.position(kind="Generated")}).outputs
        x, y = parts[0], parts[2]
        stops = [(0, srgb("#f7cf93")), (0.35, srgb("#f0a878")), (0.62, srgb("#86a9b0")), (1, srgb("#2b6174"))]
        tone = nodes.ramp(y, stops)
        for k, (swing, base, hill) in enumerate(
            ((0.07, 0.42, "#c08a6a"), (0.06, 0.3, "#7d6358"), (0.05, 0.16, "#1f4a54"))
        ):
            along = nodes.plus(nodes.times(x, 0.5 + 0.2 * k), 3.7 * k)
            ridge = nodes.out(
                "TexNoise", {"W": along, "Detail": 3, "Roughness": 0.4}, output="Fac", noise_dimensions="1D"
            )
            top = nodes.plus(nodes.times(nodes.minus(ridge, 0.5), swing * 4), base)
            tone = nodes.mix(tone, srgb(hill), nodes.math("LESS_THAN", y, top))
        return nodes.out("Emission", {0: tone, 1: 2.2})

    return new_material("slide", surface)


def _stage(timber, dark):
    front = LENGTH / 2
    box((8.6, 2.2, 0.32), (0, front - 1.25, 0.16), wood("#6d4a2e", "#452c19", 0.35, 1.5, coat=0.2), 0.02)
    box((8.62, 0.02, 0.02), (0, front - 2.36, 0.05), emission((1, 0.75, 0.45), 12), 0)
    box((6.2, 0.06, 3.3), (0, front - 0.28, 2.5), dark, 0.02)
    box((6.0, 0.02, 3.1), (0, front - 0.32, 2.5), _slide(), 0)
    box((0.6, 0.45, 1.1), (-3.5, front - 1.6, 0.87), timber, 0.02)
    box((0.7, 0.5, 0.04), (-3.5, front - 1.6, 1.44), dark, 0.008, (0.25, 0, 0))
    tube([(-3.5, front - 1.5, 1.42), (-3.5, front - 1.55, 1.7), (-3.5, front - 1.68, 1.78)], 0.008, dark)
    for x in (-4.7, 4.7):
        potted_palm((x, front - 1.2, 0), principled("pot", "#d8cbb6", 0.6), 0.3, 1.1, 14, 3)


def _chair(upholstery, frame):
    cushion((0.5, 0.5, 0.1), (0, 0, 0.46), upholstery, radius=0.045, puff=0.2, seed=2)
    cushion((0.48, 0.08, 0.5), (0, 0.25, 0.8), upholstery, (-0.16, 0, 0), 0.037, 0, 3)
    for side in SIGNS:
        x = side * 0.25
        tube([(x, -0.22, 0), (x, -0.2, 0.42), (x, 0.2, 0.42), (x, 0.27, 0)], 0.012, frame)
        tube([(x, 0.2, 0.42), (side * 0.23, 0.3, 0.95)], 0.011, frame)


def _chairs(tone):
    rng, frame = random.Random(8), principled("frame", "#1c1a18", 0.35, Metallic=0.8)
    chair = group(lambda: _chair(fabric(tone, 0.9, 300, 0.3, 0.5, 0.06), frame))
    for row in range(10):
        for side in SIGNS:
            for k in range(7):
                where = (
                    side * (0.95 + k * 0.62) + rng.uniform(-0.012, 0.012),
                    -6.0 + row * 1.12 + rng.uniform(-0.015, 0.015),
                    0,
                )
                duplicate(chair, where, math.pi + rng.uniform(-0.03, 0.03))
    put_away(chair)
