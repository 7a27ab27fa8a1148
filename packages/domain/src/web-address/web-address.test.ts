import { describe, expect, it } from 'vitest';
import { isWebAddress } from './index.js';

describe('an address of the web', () => {
  it.each([
    ['https://hotel.example/a?b=c', true],
    ['HTTP://localhost:3000', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['https://', false],
    ['hotel.example', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isWebAddress(text)).toBe(expected);
  });

  it('may be asked to be https', () => {
    expect(isWebAddress('http://hotel.example', ['https:'])).toBe(false);
    expect(isWebAddress('https://hotel.example', ['https:'])).toBe(true);
  });
});
