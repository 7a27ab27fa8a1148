import fc from 'fast-check';

/** Names that every object has, or that mean something to JavaScript. */
const inherited = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const texts = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\ude00\ud83d',
  '\u202e\u0007\r\n',
  '😀'.repeat(300),
  'x'.repeat(20_000),
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '2026-02-30',
  '0000-01-01',
  '+275760-09-13',
  '1e308',
  '-1',
  ...inherited,
);

const numbers = fc.constantFrom(
  -0,
  -1,
  0.1,
  1e-320,
  1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  Number.MAX_SAFE_INTEGER,
);

const nested = fc
  .constantFrom(5, 63, 64, 65, 2000)
  .map((depth) => Array.from({ length: depth }).reduce((inner: unknown) => [inner], 'x'));

/** Values that no field expects, and that JSON can write. */
const awkward: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  numbers,
  fc.string({ unit: 'binary' }),
  fc.constantFrom(null, true, false, [], {}),
  fc.tuple(fc.constantFrom(...inherited), texts).map((entry) => Object.fromEntries([entry])),
  nested,
);

/** The value with some of its parts missing, exchanged or added: `rate` times in twenty each. */
export function corrupted(value: unknown, rate: number): fc.Arbitrary<unknown> {
  const whole = Array.isArray(value)
    ? corruptedList(value, rate)
    : typeof value === 'object' && value !== null
      ? corruptedObject(value, rate)
      : fc.constant(value);
  return sometimes(whole, awkward, rate);
}

function corruptedList(list: readonly unknown[], rate: number): fc.Arbitrary<unknown> {
  const parts = fc.tuple(...list.map((part) => corrupted(part, rate)));
  const long = parts.map((some) => Array.from({ length: 600 }, () => some[0] ?? null));
  return sometimes(parts, long, rate);
}

function corruptedObject(value: object, rate: number): fc.Arbitrary<unknown> {
  const entries = Object.entries(value).map(([name, part]) =>
    sometimes(
      corrupted(part, rate).map((changed) => [[name, changed] as const]),
      fc.constant([]),
      rate,
    ),
  );
  const extra = fc.tuple(fc.oneof(texts, fc.constantFrom(...inherited)), awkward);
  const added = sometimes(
    fc.constant([]),
    extra.map((entry) => [entry]),
    rate,
  );
  return fc.tuple(...entries, added).map((parts) => Object.fromEntries(parts.flat()));
}

/** One, or `rate` times in twenty the other. */
export function sometimes<One, Other>(
  one: fc.Arbitrary<One>,
  other: fc.Arbitrary<Other>,
  rate: number,
): fc.Arbitrary<One | Other> {
  return fc.oneof({ weight: 20 - rate, arbitrary: one }, { weight: rate, arbitrary: other });
}

/** A value as JSON, or as a text that is none, is ambiguous, or is too long. */
export function jsonOf(value: unknown, rate: number): fc.Arbitrary<string> {
  const json = JSON.stringify(value);
  const broken = fc.constantFrom(
    '',
    json.slice(0, -1),
    `\uFEFF${json}`,
    json.replace('{', '{"a":1,"a":2,'),
    json.replace(/-?\d+(?![^"]*"(?:,|}))/, '1e999'),
    json.replace('{', '{"__proto__":{"role":"administrator"},'),
    '['.repeat(50_000),
    `"${'x'.repeat(110_000)}"`,
    'NaN',
  );
  return sometimes(fc.constant(json), broken, rate);
}

/** Parts of an address as they travel: encoded, or wrongly so. */
export const awkwardParts = fc.constantFrom(
  ...inherited,
  '%00',
  'a%00b',
  '%07',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '%',
  '%zz',
  '%2e%2e%2f',
  '..',
  '%0d%0aX-Injected:1',
  'x'.repeat(3000),
  '-1',
  '1e308',
  '99999999999999999999',
  '',
);
