from studio.foliage import branch
from studio.groups import group, place
from studio.nodes import colour, principled, srgb
from studio.seating import SIGNS
from studio.shapes import box, lathe, smooth


def art(location, rotation, width, height, frame, seed=1, tones=("#e7dcc8", "#c8a477", "#2f4a50", "#b9643c")):
    """An abstract canvas: ground, middle tone, dark, accent."""
    ground, middle, dark, accent = (srgb(tone) for tone in tones)

    def paint(nodes, shader):
        flow = nodes.noise(nodes.position(), 1.1 + seed * 0.13, 5, 0.55, 1.5)
        stops = [(0.3, dark), (0.42, middle), (0.5, ground), (0.58, ground), (0.66, accent)]
        nodes.set(shader, "Base Color", nodes.ramp(flow, stops))

    def build():
        box((width, 0.012, height), (0, 0, 0), principled("canvas", tones[0], 0.8, paint), 0)
        for side in SIGNS:
            box((0.025, 0.04, height - 0.002), (side * (width / 2 + 0.012), 0, 0), frame, 0.003)
            box((width + 0.05, 0.04, 0.025), (0, 0, side * (height / 2 + 0.012)), frame, 0.003)

    return place(group(build), location, rotation)


def vase(location, material, height=0.3, radius=0.1, branches=5, seed=1, branch_height=0.7, leaves=None):
    profile = [
        (0, 0),
        (0.6, 0),
        (0.95, 0.25),
        (1, 0.5),
        (0.75, 0.78),
        (0.35, 0.92),
        (0.38, 1),
        (0.3, 0.99),
        (0.28, 0.9),
    ]
    lathe(smooth([(r * radius, z * height) for r, z in profile], 5), material, location, wobble=0.02)
    x, y, z = location
    for i in range(branches):
        length = branch_height * (0.8 + 0.08 * i)
        branch((x, y, z + height * 0.85), length, 34, leaves, seed * 20 + i, 0.075, 0.018, 0.9)


def rug(size, centre, light, dark, rotation=0):
    def build(nodes, shader):
        where = nodes.position()
        pile, patches = nodes.noise(where, 90, 4, 0.7), nodes.noise(where, 1.7, 5, 0.6, 1.0)
        rows = nodes.out("TexWave", {"Vector": where, "Scale": 20.0, "Distortion": 1.0}, output=1)
        tone = nodes.mix(colour(light), colour(dark), nodes.times(patches, nodes.plus(pile, 0.4)))
        nodes.set(shader, "Base Color", tone)
        nodes.set(shader, "Normal", nodes.bump(nodes.plus(pile, nodes.times(rows, 0.4)), 0.9, 0.02))
        nodes.set(shader, "Sheen", 0.4)

    material = principled("rug", light, 0.95, build)
    return box((*size, 0.02), (*centre, 0.01), material, 0.008, (0, 0, rotation))


def books(location, tones=("#f0e9dc", "#23505e", "#b98d5f"), turn=0.2):
    x, y, z = location
    for i, tone in enumerate(tones):
        box(
            (0.2, 0.14, 0.018),
            (x, y, z + 0.01 + 0.019 * i),
            principled("book", tone, 0.7),
            0.002,
            (0, 0, turn * i),
        )


def side_table(location, top, metal, height=0.5, radius=0.25):
    lathe(
        [
            (0, height - 0.03),
            (radius, height - 0.03),
            (radius + 0.005, height - 0.015),
            (radius, height),
            (0, height),
        ],
        top,
        location,
        64,
    )
    lathe(
        [(0, 0), (radius * 0.6, 0), (radius * 0.6, 0.015), (0.018, 0.03), (0.018, height - 0.03)],
        metal,
        location,
    )


def tumbler(location, material):
    lathe(
        smooth([(0, 0), (0.033, 0), (0.035, 0.09), (0.032, 0.09), (0.031, 0.006), (0, 0.006)], 3),
        material,
        location,
    )
