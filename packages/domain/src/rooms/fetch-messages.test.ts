import { expect, test } from 'vitest';
import { roomsFetchMessages } from './fetch-messages.js';

test('what a list that cannot be loaded says (spec 8, Content, rooms, events, halls)', () => {
  expect(roomsFetchMessages()).toEqual({
    rooms: 'Failed to fetch rooms',
    availability: 'Failed to fetch availability data',
  });
});
