import { flexible, nonRefundable, type SeededRoom } from './seeded-room.js';

export const seaViewRooms: readonly SeededRoom[] = [
  {
    id: 'sea-view-king',
    name: 'Sea View King',
    category: 'Sea View',
    type: 'Double',
    images: ['sea-view-king-1.webp', 'sea-view-king-2.webp', 'sea-view-king-3.webp'],
    description:
      '<p>On the second and third floors, with the bed facing the water. Curtains of linen keep the afternoon out; behind them is a balcony with two chairs and a table for breakfast.</p><p>The bathroom has a free-standing tub and a window of its own on the bay.</p>',
    capacity: 2,
    bedType: 'King',
    priceCents: 18_000,
    amenities: ['wifi', 'AC', 'balcony', 'minibar', 'TV', 'safe', 'bathtub', 'breakfast'],
    breakfastIncluded: true,
    isRefundable: true,
    refundPolicy: flexible,
    checkInTime: '14:00',
    checkOutTime: '12:00',
    units: 8,
  },
  {
    id: 'panorama-king',
    name: 'Premium Panorama King',
    category: 'Sea View',
    type: 'Double',
    images: ['panorama-king-1.webp', 'panorama-king-2.webp'],
    description:
      '<p>A wide window runs the length of the room, so the coast is in view from the bed, the desk and the armchair. In winter the fishing boats come in at about seven.</p><p>On the fourth floor, away from the lifts.</p>',
    capacity: 3,
    bedType: 'King and day bed',
    priceCents: 22_500,
    amenities: ['wifi', 'AC', 'minibar', 'TV', 'safe', 'workspace', 'bathtub'],
    breakfastIncluded: true,
    isRefundable: true,
    refundPolicy: flexible,
    checkInTime: '14:00',
    checkOutTime: '12:00',
    // Ended, and kept on the record: it must not show.
    discount: {
      name: 'Summer by the sea',
      type: 'percentage',
      value: 20,
      active: false,
      publishWebsite: true,
    },
    units: 5,
  },
  {
    id: 'corner-king',
    name: 'Corner King',
    category: 'Sea View',
    type: 'Double',
    images: ['corner-king-1.webp', 'corner-king-2.webp'],
    description:
      '<p>Two walls of windows, one to the sea and one to the palms. There are only two of these rooms, one above the other, and both have a reading chair in the corner where the walls meet.</p>',
    capacity: 2,
    bedType: 'King',
    priceCents: 24_000,
    amenities: ['wifi', 'AC', 'balcony', 'minibar', 'TV', 'safe', 'reading chair'],
    breakfastIncluded: false,
    isRefundable: false,
    refundPolicy: nonRefundable,
    // Times are the house's own: the record is silent.
    units: 2,
  },
];
