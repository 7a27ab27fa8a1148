import { afterAll, beforeAll, expect, test } from 'vitest';
import { locks, takeAdvisoryLock } from '../database/advisory-lock.js';
import { rooms } from '../rooms/tables.js';
import { changeBeneath } from '../testing/change-beneath.js';
import { dataKindNames } from './kind-names.js';
import { createFiledHotel, type FiledHotel } from './data-files.fixtures.js';

let hotel: FiledHotel;
let empty: FiledHotel;

beforeAll(async () => {
  hotel = await createFiledHotel('demo');
  empty = await createFiledHotel('none');
});

afterAll(async () => {
  await hotel.close();
  await empty.close();
});

test('one file for each kind, the same each time [G1.1]', async () => {
  const count = dataKindNames.length;
  expect(await hotel.run('export', hotel.folder)).toEqual([
    `${count} files are in ${hotel.folder}.`,
  ]);
  const files = await hotel.files();
  expect(Object.keys(files)).toEqual(dataKindNames.map((kind) => `${kind}.yaml`).toSorted());
  await hotel.run('export', hotel.folder);
  expect(await hotel.files()).toEqual(files);
  expect(files['rooms.yaml']).toContain('garden-twin:\n  name: Garden Twin\n');
  expect(files['rooms.yaml']).toMatch(/^ {2}price: \d+(\.\d+)?$/m);
  expect(files['events.yaml']).not.toContain('currentAttendees');
  expect(files['settings.yaml']).toContain('booking.checkInTime: 14:00\n');
});

test('what comes back into an empty hotel is the same, and again changes nothing', async () => {
  await hotel.run('export', hotel.folder);
  const lines = await empty.run('import', hotel.folder);
  expect(lines.at(-1)).toMatch(/^\d+ added, \d+ changed, 0 removed\.$/);
  await empty.run('export', empty.folder);
  expect(await empty.files()).toEqual(await hotel.files());
  expect(await empty.run('import', hotel.folder)).toEqual(['No changes.']);
  expect(await hotel.run('import', hotel.folder)).toEqual(['No changes.']);
});

test('an export waits for an import that runs, and has what it brings [G1.1]', async () => {
  await changeBeneath(hotel.server.services.db, {
    lock: (tx) => takeAdvisoryLock(tx, locks.dataFiles),
    call: () => hotel.run('export', hotel.folder),
    change: (tx) => tx.update(rooms).set({ name: 'Palm Twin' }),
  });
  expect((await hotel.files())['rooms.yaml']).toContain('  name: Palm Twin\n');
});
