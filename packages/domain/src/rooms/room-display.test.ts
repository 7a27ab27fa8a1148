import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amenityIcon, amenityLabel } from './amenity-icon.js';
import { buildRoom } from './builders.js';
import { refundTerm } from '../bookings/refund-term.js';
import { includedInStay } from './included-in-stay.js';
import {
  clampGuests,
  galleryImages,
  roomBedType,
  roomCapacity,
  roomCover,
} from './room-defaults.js';

describe('what a silent record shows (spec 9, Room defaults)', () => {
  it('capacity 2, bed type Standard, the fallback picture [S9.rooms.1]', () => {
    expect(roomCapacity({})).toBe(2);
    expect(roomBedType({})).toBe('Standard');
    expect(roomBedType({ bedType: '' })).toBe('Standard');
    expect(roomCover({ images: [] })).toBe('fallback.webp');
  });

  it('keeps what the record says', () => {
    expect(roomCapacity(buildRoom({ capacity: 5 }))).toBe(5);
    expect(roomBedType(buildRoom({ bedType: 'Twin' }))).toBe('Twin');
    expect(roomCover(buildRoom())).toBe('sea-view-king-1.webp');
  });
});

describe('the pictures of a gallery below the cover', () => {
  it.each([
    [[], []],
    [['a'], ['a']],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
    ],
  ])('of %j start at the second, and all stay: %j', (images, shown) => {
    expect(galleryImages({ images })).toEqual(shown);
  });
});

describe('the guest count (spec 5: 1 to 10) [S9.guests.1]', () => {
  it('is brought into its bounds [S5.search.1]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), (wanted) => {
        const guests = clampGuests(wanted);
        expect(Number.isInteger(guests)).toBe(true);
        expect(guests).toBeGreaterThanOrEqual(1);
        expect(guests).toBeLessThanOrEqual(10);
      }),
    );
    expect([clampGuests(0), clampGuests(4), clampGuests(11), clampGuests(NaN)]).toEqual([
      1, 4, 10, 1,
    ]);
  });
});

describe('amenities (spec 9: icons by keyword, names capitalised) [S9.amenities.1]', () => {
  it.each([
    ['wifi', 'wifi'],
    ['Free Wi-Fi', 'wifi'],
    ['AC', 'ac'],
    ['balcony with sea view', 'balcony'],
    ['Mini bar', 'minibar'],
    ['Smart TV', 'tv'],
    ['In-room safe', 'safe'],
    ['workspace', 'workspace'],
    ['Private swimming pool', 'swimming'],
    ['Spa access', 'spa'],
    ['gym', 'gym'],
    ['Breakfast in the garden', 'breakfast'],
    ['Valet parking', 'parking'],
    ['Restaurant discount', 'restaurant'],
    ['Pool bar', 'bar'],
    ['Bathtub', 'bathtub'],
    ['Spacious terrace', 'check'],
    ['Rain shower', 'check'],
  ])('%s gets %s', (amenity, icon) => {
    expect(amenityIcon(amenity)).toBe(icon);
  });

  it('are capitalised', () => {
    expect(amenityLabel(' rain shower')).toBe('Rain shower');
  });
});

describe('whether a booking can be given back', () => {
  it.each([
    [true, '2026-11-21', 'Refundable'],
    [true, '2026-11-20', 'Free cancellation has ended'],
    [true, '2026-11-19', 'Free cancellation has ended'],
    [false, '2026-11-21', 'Non-refundable'],
    [false, '2026-11-20', 'Non-refundable'],
  ])('%s, beginning on %s: %s', (isRefundable, begins, words) => {
    expect(refundTerm({ isRefundable }, { begins, today: '2026-11-20' })).toBe(words);
  });
});

describe('what is included (spec 2, Room detail)', () => {
  it('names breakfast, refund and both times [S2.room.5]', () => {
    expect(includedInStay(buildRoom({ checkInTime: '15:00' }))).toEqual([
      { text: 'Breakfast included', included: true },
      { text: 'Refundable', included: true },
      { text: 'Check-in from 15:00', included: true },
      { text: 'Check-out until 12:00', included: true },
    ]);
  });

  it('falls back to 14:00 and 12:00 (spec 9) [S9.rooms.1]', () => {
    const room = { breakfastIncluded: false, isRefundable: false };
    expect(includedInStay(room)).toEqual([
      { text: 'Non-refundable', included: false },
      { text: 'Check-in from 14:00', included: true },
      { text: 'Check-out until 12:00', included: true },
    ]);
  });
});
