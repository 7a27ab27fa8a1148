"""Linen, velvet, sheer curtains, lampshades."""

from studio.nodes import colour, dimmed, new_material, principled


def fabric(tone="#f4f1ea", rough=0.9, weave=700, relief=0.25, sheen=0.3, variation=0.08):
    """`weave` is the thread count: 240 is a coarse throw, 520 bed linen, 900 velvet."""

    def build(nodes, shader):
        where = nodes.position()
        threads = [
            nodes.out(
                "TexWave",
                {"Vector": where, "Scale": weave / 6.0, "Distortion": 1.5, "Detail": 1},
                output=1,
                bands_direction=direction,
            )
            for direction in ("X", "Y")
        ]
        fuzz, worn = nodes.noise(where, weave / 5, 3), nodes.noise(where, 3, 5)
        height = nodes.plus(nodes.times(*threads), fuzz)
        shade = nodes.times(nodes.plus(worn, nodes.times(fuzz, 0.7)), 0.6)
        nodes.set(shader, "Base Color", nodes.mix(colour(tone), dimmed(tone, 1 - variation * 2), shade))
        nodes.set(shader, "Normal", nodes.bump(height, relief, 0.002))
        nodes.set(shader, "Sheen", sheen)

    return principled("fabric", tone, rough, build)


def velvet(tone):
    return fabric(tone, 0.75, 900, 0.15, 0.9, 0.12)


def toweling(tone="#f4efe6"):
    return fabric(tone, 0.95, 260, 0.9, 0.5, 0.04)


def _translucent(nodes, tone, diffuse):
    through = nodes.out("BsdfTranslucent", {0: colour(tone)})
    return nodes.blend(through, nodes.out("BsdfDiffuse", {0: colour(tone)}), diffuse)


def sheer(tone="#f7f3ea", opacity=0.55):
    def surface(nodes):
        threads = nodes.noise(nodes.position((60, 60, 1)), 8, 3)
        clear, cloth = nodes.out("BsdfTransparent"), _translucent(nodes, tone, 0.4)
        woven = nodes.blend(clear, cloth, nodes.between(threads, opacity - 0.12, opacity + 0.12))
        even = nodes.blend(clear, cloth, opacity)
        return nodes.blend(even, woven, nodes.out("LightPath", output="Is Camera Ray"))

    return new_material("sheer", surface)


def lampshade(tone="#f1e3c8", strength=0.0, light=(1, 0.72, 0.42)):
    def surface(nodes):
        glowing = nodes.out("Emission", {0: light, 1: strength})
        add = nodes.node("AddShader")
        nodes.connect(_translucent(nodes, tone, 0.45), add.inputs[0])
        nodes.connect(glowing, add.inputs[1])
        return add.outputs[0]

    return new_material("lampshade", surface)
