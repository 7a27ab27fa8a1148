import { expect, test } from 'vitest';
import { buildRoom } from '../rooms/builders.js';
import type { Room } from '../rooms/room.schema.js';
import type { Complete } from './index.js';

type RoomWithView = Room & { view?: string };

test('a record that leaves an optional field unsaid is no complete one', () => {
  const room: Complete<Room> = buildRoom() as Complete<Room>;
  // @ts-expect-error the view is not said
  const forgotten: Complete<RoomWithView> = room;
  const said: Complete<RoomWithView> = { ...room, view: undefined };
  expect(said).toEqual(forgotten);
});

test('the builder says every field of a room', () => {
  const overrides: Partial<RoomWithView> = {};
  // @ts-expect-error the view is not said
  ({ ...(buildRoom() as Complete<Room>), ...overrides }) satisfies Complete<RoomWithView>;
  expect(Object.keys(buildRoom())).toContain('size');
});
