"""Glass and water, made so that they cast no caustic noise."""

from studio.nodes import colour, dimmed, new_material


def glass(tone="#ffffff", rough=0.0, refraction=1.48):
    """Refracts for the eye, but lets light and shadow straight through."""

    def surface(nodes):
        path = nodes.node("LightPath")
        straight = nodes.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
        solid = nodes.out("BsdfGlass", {0: colour(tone), 1: rough, 2: refraction})
        return nodes.blend(solid, nodes.out("BsdfTransparent", {0: dimmed(tone, 0.93)}), straight)

    return new_material("glass", surface)


def pane(tint=(0.97, 0.985, 0.98), seen=1.0):
    """A thin sheet without refraction; `seen` below 1 darkens the view outside, as a camera does."""

    def surface(nodes):
        path = nodes.node("LightPath")
        facing = nodes.out("LayerWeight", {"Blend": 0.5}, output="Facing")
        mirror = nodes.plus(0.035, nodes.times(0.9, nodes.math("POWER", facing, 4.5)))
        mirror = nodes.times(mirror, nodes.minus(1.0, path.outputs["Is Shadow Ray"]))
        through = nodes.mix(tint, dimmed(tint, seen), path.outputs["Is Camera Ray"])
        clear = nodes.out("BsdfTransparent", {0: through})
        return nodes.blend(clear, nodes.out("BsdfGlossy", {"Roughness": 0.02}), mirror)

    return new_material("pane", surface)


def water(
    deep="#0d5a63", scale=3.0, relief=0.12, rough=0.02, distance=0.05, tile=None, detail=3, stretch=(1, 1, 1)
):
    """An opaque body under a mirror; `tile` is (size, wobble) of the pool's mosaic."""

    def surface(nodes):
        where = nodes.position(stretch)
        swell, ripples = nodes.noise(where, scale, detail, 0.5, 0.8), nodes.noise(
            where, scale * 3.3, 2, 0.5, 0.4
        )
        normal = nodes.bump(nodes.plus(swell, nodes.times(ripples, 0.25)), relief, distance)
        body = _mosaic(nodes, where, colour(deep), scale, *tile) if tile else colour(deep)
        mirror = nodes.out("BsdfGlossy", {0: (1, 1, 1), "Roughness": rough, "Normal": normal})
        fresnel = nodes.out("Fresnel", {"IOR": 1.33, "Normal": normal})
        return nodes.blend(nodes.out("BsdfDiffuse", {0: body}), mirror, fresnel)

    return new_material("water", surface)


def _mosaic(nodes, where, tone, scale, size, wobble):
    drift = nodes.out("TexNoise", {"Vector": where, "Scale": scale * 0.9, "Detail": 2}, output="Color")
    bent = nodes.vector("ADD", nodes.position(), nodes.vector("SCALE", drift, wobble))
    inputs = {
        "Vector": bent,
        "Color1": dimmed(tone, 0.9),
        "Color2": tuple(min(1, part * 1.15) for part in tone),
        "Mortar": dimmed(tone, 1.5),
        "Scale": 1.0,
        "Mortar Size": 0.006,
        "Brick Width": size,
        "Row Height": size,
    }
    tiles = nodes.out("TexBrick", inputs, offset=0.0)
    cells = nodes.out("TexVoronoi", {"Vector": bent, "Scale": 2.6}, feature="SMOOTH_F1")
    lit = tuple(min(1, part * 2.4 + 0.03) for part in tone)
    return nodes.mix(tiles, lit, nodes.ramp(cells, [(0.45, 0), (0.8, 0.55)]))
