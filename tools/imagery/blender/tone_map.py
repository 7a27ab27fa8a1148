"""Inside Blender: applies the view transform to the denoised picture. tone_map.py FOLDER"""

import ast
import sys

import bpy

folder = sys.argv[sys.argv.index("--") + 1]
with open(f"{folder}/shot.txt") as file:
    facts = ast.literal_eval(file.read())
scene = bpy.context.scene
scene.view_settings.view_transform, scene.view_settings.look = "AgX", facts["look"]
scene.view_settings.exposure = facts["exposure"]
scene.render.image_settings.file_format = "PNG"
image = bpy.data.images.load(f"{folder}/denoised.exr")
image.colorspace_settings.name = "Linear Rec.709"
image.save_render(f"{folder}/final.png", scene=scene)
