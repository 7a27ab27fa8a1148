import { expect, test } from 'vitest';
import {
  FEATURED_ROOMS,
  GALLERY_LOOPS_FROM,
  ROOMS_PAGE_SIZE,
  roomBath,
  roomSize,
  SIMILAR_DEFAULT_BED_TYPE,
  SIMILAR_DEFAULT_CAPACITY,
  SIMILAR_ROOMS,
} from './room-defaults.js';

test('rooms come six a page, six are featured, three are similar (spec 9) [S9.pages.1]', () => {
  expect([ROOMS_PAGE_SIZE, FEATURED_ROOMS, SIMILAR_ROOMS]).toEqual([6, 6, 3]);
});

test('every room has the fixed size and bath (spec 2, Room detail) [S2.room.10]', () => {
  expect([roomSize({}, 'fixed'), roomBath()]).toEqual(['44m2', 'Private Bath']);
});

test('a hotel may show the size of each record instead (site.roomSize) [S2.room.10]', () => {
  expect(roomSize({ size: 38 }, 'fixed')).toBe('44m2');
  expect(roomSize({ size: 38 }, 'own')).toBe('38 m²');
  expect(roomSize({}, 'own')).toBeUndefined();
});

test('the similar-rooms list has defaults of its own (spec 9)', () => {
  expect([SIMILAR_DEFAULT_CAPACITY, SIMILAR_DEFAULT_BED_TYPE]).toEqual([1, '1']);
});

test('a gallery loops from three pictures on [R36]', () => {
  expect(GALLERY_LOOPS_FROM).toBe(3);
});
