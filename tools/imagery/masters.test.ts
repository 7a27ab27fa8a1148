import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pictureSources } from '@vestibule/domain/pictures';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hasLinkPreview } from './encode/link-previews.ts';
import { fingerprint, listMasters } from './encode/masters.ts';
import { readManifest } from './encode/manifest.ts';
import { listedPictures, renders } from './testing/records.ts';

const masters = await listMasters();
const names = new Set(masters.map(({ name }) => name));
const manifest = await readManifest();

describe('masters', () => {
  test('every picture of the list has its master', () => {
    expect(listedPictures.length).toBeGreaterThan(50);
    expect(listedPictures.filter((name) => !names.has(name))).toEqual([]);
    expect(new Set(listedPictures).size).toBe(listedPictures.length);
  });

  test('the variants were encoded from the masters as they are', async () => {
    const current = await Promise.all(
      masters.map(async ({ name, file }) => [name, fingerprint(await readFile(file))]),
    );
    const encoded = Object.entries(manifest).map(([name, { hash }]) => [name, hash]);
    expect(Object.fromEntries(encoded)).toEqual(Object.fromEntries(current));
  });

  test('the link previews were cut from the masters as they are', async () => {
    const stands = await Promise.all(
      masters.map(async ({ name, file }) => hasLinkPreview(name, await readFile(file))),
    );
    expect(names.size).toBeGreaterThan(50);
    expect([...names].filter((_, index) => !stands[index])).toEqual([]);
  });

  test('every picture is three to two, the space that pages reserve', () => {
    const { width, height } = pictureSources('rooms', 'any.webp');
    const other = Object.entries(manifest).filter(
      ([, size]) => Math.abs(size.width / size.height / (width / height) - 1) > 0.01,
    );
    expect(other.map(([name]) => name)).toEqual([]);
  });

  test('no two rooms show one picture', () => {
    const rooms = Object.entries(manifest).filter(([name]) => name.startsWith('rooms/'));
    const byHash = Map.groupBy(rooms, ([, { hash }]) => hash);
    const shared = [...byHash.values()].filter((same) => same.length > 1);
    expect(rooms.length).toBeGreaterThan(20);
    expect(shared.map((same) => same.map(([name]) => name))).toEqual([]);
  });
});

describe('renders', () => {
  test('each is of a picture of the list', () => {
    const rendered = renders.map(([name]) => name);
    expect(rendered.filter((name) => !listedPictures.includes(name))).toEqual([]);
  });

  test.each(renders)('%s is as wide as its record says', async (name, { width }) => {
    const master = masters.find((each) => each.name === name);
    expect(master, 'its master').toBeDefined();
    const size = await sharp(fileURLToPath(master?.file ?? '')).metadata();
    expect(size.width).toBe(width);
  });
});
