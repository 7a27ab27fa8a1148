"""The shell of a room: a floor, four walls with openings, a ceiling.

The camera looks along +y. A room lies between `back` and `front` (y) and is centred on x = 0.
"""

import math
from dataclasses import dataclass

from studio.light import area_light
from studio.seating import SIGNS
from studio.shapes import UPRIGHT, UPRIGHT_ALONG_Y, box, plane, rect, slab


@dataclass(frozen=True)
class Room:
    width: float
    back: float
    front: float
    height: float

    @property
    def depth(self):
        return self.front - self.back

    @property
    def middle(self):
        return (self.front + self.back) / 2

    @property
    def left(self):
        return -self.width / 2

    @property
    def right(self):
        return self.width / 2


def floor(room, material, turned=True):
    """`turned` lays the boards or slabs away from the camera."""
    if turned:
        plane(room.depth + 1, room.width, (0, room.middle, 0), material, (0, 0, math.pi / 2))
    else:
        plane(room.width + 1, room.depth + 1, (0, room.middle, 0), material)


def front_wall(room, material, openings=(), thickness=0.24):
    outline = rect(room.left, 0, room.right, room.height)
    slab(outline, openings, thickness, material, (0, room.front + thickness / 2, 0), UPRIGHT)


def left_wall(room, material, openings=(), thickness=0.24):
    """Openings are drawn in (y, z)."""
    outline = rect(room.back, 0, room.front, room.height)
    slab(outline, openings, thickness, material, (room.left - thickness / 2, 0, 0), UPRIGHT_ALONG_Y)


def right_wall(room, material, openings=(), thickness=0.24):
    outline = rect(room.back, 0, room.front, room.height)
    slab(outline, openings, thickness, material, (room.right + thickness / 2, 0, 0), UPRIGHT_ALONG_Y)


def back_wall(room, material):
    plane(room.width, room.height, (0, room.back, room.height / 2), material, UPRIGHT)


def ceiling(room, material):
    plane(room.width, room.depth, (0, room.middle, room.height), material)


def beamed_ceiling(room, plaster, timber, spacing=0.8):
    ceiling(room, plaster)
    count = int(room.width / spacing)
    for i in range(count + 1):
        x = (i - count / 2) * spacing
        box((0.11, room.depth, 0.13), (x, room.middle, room.height - 0.06), timber, 0.012)


def coved_ceiling(room, material, power=9):
    """A recess with light along its edges."""
    hole = rect(room.left + 0.55, room.back + 0.6, room.right - 0.55, room.front - 0.75)
    outline = rect(room.left, room.back, room.right, room.front + 0.2)
    slab(outline, [hole], 0.12, material, (0, 0, room.height - 0.1))
    plane(room.width, room.depth, (0, room.middle, room.height + 0.1), material)
    for side in SIGNS:
        lamp = (side * (room.right - 0.62), room.middle, room.height)
        inward = (side * (room.right - 1.2), room.middle, room.height + 0.1)
        area_light(lamp, inward, (5, 0.05), power, (1, 0.8, 0.58))


def skirting(room, material, height=0.12):
    box((room.width, 0.03, height), (0, room.front - 0.015, height / 2), material, 0.006)
    for side in SIGNS:
        box(
            (0.03, room.depth, height),
            (side * (room.right - 0.015), room.middle, height / 2),
            material,
            0.006,
        )


def panels(places, y, material):
    """Mouldings on a front wall; `places` are (x, z, width, height)."""
    for x, z, width, height in places:
        for side in SIGNS:
            box((0.03, 0.024, height), (x + side * width / 2, y - 0.012, z), material, 0.009)
            box((width + 0.03, 0.024, 0.03), (x, y - 0.012, z + side * height / 2), material, 0.009)
