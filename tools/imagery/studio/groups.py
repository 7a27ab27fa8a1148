"""Building a prop at the origin, then placing it, or many copies of it."""

import bpy

from studio.base import link


def scaled(scale):
    return scale if hasattr(scale, "__len__") else (scale,) * 3


def turned(rotation):
    return rotation if hasattr(rotation, "__len__") else (0, 0, rotation)


def place(obj, location, rotation=0, scale=1.0):
    obj.location, obj.rotation_euler, obj.scale = location, turned(rotation), scaled(scale)
    return obj


def group(build):
    """One empty that holds everything `build()` makes."""
    before = set(bpy.data.objects)
    build()
    empty = link(bpy.data.objects.new("group", None))
    for obj in set(bpy.data.objects) - before:
        if obj != empty and obj.parent is None:
            obj.parent = empty
    return empty


def instance(obj, location, rotation=0, scale=1.0):
    """A copy that shares the mesh: thousands cost little."""
    return place(link(obj.copy()), location, rotation, scale)


def duplicate(empty, location, rotation=0, scale=1.0):
    """A copy of a whole group."""
    copy = place(link(bpy.data.objects.new("group", None)), location, rotation, scale)
    _copy_children(empty, copy)
    return copy


def _copy_children(source, target):
    for child in source.children:
        copy = link(child.copy())
        copy.parent = target
        _copy_children(child, copy)


def put_away(empty):
    """Moves a group that was only the original of its copies out of sight."""
    empty.location = (0, -60, -60)
