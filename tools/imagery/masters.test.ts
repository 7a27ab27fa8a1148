import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pictureSources, pictureWidths } from '@vestibule/domain/pictures';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { fingerprint } from '../../apps/server/src/pictures/encode/fingerprint.ts';
import { oriented } from '../../apps/server/src/pictures/encode/oriented.ts';
import { formats } from '../../apps/server/src/pictures/encode/settings.ts';
import { hasLinkPreview } from './encode/link-previews.ts';
import { listMasters, type Master } from './encode/masters.ts';
import { readManifest } from './encode/manifest.ts';
import { variantFile } from './encode/variants.ts';
import { difference } from './testing/difference.ts';
import { listedPictures, listedSamples, renders } from './testing/records.ts';

const masters = await listMasters();
const names = new Set(masters.map(({ name }) => name));
const manifest = await readManifest();

/** Compression takes a picture less than four steps away; another picture lies thirty away. */
const ALIKE = 8;
const smallest = Math.min(...pictureWidths);

/** The masters that one of their smallest variants does not show. */
async function unlike(among: readonly Master[], variantOf = (name: string) => name) {
  const alike = among.map(async ({ name, file }) => {
    const size = { width: smallest, withoutEnlargement: true };
    const master = oriented(await readFile(file)).resize(size);
    const apart = formats.map((format) =>
      difference(master.clone(), sharp(variantFile(variantOf(name), smallest, format))),
    );
    return Math.max(...(await Promise.all(apart))) < ALIKE;
  });
  const answers = await Promise.all(alike);
  return among.filter((_, index) => !answers[index]).map(({ name }) => name);
}

describe('masters', () => {
  test('every picture of the list has its master', () => {
    expect(listedPictures.length).toBeGreaterThan(50);
    expect(listedPictures.filter((name) => !names.has(name))).toEqual([]);
    expect(new Set(listedPictures).size).toBe(listedPictures.length);
  });

  test('the manifest was written of the masters as they are', async () => {
    const current = await Promise.all(
      masters.map(async ({ name, file }) => [name, fingerprint(await readFile(file))]),
    );
    const encoded = Object.entries(manifest).map(([name, { hash }]) => [name, hash]);
    expect(Object.fromEntries(encoded)).toEqual(Object.fromEntries(current));
  });

  test('the variants show their masters', async () => {
    expect(await unlike(masters)).toEqual([]);
  });

  test('two variants that are in each other’s place would be found', async () => {
    const names = ['content/hero-home', 'content/hero-about'];
    const two = masters.filter(({ name }) => names.includes(name));
    const swapped = await unlike(two, (name) => names.find((other) => other !== name)!);
    expect(swapped.sort()).toEqual(names.sort());
  });

  test('the words of a picture that is missing are read on its colour', () => {
    const inks = { '#000': '#000000', '#fff': '#ffffff' };
    const faint = Object.entries(manifest).filter(
      ([, { color, ink }]) => contrast(inks[ink], color) < 4.5,
    );
    expect(faint.map(([name]) => name)).toEqual([]);
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

  test.each(renders)('%s was rendered in full quality', (name, { width, samples }) => {
    expect(width).toBe(1600);
    expect(samples).toBeGreaterThanOrEqual(listedSamples.get(name) ?? Infinity);
  });

  test.each(renders)('%s is as wide as its record says', async (name, { width }) => {
    const master = masters.find((each) => each.name === name);
    expect(master, 'its master').toBeDefined();
    const size = await sharp(fileURLToPath(master?.file ?? '')).metadata();
    expect(size.width).toBe(width);
  });
});
