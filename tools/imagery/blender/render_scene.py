"""Inside Blender: builds the scene of a picture and renders its two half buffers.

render_scene.py PICTURE FOLDER WIDTH HEIGHT SAMPLES
"""

import importlib
import sys

sys.dont_write_bytecode = True  # Blender ignores the environment variable
sys.path.insert(0, "/imagery")

from pictures import PICTURES
from studio.base import reset
from studio.shot import render

name, folder, width, height, samples = sys.argv[sys.argv.index("--") + 1 :]
picture = PICTURES[name]
reset()
shot = importlib.import_module(f"scenes.{picture.scene}").build(**picture.options)
render(shot, folder, int(width), int(height), int(samples))
