import { describe, expect, test } from 'vitest';
import { mastersAmong } from './masters.ts';

describe('masters of a hotel', () => {
  test('are renders and photographs alike, known by kind and name', () => {
    const masters = mastersAmong(['rooms/a-1.webp', 'halls/b.JPG', 'events/c.png', 'rooms/d.jpeg']);
    expect(masters.map(({ kind, name }) => [kind, name])).toEqual([
      ['events', 'events/c'],
      ['halls', 'halls/b'],
      ['rooms', 'rooms/a-1'],
      ['rooms', 'rooms/d'],
    ]);
  });

  test('are refused in a format that cannot be read', () => {
    expect(() => mastersAmong(['rooms/a-1.webp', 'rooms/b.heic'])).toThrow(/^rooms\/b\.heic: /);
  });

  test('are refused outside the folders that pages know', () => {
    expect(() => mastersAmong(['a.webp'])).toThrow(/^a: a master is in the folder/);
    expect(() => mastersAmong(['pool/a.webp'])).toThrow(/^pool\/a: a master is/);
  });

  test.each(['sea view', 'a,b', 'a"b', 'Suite', 'día', 'sea_view', '-a', 'a--b'])(
    'are refused under the name “%s”, which addresses and style sheets could not hold plainly',
    (name) => {
      expect(() => mastersAmong([`rooms/${name}.jpg`])).toThrow(
        `rooms/${name}: a name is of small letters`,
      );
    },
  );

  test('are refused when two have one name', () => {
    expect(() => mastersAmong(['rooms/a.webp', 'rooms/a.jpg'])).toThrow(
      /^rooms\/a: there are two masters/,
    );
  });
});
