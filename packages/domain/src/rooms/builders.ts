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
