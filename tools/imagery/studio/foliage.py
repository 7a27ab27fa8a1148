import math
import random

from mathutils import Matrix, Vector

from studio.groups import place
from studio.nodes import colour, new_material, plain_in_diffuse_light, principled
from studio.shapes import lathe, mesh, tube


def leaf(dark="#3f5f2a", light="#6d8a3c", rough=0.45):
    def surface(nodes):
        tone = nodes.plus(nodes.noise(nodes.position(), 4, 3), nodes.out("ObjectInfo", output="Random"))
        green = nodes.mix(colour(dark), colour(light), nodes.times(tone, 0.6))
        solid = nodes.out("BsdfPrincipled", {"Base Color": green, "Roughness": rough})
        through = nodes.out("BsdfTranslucent", {0: nodes.mix(green, (0.5, 0.6, 0.1), 0.3)})
        middle = tuple((a + b) / 2 for a, b in zip(colour(dark), colour(light)))
        return plain_in_diffuse_light(nodes, nodes.blend(solid, through, 0.28), middle)

    return new_material("leaf", surface)


class Leaves:
    """Many leaflets gathered into one mesh."""

    def __init__(self):
        self.vertices, self.faces = [], []

    def add(self, shape, matrix):
        vertices, faces = shape
        first = len(self.vertices)
        self.vertices += [matrix @ Vector(vertex) for vertex in vertices]
        self.faces += [tuple(index + first for index in face) for face in faces]

    def build(self, material, location=(0, 0, 0)):
        return mesh("leaves", self.vertices, self.faces, material, True, location)


def pointing(direction):
    return direction.to_track_quat("X", "Z").to_matrix().to_4x4()


def leaflet(length, width, bend=0.3, steps=6, fold=0.15):
    vertices, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        half = width * math.sin(math.pi * min(1, t**0.7)) * 0.5 + 0.0001
        x, z = length * t, -bend * length * t * t
        vertices += [(x, -half, z + fold * half * 2), (x, 0, z), (x, half, z + fold * half * 2)]
    for i in range(steps):
        a = i * 3
        faces += [(a, a + 3, a + 4, a + 1), (a + 1, a + 4, a + 5, a + 2)]
    return vertices, faces


def _stem(length, droop):
    points = [Vector((0, 0, 0))]
    for i in range(1, 13):
        angle = 0.9 - droop * 2.0 * i / 12
        points.append(points[-1] + Vector((math.cos(angle), 0, math.sin(angle))) * length / 12)
    return points


def along(points, t):
    step = t * (len(points) - 1)
    i = min(int(step), len(points) - 2)
    return points[i].lerp(points[i + 1], step - i), (points[i + 1] - points[i]).normalized()


def frond(length=2.0, pairs=34, width=0.05, leaf_length=0.55, droop=0.9, seed=0):
    """A palm leaf as (vertices, faces): a bent stem with pairs of leaflets."""
    rng, leaves, stem = random.Random(seed), Leaves(), _stem(length, droop)
    for i in range(pairs):
        t = 0.12 + 0.88 * i / pairs
        point, direction = along(stem, t)
        for side in (-1, 1):
            size = leaf_length * math.sin(math.pi * min(1, t * 0.85 + 0.12)) ** 0.6 * rng.uniform(0.85, 1.1)
            shape = leaflet(size, width, 0.25 + rng.uniform(-0.1, 0.2), 4, 0.2)
            spread = side * math.radians(rng.uniform(38, 58) * (1 - 0.35 * t))
            matrix = Matrix.Translation(point) @ pointing(direction) @ Matrix.Rotation(spread, 4, "Z")
            matrix = matrix @ Matrix.Rotation(rng.uniform(-0.2, 0.2) - side * 0.35, 4, "X")
            leaves.add(shape, matrix @ Matrix.Rotation(0.12, 4, "Y"))
    first = len(leaves.vertices)
    for i, point in enumerate(stem):
        radius = 0.018 * (1 - i / 13) * length / 2 + 0.003
        for a in range(5):
            leaves.vertices.append(point + Vector((0, math.cos(a * 1.2566), math.sin(a * 1.2566))) * radius)
    for i in range(12):
        for a in range(5):
            near, far = first + i * 5, first + (i + 1) * 5
            leaves.faces.append((near + a, near + (a + 1) % 5, far + (a + 1) % 5, far + a))
    return leaves.vertices, leaves.faces


def bush(location, radius=0.5, count=160, length=0.16, width=0.05, material=None, seed=0, flat=0.8):
    rng, leaves = random.Random(seed), Leaves()
    for _ in range(count):
        out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1) * flat + 0.35)).normalized()
        point = out * radius * rng.uniform(0.02, 1.0) ** 0.5
        point.z += radius * 0.3
        shape = leaflet(length * rng.uniform(0.7, 1.25), width, rng.uniform(0.1, 0.5), 4, 0.2)
        aside = Vector((rng.uniform(-0.7, 0.7), rng.uniform(-0.7, 0.7), rng.uniform(-0.4, 0.5)))
        turn = Matrix.Rotation(rng.uniform(-0.6, 0.6), 4, "X")
        leaves.add(shape, Matrix.Translation(point) @ pointing(out + aside) @ turn)
    return leaves.build(material or leaf(), location)


def branch(
    location, height=0.7, count=40, material=None, seed=0, length=0.07, width=0.018, spread=0.5, towards=None
):
    rng, leaves = random.Random(seed), Leaves()
    azimuth = rng.uniform(0, 6.28)
    lean = Vector((math.cos(azimuth) * spread * 0.5, math.sin(azimuth) * spread * 0.5, 1)).normalized()
    direction, points = Vector(towards) if towards else lean, [Vector((0, 0, 0))]
    for _ in range(10):
        wander = Vector((rng.uniform(-0.12, 0.12), rng.uniform(-0.12, 0.12), -0.03))
        direction = (direction + wander).normalized()
        points.append(points[-1] + direction * height / 10)
    twig = principled("twig", "#5b4a38", 0.8)
    tube([tuple(p) for p in points], 0.0035, twig, [1.3 - i * 0.1 for i in range(11)], location)
    for i in range(count):
        point, _ = along(points, 0.2 + 0.8 * i / count)
        out = Vector((math.cos(i * 2.4), math.sin(i * 2.4), rng.uniform(0.2, 0.9))).normalized()
        shape = leaflet(length * rng.uniform(0.7, 1.2), width, rng.uniform(0.0, 0.35), 4, 0.25)
        leaves.add(shape, Matrix.Translation(point) @ pointing(out))
    return leaves.build(material or leaf("#5d6e4a", "#8f9c78"), location)


def potted_palm(location, pot, radius=0.25, length=1.0, fronds=12, seed=0, greens=("#2f5128", "#5f8840")):
    x, y, z = location
    height = radius * 1.8
    lathe(
        [
            (0, 0),
            (radius * 0.76, 0),
            (radius, height),
            (radius * 0.92, height),
            (radius * 0.84, height * 0.87),
            (0, height * 0.87),
        ],
        pot,
        location,
    )
    material = leaf(*greens)
    for i in range(fronds):
        vertices, faces = frond(length, 22, 0.055, length * 0.37, 0.7, seed * 20 + i)
        obj = mesh("frond", vertices, faces, material, True)
        place(obj, (x, y, z + height * 0.88), (0, -0.88 + 0.065 * i, i * 2.4))
