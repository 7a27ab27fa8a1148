import { expect, test } from 'vitest';
import { pictureColours } from './picture-colours.js';

test('each frame has the colour of its picture, and an ink that is read on it', () => {
  const manifest = {
    'rooms/fallback': { color: '#b8a888', ink: '#000' },
    'content/hero-home': { color: '#083848', ink: '#fff' },
  };
  expect(pictureColours(manifest)).toBe(
    'picture[data-picture="rooms/fallback"]{background:#b8a888;color:#000}' +
      'picture[data-picture="content/hero-home"]{background:#083848;color:#fff}',
  );
});
