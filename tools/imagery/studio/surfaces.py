"""Plaster, wood, stone, metal."""

from studio.nodes import colour, dimmed, principled, srgb


def plaster(tone="#e9e2d6", rough=0.85, relief=0.12):
    def build(nodes, shader):
        where = nodes.position()
        broad, fine = nodes.noise(where, 2.2, 6, 0.6), nodes.noise(where, 60, 3, 0.6)
        nodes.set(shader, "Base Color", nodes.mix(colour(tone), dimmed(tone, 0.94), broad))
        nodes.set(shader, "Normal", nodes.bump(fine, relief, 0.004, nodes.bump(broad, relief * 0.5, 0.02)))

    return principled("plaster", tone, rough, build)


GRAIN = {"X": (0.55, 7, 7), "Y": (7, 0.55, 7), "Z": (7, 7, 0.55)}
FINE_GRAIN = {"X": (1, 6, 6), "Y": (6, 1, 6), "Z": (6, 6, 1)}


def wood(light="#8a5f3c", dark="#5d3b22", rough=0.38, scale=1.0, axis="X", coat=0.0, planks=None, turned=0):
    """`planks` is (width, length) of floorboards; the grain runs along `axis`."""

    def build(nodes, shader):
        where = boards = nodes.position(turned=(0, 0, turned))
        if planks:
            tone, gap = _planks(nodes, where, *planks)
            boards = nodes.vector("ADD", where, nodes.vector("SCALE", tone, 17.0))
        along = nodes.vector("MULTIPLY", boards, tuple(part * scale for part in GRAIN[axis]))
        rings = nodes.noise(along, 2.2, 8, 0.62, 1.1)
        pores = nodes.noise(nodes.vector("MULTIPLY", along, FINE_GRAIN[axis]), 3, 4, 0.7)
        middle = tuple((a + b) / 2 for a, b in zip(colour(light), colour(dark)))
        tint = nodes.ramp(rings, [(0.25, colour(dark)), (0.5, middle), (0.72, colour(light))])
        tint = nodes.mix(tint, dimmed(dark, 0.6), nodes.times(nodes.ramp(pores, [(0.55, 0), (0.8, 1)]), 0.5))
        height = nodes.plus(rings, nodes.times(pores, 0.5))
        if planks:
            paler = nodes.out("HueSaturation", {"Color": tint, "Value": 1.28, "Saturation": 0.92})
            tint = nodes.mix(nodes.mix(tint, paler, tone), (0.01, 0.006, 0.004), gap)
            height = nodes.minus(height, nodes.times(gap, 4.0))
        nodes.set(shader, "Base Color", tint)
        nodes.set(shader, "Normal", nodes.bump(height, 0.15, 0.004))
        nodes.set(shader, "Roughness", nodes.between(rings, rough - 0.08, rough + 0.14))
        nodes.set(shader, "Coat", coat)

    return principled("wood", light, rough, build)


def _planks(nodes, where, width, length):
    inputs = {
        "Vector": where,
        "Color1": (0, 0, 0),
        "Color2": (1, 1, 1),
        "Mortar": (0.5, 0.5, 0.5),
        "Scale": 1.0,
        "Mortar Size": 0.0012,
        "Mortar Smooth": 0.1,
        "Bias": 0.0,
        "Brick Width": length,
        "Row Height": width,
    }
    bricks = nodes.node("TexBrick", inputs, offset=0.37)
    return bricks.outputs["Color"], bricks.outputs["Fac"]


def stone(
    light="#cfc4b2",
    dark="#a8977f",
    rough=0.35,
    scale=1.0,
    vein=None,
    tile=None,
    relief=0.06,
    stretch=(1, 1, 1),
    pits=False,
):
    """`vein` is a colour, `tile` the (width, height) of slabs, `pits` the holes of travertine."""

    def build(nodes, shader):
        where = nodes.position(stretch)
        clouds, grain = nodes.noise(where, 1.6 * scale, 9, 0.62, 0.6), nodes.noise(where, 30 * scale, 5, 0.7)
        tint = nodes.ramp(clouds, [(0.3, colour(dark)), (0.65, colour(light))])
        tint = nodes.mix(tint, dimmed(dark, 0.7), nodes.times(grain, 0.35))
        height = grain
        if vein:
            tint = nodes.mix(tint, colour(vein), _veins(nodes, where, scale, clouds))
        if pits:
            holes = nodes.ramp(nodes.noise(where, 14 * scale, 6, 0.75), [(0.6, 0), (0.7, 1)])
            tint = nodes.mix(tint, dimmed(dark, 0.5), nodes.times(holes, 0.6))
            height = nodes.minus(height, nodes.times(holes, 3.0))
        if tile:
            tone, joint = _tiles(nodes, *tile)
            tint = nodes.mix(tint, nodes.out("HueSaturation", {"Color": tint, "Value": 0.86}), tone)
            tint = nodes.mix(tint, dimmed(dark, 0.55), joint)
            height = nodes.minus(height, nodes.times(joint, 5.0))
        nodes.set(shader, "Base Color", tint)
        nodes.set(shader, "Normal", nodes.bump(height, relief, 0.01))
        nodes.set(shader, "Roughness", nodes.between(grain, rough - 0.1, rough + 0.15))

    return principled("stone", light, rough, build)


def _veins(nodes, where, scale, clouds):
    # Thin lines where a distorted noise crosses its middle: bands of a wave read as blotches.
    thin = 0.0
    for size, strength in ((0.9, 0.75), (2.3, 0.4)):
        field = nodes.noise(where, size * scale, 7, 0.55, 1.4)
        distance = nodes.math("ABSOLUTE", nodes.minus(field, 0.5))
        line = nodes.ramp(distance, [(0, 1), (0.012, 0.35), (0.045, 0)])
        thin = nodes.math("MAXIMUM", thin, nodes.times(line, strength))
    return nodes.times(thin, nodes.ramp(clouds, [(0.3, 0.25), (0.6, 1)]))


def _tiles(nodes, width, height, offset=0.0):
    inputs = {
        "Vector": nodes.position(),
        "Color1": (0, 0, 0),
        "Color2": (1, 1, 1),
        "Scale": 1.0,
        "Mortar Size": 0.003,
        "Mortar Smooth": 0.1,
        "Brick Width": width,
        "Row Height": height,
    }
    bricks = nodes.node("TexBrick", inputs, offset=offset)
    return bricks.outputs["Color"], bricks.outputs["Fac"]


def brass(tone="#b98d4f", rough=0.22):
    def build(nodes, shader):
        worn = nodes.noise(nodes.position(), 9, 4)
        nodes.set(shader, "Roughness", nodes.between(worn, rough * 0.7, rough * 1.5))

    return principled("brass", tone, rough, build, Metallic=1.0)


def glazed(dark, light, rough=0.25, scale=9, coat=0.5):
    """Ceramic with a glaze that pools."""

    def build(nodes, shader):
        pooled = nodes.noise(nodes.position((1, 1, 2)), scale, 6, 0.65)
        nodes.set(shader, "Base Color", nodes.ramp(pooled, [(0.35, srgb(dark)), (0.68, srgb(light))]))

    return principled("glazed", dark, rough, build, Coat=coat)


def terracotta(tone="#b5714a"):
    def build(nodes, shader):
        where = nodes.position()
        nodes.set(shader, "Base Color", nodes.mix(colour(tone), dimmed(tone, 0.72), nodes.noise(where, 9, 5)))
        nodes.set(shader, "Normal", nodes.bump(nodes.noise(where, 20, 4), 0.15, 0.01))

    return principled("terracotta", tone, 0.8, build)
