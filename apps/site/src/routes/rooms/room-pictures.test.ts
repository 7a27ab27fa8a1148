import { readFile } from 'node:fs/promises';
import { FALLBACK_ROOM_IMAGE } from '@vestibule/domain/rooms';
import { expect, test } from 'vitest';
import { roomPictures } from './room-pictures.js';

const manifest = new URL('../../../../server/uploads/manifest.json', import.meta.url);

test('every picture of a room is described, each in words of its own', async () => {
  const stored = Object.keys(JSON.parse(await readFile(manifest, 'utf8')) as object)
    .filter((name) => name.startsWith('rooms/'))
    .map((name) => `${name.slice('rooms/'.length)}.webp`)
    .filter((file) => file !== FALLBACK_ROOM_IMAGE);
  expect(Object.keys(roomPictures).sort()).toEqual(stored.sort());
  expect(new Set(Object.values(roomPictures)).size).toBe(stored.length);
});
