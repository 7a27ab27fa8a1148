import bpy
from mathutils import Vector

from studio.base import link


def camera(location, target, lens=28, stop=None, focus=None, level=True):
    """Level by default: verticals stay vertical, and the target is reached by shifting the lens."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_start, data.clip_end = lens, 36, 0.01, 100000
    obj = link(bpy.data.objects.new("camera", data))
    view = Vector(target) - Vector(location)
    if stop:
        data.dof.use_dof, data.dof.aperture_fstop = True, stop
        data.dof.focus_distance = focus or view.length
    if level:
        data.shift_y = view.z / Vector((view.x, view.y)).length * lens / 36
        view = Vector((view.x, view.y, 0))
    obj.location, obj.rotation_euler = location, (-view).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.camera = obj
