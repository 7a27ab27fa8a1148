import { expect, test } from 'vitest';
import { linkPreview } from './link-preview.js';

test('a page is previewed by its hero, a record by its own first picture', () => {
  expect(linkPreview('content/hero-spa')).toBe('spa');
  expect(linkPreview('rooms/presidential-suite-1')).toBe('rooms/presidential-suite-1');
  expect(linkPreview('events/lantern')).toBe('events/lantern');
  expect(linkPreview('services/hammam')).toBe('services/hammam');
  expect(linkPreview('halls/majlis')).toBe('halls/majlis');
  expect(linkPreview('content/gallery-3')).toBe('content/gallery-3');
});

test('nothing is cut from pictures that no page shows first', () => {
  for (const name of ['rooms/presidential-suite-2', 'rooms/fallback', 'restaurant/mezze'])
    expect(linkPreview(name)).toBeUndefined();
});
