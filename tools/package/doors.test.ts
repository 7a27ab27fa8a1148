import { describe, expect, test } from 'vitest';
import { exportsOf, libraries, readManifest } from './doors.js';

describe('public doors', () => {
  test.each(libraries)('@vestibule/%s opens exactly the features whose files stand', (library) => {
    const { manifest } = readManifest(library);
    const { inside, published } = exportsOf(library);
    expect(manifest.exports).toEqual(inside);
    expect(manifest.publishConfig.exports).toEqual(published);
  });

  test('examples are for the tests of this repository', () => {
    const { inside, published } = exportsOf('domain');
    expect(inside).toHaveProperty(['./rooms/examples']);
    expect(published).not.toHaveProperty(['./rooms/examples']);
  });
});
