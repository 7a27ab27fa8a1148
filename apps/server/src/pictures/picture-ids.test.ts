import { expect, test } from 'vitest';
import { hashedFile, isPlainFile, pictureId, plainFile, servedName } from './picture-ids.js';

const hash = '0123456789abcdef';

test.each([
  ['rooms', 'sea.jpg', 'rooms/sea.jpg'],
  ['services', 'hammam.jpg', 'treatments/hammam.jpg'],
  ['services', '/uploads/content/pool.webp', 'pages/pool.webp'],
  ['rooms', '/uploads/pool/sea.jpg', 'pool/sea.jpg'],
] as const)('%s that name %s mean %s', (kind, file, id) => {
  expect(pictureId(kind, file)).toBe(id);
});

test.each(['sea.jpg', '/uploads/content/sea.jpg'])('%s has its hash, and loses it', (file) => {
  const stored = hashedFile(file, hash);
  expect(stored).toBe(file.replace('sea', `${hash}-sea`));
  expect(plainFile(stored)).toBe(file);
  expect(plainFile(file)).toBe(file);
});

test('served files begin with kind, hash and name', () => {
  expect(servedName('treatments/hammam-1.jpg', hash)).toBe(`services/${hash}-hammam-1`);
});

test.each(['a.jpg', 'sea-view-1.jpeg', '0.webp', 'b.avif', 'c.png'])('%s is a name', (file) => {
  expect(isPlainFile(file)).toBe(true);
});

test.each([
  'A.jpg',
  'a b.jpg',
  '../a.jpg',
  'a--b.jpg',
  'a.svg',
  'a.jpg.exe',
  '.jpg',
  `${hash}-a.jpg`,
])('%s is none', (file) => {
  expect(isPlainFile(file)).toBe(false);
});
