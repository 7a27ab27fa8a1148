"""Simulates the soft pieces once and keeps them: blender -P studio/cloth.py (about 40 s)."""

import os
import random
import sys

import bmesh
import bpy
from mathutils import Vector, noise

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from studio.base import link, reset
from studio.shapes import box, lathe
from studio.softgoods import CLOTH_FILE


def envelope(width, depth, columns, rows, gap=0.01):
    """Two sheets sewn at the edge."""
    shape, top, bottom = bmesh.new(), {}, {}
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y = (i / columns - 0.5) * width, (j / rows - 0.5) * depth
            edge = i in (0, columns) or j in (0, rows)
            top[i, j] = shape.verts.new((x, y, 0 if edge else gap))
            bottom[i, j] = top[i, j] if edge else shape.verts.new((x, y, -gap))
    for j in range(rows):
        for i in range(columns):
            shape.faces.new((top[i, j], top[i + 1, j], top[i + 1, j + 1], top[i, j + 1]))
            under = (bottom[i, j], bottom[i, j + 1], bottom[i + 1, j + 1], bottom[i + 1, j])
            if not shape.faces.get(under):
                shape.faces.new(under)
    return _to_mesh(shape)


def sheet(width, depth, columns, rows):
    shape = bmesh.new()
    bmesh.ops.create_grid(shape, x_segments=columns, y_segments=rows, size=0.5)
    for vertex in shape.verts:
        vertex.co.x, vertex.co.y = vertex.co.x * width, vertex.co.y * depth
    return _to_mesh(shape)


def _to_mesh(shape):
    data = bpy.data.meshes.new("sheet")
    shape.to_mesh(data)
    shape.free()
    return data


def simulate(
    name,
    data,
    frames,
    location=(0, 0, 0),
    on=(),
    pressure=0.0,
    gravity=1.0,
    shrink=0.0,
    bend=0.1,
    mass=0.3,
    distance=0.008,
):
    for obstacle in on:
        if "collision" not in obstacle.modifiers:
            obstacle.modifiers.new("collision", "COLLISION")
            obstacle.collision.thickness_outer, obstacle.collision.cloth_friction = 0.006, 25
    obj = link(bpy.data.objects.new(name, data))
    obj.location = location
    modifier = obj.modifiers.new("cloth", "CLOTH")
    settings = modifier.settings
    settings.quality, settings.mass, settings.bending_stiffness, settings.air_damping = 5, mass, bend, 2
    settings.tension_stiffness = settings.compression_stiffness = 15
    settings.effector_weights.gravity, settings.shrink_min = gravity, shrink
    settings.use_pressure, settings.uniform_pressure_force = bool(pressure), pressure
    modifier.collision_settings.distance_min, modifier.collision_settings.use_self_collision = distance, False
    _run(modifier.point_cache, frames)
    return _keep(name, obj)


def _run(cache, frames):
    scene = bpy.context.scene
    cache.frame_start = scene.frame_start = 1
    cache.frame_end = scene.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)


def _keep(name, obj):
    result = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    result.transform(obj.matrix_world.copy())
    bpy.data.objects.remove(obj)
    bpy.context.scene.frame_set(1)
    result.polygons.foreach_set("use_smooth", [True] * len(result.polygons))
    result.name, result.use_fake_user = name, True
    print("CLOTH", name, flush=True)
    return result


def pillows():
    for name, width, pressure, columns, shrink in (
        ("pillow_a", 0.72, 4.0, 26, -0.04),
        ("pillow_b", 0.72, 3.0, 26, -0.08),
        ("pillow_sq", 0.5, 4.5, 24, -0.04),
    ):
        data, rng = envelope(width, 0.5, columns, int(columns * 0.5 / width)), random.Random(name)
        for vertex in data.vertices:
            vertex.co.z += rng.uniform(-0.004, 0.004)
        simulate(name, data, 28, pressure=pressure, gravity=0, shrink=shrink, bend=0.25, mass=0.2)


def bedclothes():
    mattress = box((1.84, 2.08, 0.34), (0, 0, 0.41), None, 0.05)
    data = envelope(2.6, 1.72, 46, 30, 0.012)
    for vertex in data.vertices:
        vertex.co.z += 0.012 * noise.noise(Vector((vertex.co.x * 3, vertex.co.y * 3, 1)))
    duvet = simulate("duvet", data, 36, (0, -0.27, 0.66), [mattress], 0.55, 1, -0.05, 0.5, 0.35, 0.01)
    below = link(bpy.data.objects.new("below", duvet))
    data = sheet(2.75, 0.62, 60, 16)
    for vertex in data.vertices:
        vertex.co.z += 0.015 * noise.noise(Vector((vertex.co.x * 4, vertex.co.y * 6, 2)))
    simulate("throw", data, 30, (0, -0.72, 0.86), [below], shrink=-0.03, bend=0.35, distance=0.012)
    for obj in list(bpy.data.objects):
        bpy.data.objects.remove(obj)


def table_linen():
    table = lathe(
        [(0, 0.7), (0.44, 0.7), (0.45, 0.71), (0.45, 0.735), (0.44, 0.745), (0, 0.745)], None, segments=64
    )
    simulate("cloth_round", sheet(1.75, 1.75, 52, 52), 40, (0, 0, 0.775), [table], bend=0.2, mass=0.25)
    bpy.data.objects.remove(table)


reset()
pillows()
bedclothes()
table_linen()
bpy.ops.wm.save_as_mainfile(filepath=CLOTH_FILE)
