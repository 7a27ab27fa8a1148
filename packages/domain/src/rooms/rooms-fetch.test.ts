import { expect, test } from 'vitest';
import { texts } from './rooms-fetch.texts.js';

test('what a list that cannot be loaded says (spec 8, Content, rooms, events, halls)', () => {
  expect(texts).toEqual({
    rooms: 'Failed to fetch rooms',
    availability: 'Failed to fetch availability data',
  });
});
