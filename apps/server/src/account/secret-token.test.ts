import { expect, test } from 'vitest';
import { signNowpayments } from '../payments/providers/nowpayments/signature.js';
import { signThawani } from '../payments/providers/thawani/signature.js';
import { createHashed } from '../http/hashed.js';
import { newSubscriberId } from '../newsletter/links.js';
import { createSecretToken, hashToken } from './secret-token.js';

const bitsOf = (text: string) => Buffer.from(text, 'base64url').length * 8;
const first = <One>(count: number, make: () => One) => Array.from({ length: count }, make);

test('a token has 256 bits, the id in a link of the newsletter 128, and none occurs twice', () => {
  for (const [make, bits] of [
    [createSecretToken, 256],
    [newSubscriberId, 128],
  ] as const) {
    const made = first(1000, make);
    expect(new Set(made).size).toBe(1000);
    expect(new Set(made.map(bitsOf))).toEqual(new Set([bits]));
    // Each bit is set about as often as not: of 1000, between 400 and 600 (six deviations).
    const sums = Array.from({ length: bits }, (_, bit) => {
      const isSet = (text: string) =>
        ((Buffer.from(text, 'base64url')[bit >> 3] ?? 0) >> (bit & 7)) & 1;
      return made.filter(isSet).length;
    });
    expect(sums.filter((sum) => sum < 400 || sum > 600)).toEqual([]);
  }
});

test('what is stored of a token is its SHA-256; a text that never was one has none', () => {
  expect(hashToken('A'.repeat(43))).toBe(
    '0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a',
  );
  expect(hashToken('A'.repeat(42))).toBeUndefined();
});

// The first is a published example of HMAC-SHA-256; the others are by `openssl dgst -hmac key`.
test('what is signed is signed by HMAC-SHA-256 or HMAC-SHA-512', () => {
  const sentence = 'The quick brown fox jumps over the lazy dog';
  const mac = Buffer.from(createHashed('key')(sentence), 'base64url').toString('hex');
  expect(mac).toBe('f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8');
  expect(signNowpayments({ b: 1, a: { d: 1, c: 2 } }, 'key')).toBe(
    '197e96bfa9eb1cfdfe699dcbf40f4f211da7304b51b60268ed56a3132c4c3fb5' +
      'c07a46650410383580f41db73e4f4b669ff7275303df36c69d3800858f76b995',
  );
  expect(signThawani('{}', '1', 'key')).toBe(
    '755a264e0d1f0f900c5616f779316308bbe3cd16198a39c274254b12c3397c76',
  );
});
