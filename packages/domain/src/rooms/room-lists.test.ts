import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRoom } from './builders.js';
import { featuredRooms } from './featured-rooms.js';
import { similarRooms } from './similar-rooms.js';

const ids = (rooms: { _id: string }[]) => rooms.map(({ _id }) => _id);
const named = (count: number) =>
  Array.from({ length: count }, (_, index) => buildRoom({ _id: `room-${index}` }));

describe('featured rooms (spec 5, Search and rooms)', () => {
  it('are the first six [S5.search.4]', () => {
    expect(ids(featuredRooms(named(8)))).toEqual(ids(named(6)));
  });

  it('are not inactive, and have a picture [S5.search.4]', () => {
    const rooms = [
      buildRoom({ _id: 'closed', active: false }),
      buildRoom({ _id: 'unpainted', images: [] }),
      buildRoom({ _id: 'silent', active: undefined }),
      buildRoom({ _id: 'open', active: true }),
    ];
    expect(ids(featuredRooms(rooms))).toEqual(['silent', 'open']);
  });
});

describe('similar rooms (spec 4)', () => {
  const room = buildRoom({ _id: 'this', category: 'Sea View', type: 'King' });
  const byCategory = buildRoom({ _id: 'category', category: 'Sea View', type: 'Twin' });
  const byType = buildRoom({ _id: 'type', category: 'Garden', type: 'King' });
  const other = buildRoom({ _id: 'other', category: 'Villa', type: 'Villa' });

  it('share the category or the type, and others fill up to three [S4.similar.1]', () => {
    expect(ids(similarRooms(room, [other, room, byType, byCategory]))).toEqual([
      'type',
      'category',
      'other',
    ]);
  });

  it('are fewer where the hotel has fewer', () => {
    expect(similarRooms(room, [room])).toEqual([]);
  });

  it('are never more than three, never the room itself, never inactive', () => {
    const pool = fc.array(
      fc.record({
        _id: fc.constantFrom('this', 'a', 'b', 'c', 'd', 'e'),
        category: fc.constantFrom('Sea View', 'Garden'),
        type: fc.constantFrom('King', 'Twin'),
        active: fc.constantFrom(true, false, undefined),
      }),
    );
    fc.assert(
      fc.property(pool, (fields) => {
        const similar = similarRooms(room, fields.map(buildRoom));
        expect(similar.length).toBeLessThanOrEqual(3);
        expect(ids(similar)).not.toContain('this');
        expect(similar.every(({ active }) => active !== false)).toBe(true);
      }),
    );
  });
});
