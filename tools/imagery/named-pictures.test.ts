import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureKinds, pictureSources, type PictureKind } from '@vestibule/domain/pictures';
import { expect, test } from 'vitest';
import { readManifest } from './encode/manifest.ts';
import { listedPictures } from './testing/records.ts';

const root = path.resolve(import.meta.dirname, '../..');
const modules = globSync('{apps/server/src/seed,packages/domain/src,apps/site/src}/**/*.{ts,tsx}', {
  cwd: root,
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file));

/** Whose pictures a module means when it names a file without a folder: the first that fits. */
const places: readonly [RegExp, PictureKind][] = [
  [/\/sample-rooms\.ts$/, 'rooms'],
  [/\/(content|account)\//, 'content'],
  [/\/rooms\b|\/bookings\/builders\.ts$/, 'rooms'],
  [/\/spa\b/, 'services'],
  [/\/events?\b/, 'events'],
  [/\/halls\b/, 'halls'],
  [/\/restaurant\b/, 'restaurant'],
];

type Use = { module: string; name: string };

/** Every picture that a module names: `'a.webp'`, `'/uploads/rooms/a.webp'` or with its kind beside it. */
function namedIn(module: string, text: string): Use[] {
  const place = places.find(([pattern]) => pattern.test(module))?.[1];
  const literals = text.matchAll(/(?:kind: '([a-z]+)', file: )?['"]([\w/-]+\.webp)['"]/g);
  return [...literals].map(([, beside, file = '']) => {
    const kind = pictureKinds.find((each) => each === beside) ?? place;
    if (!kind && !file.startsWith('/')) throw new Error(`${module}: whose picture is ${file}?`);
    return { module, name: pictureSources(kind ?? 'content', file).name };
  });
}

const uses = modules.flatMap((module) =>
  namedIn(module, readFileSync(path.join(root, module), 'utf8')),
);

test('a name is read by its folder, by the kind beside it, or by its module', () => {
  const text = `['a.webp'] '/uploads/halls/b.webp' { kind: 'content', file: 'c.webp' }`;
  const names = namedIn('apps/server/src/seed/spa-treatments.ts', text).map(({ name }) => name);
  expect(names).toEqual(['services/a', 'halls/b', 'content/c']);
  expect(() => namedIn('apps/site/src/app/Somewhere.tsx', text)).toThrow(/whose picture is a.webp/);
});

test('every picture that data or pages name is stored', async () => {
  const stored = await readManifest();
  expect(uses.length).toBeGreaterThan(100);
  expect(uses.filter(({ name }) => !(name in stored))).toEqual([]);
});

test('a picture that no scene makes is a photograph that data or pages name', async () => {
  const photographs = Object.keys(await readManifest()).filter(
    (name) => !listedPictures.includes(name),
  );
  const named = new Set(uses.map(({ name }) => name));
  expect(photographs.filter((name) => !named.has(name))).toEqual([]);
});

test('no two rooms of the hotel share a picture', () => {
  const rooms = uses.filter(({ module }) => module.startsWith('apps/server/src/seed/rooms/'));
  const names = rooms.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
