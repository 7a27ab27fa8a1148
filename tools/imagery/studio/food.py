"""Food, in metres: grains and seeds as instances, breads, herbs, oil."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from studio.base import link
from studio.foliage import leaf, leaflet
from studio.groups import place
from studio.nodes import principled, srgb
from studio.shapes import lathe, mesh, smooth, subdivided

HIDDEN = (0, -60, -60)


def grain(length, radius, material, segments=12):
    """A seed lying along x, as mesh data to instance."""
    profile = [
        (
            radius * math.sin(math.pi * i / 10) ** 0.9 if 0 < i < 10 else 0,
            -length * math.cos(math.pi * i / 10),
        )
        for i in range(11)
    ]
    obj = lathe(profile, material, HIDDEN, segments)
    obj.data.transform(Matrix.Rotation(math.pi / 2, 4, "Y"))
    data = obj.data
    bpy.data.objects.remove(obj)
    return data


def two_toned(name, first, second, rough=0.4, **inputs):
    """Each instance gets its own tone between two."""

    def build(nodes, shader):
        share = nodes.out("ObjectInfo", output="Random")
        nodes.set(shader, "Base Color", nodes.mix(srgb(first), srgb(second), share))

    return principled(name, first, rough, build, **inputs)


def mottled(name, dark, light, scale, rough=0.5, relief=0.3, **inputs):
    def build(nodes, shader):
        patches = nodes.noise(nodes.position(), scale, 6, 0.65)
        nodes.set(shader, "Base Color", nodes.ramp(patches, [(0.35, srgb(dark)), (0.66, srgb(light))]))
        nodes.set(shader, "Normal", nodes.bump(patches, relief, 0.004))

    return principled(name, dark, rough, build, **inputs)


def scatter(data, count, centre, radius, height=0.0, scale=1.0, seed=1, density=0.55, tilt=0.3):
    """Instances over a mound: `height` above its rim in the middle."""
    rng = random.Random(seed)
    x, y, z = centre
    for _ in range(count):
        r, angle = radius * rng.random() ** density, rng.uniform(0, 6.283)
        lift = height * (1 - (r / radius) ** 2.2) + rng.uniform(-0.0015, 0.0015)
        ragged = 1 + 0.12 * noise.noise(Vector((math.cos(angle) * 1.5, math.sin(angle) * 1.5, seed)))
        obj = link(bpy.data.objects.new("grain", data))
        where = (x + r * ragged * math.cos(angle), y + r * ragged * math.sin(angle), z + lift)
        place(
            obj,
            where,
            (rng.gauss(0, tilt), rng.gauss(0, tilt), rng.uniform(0, 6.28)),
            scale * rng.uniform(0.85, 1.15),
        )


def pomegranate_seed():
    tone = two_toned(
        "pomegranate",
        "#7a0a18",
        "#c92a3a",
        0.08,
        Subsurface=0.35,
        Subsurface_Radius=(0.006, 0.001, 0.001),
        Coat=0.8,
    )
    return grain(0.0042, 0.0034, tone, 14)


def pistachio_crumb():
    return grain(0.004, 0.0026, mottled("pistachio", "#8fae45", "#6a4a3c", 140))


def chopped_pistachio(count=5):
    """Broken pieces as mesh data: some all kernel, some with their skin."""
    kernel = mottled("kernel", "#7f9a3a", "#b9c46a", 260, 0.55, 0.3)
    skin = mottled("skin", "#6a4a3c", "#8fae45", 150, 0.6, 0.3)
    pieces = []
    for seed in range(count):
        sides = (0.0034 - 0.0004 * (seed % 3), 0.0024 - 0.0003 * (seed % 2), 0.0017)
        piece = lump(HIDDEN, sides, skin if seed % 3 == 2 else kernel, seed + 1, 0.75, 0, 2)
        pieces.append(piece.data)
        bpy.data.objects.remove(piece)
    return pieces


def rice(first="#f0c052", second="#e08f1c"):
    return grain(
        0.0042,
        0.00105,
        two_toned("rice", first, second, 0.38, Subsurface=0.25, Subsurface_Radius=(0.003, 0.002, 0.001)),
    )


def herb(location, rotation, length=0.024, width=0.016, material=None):
    vertices, faces = leaflet(length, width, 0.35, 8, 0.28)
    obj = mesh("herb", vertices, faces, material or leaf("#2f6b22", "#5f9a3a", 0.4), True)
    subdivided(place(obj, location, rotation), 2)


def sprig(location, size=0.024, count=5, seed=1):
    """A few leaves of mint standing in a rosette."""
    rng, green = random.Random(seed), leaf("#2f6b22", "#5f9a3a", 0.4)
    for k in range(count):
        tilt = (rng.uniform(-0.2, 0.2), -0.55 + 0.12 * k, k * 1.3)
        herb(location, tilt, size * (1 - 0.04 * k), size * 0.66, green)


def torn_herbs(centre, radius, count, seed=2, size=0.014):
    rng, green = random.Random(seed), leaf("#2f6b22", "#6aa040", 0.4)
    x, y, z = centre
    for _ in range(count):
        a, r = rng.uniform(0, 6.28), radius * rng.random() ** 0.6
        where = (x + r * math.cos(a), y + r * math.sin(a), z)
        herb(
            where,
            (rng.uniform(-0.3, 0.3), rng.uniform(-0.5, 0), rng.uniform(0, 6.28)),
            size,
            size * 0.62,
            green,
        )


def flatbread(location, radius=0.09, turn=0.0, tilt=0.0, seed=1):
    def baked(nodes, shader):
        where = nodes.vector("ADD", nodes.position(), (seed * 0.7, 0, 0))
        spots = nodes.noise(where, 26, 7, 0.65)
        stops = [(0.3, srgb("#f0d8a6")), (0.55, srgb("#dba860")), (0.7, srgb("#5f3516"))]
        nodes.set(shader, "Base Color", nodes.ramp(spots, stops))
        nodes.set(shader, "Normal", nodes.bump(spots, 0.6, 0.01))

    profile = [(0, 0.006), (0.62, 0.0075), (0.93, 0.004), (1, 0), (0, 0)]
    obj = lathe(
        smooth([(r * radius, z) for r, z in profile], 4),
        principled("bread", "#d9ab68", 0.75, baked),
        wobble=0.3,
    )
    place(obj, location, (tilt, 0.03, turn))


def oil_drops(centre, inner, outer, count, tone="#c98a1a", seed=4):
    rng = random.Random(seed)
    oil = principled("oil", tone, 0.03, Transmission=0.85, IOR=1.45)
    x, y, z = centre
    for _ in range(count):
        a, r, size = rng.uniform(0, 6.28), rng.uniform(inner, outer), rng.uniform(0.0012, 0.004)
        profile = [(size * math.sin(j * 0.262), size * 0.35 * math.cos(j * 0.262)) for j in range(7)]
        lathe(profile, oil, (x + r * math.cos(a), y + r * math.sin(a), z), 16)


def lump(location, size, material, seed=1, rough=0.18, rotation=0, levels=4):
    """An irregular solid: a fillet, a berry, a scoop."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=levels, radius=1)
    for vertex in shape.verts:
        direction = vertex.co.copy()
        grow = 1 + rough * noise.fractal(direction * 1.4 + Vector((seed * 7, 0, 0)), 1, 2, 3)
        vertex.co = Vector(part * side for part, side in zip(direction * grow, size))
    data = bpy.data.meshes.new("lump")
    shape.to_mesh(data)
    shape.free()
    data.materials.append(material)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return subdivided(place(link(bpy.data.objects.new("lump", data)), location, rotation))


def lemon_wheel(location, radius=0.026, rotation=0):
    """A slice: rind, pith and segments drawn by angle and distance."""

    def cut(nodes, shader):
        parts = nodes.node("SeparateXYZ", {0: nodes.position()})
        x, y, _ = parts.outputs
        away = nodes.times(nodes.math("SQRT", nodes.plus(nodes.times(x, x), nodes.times(y, y))), 1 / radius)
        around = nodes.math("ABSOLUTE", nodes.math("SINE", nodes.times(nodes.math("ARCTAN2", y, x), 4.5)))
        flesh = nodes.ramp(around, [(0.0, srgb("#fbf4d8")), (0.16, srgb("#f3d65a")), (1, srgb("#f0c93a"))])
        ring = nodes.ramp(away, [(0.1, 1), (0.14, 0), (0.8, 0), (0.84, 1)])
        tone = nodes.mix(flesh, srgb("#faf3dc"), ring)
        nodes.set(
            shader, "Base Color", nodes.mix(tone, srgb("#e8b824"), nodes.ramp(away, [(0.92, 0), (0.95, 1)]))
        )

    cut_face = principled(
        "lemon", "#f0c93a", 0.3, cut, Subsurface=0.3, Subsurface_Radius=(0.004, 0.003, 0.001), Coat=0.3
    )
    profile = [(0, 0.004), (0.94, 0.004), (1, 0.002), (0.94, 0), (0, 0)]
    place(lathe([(r * radius, z) for r, z in profile], cut_face, segments=64), location, rotation)


def swirl(location, radius, height, material, turns=2.4):
    """A spread drawn round with the back of a spoon."""
    rows, columns = 26, 72
    vertices, faces = [(0, 0, height * 0.7)], []
    for i in range(1, rows + 1):
        t = i / rows
        for j in range(columns):
            a = 2 * math.pi * j / columns
            ridge = 0.22 * math.sin(t * turns * 2 * math.pi - a) * (1 - t) ** 0.4
            z = height * (0.75 + ridge + 0.25 * t) * (1 if t < 0.97 else 0.6)
            vertices.append((radius * t * math.cos(a), radius * t * math.sin(a), z))
    for j in range(columns):
        faces.append((0, 1 + j, 1 + (j + 1) % columns))
    for i in range(rows - 1):
        for j in range(columns):
            a, b = 1 + i * columns + j, 1 + i * columns + (j + 1) % columns
            faces.append((a, a + columns, b + columns, b))
    return subdivided(mesh("swirl", vertices, faces, material, True, location))
