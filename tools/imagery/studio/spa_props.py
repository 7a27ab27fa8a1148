"""Flowers, oils and rolled towels."""

import math

from mathutils import Matrix, Vector, noise

from studio.groups import place
from studio.nodes import principled, srgb
from studio.shapes import lathe, mesh, quads, smooth, subdivided, thickened


def petals():
    def tint(nodes, shader):
        away = nodes.node("VectorMath", {0: nodes.position()}, operation="LENGTH").outputs["Value"]
        stops = [(0.006, srgb("#f2b632")), (0.022, srgb("#fff3d2")), (0.035, srgb("#fffaf2"))]
        nodes.set(shader, "Base Color", nodes.ramp(away, stops))

    return principled(
        "frangipani", "#ffffff", 0.5, tint, Subsurface=0.25, Subsurface_Radius=(0.01, 0.01, 0.008)
    )


def frangipani(location, turn=0.0, scale=1.0, tilt=(0, 0)):
    vertices, faces, steps = [], [], 8
    for k in range(5):
        first = len(vertices)
        for i in range(steps + 1):
            t = i / steps
            width = 0.5 * math.sin(math.pi * min(0.97, t**0.8 * 0.95 + 0.03)) * 0.034
            for q in (-1, -0.5, 0, 0.5, 1):
                lift = 0.006 + 0.02 * t - 0.0264 * t * t + 0.007 * q * abs(q) + 0.006 * q * t
                vertices.append(Matrix.Rotation(k * 1.2566, 3, "Z") @ Vector((t * 0.052, q * width, lift)))
        faces += [tuple(index + first for index in face) for face in quads(4, steps)]
    flower = place(mesh("frangipani", vertices, faces, petals(), True), location, (*tilt, turn), scale)
    return subdivided(thickened(flower, 0.001))


def bottle(location, tone, cap):
    oil = principled("oil", tone, 0.05, Coat=0.6)
    profile = [(0, 0), (0.03, 0), (0.032, 0.09), (0.013, 0.12), (0.012, 0.15), (0, 0.15)]
    lathe(smooth(profile, 4), oil, location, 28)
    lathe([(0, 0.15), (0.014, 0.15), (0.014, 0.175), (0, 0.178)], cap, location, 20)


def rolled_towel(location, material, rotation=0, length=0.34, radius=0.062, turns=4.2):
    steps, columns = 110, 26
    vertices = []
    for j in range(columns + 1):
        x = (j / columns - 0.5) * length
        for i in range(steps + 1):
            t = i / steps
            angle, out = t * turns * 2 * math.pi, 0.012 + (radius - 0.012) * t
            y, z = math.cos(angle) * out, math.sin(angle) * out
            soft = 1 + 0.03 * noise.noise(Vector((x * 14, y * 22, z * 22 + i * 0.003)))
            vertices.append((x, y * soft, z * soft * 0.94))
    roll = place(mesh("rolled towel", vertices, quads(steps, columns), material, True), location, rotation)
    return subdivided(thickened(roll, 0.0095, 0))
