import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-sources.js';

describe('picture sources (spec 7: images come from uploads paths) [S3.room.2]', () => {
  it('names every width in AVIF and WebP', () => {
    const sources = pictureSources('rooms', 'sea-view-king-1.webp');
    expect(sources.avif).toBe(
      [400, 640, 960, 1600]
        .map((width) => `/uploads/rooms/sea-view-king-1-${width}.avif ${width}w`)
        .join(', '),
    );
    expect(sources.webp).toContain('/uploads/rooms/sea-view-king-1-400.webp 400w');
    expect(sources.src).toBe('/uploads/rooms/sea-view-king-1-960.webp');
  });

  it('keeps a name that already is a path', () => {
    expect(pictureSources('content', '/uploads/menu/halwa.webp').src).toBe(
      '/uploads/menu/halwa-960.webp',
    );
  });

  it('stays below the uploads, whatever the name', () => {
    const { avif, src } = pictureSources('rooms', 'a 1x, //foreign.example/b\n');
    expect(src).toBe('/uploads/rooms/a%201x%2C%20//foreign.example/b%0A-960.webp');
    expect(avif.split(/[\s,]+/).filter((part) => !/^\d+w$/.test(part))).toSatisfy(
      (addresses: string[]) => addresses.every((address) => address.startsWith('/uploads/rooms/')),
    );
  });

  it('names each as the manifest does, and says the size of the one that every browser reads', () => {
    const stored = { width: 960, height: 640, name: 'rooms/sea-view-king-1' };
    expect(pictureSources('rooms', 'sea-view-king-1.webp')).toMatchObject(stored);
    const elsewhere = pictureSources('content', '/uploads/menu/halwa.webp', 'https://hotel.test');
    expect(elsewhere.name).toBe('menu/halwa');
  });

  it('takes an absolute base address, with or without its slash', () => {
    const expected = 'https://hotel.test/uploads/events/gala-960.webp';
    expect(pictureSources('events', 'gala.webp', 'https://hotel.test').src).toBe(expected);
    expect(pictureSources('events', 'gala.webp', 'https://hotel.test/').src).toBe(expected);
  });
});
