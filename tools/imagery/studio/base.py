import bpy


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj
