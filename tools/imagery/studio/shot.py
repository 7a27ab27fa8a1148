"""How a scene is exposed and rendered."""

import os
import time
from dataclasses import dataclass

import bpy

PASSES = (
    ("img", "Image"),
    ("alb", "Denoising Albedo"),
    ("nrm", "Denoising Normal"),
    ("dep", "Denoising Depth"),
)


@dataclass(frozen=True)
class Shot:
    exposure: float = 0.0
    look: str = "AgX - Medium High Contrast"
    glow: float = 0.07
    warm: float = 0.0
    bounces: tuple = (6, 3, 4, 6)
    clamp: tuple = (0, 3)


def render(shot, folder, width, height, samples):
    """Two half buffers with different seeds: the denoiser tells noise from detail by comparing them."""
    scene = bpy.context.scene
    _configure(scene, shot, width, height, samples)
    output = _write_passes(scene)
    started = time.time()
    for half in (0, 1):
        output.base_path = f"{folder}/{half}"
        scene.cycles.seed = 11 + half * 101
        scene.frame_set(1)
        # With persistent data only a change that Blender notices makes the new seed count.
        scene.render.filepath = f"{folder}/{half}/unused"
        bpy.ops.render.render(write_still=False)
    facts = {"exposure": shot.exposure, "look": shot.look, "glow": shot.glow, "warm": shot.warm}
    with open(f"{folder}/shot.txt", "w") as file:
        file.write(repr(facts))
    print(f"RENDERED {width}x{height} {samples * 2} samples {time.time() - started:.0f} s")


def _configure(scene, shot, width, height, samples):
    image, cycles = scene.render, scene.cycles
    image.resolution_x, image.resolution_y, image.resolution_percentage = width, height, 100
    image.threads_mode, image.threads, image.use_persistent_data = "FIXED", os.cpu_count(), True
    cycles.samples, cycles.use_adaptive_sampling = samples, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = (
        shot.bounces
    )
    cycles.transparent_max_bounces, cycles.blur_glossy = 12, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = shot.clamp
    cycles.use_denoising, cycles.use_light_tree = False, True
    scene.view_layers[0].cycles.denoising_store_passes = True


def _write_passes(scene):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, output = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    output.format.file_format, output.format.color_depth, output.format.exr_codec = "OPEN_EXR", "32", "ZIP"
    output.file_slots.clear()
    for name, source in PASSES:
        output.file_slots.new(name)
        socket = layers.outputs[source]
        tree.links.new(_as_colour(tree, socket) if name == "nrm" else socket, output.inputs[name])
    return output


def _as_colour(tree, vector):
    # A vector pass would be written under other channel names.
    split, join = tree.nodes.new("CompositorNodeSeparateXYZ"), tree.nodes.new("CompositorNodeCombineColor")
    tree.links.new(vector, split.inputs[0])
    for i in range(3):
        tree.links.new(split.outputs[i], join.inputs[i])
    return join.outputs[0]
