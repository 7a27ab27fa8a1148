from studio.nodes import colour, new_material

WARM = (1, 0.62, 0.32)
CANDLE = (1, 0.55, 0.22)


def emission(tone, strength, seen=None):
    """`seen` is the strength for the camera alone, so that a bright lamp need not burn out."""

    def surface(nodes):
        amount = strength
        if seen is not None:
            amount = nodes.between(nodes.out("LightPath", output="Is Camera Ray"), strength, seen)
        return nodes.out("Emission", {0: colour(tone), 1: amount})

    return new_material("emission", surface)
