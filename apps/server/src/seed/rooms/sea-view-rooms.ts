import { flexible, nonRefundable, type SeededRoom } from './seeded-room.js';

export const seaViewRooms: readonly SeededRoom[] = [
  {
    id: 'sea-view-king',
    name: 'Sea View King',
    category: 'Sea View',
    type: 'Double',
    images: ['sea-view-king-1.webp', 'sea-view-king-2.webp', 'sea-view-king-3.webp'],
    description:
      '<p>On the first and second floors, with the bed beside a wall of glass. Curtains of linen keep the afternoon out; on the balcony stand two chairs at a small round table, and breakfast is brought there.</p><p>The bathroom has a free-standing tub and a window of its own on the bay.</p>',
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
      '<p>One wall is a wide window, so the bay is in view from the bed and from the armchair. In winter the fishing boats come in at about seven.</p><p>On the second floor, away from the lifts. A bed for a third guest is brought in the evening, if you ask for it.</p>',
    capacity: 3,
    bedType: 'King, extra bed on request',
    priceCents: 22_500,
    amenities: ['wifi', 'AC', 'minibar', 'TV', 'safe', 'bathtub'],
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
      '<p>At the corner of the house. One wall is glass, with the palms and the bay behind it; the bed stands beside it, against the quiet one. On the terrace a sofa stands under the pergola, behind it a rail of glass and the bay.</p><p>There are only two of these rooms, one above the other.</p>',
    capacity: 2,
    bedType: 'King',
    priceCents: 24_000,
    amenities: ['wifi', 'AC', 'balcony', 'minibar', 'TV', 'safe'],
    breakfastIncluded: false,
    isRefundable: false,
    refundPolicy: nonRefundable,
    // Times are the house's own: the record is silent.
    units: 2,
  },
];
