import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from './read-json.js';

describe('JSON from outside', () => {
  test('is what JSON.parse reads, for any value', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        fc.pre(!/\\u(0000|d[89a-f])/i.test(text));
        expect(readJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    ['in the object', '{"a":1,"a":2}'],
    ['deep within', '[{"x":{"b":[],"c":1,"b":2}}]'],
    ['in another spelling', String.raw`{"a":1,"\u0061":2}`],
    ['around texts that look like structure', String.raw`{"a":"}\",{","b":1,"a":"["}`],
  ])('is refused when a key occurs twice: %s', (_, text) => {
    expect(readJson(text)).toBeUndefined();
  });

  test.each([
    ['one key in two objects', '[{"a":1},{"a":2}]'],
    ['one key at two depths', '{"a":{"a":{"a":1}}}'],
    ['a text equal to a key', '{"a":"a","b":["a","a"]}'],
  ])('keeps %s', (_, text) => {
    expect(readJson(text)).toEqual(JSON.parse(text));
  });

  test('is refused with a NUL, but not with the text of its escape', () => {
    expect(readJson(String.raw`{"a":"b\u0000"}`)).toBeUndefined();
    expect(readJson(String.raw`{"a":"\\\u0000"}`)).toBeUndefined();
    expect(readJson(String.raw`{"a":"\\u0000"}`)).toEqual({ a: String.raw`\u0000` });
  });

  test.each([
    ['a lone high surrogate', String.raw`{"a":["\ud800"]}`],
    ['a lone low surrogate', String.raw`["\uDC00x"]`],
    ['two halves the wrong way round', String.raw`["\ude00\ud83d"]`],
    ['half a pair in a key', String.raw`{"\ud83d":1}`],
    ['half a pair as it is', '["\ud83d"]'],
    ['a number beyond all bounds', '{"a":-1e999}'],
  ])('is refused with %s', (_, text) => {
    expect(readJson(text)).toBeUndefined();
  });

  test.each([String.raw`"\ud83d\ude00"`, '"😀"', '1e308', '-0.5E-7', '"1e999"', 'null'])(
    'keeps %s',
    (text) => {
      expect(readJson(text)).toEqual(JSON.parse(text));
    },
  );

  test('is refused when it is deeper than any body of ours', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(readJson(nested(64))).toEqual(JSON.parse(nested(64)));
    expect(readJson(nested(65))).toBeUndefined();
    expect(readJson(nested(50_000))).toBeUndefined();
  });

  test.each(['', '{', '{"a":}', 'undefined', "{'a':1}"])('is refused when broken: %s', (text) => {
    expect(readJson(text)).toBeUndefined();
  });
});
