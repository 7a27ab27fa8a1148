import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { events } from '../events/tables.js';
import { rooms } from '../rooms/tables.js';
import { seedWholeHotel } from '../testing/seed-whole-hotel.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { recordWords } from './tables.js';
import type { TranslationEntry, TranslationFile } from './translation-file.js';
import { translationsCommand } from './translations-command.js';

let server: TestServer;
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibule-translations-'));
  file = path.join(folder, 'ar.json');
  server = await createTestServer();
  const { db, today } = server.services;
  await inTransaction(db, async (tx) => {
    await seedWholeHotel(tx, today());
  });
  await db.delete(recordWords).where(inArray(recordWords.id, ['garden-twin', 'lantern-dinner']));
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const { services } = server;
  await translationsCommand.run({ services, args, print: (line) => lines.push(line) });
  return lines;
}

async function exported(): Promise<TranslationFile> {
  await run('export', 'ar', file);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Each text in brackets, or as `change` says. */
async function comeBack(
  change: (entry: TranslationEntry) => Partial<TranslationEntry> = () => ({}),
) {
  const { language, texts } = await exported();
  const translated = texts.map((entry) => {
    const one = { ...entry, translation: `«${entry.original}»` };
    return { ...one, ...change(one) };
  });
  await writeFile(file, JSON.stringify({ language, texts: translated }));
  return await run('import', 'ar', file);
}

const storedWords = async (kind: 'rooms' | 'events', id: string) => {
  const ofRecord = and(eq(recordWords.kind, kind), eq(recordWords.id, id));
  const [row] = await server.services.db.select().from(recordWords).where(ofRecord);
  return row?.words;
};

const ofField = (field: string, change: Partial<TranslationEntry>) => (entry: TranslationEntry) =>
  entry.id === 'garden-twin' && entry.field === field ? change : {};

describe('export', () => {
  test('every text of what is not translated, and nothing else', async () => {
    const { language, texts } = await exported();
    expect(language).toBe('ar');
    expect(new Set(texts.map(({ id }) => id))).toEqual(new Set(['garden-twin', 'lantern-dinner']));
    expect(texts).toContainEqual({
      kind: 'rooms',
      id: 'garden-twin',
      field: 'name',
      original: 'Garden Twin',
      hash: expect.stringMatching(/^[\w-]{16}$/),
      translation: '',
    });
  });

  test('what has changed since, with the words that it has', async () => {
    const { db } = server.services;
    await db.update(rooms).set({ bedType: 'Two' }).where(eq(rooms.id, 'sea-view-king'));
    const { texts } = await exported();
    const king = texts.filter(({ id }) => id === 'sea-view-king');
    expect(king.find(({ field }) => field === 'name')?.translation).toMatch(/كينغ/);
    expect(king.find(({ field }) => field === 'bedType')).toMatchObject({
      original: 'Two',
      translation: 'سرير كينغ',
    });
    const amenity = king.find(({ field }) => field === 'amenities');
    expect(amenity?.translation).toMatch(/\p{Script=Arabic}/u);
  });
});

describe('import', () => {
  test('what comes back is shown, and the list of what is missing is empty', async () => {
    expect(await comeBack()).toEqual(['Translated records: 2']);
    expect(await run()).toEqual(['ar  Every record is translated.']);
    await server.services.watch.refresh();
    const { data } = await (await server.fetch('/api/rooms/garden-twin?lang=ar')).json();
    expect(data).toMatchObject({ name: '«Garden Twin»' });
    expect(data).not.toHaveProperty('language');
    expect(await storedWords('events', 'lantern-dinner')).toMatchObject({
      listed: { Photographs: '«Photographs»' },
    });
  });

  test('a record without any translation yet stays as it is', async () => {
    const onlyRooms = await comeBack(({ kind }) => (kind === 'events' ? { translation: '' } : {}));
    expect(onlyRooms).toEqual(['Translated records: 1']);
    expect(await run()).toEqual(['ar  events  lantern-dinner  not translated']);
  });

  test('HTML is sanitised as that of the record (ruling 8)', async () => {
    await comeBack(
      ofField('description', { translation: '<p onclick="x()">نص</p><script>x()</script>' }),
    );
    expect(await storedWords('rooms', 'garden-twin')).toMatchObject({ description: '<p>نص</p>' });
  });

  test.each([
    ['an unknown field', ofField('name', { field: 'price' }), 'garden-twin price'],
    ['an unknown record', ofField('name', { id: 'no-room' }), 'rooms no-room: there is no such'],
    ['an unknown kind', ofField('name', { kind: 'users' }), 'users: there are no such records'],
    ['a kind with signs for a terminal', ofField('name', { kind: '\u001b[2Jx' }), '\n[2Jx: there'],
    ['HTML in a name', ofField('name', { translation: '<b>غرفة</b>' }), 'name (Garden Twin): HTML'],
    ['one text missing', ofField('name', { translation: ' ' }), 'name (Garden Twin): it has no'],
    [
      'nothing but what is not allowed',
      ofField('description', { translation: '<img>' }),
      'it has no',
    ],
    ['an original that is another', ofField('name', { hash: 'x' }), 'it has changed since'],
    [
      'a text of another field',
      ofField('bedType', { field: 'name' }),
      'bedType (Two singles): it is not in',
    ],
  ])('%s is refused by name, and then nothing is stored', async (_what, change, message) => {
    const refused = comeBack(change);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toThrow('Nothing is stored.');
    expect(await storedWords('rooms', 'garden-twin')).toBeUndefined();
    expect(await storedWords('events', 'lantern-dinner')).toBeUndefined();
  });

  test('a fault that comes after other kinds were fine stores nothing of those either', async () => {
    const refused = comeBack(({ kind }) => (kind === 'events' ? { hash: 'x' } : {}));
    await expect(refused).rejects.toThrow('it has changed since it was exported');
    expect(await storedWords('rooms', 'garden-twin')).toBeUndefined();
  });

  test('a record that changes while the translator works is refused', async () => {
    const { db } = server.services;
    const { texts } = await exported();
    await db.update(events).set({ title: 'Another' }).where(eq(events.id, 'lantern-dinner'));
    const translated = texts.map((entry) => ({ ...entry, translation: 'نص' }));
    await writeFile(file, JSON.stringify({ language: 'ar', texts: translated }));
    await expect(run('import', 'ar', file)).rejects.toThrow('it has changed since');
    expect(await storedWords('rooms', 'garden-twin')).toBeUndefined();
  });

  test('a record that changes after it was checked counts as changed', async () => {
    const { db } = server.services;
    const { language, texts } = await exported();
    const ofEvents = texts.filter(({ kind }) => kind === 'events');
    const translated = ofEvents.map((entry) => ({ ...entry, translation: 'نص' }));
    await writeFile(file, JSON.stringify({ language, texts: translated }));
    db.$client.once('acquire', (client: PoolClient) => {
      // The first statement is BEGIN, the second reads the originals: this one comes right after it.
      const change = "UPDATE events SET title = 'Another' WHERE id = 'lantern-dinner'";
      client.once('drain', () => client.once('drain', () => void client.query(change)));
    });
    expect(await run('import', 'ar', file)).toEqual(['Translated records: 1']);
    expect(await run()).toEqual([
      'ar  rooms  garden-twin  not translated',
      'ar  events  lantern-dinner  changed since it was translated',
    ]);
  });

  test('one original in a list has one translation', async () => {
    const { texts } = await exported();
    const photographs = texts.find(({ original }) => original === 'Photographs');
    const translated = [...texts, photographs].map((entry, index) => ({
      ...entry,
      translation: index === texts.length ? 'صور' : 'نص',
    }));
    await writeFile(file, JSON.stringify({ language: 'ar', texts: translated }));
    await expect(run('import', 'ar', file)).rejects.toThrow('it is translated in two ways');
  });
});

test.each([
  [['export', 'fr'], 'translated into ar, not “fr”'],
  [['import', 'en'], 'translated into ar, not “en”'],
  [['send', 'ar'], 'Say export or import'],
])('%j is refused', async (args, message) => {
  await expect(run(...args, file)).rejects.toThrow(message);
});

test.each([
  ['{', 'cannot be read'],
  ['{"language":"ar","texts":[{"kind":"rooms"}]}', 'texts.0.id'],
  ['{"language":"fr","texts":[]}', 'is in “fr”, not in ar'],
])('a file with %s is refused', async (content, message) => {
  await writeFile(file, content);
  await expect(run('import', 'ar', file)).rejects.toThrow(message);
});
