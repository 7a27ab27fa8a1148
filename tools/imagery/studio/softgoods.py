"""Cushions, curtains, folded towels and the cloth that `cloth.py` simulated."""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from studio.base import link
from studio.groups import place, scaled
from studio.shapes import mesh, quads, subdivided, thickened

CLOTH_FILE = "/scratch/cloth.blend"


def cushion(size, location, material, rotation=(0, 0, 0), radius=None, puff=0.25, seed=0):
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=18, use_grid_fill=True)
    radius, wander = radius or min(size) * 0.35, Vector((seed * 3.1, seed * 1.7, seed))
    for vertex in shape.verts:
        vertex.co = _stuffed(vertex.co, size, radius, puff, wander)
    data = bpy.data.meshes.new("cushion")
    shape.to_mesh(data)
    shape.free()
    data.materials.append(material)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    obj = link(bpy.data.objects.new("cushion", data))
    obj.location, obj.rotation_euler = location, rotation
    return subdivided(obj)


def _stuffed(unit, size, radius, puff, wander):
    point = Vector(part * side for part, side in zip(unit, size))
    inner = Vector([max(radius - side / 2, min(side / 2 - radius, part)) for side, part in zip(size, point)])
    outward = point - inner
    if outward.length > 1e-06:
        point = inner + outward.normalized() * radius
    bulge = (1 - (abs(unit.x) * 2) ** 2.5) * (1 - (abs(unit.y) * 2) ** 2.5)
    point.z += math.copysign(bulge * puff * size[2], unit.z) * abs(unit.z) * 2
    point.z += noise.noise(point * 6 + wander) * 0.012 + noise.noise(point * 17 + wander) * 0.004
    return point


def curtain(width, height, location, material, folds=9, depth=0.06, rotation=0, seed=1, gather=0.0):
    """Hangs down to `location`; `gather` draws it in at half height, as a tie does."""
    columns, rows = folds * 16, 24
    rng = random.Random(seed)
    shifts = [rng.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    depths = [rng.uniform(0.65, 1.25) for _ in range(folds + 2)]
    vertices = []
    for row in range(rows + 1):
        t = row / rows
        for column in range(columns + 1):
            u = column / columns
            fold = int(u * folds)
            part = u * folds - fold
            shift = shifts[fold] * (1 - part) + shifts[fold + 1] * part
            deep = depth * (depths[fold] * (1 - part) + depths[fold + 1] * part)
            x = (u - 0.5) * width * (1 - gather * math.sin(t * math.pi))
            x += math.sin((u * folds + shift) * 4 * math.pi) * depth * 0.18 * t
            x += 0.015 * noise.noise(Vector((u * 5, t * 3, seed)))
            y = math.sin((u * folds + shift * 0.25 * t**0.6) * 2 * math.pi) * deep * (0.7 + 0.3 * t)
            y += 0.02 * noise.noise(Vector((u * 8, t * 4, seed + 5)))
            vertices.append((x, y, height * (1 - t)))
    return place(mesh("curtain", vertices, quads(columns, rows), material, True), location, rotation)


def cloth(name, material, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0, subdivide=1, thickness=0.0):
    """A simulated piece: pillow_a, pillow_b, pillow_sq, duvet, throw, cloth_round, napkin."""
    data = bpy.data.meshes.get(name)
    if data is None:
        with bpy.data.libraries.load(CLOTH_FILE) as (_, wanted):
            wanted.meshes = [name]
        data = bpy.data.meshes[name]
    data = data.copy()
    data.materials.clear()
    data.materials.append(material)
    obj = link(bpy.data.objects.new(name, data))
    if thickness:
        thickened(obj, thickness, 1)
    if subdivide:
        subdivided(obj, subdivide)
    obj.location, obj.rotation_euler, obj.scale = location, rotation, scaled(scale)
    return obj


def towels(location, count, materials, size=(0.26, 0.36), rotation=0, seed=3):
    """A stack of folded towels."""
    rng = random.Random(seed)
    x, y, z = location
    for i in range(count):
        turn = rotation + rng.uniform(-0.03, 0.03)
        cushion(
            (*size, 0.055),
            (x, y, z + 0.03 + 0.056 * i),
            materials[i % len(materials)],
            (0, 0, turn),
            0.024,
            0.2,
            i + seed,
        )
