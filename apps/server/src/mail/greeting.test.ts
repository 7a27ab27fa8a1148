import { expect, test } from 'vitest';
import { greeting } from './greeting.js';

test.each([
  ['Layla Haddad', 'Dear Layla Haddad,'],
  ['عبد الله', 'Dear عبد الله,'],
  ['Your card was charged: https://evil.example', 'Dear guest,'],
  ['Layla\nYour card was charged', 'Dear guest,'],
])('%j: %s', (name, text) => {
  expect(greeting(name)).toBe(text);
});
