"""Plain geometry: boxes with bevels, turned and bent forms, flat shapes with holes."""

import math

import bmesh
import bpy
from mathutils import Vector, noise

from studio.base import link

UPRIGHT = (math.pi / 2, 0, 0)
UPRIGHT_ALONG_Y = (math.pi / 2, 0, math.pi / 2)


def mesh(name, vertices, faces, material=None, smooth=False, location=(0, 0, 0)):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    data.update()
    obj = link(bpy.data.objects.new(name, data))
    obj.location = location
    if material:
        data.materials.append(material)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return obj


def subdivided(obj, levels=1):
    modifier = obj.modifiers.new("subdivide", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return obj


def thickened(obj, thickness, offset=-1):
    modifier = obj.modifiers.new("solidify", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, offset
    return obj


def box(size, location, material, bevel=0.006, rotation=(0, 0, 0), segments=3):
    x, y, z = (side / 2 for side in size)
    corners = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh("box", corners, faces, material, bool(bevel), location)
    obj.rotation_euler = rotation
    if bevel:
        modifier = obj.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments, modifier.limit_method = bevel, segments, "NONE"
        obj.modifiers.new("normals", "WEIGHTED_NORMAL")
    return obj


def quads(columns, rows):
    """Faces of a grid of vertices stored row by row."""
    faces = []
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return faces


def lathe(profile, material, location=(0, 0, 0), segments=48, wobble=0.0, subdivide=0):
    """Turns (radius, height) points about the vertical; `wobble` makes it thrown by hand."""
    vertices, faces, count = [], [], len(profile)
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        c, s = math.cos(angle), math.sin(angle)
        for radius, z in profile:
            if wobble:
                radius *= 1 + wobble * noise.noise(Vector((c * 2, s * 2, z * 9)))
            vertices.append((radius * c, radius * s, z))
    for i in range(segments):
        for j in range(count - 1):
            a, b = i * count + j, (i + 1) % segments * count + j
            faces.append((a, b, b + 1, a + 1))
    obj = mesh("lathe", vertices, faces, material, True, location)
    weld(obj)
    return subdivided(obj, subdivide) if subdivide else obj


def weld(obj):
    shape = bmesh.new()
    shape.from_mesh(obj.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-05)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(obj.data)
    shape.free()


def smooth(points, steps=6):
    """Catmull-Rom curve through the points."""
    curve, last = [], len(points) - 1
    for i in range(last):
        around = [points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)]]
        curve += [_between(around, step / steps) for step in range(steps)]
    return curve + [points[-1]]


def _between(around, t):
    return tuple(
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(*around)
    )


def tube(points, radius, material, radii=None, location=(0, 0, 0), curved=False):
    """`radii` multiply the radius point by point."""
    points = smooth(points) if curved else points
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, 4, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for i, point in enumerate(points):
        spline.points[i].co = (*point, 1)
        spline.points[i].radius = radii[i] if radii else 1
    spline.use_smooth = True
    curve.materials.append(material)
    obj = link(bpy.data.objects.new("tube", curve))
    obj.location = location
    return obj


def slab(outline, holes, depth, material, location=(0, 0, 0), rotation=(0, 0, 0), bevel=0.004):
    """A flat shape with holes in its own XY plane, as thick as `depth` along its own Z."""
    curve = bpy.data.curves.new("slab", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth / 2, bevel, 2
    for points in [outline, *holes]:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for i, point in enumerate(points):
            spline.points[i].co = (point[0], point[1], 0, 1)
        spline.use_cyclic_u = True
    curve.materials.append(material)
    obj = link(bpy.data.objects.new("slab", curve))
    obj.location, obj.rotation_euler = location, rotation
    return obj


def rect(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def arch(centre, foot, width, height, pointed=0.0, steps=24):
    """Outline of an arch; `pointed` above 0 gives the Omani form."""
    radius = width / 2
    spring = foot + height - radius * (1 + pointed)
    points = [(centre - radius, foot), (centre - radius, spring)]
    if pointed <= 0:
        angles = [math.pi * (1 - i / steps) for i in range(1, steps)]
        points += [(centre + radius * math.cos(a), spring + radius * math.sin(a)) for a in angles]
    else:
        reach, offset = radius * (1 + pointed), pointed * radius
        top = math.sqrt(max(reach * reach - offset**2, 0))
        end = math.atan2(top, -offset)
        half = [math.pi - (math.pi - end) * i / (steps // 2) for i in range(1, steps // 2 + 1)]
        left = [(centre + offset + reach * math.cos(a), spring + reach * math.sin(a)) for a in half]
        points += left + [(2 * centre - x, y) for x, y in reversed(left[:-1])]
    return points + [(centre + radius, spring), (centre + radius, foot)]


def grid(width, depth, columns, rows, height_at, material, location=(0, 0, 0)):
    """`height_at(x, y)` answers a height, or a whole point."""
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y = (i / columns - 0.5) * width, (j / rows - 0.5) * depth
            point = height_at(x, y)
            vertices.append(point if hasattr(point, "__len__") else (x, y, point))
    return mesh("grid", vertices, quads(columns, rows), material, True, location)


def plane(width, depth, location, material, rotation=(0, 0, 0)):
    x, y = width / 2, depth / 2
    obj = mesh("plane", [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material)
    obj.location, obj.rotation_euler = location, rotation
    return obj
