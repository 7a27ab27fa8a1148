import { buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';

/** Six rooms of the demonstration hotel, for stories. */
export const storyRooms = [
  buildRoom(),
  buildRoom({
    _id: 'garden-twin',
    name: 'Garden Twin',
    category: 'Garden',
    bedType: 'Two singles',
    price: 120,
    images: ['garden-twin-1.webp'],
  }),
  buildRoom({
    _id: 'palm-double',
    name: 'Palm Double',
    category: 'Garden',
    bedType: 'Queen',
    price: 140,
    images: ['palm-double-1.webp', 'palm-double-2.webp'],
    discount: buildDiscount({ value: 15 }),
  }),
  buildRoom({
    _id: 'family-suite',
    name: 'Family Suite',
    category: 'Suite',
    type: 'Suite',
    bedType: 'King and two singles',
    capacity: 5,
    price: 310,
    images: ['family-suite-1.webp', 'family-suite-2.webp'],
  }),
  buildRoom({
    _id: 'royal-villa',
    name: 'Royal Villa',
    category: 'Villa',
    type: 'Villa',
    bedType: 'Three kings',
    capacity: 8,
    price: 940,
    images: ['royal-villa-1.webp', 'royal-villa-2.webp', 'royal-villa-3.webp'],
    discount: buildDiscount({ type: 'fixed', value: 90 }),
  }),
  buildRoom({
    _id: 'courtyard-double',
    name: 'Courtyard Double',
    category: 'Garden',
    capacity: undefined,
    bedType: undefined,
    price: 110,
    images: [],
  }),
];
