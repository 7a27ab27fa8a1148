import { expect, it } from 'vitest';
import { dark, light } from '../../theme/colours.js';
import { contrast } from '../../theme/contrast.js';
import { WORDS_SHADE } from './Hero.styles.js';

/** White below `shade`, as a browser mixes them. */
function whiteBelow(shade: string): string {
  const mixed = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(shade.slice(start, start + 2), 16);
    return Math.round(255 + (channel - 255) * (WORDS_SHADE / 100));
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

it.each([
  ['light', light],
  ['dark', dark],
])('words on a white picture have 4.5 to 1 in the %s theme (WCAG 1.4.3)', (_, theme) => {
  expect(contrast(theme.onDeep, whiteBelow(theme.shade))).toBeGreaterThanOrEqual(4.5);
});
