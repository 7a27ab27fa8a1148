import { expect, test } from 'vitest';
import { HERO_TIMEOUT_MS } from './use-hero-picture.js';

test('the hero image has ten seconds [S9.home.1]', () => {
  expect(HERO_TIMEOUT_MS).toBe(10_000);
});
