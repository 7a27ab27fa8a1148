import math

import bpy
from mathutils import Vector

from studio.base import link
from studio.glow import WARM
from studio.nodes import Nodes


# The weather of three hours; a scene adds how high the sun stands, where, and how bright.
MORNING_SKY = dict(dust=1.2, ozone=1.5, clouds=0.75, cloud_scale=1.3)
GOLDEN_SKY = dict(dust=2.2, ozone=1.8, clouds=1.0, cloud_tone=(1.5, 1.05, 0.8), cloud_scale=0.9)
DUSK_SKY = dict(dust=2.5, ozone=3.0, clouds=0.8, cloud_tone=(1, 0.62, 0.55), cloud_scale=0.9)

# How high above the horizon, as the sine of the angle, the air over a shore begins to clear.
HAZE = 0.05


def _lamp(kind, location, power, tone):
    light = bpy.data.lights.new(kind.lower(), kind)
    light.energy, light.color = power, tone
    obj = link(bpy.data.objects.new(kind.lower(), light))
    obj.location = location
    return obj, light


def _facing(source, target):
    return (Vector(source) - Vector(target)).to_track_quat("Z", "Y").to_euler()


def sun_light(elevation, azimuth, strength=4, angle=0.6, tone=(1, 0.9, 0.76)):
    """Azimuth 0 is straight ahead of the camera (+y), 90 to its right."""
    obj, light = _lamp("SUN", (0, 0, 0), strength, tone)
    light.angle = math.radians(angle)
    e, a = math.radians(elevation), math.radians(azimuth)
    obj.rotation_euler = _facing(
        (math.cos(e) * math.sin(a), math.cos(e) * math.cos(a), math.sin(e)), (0, 0, 0)
    )


def area_light(location, target, size, power, tone=(1, 1, 1), mirrored=True):
    """`mirrored` off keeps a card that fills a room from showing in its windows."""
    obj, light = _lamp("AREA", location, power, tone)
    light.shape = "RECTANGLE"
    light.size, light.size_y = size if hasattr(size, "__len__") else (size, size)
    obj.rotation_euler, obj.visible_camera = _facing(location, target), False
    obj.visible_glossy = mirrored
    return light


def portal(location, target, size):
    """Tells the renderer where daylight comes in."""
    area_light(location, target, size, 1).cycles.is_portal = True


def point_light(location, power, tone=WARM, radius=0.05, mirrored=True):
    """`mirrored` off keeps a wide one from hanging in the windows as a moon."""
    obj, light = _lamp("POINT", location, power, tone)
    light.shadow_soft_size, obj.visible_glossy = radius, mirrored


def spot_light(location, target, power, tone=WARM, radius=0.04, cone=100):
    obj, light = _lamp("SPOT", location, power, tone)
    light.shadow_soft_size, light.spot_size, light.spot_blend = radius, math.radians(cone), 0.6
    obj.rotation_euler = _facing(location, target)


def sky(
    elevation,
    rotation,
    strength,
    seen=None,
    dust=1.0,
    ozone=1.0,
    clouds=0.0,
    cloud_tone=(1, 0.93, 0.86),
    cloud_scale=2.2,
):
    """`seen` is the strength for the camera alone: rooms stay bright while the view keeps its colour."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    nodes = Nodes(world.node_tree)
    air = dict(
        sky_type="NISHITA",
        sun_elevation=math.radians(elevation),
        sun_rotation=math.radians(rotation),
        sun_disc=False,
        dust_density=dust,
        ozone_density=ozone,
    )
    tone = nodes.out("TexSky", **air)
    rest = nodes.out("Background", {0: _hazed(nodes, tone, clouds, cloud_tone), 1: strength})
    tone = nodes.out("TexSky", {"Vector": _above_haze(nodes)}, **air)
    if clouds:
        tone = _with_clouds(nodes, tone, clouds, cloud_tone, cloud_scale)
    path = nodes.node("LightPath")
    camera_ray, mirror_ray = path.outputs["Is Camera Ray"], path.outputs["Is Glossy Ray"]
    shown = nodes.between(camera_ray, strength, strength if seen is None else seen)
    clear = nodes.out("Background", {0: tone, 1: shown})
    background = nodes.blend(rest, clear, nodes.math("MAXIMUM", camera_ray, mirror_ray))
    nodes.connect(background, nodes.node("OutputWorld").inputs[0])


def _above_haze(nodes):
    """At the very horizon the model is a dark band; the haze of a shore shows what is a little above."""
    parts = nodes.node("SeparateXYZ", {0: nodes.out("TexCoord", output="Generated")}).outputs
    height = nodes.math("MAXIMUM", parts[2], HAZE)
    return nodes.out("CombineXYZ", {0: parts[0], 1: parts[1], 2: height})


def _hazed(nodes, tone, clouds, cloud_tone):
    """The mean of a clouded sky: what lights a room need not show its clouds."""
    return nodes.mix(tone, _lit_cloud(nodes, tone, cloud_tone), 0.22 * clouds)


def _lit_cloud(nodes, tone, cloud_tone):
    return nodes.vector("SCALE", cloud_tone, nodes.times(nodes.out("RGBToBW", {0: tone}), 1.6))


def _with_clouds(nodes, tone, amount, cloud_tone, scale):
    parts = nodes.node("SeparateXYZ", {0: nodes.out("TexCoord", output="Generated")})
    x, y, z = parts.outputs
    height = nodes.plus(nodes.math("MAXIMUM", z, 0.0), 0.09)
    flat = nodes.out("CombineXYZ", {0: nodes.math("DIVIDE", x, height), 1: nodes.math("DIVIDE", y, height)})
    cover = nodes.ramp(nodes.noise(flat, scale, 9, 0.62, 0.35), [(0.46, 0), (0.72, 1)])
    cover = nodes.times(cover, nodes.ramp(z, [(0.0, 0), (0.06, 1)]))
    return nodes.mix(tone, _lit_cloud(nodes, tone, cloud_tone), nodes.times(cover, amount))
