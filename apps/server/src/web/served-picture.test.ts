import { describe, expect, it } from 'vitest';
import { servedPicture } from './served-picture.js';

describe('served pictures (spec 3: file names under uploads/rooms)', () => {
  it('answers the name of a record with one of its variants', () => {
    const served = '/uploads/rooms/sea-view-king-1-960.webp';
    expect(servedPicture('/uploads/rooms/sea-view-king-1.webp')).toBe(served);
    expect(servedPicture('/uploads/rooms/sea-view-king-1.jpg')).toBe(served);
  });

  it.each([
    '/uploads/rooms/sea-view-king-1-400.avif',
    '/uploads/rooms/sea-view-king-1-portrait.avif',
    '/uploads/og/rooms/sea-view-king-1.jpg',
    '/uploads/manifest.json',
    '/uploads/restaurant/menu.pdf',
    '/uploads/rooms/../../package.json',
  ])('leaves %s alone', (path) => {
    expect(servedPicture(path)).toBe(path);
  });
});
