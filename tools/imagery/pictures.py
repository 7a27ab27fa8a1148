"""Every picture of the hotel: which scene it shows, and with which options."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Picture:
    scene: str
    options: dict = field(default_factory=dict)


def picture(scene, **options):
    return Picture(scene, options)


CORAL = dict(accent="#c8644c", pillow="#e0b090", head="#d9a08a", wall="#ead8c4", chair="#dcae94")
CORAL_ART = ("#f2e6d8", "#e0b296", "#b3543c", "#7fa6a4")

SAGE_DAY = dict(
    time="day",
    panel="#cdbfa4",
    wall="#efe6d6",
    throw_="#7d8a63",
    accent="#b5623c",
    head="#c9ab82",
    curtain_="#d8c3a0",
    chair="#8a9468",
    rug_=("#eadfc9", "#b99c72"),
    art_tones=("#f2ead9", "#cbb48a", "#6f7c56", "#b5623c"),
)
MIDNIGHT = dict(
    panel="#1f3f4a",
    wall="#d9cdb9",
    throw_="#b08a4d",
    accent="#1f4a55",
    head="#c2a071",
    curtain_="#23444e",
    chair="#b08a4d",
    rug_=("#d9ccb2", "#3d5a60"),
    art_tones=("#efe5d2", "#c9a566", "#1f3f4a", "#8c6a3a"),
)

FAMILY = dict(
    beds=((-0.72, 1.0), (1.35, 0.6)),
    arches="#6f9a9c",
    wall="#f0eadd",
    throw_="#c9973f",
    pillow="#8fb0b0",
    second="#c9973f",
    head="#d8ccb4",
    drape="#a9c0be",
    tiles=("#d9cdb8", "#bfae92"),
    benches=1,
    view=((-0.3, -3.35, 1.4), (0.2, 2.3, 1.0), 22),
)

PICTURES = {
    "rooms/sea-view-king-1": picture("suite"),
    "rooms/coral-suite-1": picture(
        "suite",
        opening="arches",
        roof="beams",
        art_tones=CORAL_ART,
        view=((1.85, -2.7, 1.3), (-0.75, 2.0, 1.02), 25),
        **CORAL,
    ),
    "rooms/panorama-king-1": picture(
        "suite",
        light="golden",
        mirrored=True,
        accent="#b5763f",
        pillow="#7f9a96",
        head="#8f7a5f",
        wall="#e8d8be",
        view=((-1.2, -3.2, 1.42), (0.95, 2.4, 1.1), 21),
    ),
    "rooms/corner-king-1": picture(
        "suite",
        light="dusk",
        accent="#23505e",
        pillow="#b98d4f",
        head="#4a6468",
        wall="#cfc6b4",
        view=((2.2, -1.75, 1.22), (-2.4, 1.35, 1.06), 22),
    ),
    "rooms/royal-villa-1": picture("canopy_room"),
    "rooms/palm-double-1": picture("panelled_room"),
    "rooms/courtyard-double-1": picture(
        "panelled_room", boards="stone", screen=True, view=((-1.15, -3.35, 1.32), (0.6, 2.2, 1.1), 23), **SAGE_DAY
    ),
    "rooms/presidential-suite-1": picture(
        "panelled_room", chandelier_=True, view=((1.75, -3.2, 1.34), (-0.6, 2.3, 1.22), 22), **MIDNIGHT
    ),
    "rooms/garden-twin-1": picture("twin_room"),
    "rooms/family-suite-1": picture("twin_room", **FAMILY),
    "rooms/beach-villa-1": picture("beach_room"),
    "rooms/pool-villa-1": picture("pool_terrace"),
    "services/hammam": picture("hammam"),
    "halls/majlis": picture("majlis"),
    "events/lantern": picture("lantern_night"),
    "restaurant/grouper": picture("grouper"),
    "restaurant/mezze": picture("mezze"),
    "restaurant/dessert": picture("dessert"),
    "restaurant/breakfast": picture("breakfast"),
}
