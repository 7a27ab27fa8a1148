import math
import random

import bpy

from studio.base import link
from studio.foliage import frond, leaf
from studio.groups import group, place
from studio.nodes import principled
from studio.shapes import mesh

GOLDEN_ANGLE = 2.399


def bark(tone="#6b5440"):
    def build(nodes, shader):
        nodes.set(shader, "Normal", nodes.bump(nodes.noise(nodes.position(), 14, 5), 0.8, 0.05))

    return principled("bark", tone, 0.9, build)


def palm(height, location, seed=0, fronds=28, length=2.6, greens=("#2f4a20", "#7d8a44"), lean=0.5):
    rng = random.Random(seed)
    top = (rng.uniform(-1, 1) * lean, rng.uniform(-1, 1) * lean, height)
    turn = rng.uniform(0, 6)

    def build():
        _trunk(top, height)
        _crown(top, fronds, length, leaf(*greens), rng, seed)

    return place(group(build), location, turn)


def _trunk(top, height, sides=14):
    vertices, faces, rings = [], [], int(height / 0.12) * 2
    for i in range(rings + 1):
        t = i / rings
        flare = 1 + 0.35 * max(0, 0.08 - t) * 8
        radius = 0.19 * (1 - 0.35 * t) * (1.0 if i % 2 else 1.13) * flare
        for a in range(sides):
            angle = 2 * math.pi * a / sides
            x, y = top[0] * t * t + radius * math.cos(angle), top[1] * t * t + radius * math.sin(angle)
            vertices.append((x, y, height * t + 0.03 * math.sin(angle * 3 + i * 2.1)))
    for i in range(rings):
        for a in range(sides):
            b = (a + 1) % sides
            faces.append((i * sides + a, i * sides + b, (i + 1) * sides + b, (i + 1) * sides + a))
    mesh("trunk", vertices, faces, bark(), True)


def _crown(top, count, length, material, rng, seed):
    leaves = []
    for k in range(3):
        data = bpy.data.meshes.new("frond")
        vertices, faces = frond(length, 38, 0.06, 0.62, rng.uniform(0.75, 1.1), seed * 10 + k)
        data.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
        data.materials.append(material)
        data.update()
        leaves.append(data)
    for k in range(count):
        obj, low = link(bpy.data.objects.new("frond", leaves[k % 3])), k / count
        pitch = -0.55 + 1.5 * low**1.2 + rng.uniform(-0.1, 0.1)
        around = k * GOLDEN_ANGLE + rng.uniform(-0.2, 0.2)
        size = rng.uniform(0.85, 1.1) * (1 - 0.1 * low)
        place(obj, (top[0], top[1], top[2] - 0.05), (rng.uniform(-0.25, 0.25), pitch, around), size)
