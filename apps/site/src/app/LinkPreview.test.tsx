import { readFile } from 'node:fs/promises';
import { linkPreview, pictureSources, type PictureKind } from '@vestibule/domain/pictures';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { galleryPictures } from '../routes/content/gallery-pictures.js';
import { roomPictures } from '../routes/rooms/room-pictures.js';
import { LinkPreview, type Cover } from './LinkPreview.js';
import { texts as arabicPictures } from './LinkPreview.texts.ar.js';
import { texts as previewedPictures } from './LinkPreview.texts.js';

function tags(cover?: Cover, demonstration = true) {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LinkPreview section="rooms" {...{ cover, demonstration }} title="A room" />
    </MemoryRouter>,
  );
  const found = markup.matchAll(/property="og:([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]));
}

test('a shared record shows its own first picture, in words', () => {
  const text = 'Midnight-blue panels';
  expect(tags({ kind: 'rooms', file: 'presidential-suite-1.webp', text })).toEqual({
    image: '/uploads/og/rooms/presidential-suite-1.jpg',
    'image:alt': text,
    'image:width': '1200',
    'image:height': '630',
  });
  expect(tags({ kind: 'services', file: '/uploads/content/hero-spa.webp' })).toMatchObject({
    image: '/uploads/og/spa.jpg',
    'image:alt': previewedPictures['content/hero-spa'],
  });
});

test('without a picture, or with one that no preview is cut from, it shows its section’s', () => {
  const section = {
    image: '/uploads/og/rooms.jpg',
    'image:alt': galleryPictures['hero-rooms.webp'],
  };
  expect(tags()).toMatchObject(section);
  expect(tags({ kind: 'rooms', file: 'fallback.webp', text: 'An armchair' })).toMatchObject(
    section,
  );
});

test('a picture of the hotel’s own that nobody described is named by its page', () => {
  expect(tags({ kind: 'events', file: 'wedding.webp' })).toMatchObject({
    image: '/uploads/og/events/wedding.jpg',
    'image:alt': 'A room',
  });
});

test('another hotel shows its own pictures alone, with its own words', () => {
  expect(tags(undefined, false)).toEqual({});
  expect(tags({ kind: 'services', file: 'hammam.webp' }, false)).toMatchObject({
    image: '/uploads/og/services/hammam.jpg',
    'image:alt': 'A room',
  });
});

test('words stand for every stored picture that is previewed, each in its own, and for no other', async () => {
  const manifest = new URL('../../../server/uploads/manifest.json', import.meta.url);
  const stored = Object.keys(JSON.parse(await readFile(manifest, 'utf8')) as object);
  const previewed = stored.filter((name) => linkPreview(name));
  const described = [
    ...Object.keys(previewedPictures),
    'events/lantern',
    ...namesOf('content', galleryPictures),
    ...namesOf('rooms', roomPictures).filter((name) => linkPreview(name)),
  ];
  expect(previewed.length).toBeGreaterThan(30);
  expect(described.sort()).toEqual(previewed.sort());
});

test.each([
  ['English', /^[A-Z]/, previewedPictures],
  ['Arabic', /^[\p{Script=Arabic}\p{P}\p{M} ]+$/u, arabicPictures],
])('the words of each picture in %s are its own', (_, written, pictures) => {
  const words = Object.values(pictures);
  for (const text of words) expect(text).toMatch(written);
  expect(new Set(words).size).toBe(words.length);
});

function namesOf(kind: PictureKind, described: Readonly<Record<string, string>>): string[] {
  return Object.keys(described).map((file) => pictureSources(kind, file).name);
}
