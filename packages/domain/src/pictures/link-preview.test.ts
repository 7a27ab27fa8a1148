import { expect, test } from 'vitest';
import { linkPreview } from './link-preview.js';

test('a hero’s preview has the name of its page', () => {
  expect(linkPreview('content/hero-spa')).toBe('spa');
});

test.each([
  'content/gallery-3',
  'content/terrace',
  'events/lantern',
  'halls/majlis',
  'services/hammam',
])('a page may open with %s, which has a preview of its own', (name) => {
  expect(linkPreview(name)).toBe(name);
});

test('of a room’s pictures the one that ends in -1 has a preview', () => {
  expect(linkPreview('rooms/presidential-suite-1')).toBe('rooms/presidential-suite-1');
  expect(linkPreview('rooms/presidential-suite-2')).toBeUndefined();
  expect(linkPreview('rooms/fallback')).toBeUndefined();
});

test.each(['restaurant/mezze', 'specialists/layla', 'content/https://elsewhere.example/a'])(
  'nothing is cut from %s',
  (name) => {
    expect(linkPreview(name)).toBeUndefined();
  },
);
