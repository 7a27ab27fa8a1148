import type { Complete } from '../record/index.js';
import { addDays, daysFromTo, type Day } from '../calendar/day.js';
import type { AvailabilityEntry, Discount, Room } from './room.schema.js';

export function buildDiscount(overrides: Partial<Discount> = {}): Discount {
  return {
    name: 'Early autumn',
    type: 'percentage',
    value: 20,
    active: true,
    publishWebsite: true,
    ...overrides,
  } satisfies Complete<Discount>;
}

export function buildRoom(overrides: Partial<Room> = {}): Room {
  return {
    _id: 'sea-view-king',
    name: 'Sea View King',
    category: 'Sea View',
    type: 'Double',
    active: true,
    images: ['sea-view-king-1.webp', 'sea-view-king-2.webp', 'sea-view-king-3.webp'],
    description: '<p>A corner room on the second floor. The bed faces the water.</p>',
    capacity: 2,
    bedType: 'King',
    price: 180,
    amenities: ['wifi', 'balcony', 'minibar', 'ac'],
    breakfastIncluded: true,
    isRefundable: true,
    refundPolicy: '<p>Free of charge until two days before arrival.</p>',
    checkInTime: '14:00',
    checkOutTime: '12:00',
    discount: null,
    size: undefined,
    ...overrides,
  } satisfies Complete<Omit<Room, 'originalAmenities' | 'pictureTexts'>>;
}

const others: readonly Partial<Room>[] = [
  {
    _id: 'garden-twin',
    name: 'Garden Twin',
    category: 'Garden',
    type: 'Twin',
    images: ['garden-twin-1.webp'],
    description: '<p>Two single beds under painted arches, and a glass door to the garden.</p>',
    bedType: 'Two singles',
    price: 120,
    amenities: ['wifi', 'ac', 'safe'],
  },
  {
    _id: 'palm-double',
    name: 'Palm Double',
    category: 'Garden',
    images: ['palm-double-1.webp', 'palm-double-2.webp'],
    description: '<p>On the first floor, level with the crowns of the date palms.</p>',
    bedType: 'Queen',
    price: 140,
    amenities: ['wifi', 'ac', 'minibar', 'safe'],
    discount: buildDiscount({ value: 15 }),
  },
  {
    _id: 'family-suite',
    name: 'Family Suite',
    category: 'Suite',
    type: 'Suite',
    images: ['family-suite-1.webp', 'family-suite-2.webp'],
    description: '<p>Two bedrooms and a door between them that closes.</p>',
    bedType: 'King and two singles',
    capacity: 4,
    price: 310,
    amenities: ['wifi', 'ac', 'balcony', 'minibar', 'safe'],
  },
  {
    _id: 'royal-villa',
    name: 'Royal Villa',
    category: 'Villa',
    type: 'Villa',
    images: ['royal-villa-1.webp', 'royal-villa-2.webp', 'royal-villa-3.webp'],
    description: '<p>A house of its own for a family that travels together.</p>',
    bedType: 'Three kings',
    capacity: 6,
    price: 940,
    amenities: ['wifi', 'ac', 'balcony', 'minibar', 'safe', 'rain shower'],
    discount: buildDiscount({ type: 'fixed', value: 90 }),
  },
  {
    _id: 'courtyard-double',
    name: 'Courtyard Double',
    category: 'Garden',
    images: ['courtyard-double-1.webp'],
    description: '<p>A quiet room above the courtyard.</p>',
    bedType: 'Queen',
    price: 110,
    amenities: ['wifi', 'ac'],
    breakfastIncluded: false,
    isRefundable: false,
    refundPolicy: '<p>This rate is paid in full when you book.</p>',
  },
];

/** Six rooms, each with a bed, guests, a price and pictures of its own. */
export function buildRooms(): Room[] {
  return [buildRoom(), ...others.map((own) => buildRoom(own))];
}

/** The room free on each day from the first to the last. */
export function buildAvailability(
  roomId: string,
  first: Day,
  days: number,
  available = 1,
): AvailabilityEntry[] {
  return daysFromTo(first, addDays(first, days - 1)).map((date) => ({
    date,
    available,
    serviceId: roomId,
  }));
}
