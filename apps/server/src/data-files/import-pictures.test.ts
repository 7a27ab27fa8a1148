import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureSources, type PictureKind } from '@vestibule/domain/pictures';
import { handle, pageQuery } from '@vestibule/site/server';
import sharp from 'sharp';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { fingerprint } from '../pictures/encode/fingerprint.js';
import { pictures } from '../pictures/tables.js';
import { rooms } from '../rooms/tables.js';
import { startCliProcess } from '../testing/cli-process.js';
import { createWeb } from '../web/create-web.js';
import { createFiledHotel, manyRooms, type FiledHotel } from './data-files.fixtures.js';

let hotel: FiledHotel;
const open = async () => void (hotel = await createFiledHotel('none'));
const close = () => hotel.close();

const paint = (background: string, width = 60) =>
  sharp({ create: { width, height: (width * 2) / 3, channels: 3, background } });
const teal = () => paint('#0f3b3b').jpeg().toBuffer();
const gold = () => paint('#a07b3b').png().toBuffer();

async function put(file: string, content: string | Uint8Array) {
  const target = path.join(hotel.folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** A room with one picture, and what it shows. */
async function putRoom(bytes: Uint8Array) {
  await put('rooms.yaml', manyRooms(1, 100).replace('images: []', 'images: [sea-1.jpg]'));
  await put('pictures.yaml', 'rooms/sea-1.jpg: A bed that faces the sea\n');
  await put('pictures/rooms/sea-1.jpg', bytes);
}

const bring = (...options: string[]) => hotel.run('import', hotel.folder, ...options);
const uploads = () => path.join(hotel.server.services.config.dataDir, 'uploads');

/** The files of the hotel's pictures, below the uploads. */
async function stored(): Promise<string[]> {
  const found = await readdir(uploads(), { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(uploads(), path.join(entry.parentPath, entry.name)))
    .toSorted();
}

const rows = () => hotel.server.services.db.select().from(pictures);

async function shownRoom(query = '') {
  await hotel.server.services.watch.refresh();
  return (await (await hotel.server.fetch(`/api/rooms/room-0${query}`)).json()).data;
}

function openWeb() {
  const assets = async () => ({ manifest: { 'src/entry.client.ts': { file: 'assets/entry.js' } } });
  const site = { handle, pageQuery, assets };
  return createWeb({ services: hotel.server.services, site, accepting: () => true });
}

/** Every address that a page may have for a picture. */
function addressesOf(kind: PictureKind, file: string): string[] {
  const { avif, webp, portrait, src } = pictureSources(kind, file);
  const sets = [avif, webp].flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? ''));
  return [...new Set([...sets, portrait, src])];
}

describe('a picture of the hotel’s own', () => {
  beforeEach(open);
  afterEach(close);

  test('comes in, is served in every width and format, and goes out byte for byte [G1.4]', async () => {
    const original = await teal();
    await putRoom(original);
    const lines = [
      '+ pictures/rooms/sea-1.jpg',
      '+ rooms/room-0',
      '2 added, 0 changed, 0 removed.',
    ];
    expect(await bring('--dry-run')).toEqual([...lines, 'Nothing was written.']);
    expect(await stored()).toEqual([]);
    expect(await bring()).toEqual(lines);
    const given = await hotel.files();
    const { images } = await shownRoom();
    expect(images).toEqual([`${fingerprint(original)}-sea-1.jpg`]);
    const web = openWeb();
    const addresses = addressesOf('rooms', images[0]);
    expect(addresses).toHaveLength(9);
    for (const address of addresses) {
      const response = await web.request(address);
      expect(response.status).toBe(200);
      const format = address.endsWith('.avif') ? 'avif' : 'webp';
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        etag: expect.any(String),
      });
      const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
      expect((await web.request(address, { headers })).status).toBe(304);
      const found = await sharp(await response.arrayBuffer()).metadata();
      expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
      expect(found.width).toBe(address.includes('-portrait') ? 720 : 60);
    }
    const name = images[0].replace('.jpg', '');
    const preview = await web.request(`/uploads/og/rooms/${name}.jpg`);
    expect(await sharp(await preview.arrayBuffer()).metadata()).toMatchObject({ width: 1200 });
    expect(await bring()).toEqual(['No changes.']);
    await rm(hotel.folder, { recursive: true });
    await hotel.run('export', hotel.folder);
    expect(await hotel.files()).toMatchObject({
      'pictures.yaml': given['pictures.yaml'],
      'pictures/rooms/sea-1.jpg': original.toString('base64'),
      'rooms.yaml': expect.stringContaining('- sea-1.jpg\n'),
    });
    expect(await bring('--prune')).toEqual(['No changes.']);
  });

  test('shows on the room’s page with its description, in its colour [G1.4]', async () => {
    await putRoom(await teal());
    await bring();
    const { images, pictureTexts } = await shownRoom();
    expect(pictureTexts).toEqual({ [images[0]]: 'A bed that faces the sea' });
    const page = await (await openWeb().request('/room-single/room-0')).text();
    const name = images[0].replace('.jpg', '');
    expect(page).toContain(`src="/uploads/rooms/${name}-960.webp"`);
    expect(page).toContain('alt="A bed that faces the sea"');
    expect(page).toContain(`picture[data-picture="rooms/${name}"]{background:#083838`);
    expect(page).toContain(`/uploads/og/rooms/${name}.jpg`);
    await put('pictures.yaml', 'rooms/sea-1.jpg: ""\n');
    expect(await bring()).toContain(
      '~ pictures/rooms/sea-1.jpg  description A bed that faces the sea → –',
    );
    expect(await shownRoom()).not.toHaveProperty('pictureTexts');
    const without = await (await openWeb().request('/room-single/room-0')).text();
    expect(without).toContain('alt="Garden Twin"');
  });

  test('says in Arabic what its translation says [G1.4]', async () => {
    await putRoom(await teal());
    await put(
      'translations.ar.yaml',
      'pictures/rooms/sea-1.jpg:\n  description: سرير أمام البحر\n',
    );
    await bring();
    const { images, pictureTexts } = await shownRoom('?lang=ar');
    expect(pictureTexts).toEqual({ [images[0]]: 'سرير أمام البحر' });
    await hotel.run('export', hotel.folder);
    expect(await bring()).toEqual(['No changes.']);
  });

  test('keeps its description where only the file comes, and has another address for other bytes', async () => {
    await putRoom(await teal());
    await bring();
    const before = await stored();
    await rm(path.join(hotel.folder, 'rooms.yaml'));
    await rm(path.join(hotel.folder, 'pictures.yaml'));
    const other = await gold();
    await put('pictures/rooms/sea-1.jpg', other);
    const [line, counts] = await bring();
    expect(line).toMatch(/^~ pictures\/rooms\/sea-1\.jpg {2}picture [0-9a-f]{16} → [0-9a-f]{16}$/);
    expect(counts).toBe('0 added, 1 changed, 0 removed.');
    const { images, pictureTexts } = await shownRoom();
    expect(images).toEqual([`${fingerprint(other)}-sea-1.jpg`]);
    expect(pictureTexts).toEqual({ [images[0]]: 'A bed that faces the sea' });
    // Pages that are open still ask for the old one; the next import removes it.
    expect(await stored()).toEqual(expect.arrayContaining(before));
    expect(await bring()).toEqual(['No changes.']);
    const hash = fingerprint(other);
    const left = (await stored()).filter((file) => file !== 'manifest.json');
    expect(left).toHaveLength(11);
    expect(left.filter((file) => !file.includes(hash))).toEqual([]);
  });

  test('is in treatments, pages and wherever else records name pictures', async () => {
    await put('pictures/pages/hero.png', await gold());
    await put('pictures/specialists/layla.webp', await paint('#fff').webp().toBuffer());
    await put('pictures/menu/mezze.avif', await paint('#333').avif().toBuffer());
    await put('pages.yaml', 'spaPage: {title: Spa, description: Quiet, coverImage: hero.png}\n');
    const person = 'firstName: Layla, lastName: Haddad, status: active, photo: layla.webp';
    await put('specialists.yaml', `layla: {${person}}\n`);
    await put(
      'menu.yaml',
      'mezze: {name: Mezze, description: Small, price: 14, category: {name: lunch}, available: true, images: [/uploads/content/hero.png, mezze.avif], ingredients: [], extras: []}\n',
    );
    await bring();
    const web = openWeb();
    const page = await (await web.request('/spa')).text();
    expect(page).toMatch(/srcSet="\/uploads\/content\/[0-9a-f]{16}-hero-400\.avif 400w/);
    const menu = await (await web.request('/api/restaurant/menu-items')).text();
    expect(menu).toMatch(/"\/uploads\/content\/[0-9a-f]{16}-hero\.png","[0-9a-f]{16}-mezze\.avif"/);
    const team = await (await web.request('/api/specialists')).text();
    expect(team).toMatch(/"photo":"[0-9a-f]{16}-layla\.webp"/);
    await hotel.run('export', hotel.folder);
    expect(await bring('--prune')).toEqual(['No changes.']);
  });

  test('keeps its bytes under another ending, and where only the manifest has it', async () => {
    const bytes = await teal();
    await put('pictures/rooms/sea-1.jpeg', bytes);
    await put('pictures.yaml', 'rooms/sea-1.jpeg: A bed\n');
    await bring();
    await rm(path.join(hotel.folder, 'pictures'), { recursive: true });
    await put('pictures/rooms/sea-1.jpg', bytes);
    await put('pictures.yaml', 'rooms/sea-1.jpg: A bed\n');
    expect(await bring('--prune')).toEqual([
      '+ pictures/rooms/sea-1.jpg',
      '- pictures/rooms/sea-1.jpeg',
      '1 added, 0 changed, 1 removed.',
    ]);
    await hotel.run('export', hotel.folder);
    expect(await hotel.files()).toMatchObject({
      'pictures/rooms/sea-1.jpg': bytes.toString('base64'),
    });
    const before = await stored();
    for (const folder of ['originals', 'rooms', 'og'])
      await rm(path.join(uploads(), folder), { recursive: true });
    expect(await bring()).toEqual(['No changes.']);
    expect(await stored()).toEqual(before.filter((file) => !file.endsWith('.jpeg')));
  });

  test('goes from a folder of an earlier export, and with it what was left half written', async () => {
    await putRoom(await teal());
    await bring();
    await put('pictures/rooms/old.jpg', await gold());
    await put('pictures/halls/majlis.png.part', 'half');
    await put('pictures/halls/read me.txt', 'of somebody');
    await put('pictures/drafts/old.jpg', 'of somebody');
    await hotel.run('export', hotel.folder);
    expect(Object.keys(await hotel.files()).filter((name) => name.startsWith('pictures/'))).toEqual(
      ['pictures/drafts/old.jpg', 'pictures/halls/read me.txt', 'pictures/rooms/sea-1.jpg'],
    );
  });

  test('goes with --prune, but not while a record names it', async () => {
    await putRoom(await teal());
    await bring();
    await put('pictures.yaml', '{}\n');
    await rm(path.join(hotel.folder, 'pictures'), { recursive: true });
    await expect(bring('--prune')).rejects.toThrow(
      'rooms.yaml › room-0 › images: there is no pictures/rooms/sea-1.jpg',
    );
    await put('rooms.yaml', manyRooms(1, 100));
    expect(await bring('--prune')).toContain('- pictures/rooms/sea-1.jpg');
    await bring('--prune');
    expect(await stored()).toEqual(['manifest.json']);
  });

  test('is served from its own folder alone, and its original to nobody', async () => {
    await putRoom(await teal());
    await bring();
    const [row] = await rows();
    const web = openWeb();
    await writeFile(path.join(uploads(), 'rooms', 'notes.txt'), 'secret');
    await cp(path.join(uploads(), 'rooms'), path.join(uploads(), '.import-a/rooms'), {
      recursive: true,
    });
    const name = row?.stored.replace('.jpg', '');
    expect((await web.request(`/uploads/${name}-400.webp`)).status).toBe(200);
    for (const address of [
      `/uploads/.import-a/${name}-400.webp`,
      `/uploads/originals/${row?.stored}`,
      '/uploads/rooms/notes.txt',
      `/uploads/rooms/..%2foriginals/${row?.stored}`,
    ])
      expect((await web.request(address)).status).toBe(404);
  });
});

describe('what is refused, and then nothing is stored [G1.4]', () => {
  beforeAll(open);
  beforeEach(() => rm(hotel.folder, { recursive: true }));
  afterAll(close);

  const whole = teal;
  const vector = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  test.each<[string, () => Promise<void>, string]>([
    [
      'text',
      () => put('pictures/rooms/sea-1.jpg', 'text'),
      'pictures/rooms/sea-1.jpg: is no picture',
    ],
    [
      'a vector',
      () => put('pictures/rooms/sea-1.jpg', vector),
      'pictures/rooms/sea-1.jpg: is svg, but must be jpg, png, webp or avif',
    ],
    [
      'another format',
      async () => put('pictures/rooms/sea-1.jpg', await paint('#fff').tiff().toBuffer()),
      'pictures/rooms/sea-1.jpg: is tiff, but must be jpg, png, webp or avif',
    ],
    [
      'a half',
      async () => put('pictures/rooms/sea-1.jpg', (await noise(300)).subarray(0, 9000)),
      'pictures/rooms/sea-1.jpg: is damaged',
    ],
    [
      'a bomb',
      async () => put('pictures/rooms/sea-1.jpg', await bomb()),
      'pictures/rooms/sea-1.jpg: has 60000 by 60000 pixels, which is too many',
    ],
    [
      'too large a file',
      () => put('pictures/rooms/sea-1.jpg', new Uint8Array(20 * 1024 * 1024 + 1)),
      'pictures/rooms/sea-1.jpg: is larger than 20 MB',
    ],
    [
      'a name twice',
      async () => put('pictures/rooms/sea-1.png', await whole()),
      'pictures/rooms/sea-1.png: has the name of pictures/rooms/sea-1.jpg',
    ],
    [
      'a name for no address',
      async () => put('pictures/rooms/Sea view.jpg', await whole()),
      'pictures/rooms/Sea view.jpg: a picture is named in small letters',
    ],
    [
      'an ending of nothing',
      async () => put('pictures/rooms/sea.gif', await whole()),
      'pictures/rooms/sea.gif: a picture is named in small letters',
    ],
    [
      'another folder',
      async () => put('pictures/pool/sea.jpg', await whole()),
      'pictures/pool/sea.jpg: a picture is in the folder of its kind: rooms,',
    ],
    [
      'no folder',
      async () => put('pictures/sea.jpg', await whole()),
      'pictures/sea.jpg: a picture is in the folder of its kind: rooms,',
    ],
    [
      'a link to nothing',
      () => symlink('/no/such', path.join(hotel.folder, 'pictures/rooms/b.jpg')),
      'pictures/rooms/b.jpg: is no file',
    ],
    [
      'a description of nothing',
      () => put('pictures.yaml', 'rooms/../x.jpg: Here\n'),
      'pictures.yaml › rooms/../x.jpg: there is no file pictures/rooms/../x.jpg',
    ],
    [
      'a description that is none',
      () => put('pictures.yaml', 'rooms/sea-1.jpg: [a]\n'),
      'pictures.yaml › rooms/sea-1.jpg: must be a text',
    ],
    [
      'a picture that nobody has',
      () => put('rooms.yaml', manyRooms(1, 9).replace('images: []', 'images: [b.jpg]')),
      'rooms.yaml › room-0 › images: there is no pictures/rooms/b.jpg',
    ],
    [
      'a way out',
      () => put('rooms.yaml', manyRooms(1, 9).replace('images: []', 'images: [../../x.jpg]')),
      'rooms.yaml › room-0 › images: there is no pictures/rooms/../../x.jpg',
    ],
  ])('%s', async (_, spoil, message) => {
    await putRoom(await teal());
    await spoil();
    await expect(bring()).rejects.toThrow(message);
    await expect(bring('--dry-run')).rejects.toThrow(message);
    expect(await stored()).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(await hotel.server.services.db.$count(rooms)).toBe(0);
  });

  test('a folder that cannot be written to', async () => {
    await putRoom(await teal());
    await bring();
    const before = { files: await stored(), rows: await rows(), room: await shownRoom() };
    await put('pictures/halls/majlis.jpg', await gold());
    await put('rooms.yaml', manyRooms(1, 777));
    await writeFile(path.join(uploads(), 'halls'), 'in the way');
    await expect(bring()).rejects.toThrow(
      /^The pictures could not be written to .*uploads: .*Nothing was stored\.$/,
    );
    await rm(path.join(uploads(), 'halls'));
    expect({ files: await stored(), rows: await rows(), room: await shownRoom() }).toEqual({
      ...before,
      files: expect.arrayContaining(before.files),
    });
    expect(await bring()).toContain('+ pictures/halls/majlis.jpg');
  });
});

/** A photograph that takes long to encode. */
async function noise(width: number): Promise<Buffer> {
  const size = { width, height: Math.round((width * 2) / 3), channels: 3 } as const;
  const bytes = Buffer.from(
    Array.from({ length: size.width * size.height * 3 }, (_, i) => (i * i) % 251),
  );
  return await sharp(bytes, { raw: size }).jpeg().toBuffer();
}

/** A small file that says it is large. */
async function bomb(): Promise<Buffer> {
  const png = await gold();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  const { crc32 } = await import('node:zlib');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test('an import that is killed while it encodes leaves the old pictures, and the next one clears up [G1.4]', async () => {
  await open();
  onTestFinished(close);
  await putRoom(await teal());
  await bring();
  const before = { files: await stored(), rows: await rows(), room: await shownRoom() };
  await put('pictures/rooms/sea-1.jpg', await noise(1800));
  const { db, config } = hotel.server.services;
  const child = startCliProcess(['import', hotel.folder], {
    DATABASE_URL: db.$client.options.connectionString ?? '',
    DATA_DIR: config.dataDir,
  });
  const isStaging = async () => (await stored()).some((file) => file.startsWith('.import-'));
  await expect.poll(isStaging, { timeout: 60_000, interval: 5 }).toBe(true);
  child.kill();
  expect((await child.ended).code).toBe(null);
  const left = (await stored()).filter((file) => !file.startsWith('.import-'));
  expect({ files: left, rows: await rows(), room: await shownRoom() }).toEqual(before);
  await put('pictures/rooms/sea-1.jpg', await gold());
  await expect
    .poll(async () => (await bring().catch(() => []))[0], { timeout: 60_000 })
    .toMatch(/^~ pictures/);
  expect((await stored()).filter((file) => file.startsWith('.import'))).toEqual([]);
  expect((await shownRoom()).images).toEqual([`${fingerprint(await gold())}-sea-1.jpg`]);
}, 180_000);
