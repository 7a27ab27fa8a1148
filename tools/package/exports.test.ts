import { describe, expect, test } from 'vitest';
import { exportsOf, libraries, readManifest } from './exports.js';

describe('package exports', () => {
  test.each(libraries)(
    '@vestibule/%s exports exactly the features whose files exist',
    (library) => {
      const { manifest } = readManifest(library);
      const { inside, published } = exportsOf(library);
      expect(manifest.exports).toEqual(inside);
      expect(manifest.publishConfig.exports).toEqual(published);
    },
  );

  test('examples are for the tests of this repository', () => {
    const { inside, published } = exportsOf('domain');
    expect(inside).toHaveProperty(['./rooms/examples']);
    expect(published).not.toHaveProperty(['./rooms/examples']);
  });
});
