import { expect, test } from 'vitest';
import { tokens } from './tokens.js';

test('a token is the variable alone: its value occurs once, in the theme', () => {
  expect(tokens.colour.inkMuted).toBe('var(--v-colour-inkMuted)');
  expect(tokens.space.md).toBe('var(--v-space-md)');
  expect(tokens.raw.space.md).toBe('1rem');
});
