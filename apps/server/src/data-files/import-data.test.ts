import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays } from '@vestibule/domain/calendar';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findCalendar, replaceBlocks } from '../calendars/store.js';
import { calendars } from '../calendars/tables.js';
import { locks, takeAdvisoryLock } from '../database/advisory-lock.js';
import { inTransaction } from '../database/retry.js';
import { deskChanges } from '../desk/tables.js';
import { events } from '../events/tables.js';
import { roomAvailability, rooms } from '../rooms/tables.js';
import { seedsOf } from '../seed/all-seeds.js';
import { seedWhenEmpty } from '../seed/seed.js';
import { settingChanges, settings } from '../settings/tables.js';
import { createFiledHotel, type FiledHotel } from './data-files.fixtures.js';

let hotel: FiledHotel;

const open = async () => void (hotel = await createFiledHotel('demo'));
const close = () => hotel.close();
const exported = async () => void (await hotel.run('export', hotel.folder));

/** Replaces a text of a file, once. */
async function edit(kind: string, from: string | RegExp, to: string) {
  const file = path.join(hotel.folder, `${kind}.yaml`);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(from);
  await writeFile(file, text.replace(from, to));
}

const put = (kind: string, text: string) =>
  writeFile(path.join(hotel.folder, `${kind}.yaml`), text);

/** A folder with this one file alone. */
async function only(kind: string, text: string) {
  await rm(hotel.folder, { recursive: true });
  await mkdir(hotel.folder);
  await put(kind, text);
}

const bring = (...options: string[]) => hotel.run('import', hotel.folder, ...options);

async function ask(address: string) {
  await hotel.server.services.watch.refresh();
  return (await (await hotel.server.fetch(`/api${address}`)).json()).data;
}

const category = (name: string, status = 'active') => `  name: ${name}\n  status: ${status}\n`;

test('a database that no server has opened gets no demonstration hotel any more [G1.5]', async () => {
  hotel = await createFiledHotel();
  const { db, today } = hotel.server.services;
  await only('categories', `sauna:\n${category('Sauna')}`);
  expect(await bring('--dry-run')).toEqual([
    '+ categories/sauna',
    '1 added, 0 changed, 0 removed.',
    'This database was never opened: the import opens an empty hotel first.',
    'Nothing was written.',
  ]);
  expect(await db.$count(settings)).toBe(0);
  expect(await bring()).toEqual(['+ categories/sauna', '1 added, 0 changed, 0 removed.']);
  expect(await seedWhenEmpty(db, today(), seedsOf.demo)).toBe(false);
  expect(await db.$count(settings)).toBeGreaterThan(0);
  await hotel.close();
});

test('what is refused leaves a database that no server has opened as it was [G1.2]', async () => {
  hotel = await createFiledHotel();
  const { db, today } = hotel.server.services;
  await only('categories', 'sauna:\n  name: Sauna\n');
  await expect(bring()).rejects.toThrow('categories.yaml › sauna › status: is missing');
  await expect(hotel.run('import', '/no/such')).rejects.toThrow('There is no folder /no/such.');
  expect(await db.$count(settings)).toBe(0);
  expect(await seedWhenEmpty(db, today(), seedsOf.demo)).toBe(true);
  await hotel.close();
});

describe('what it says [G1.3]', () => {
  beforeEach(open);
  beforeEach(exported);
  afterEach(close);

  test('each change in its line, and the sum of them; servers show it at once', async () => {
    const before = await ask('/rooms/garden-twin');
    await edit('rooms', /(garden-twin:\n(?:.*\n)*? {2}price: )\d+/, '$1777');
    await edit('categories', /$/, `sauna:\n${category('Sauna')}`);
    await edit('menu', /mezze:\n(?: {2}.*\n)*/, '');
    await edit('translations.ar', /menu\/mezze:\n(?: {2}.*\n)*/, '');
    const lines = [
      '+ categories/sauna',
      `~ rooms/garden-twin  price ${before.price} → 777`,
      '- menu/mezze',
      '1 added, 1 changed, 1 removed.',
    ];
    expect(await bring('--prune', '--dry-run')).toEqual([...lines, 'Nothing was written.']);
    expect(await ask('/rooms/garden-twin')).toEqual(before);
    expect(await bring('--prune')).toEqual(lines);
    expect(await ask('/rooms/garden-twin')).toEqual({ ...before, price: 777 });
    expect(await bring('--prune')).toEqual(['No changes.']);
  });

  test('the order of the file is that of the list', async () => {
    const first = (await hotel.files())['categories.yaml'] ?? '';
    const [hammam = ''] = first.match(/^hammam:\n(?: {2}.*\n)*/m) ?? [];
    await only('categories', first.replace(hammam, '') + hammam);
    expect(await bring()).toEqual(['~ categories  order', '0 added, 1 changed, 0 removed.']);
    const names = (await ask('/categories')).map(({ _id }: { _id: string }) => _id);
    expect(names).toEqual(['massage', 'facial', 'couples', 'movement', 'hammam', 'hair']);
  });

  test('a record alone keeps its place', async () => {
    await only('categories', `facial:\n${category('Faces')}`);
    expect(await bring()).toEqual([
      '~ categories/facial  name Facials → Faces',
      '0 added, 1 changed, 0 removed.',
    ]);
  });

  test('one at a time', async () => {
    await inTransaction(hotel.server.services.db, async (tx) => {
      await takeAdvisoryLock(tx, locks.dataFiles);
      await expect(bring()).rejects.toThrow('Another import, an export or a backup is running.');
    });
    expect(await bring()).toEqual(['No changes.']);
  });

  test('a setting’s history keeps who imported it', async () => {
    await edit('settings', 'booking.checkInTime: 14:00', 'booking.checkInTime: 15:00');
    await bring('--by', 'Salma');
    const [change] = await hotel.server.services.db.select().from(settingChanges);
    expect(change).toMatchObject({
      key: 'booking.checkInTime',
      after: '15:00',
      changedBy: 'Salma',
    });
  });
});

describe('what is refused, by name, and then nothing is stored [G1.2]', () => {
  beforeAll(open);
  beforeEach(async () => {
    await rm(hotel.folder, { recursive: true });
    await exported();
  });
  afterAll(close);

  const room = (field: string, value: string) => () =>
    edit('rooms', new RegExp(`(sea-view-king:\\n(?:.*\\n)*?  )${field}: .*`), `$1${value}`);

  test.each([
    [room('price', 'price: -1'), 'rooms.yaml › sea-view-king › price: must be at least 0'],
    [
      room('price', 'price: 9.999'),
      'rooms.yaml › sea-view-king › price: must be dollars with at most two decimals',
    ],
    [room('price', 'prize: 9'), 'rooms.yaml › sea-view-king › price: is missing'],
    [room('price', 'prize: 9'), 'rooms.yaml › sea-view-king › prize: is no field here'],
    [room('units', 'units: 1.5'), 'rooms.yaml › sea-view-king › units: must be a whole number'],
    [room('name', 'name: "\\0"'), 'rooms.yaml › sea-view-king › name: holds a character that'],
    [
      () => edit('categories', 'hammam:', 'ha mmam:'),
      'categories.yaml › ha mmam: an id is of letters a to z, figures, - and _',
    ],
    [
      () => edit('categories', 'status: active', 'status: true'),
      'categories.yaml › hammam › status: must be a text',
    ],
    [
      () => edit('treatments', 'categoryId: hammam', 'categoryId: hamam'),
      /treatments\.yaml › .* › categoryId: there is no categories\/hamam/,
    ],
    [
      () => put('closed-nights', 'attic:\n  - from: 2026-12-01\n    to: 2026-12-02\n'),
      'closed-nights.yaml › attic: there is no rooms/attic',
    ],
    [
      () => put('closed-nights', 'garden-twin:\n  - from: 2026-12-01\n    to: 2206-12-02\n'),
      'closed-nights.yaml › garden-twin › 0 › to: must be at most 2028-12-09',
    ],
    [
      () => edit('translations.ar', 'rooms/garden-twin:', 'rooms/attic:'),
      'translations.ar.yaml › rooms/attic: there is no rooms/attic',
    ],
    [
      () =>
        edit('translations.ar', /(rooms\/garden-twin:\n(?:.*\n)*? {2}name: ).*/, '$1<b>غرفة</b>'),
      'translations.ar.yaml › rooms/garden-twin › name: HTML is not allowed here',
    ],
    [
      () => edit('settings', 'Asia/Muscat', 'Asia/Nowhere'),
      'settings.yaml › general.timeZone: Time zone must be an IANA name',
    ],
    [
      () => edit('settings', 'booking.heldNightsPerGuest: 90', 'booking.heldNightsPerGuest: many'),
      'settings.yaml › booking.heldNightsPerGuest: ',
    ],
    [
      () => edit('settings', 'payment.card: true', 'payment.cardSecret: x'),
      'settings.yaml › payment.cardSecret: is a secret, which is in no file',
    ],
    [() => put('pages', 'blog: {}\n'), 'pages.yaml › blog: there is no such page'],
    [
      () => edit('pages', /^ {2}title: Our Halls$|^ {2}title: .*$/m, '  title: 3'),
      /pages\.yaml › \w+ › title: must be a text/,
    ],
    [
      () => edit('pages', /menuItemsPDF: .*/, 'menuItemsPDF: javascript:alert(1)'),
      'pages.yaml › restaurantPage › menuItemsPDF: must be a link such as https://hotel.example or /rooms',
    ],
    [
      () => edit('pages', /url: .*/, 'url: //foreign.example'),
      /pages\.yaml › \w+ › .*url: must be a link such as/,
    ],
    [
      () => edit('pages', /path: .*/, String.raw`path: \\foreign.example`),
      /pages\.yaml › navigation › main › \d+ › path: must be a link such as/,
    ],
    [() => put('rooms', 'a:\n  b: 1\n b: 2\n'), 'rooms.yaml: '],
    [() => put('rooms', 'a: {}\na: {}\n'), 'rooms.yaml: Map keys must be unique'],
    [
      () => put('rooms', ''),
      'rooms.yaml: must be records by their ids, or {} where there are none',
    ],
    [() => put('room', '{}'), 'room.yaml: is no file of the hotel’s data'],
  ])('%#: %s', async (spoil, message) => {
    // A good change beside the mistake: it must not be stored either.
    await edit('halls', /capacity: 40$/m, 'capacity: 41');
    await spoil();
    await expect(bring()).rejects.toThrow(message);
    await expect(bring('--prune')).rejects.toThrow(message);
    expect((await ask('/meeting-hall/halls')).halls[0].capacity).toBe(40);
  });

  test('a setting that holds a secret, whatever its name', async () => {
    const { db } = hotel.server.services;
    const value = { host: 'relay', password: 'Anemone7reefs' };
    await db
      .insert(settings)
      .values({ key: 'email.relay', category: 'email', value, updatedAt: new Date() });
    await rm(hotel.folder, { recursive: true });
    await exported();
    expect((await hotel.files())['settings.yaml']).not.toContain('email.relay');
    await edit('settings', /$/, 'email.relay:\n  host: relay\n');
    await expect(bring()).rejects.toThrow(
      'settings.yaml › email.relay: holds a secret, so no file changes it',
    );
    const [kept] = await db.select().from(settings).where(eq(settings.key, 'email.relay'));
    expect(kept?.value).toEqual(value);
    await db.delete(settings).where(eq(settings.key, 'email.relay'));
  });

  test('fifty mistakes are shown, the rest is counted', async () => {
    const wrong = Array.from({ length: 60 }, (_, index) => `c${index}:\n  name: x\n`);
    await only('categories', wrong.join(''));
    const error: unknown = await bring().catch((thrown: unknown) => thrown);
    const lines = String(error).split('\n');
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toBe('… and 10 more.');
  });

  test.each([[[]], [['a', 'b']], [['a', '--force']]])('%j is refused', async (args) => {
    await expect(hotel.run('import', ...args)).rejects.toThrow(
      /Give the folder to read|It is used as: pnpm hotel import/,
    );
  });

  test('a folder that is not there is refused', async () => {
    await expect(hotel.run('import', '/no/such')).rejects.toThrow('There is no folder /no/such.');
  });
});

describe('units and nights [G1.3.1]', () => {
  beforeEach(open);
  beforeEach(exported);
  afterEach(close);

  const garden = 'garden-twin';
  const night = (days: number) => addDays(hotel.server.services.today(), days);
  const ofNight = (days: number) =>
    and(eq(roomAvailability.roomId, garden), eq(roomAvailability.date, night(days)));

  async function free(days: number) {
    const { db } = hotel.server.services;
    const [row] = await db.select().from(roomAvailability).where(ofNight(days));
    return row;
  }

  async function setUnits(units: number) {
    await edit('rooms', /(garden-twin:\n(?:.*\n)*? {2}units: )\d+/, `$1${units}`);
  }

  test('availability moves by the difference, but not below what is sold', async () => {
    const { db } = hotel.server.services;
    const [room] = await db.select().from(rooms).where(eq(rooms.id, garden));
    const units = room?.units ?? 0;
    await db
      .update(roomAvailability)
      .set({ available: units })
      .where(eq(roomAvailability.roomId, garden));
    await db
      .update(roomAvailability)
      .set({ available: units - 2 })
      .where(ofNight(20));
    await setUnits(1);
    await expect(bring()).rejects.toThrow(
      `rooms.yaml › garden-twin › units: must be at least 2, which are sold on the night of ${night(20)}`,
    );
    expect((await free(3))?.available).toBe(units);
    await setUnits(units + 3);
    await bring();
    expect((await free(3))?.available).toBe(units + 3);
    expect((await free(20))?.available).toBe(units + 1);
    await setUnits(2);
    await bring();
    expect((await free(20))?.available).toBe(0);
    expect((await free(179))?.available).toBe(2);
  });

  const portal = { roomId: garden, name: 'portal', url: 'https://portal.example/' };

  /** What the portal has sold, as often as it says. */
  async function sell(wanted: number, days: number) {
    const { db } = hotel.server.services;
    await db.insert(calendars).values(portal).onConflictDoNothing();
    await inTransaction(db, async (tx) => {
      const found = await findCalendar(tx, portal);
      if (found) await replaceBlocks(tx, found, new Map([[night(days), wanted]]));
    });
  }

  test('what another calendar has sold counts as sold, on closed nights too [G3.1]', async () => {
    const { db } = hotel.server.services;
    const units = (await db.select().from(rooms).where(eq(rooms.id, garden)))[0]?.units ?? 0;
    const all = eq(roomAvailability.roomId, garden);
    await db.update(roomAvailability).set({ available: units }).where(all);
    await sell(2, 20);
    const refusal = `must be at least 2, which are sold on the night of ${night(20)}`;
    await setUnits(1);
    await expect(bring()).rejects.toThrow(refusal);
    await closed([20, 20]);
    await setUnits(units);
    await bring();
    await setUnits(1);
    await expect(bring()).rejects.toThrow(refusal);
  });

  test('units that come go to nights that are sold twice [G3.2]', async () => {
    const { db } = hotel.server.services;
    await db.update(roomAvailability).set({ available: 0 }).where(ofNight(20));
    await sell(2, 20);
    const [room] = await db.select().from(rooms).where(eq(rooms.id, garden));
    await setUnits((room?.units ?? 0) + 3);
    await bring();
    expect(await free(20)).toMatchObject({ available: 1 });
  });

  test('--prune keeps a room that another calendar has sold, and takes its calendars with it later [G1.2]', async () => {
    const { db } = hotel.server.services;
    await sell(1, 20);
    await only('rooms', '{}');
    expect(await bring('--prune')).toContain(
      `= rooms/${garden}  kept: it is booked, asked for, or sold by a calendar`,
    );
    await sell(0, 20);
    expect(await bring('--prune')).toContain(`- rooms/${garden}`);
    expect(await db.$count(calendars)).toBe(0);
  });

  const closed = (...runs: (readonly [number, number])[]) =>
    put(
      'closed-nights',
      `garden-twin:\n${runs.map(([from, to]) => `  - from: ${night(from)}\n    to: ${night(to)}\n`).join('')}`,
    );

  test('closed nights close, and open with --prune alone; it says which, and keeps by whom', async () => {
    const { db } = hotel.server.services;
    await closed([10, 179]);
    expect(await bring('--by', 'Amal')).toContain(
      `+ closed-nights/garden-twin  closes ${night(10)} to ${night(179)}`,
    );
    expect(await free(10)).toMatchObject({ available: 0, closed: true });
    await closed([12, 179]);
    expect(await bring()).toEqual(['No changes.']);
    expect(await free(10)).toMatchObject({ available: 0, closed: true });
    await closed([11, 180]);
    expect(await bring('--prune', '--by', 'Salma')).toContain(
      `~ closed-nights/garden-twin  closes ${night(180)}, opens ${night(10)}`,
    );
    await put('closed-nights', '{}');
    expect(await bring()).toEqual(['No changes.']);
    expect(await bring('--prune', '--by', 'Salma')).toContain(
      `- closed-nights/garden-twin  opens ${night(11)} to ${night(180)}`,
    );
    const [room] = await db.select().from(rooms).where(eq(rooms.id, garden));
    expect(await free(10)).toMatchObject({ available: room?.units, closed: false });
    const kept = await db.select({ what: deskChanges.what, by: deskChanges.by }).from(deskChanges);
    expect(kept).toEqual([
      { what: `close-nights garden-twin ${night(10)} ${night(179)}`, by: 'Amal' },
      { what: `open-nights garden-twin ${night(10)} ${night(10)}`, by: 'Salma' },
      { what: `close-nights garden-twin ${night(180)} ${night(180)}`, by: 'Salma' },
      { what: `open-nights garden-twin ${night(11)} ${night(180)}`, by: 'Salma' },
    ]);
  });

  test('a night further ahead than the hotel sells is closed, and opened is not for sale yet', async () => {
    await closed([178, 200]);
    await bring();
    expect(await free(200)).toMatchObject({ available: 0, closed: true });
    await put('closed-nights', '{}');
    await bring('--prune');
    expect(await free(179)).toMatchObject({ closed: false });
    expect(await free(180)).toBeUndefined();
    expect(await free(200)).toBeUndefined();
  });

  test('an event keeps room for the tickets that are sold', async () => {
    const { db } = hotel.server.services;
    await db.update(events).set({ currentAttendees: 7 }).where(eq(events.id, 'lantern-dinner'));
    await edit('events', /(lantern-dinner:\n(?:.*\n)*? {2}maxAttendees: )\d+/, '$16');
    await expect(bring()).rejects.toThrow(
      'events.yaml › lantern-dinner › maxAttendees: must be at least 7, which are sold',
    );
  });
});
