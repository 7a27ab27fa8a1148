"""Every picture of the hotel: which scene it shows, and with which options."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Picture:
    scene: str
    options: dict = field(default_factory=dict)
    samples: int = 20


def picture(scene, samples=20, **options):
    """`samples` a pixel: above 20 where candles or glass leave grain."""
    return Picture(scene, options, samples)


CORAL = dict(accent="#c8644c", pillow="#e0b090", head="#d9a08a", wall="#ead8c4", chair="#dcae94")
CORAL_ART = ("#f2e6d8", "#e0b296", "#b3543c", "#7fa6a4")
PANORAMA = dict(
    light="golden", mirrored=True, accent="#b5763f", pillow="#7f9a96", head="#8f7a5f", wall="#e8d8be"
)
CORNER = dict(light="dusk", accent="#23505e", pillow="#b98d4f", head="#4a6468", wall="#cfc6b4")
SAGE = dict(
    time="day",
    panel="#cdbfa4",
    wall="#efe6d6",
    throw_tone="#7d8a63",
    accent="#b5623c",
    head="#c9ab82",
    curtain_tone="#d8c3a0",
    chair="#8a9468",
    rug_tones=("#eadfc9", "#b99c72"),
    art_tones=("#f2ead9", "#cbb48a", "#6f7c56", "#b5623c"),
)
MIDNIGHT = dict(
    panel="#1f3f4a",
    wall="#d9cdb9",
    throw_tone="#b08a4d",
    accent="#1f4a55",
    head="#c2a071",
    curtain_tone="#23444e",
    chair="#b08a4d",
    rug_tones=("#d9ccb2", "#3d5a60"),
    art_tones=("#efe5d2", "#c9a566", "#1f3f4a", "#8c6a3a"),
    with_chandelier=True,
)
FAMILY = dict(
    beds=((-0.72, 1.0), (1.35, 0.6)),
    arches="#6f9a9c",
    wall="#f0eadd",
    throw_tone="#c9973f",
    pillow="#8fb0b0",
    second="#c9973f",
    head="#d8ccb4",
    drape="#a9c0be",
    tiles=("#d9cdb8", "#bfae92"),
    benches=1,
)
GREEN_MARBLE = dict(stone_tones=("#dfe3da", "#b9c4b8", "#5f7466"), towel="#5f7f72", wall="#e8e2d2")
ROSE_MARBLE = dict(stone_tones=("#eaddd2", "#d6bfae", "#9a7a68"), towel="#c98f7a", wall="#efe2d4")
SAND_STONE = dict(
    stone_tones=("#dcc9a8", "#c4ab84", "#9a8058"), towel="#f0e6d2", wall="#ead9bd", vanity="#6b472c"
)

BATH_FROM_LEFT = ((-1.35, -2.5, 1.35), (0.75, 1.6, 1.0), 24)
BATH_FROM_RIGHT = ((1.6, -2.35, 1.4), (-0.85, 1.5, 1.0), 24)
BATH_CLOSE = ((0.9, -1.05, 1.2), (-0.15, 1.4, 0.78), 32)
VANITY = ((-0.75, -1.7, 1.35), (1.9, 0.55, 1.2), 30)
BEDSIDE = ((0.6, -1.6, 1.2), (-2.05, 0.95, 0.88), 32)
ARMCHAIR = ((-0.5, -2.0, 1.25), (1.75, 1.9, 0.92), 29)

ROOMS = {
    "rooms/garden-twin-1": picture("twin_room"),
    "rooms/courtyard-double-1": picture(
        "panelled_room", boards="stone", screen=True, view=((-1.15, -3.35, 1.32), (0.6, 2.2, 1.1), 23), **SAGE
    ),
    "rooms/palm-double-1": picture("panelled_room"),
    "rooms/palm-double-2": picture("bathroom", view=BATH_FROM_LEFT, **GREEN_MARBLE),
    "rooms/sea-view-king-1": picture("suite"),
    "rooms/sea-view-king-2": picture("bathroom"),
    "rooms/sea-view-king-3": picture(
        "balcony", hour="morning", seats="table", view=((-0.65, -1.0, 1.5), (0.55, 3.4, 1.0), 29)
    ),
    "rooms/panorama-king-1": picture("suite", view=((-1.2, -3.2, 1.42), (0.95, 2.4, 1.1), 21), **PANORAMA),
    "rooms/panorama-king-2": picture("bathroom", hour="golden", **SAND_STONE),
    "rooms/corner-king-1": picture("suite", view=((2.2, -1.75, 1.22), (-2.4, 1.35, 1.06), 22), **CORNER),
    "rooms/corner-king-2": picture(
        "balcony",
        hour="dusk",
        seats="sofa",
        glazed_rail=True,
        flowers="#d9772e",
        view=((1.75, -1.6, 1.42), (-0.2, 3.4, 1.05), 27),
    ),
    "rooms/family-suite-1": picture("twin_room", view=((-0.3, -3.35, 1.4), (0.2, 2.3, 1.0), 22), **FAMILY),
    "rooms/family-suite-2": picture("twin_room", view=((-1.4, -1.4, 1.2), (1.1, 2.0, 0.85), 30), **FAMILY),
    "rooms/coral-suite-1": picture(
        "suite",
        opening="arches",
        roof="beams",
        art_tones=CORAL_ART,
        view=((1.85, -2.7, 1.3), (-0.75, 2.0, 1.02), 25),
        **CORAL,
    ),
    "rooms/coral-suite-2": picture("bathroom", view=BATH_CLOSE, focus=2.4, stop=4, **ROSE_MARBLE),
    "rooms/presidential-suite-1": picture(
        "panelled_room", view=((1.75, -3.2, 1.34), (-0.6, 2.3, 1.22), 22), **MIDNIGHT
    ),
    "rooms/presidential-suite-2": picture(
        "panelled_room", view=((-0.9, -1.3, 1.15), (1.1, 2.2, 0.95), 32), **MIDNIGHT
    ),
    "rooms/presidential-suite-3": picture(
        "suite", opening="arches", light="golden", accent="#1f4a55", view=BEDSIDE
    ),
    "rooms/presidential-suite-4": picture("bathroom", hour="dusk", view=VANITY, **GREEN_MARBLE),
    "rooms/royal-villa-1": picture("canopy_room"),
    "rooms/royal-villa-2": picture("canopy_room", view=((1.6, -2.1, 1.3), (-0.7, 2.4, 1.0), 30)),
    "rooms/royal-villa-3": picture("bathroom", hour="golden", view=BATH_FROM_RIGHT, **ROSE_MARBLE),
    "rooms/beach-villa-1": picture("beach_room"),
    "rooms/beach-villa-2": picture("beach_room", view=((1.3, -1.5, 1.3), (-0.9, 4.0, 1.05), 27)),
    "rooms/beach-villa-3": picture("beach_room", view=((-2.3, 3.6, 1.45), (1.6, 6.3, 0.92), 23), exposure=0.3),
    "rooms/pool-villa-1": picture("pool_terrace"),
    "rooms/pool-villa-2": picture(
        "suite",
        opening="arches",
        roof="beams",
        accent="#3f6f5c",
        pillow="#c9a06a",
        wall="#dcdccb",
        chair="#8fa08a",
        view=((2.3, -2.1, 1.22), (-1.15, 1.6, 0.98), 25),
    ),
    "rooms/pool-villa-3": picture("pool_terrace", view=((-1.4, 0.2, 1.35), (3.6, 5.4, 0.85), 30)),
    "rooms/fallback": picture("suite", view=ARMCHAIR, accent="#b9a88a", pillow="#d9ccb2"),
}

PAGES = {
    "content/hero-home": picture("exterior"),
    "content/hero-rooms": picture("balcony"),
    "content/hero-spa": picture("spa"),
    "content/hero-events": picture("gala", samples=26),
    "content/hero-halls": picture("conference_hall"),
    "content/hero-restaurant": picture("restaurant", samples=28),
    "content/hero-about": picture(
        "exterior",
        hour="noon",
        view=((-3.4, 0.4, 1.7), (3.0, 30, 4.4), 27),
        look="AgX - Medium High Contrast",
    ),
    "content/gallery-1": picture("balcony", view=((1.9, -0.6, 1.45), (2.7, 3.2, 1.9), 34), focus=3.6, stop=4),
    "content/gallery-2": picture(
        "lantern_night", samples=30, view=((-1.25, -2.1, 1.15), (0.4, 4.5, 0.8), 33)
    ),
    "content/gallery-3": picture("exterior", hour="night", view=((4.6, 1.2, 1.5), (-3, 26, 3.4), 28)),
    "content/gallery-4": picture("spa", view=((0.3, -0.55, 0.36), (0.4, 0.4, 0.1), 42), focus=1.0),
}

OFFERS = {
    "services/hammam": picture("hammam"),
    "services/massage": picture("treatment_room"),
    "services/couples": picture(
        "treatment_room", tables=(-0.85, 0.85), cover="#8a4a32", view=((0, -3.2, 1.45), (0, 2.2, 0.95), 22)
    ),
    "services/facial": picture(
        "treatment_room",
        cover="#b98f6a",
        wall="#e3d6c0",
        day=50,
        focus=1.9,
        stop=3.2,
        view=((1.75, -1.35, 1.2), (0.35, 1.3, 0.78), 34),
    ),
    "services/salt-pool": picture(
        "spa", afloat=True, view=((-3.1, 1.25, 0.55), (0.42, 9.6, 0.3), 34), stop=4.0, focus=3.4
    ),
    "events/gala": picture(
        "gala", samples=26, view=((-2.0, 1.2, 1.25), (-1.6, 9, 1.1), 34), stop=2.8, focus=4.0
    ),
    "events/wine": picture("wine_evening", samples=28),
    "events/jazz": picture("jazz_night"),
    "events/oud": picture(
        "jazz_night",
        samples=28,
        with_oud=True,
        view=((2.5, 1.6, 1.18), (1.99, 3.9, 0.92), 36),
        stop=2.2,
        focus=2.35,
        exposure=0.8,
    ),
    "events/lantern": picture("lantern_night"),
    "events/majlis": picture("majlis", hour="evening", view=((-1.1, -1.6, 0.84), (0.12, 1.4, 0.62), 34)),
    "events/bread": picture("breakfast", baking=True),
    "halls/majlis": picture("majlis"),
    "halls/boardroom": picture("boardroom"),
    "halls/ballroom": picture("ballroom", samples=60),
    "halls/conference": picture(
        "conference_hall", seats="#8a5a3c", view=((-2.4, 6.3, 1.9), (1.9, -6.0, 1.2), 24)
    ),
    "halls/terrace": picture(
        "gala", hour="golden", view=((4.7, 3.0, 1.7), (-3.8, 10.5, 1.8), 25), stop=5.6, focus=6.0
    ),
    "halls/library": picture(
        "boardroom",
        shelves=True,
        brighter=0.35,
        wall="#87937d",
        leather="#5f3a26",
        art_tones=("#e9dfca", "#b79a62", "#39473a", "#8f4f2c"),
        view=((2.35, -3.9, 1.5), (-1.5, 1.8, 1.08), 23),
    ),
    "halls/dhow-room": picture(
        "boardroom",
        hour="golden",
        wall="#dfe3da",
        leather="#1f3f48",
        art_tones=("#e8ece6", "#7fa9ae", "#1f4a55", "#c98f5a"),
        view=((-2.0, -4.2, 1.5), (1.0, 3, 1.08), 23),
    ),
    "halls/sur-room": picture(
        "boardroom",
        wall="#e9d6c2",
        leather="#8f4a33",
        art_tones=("#f0e4d4", "#d9a58a", "#7d3f2c", "#2f6a70"),
        view=((-2.5, 0.2, 1.5), (1.6, 3.4, 1.1), 24),
    ),
    "restaurant/grouper": picture("grouper"),
    "restaurant/mezze": picture("mezze"),
    "restaurant/dessert": picture("dessert"),
    "restaurant/breakfast": picture("breakfast", samples=24),
}

PICTURES = {**ROOMS, **PAGES, **OFFERS}
