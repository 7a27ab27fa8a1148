"""A short way to write Blender's shader graphs."""

import bpy

RENAMED_INPUTS = {
    "Transmission": "Transmission Weight",
    "Specular": "Specular IOR Level",
    "Sheen": "Sheen Weight",
    "Coat": "Coat Weight",
    "Subsurface": "Subsurface Weight",
    "Emission": "Emission Color",
}


class Nodes:
    def __init__(self, tree):
        self.tree = tree

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.set(node, name, value)
        return node

    def out(self, kind, inputs=None, output=0, **settings):
        return self.node(kind, inputs, **settings).outputs[output]

    def connect(self, output, socket):
        self.tree.links.new(output, socket)

    def set(self, node, name, value):
        if isinstance(name, int):
            socket = node.inputs[name]
        else:
            socket = node.inputs.get(name) or node.inputs[RENAMED_INPUTS.get(name, name)]
        if isinstance(value, bpy.types.NodeSocket):
            self.connect(value, socket)
            return
        wanted = getattr(socket.default_value, "__len__", lambda: 0)()
        if wanted == 4 and hasattr(value, "__len__") and len(value) == 3:
            value = (*value, 1)
        socket.default_value = value

    def ramp(self, factor, stops):
        node = self.node("ValToRGB", {"Fac": factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            element.color = (*value, 1) if hasattr(value, "__len__") else (value, value, value, 1)
        return node.outputs[0]

    def mix(self, first, second, factor):
        return self.out("MixRGB", {0: factor, 1: first, 2: second})

    def math(self, operation, a, b=0.0):
        return self.out("Math", {0: a, 1: b}, operation=operation)

    def times(self, a, b):
        return self.math("MULTIPLY", a, b)

    def plus(self, a, b):
        return self.math("ADD", a, b)

    def minus(self, a, b):
        return self.math("SUBTRACT", a, b)

    def vector(self, operation, a, b):
        if operation == "SCALE":
            return self.out("VectorMath", {0: a, "Scale": b}, operation=operation)
        return self.out("VectorMath", {0: a, 1: b}, operation=operation)

    def position(self, scale=(1, 1, 1), turned=(0, 0, 0), kind="Object"):
        source = self.out("TexCoord", output=kind)
        return self.out("Mapping", {"Vector": source, "Scale": scale, "Rotation": turned})

    def noise(self, where, scale, detail=4, rough=0.5, distortion=0.0):
        inputs = {
            "Vector": where,
            "Scale": scale,
            "Detail": detail,
            "Roughness": rough,
            "Distortion": distortion,
        }
        return self.out("TexNoise", inputs, output="Fac")

    def between(self, value, low, high):
        return self.out("MapRange", {"Value": value, 3: low, 4: high})

    def bump(self, height, strength=0.2, distance=0.01, normal=None):
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if normal is not None:
            inputs["Normal"] = normal
        return self.out("Bump", inputs)

    def blend(self, first, second, factor):
        """Two shader outputs mixed."""
        node = self.node("MixShader", {0: factor})
        self.connect(first, node.inputs[1])
        self.connect(second, node.inputs[2])
        return node.outputs[0]


def srgb(code):
    code = code.lstrip("#")
    code = code if len(code) == 6 else "".join(digit * 2 for digit in code)

    def linear(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return tuple(linear(int(code[i : i + 2], 16) / 255) for i in (0, 2, 4))


def colour(value):
    return srgb(value) if isinstance(value, str) else value


def dimmed(value, by):
    return tuple(part * by for part in colour(value))


def new_material(name, build):
    """A material whose surface is what `build(nodes)` returns."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    nodes = Nodes(material.node_tree)
    output = nodes.node("OutputMaterial")
    nodes.connect(build(nodes), output.inputs[0])
    return material


def principled(name, base="#888888", rough=0.5, build=None, **inputs):
    """`build(nodes, shader)` may replace any input of the shader by a texture."""

    def surface(nodes):
        named = {key.replace("_", " "): value for key, value in inputs.items()}
        shader = nodes.node("BsdfPrincipled", {"Base Color": colour(base), "Roughness": rough, **named})
        if not build:
            return shader.outputs[0]
        build(nodes, shader)
        opaque = inputs.keys().isdisjoint(("Metallic", "Transmission", "Emission"))
        return plain_in_diffuse_light(nodes, shader.outputs[0], base) if opaque else shader.outputs[0]

    return new_material(name, surface)


def plain_in_diffuse_light(nodes, detailed, base):
    # Textures cost most of a render, and no eye finds them in light that a matt wall throws back.
    plain = nodes.out("BsdfDiffuse", {0: colour(base)})
    return nodes.blend(detailed, plain, nodes.out("LightPath", output="Is Diffuse Ray"))
