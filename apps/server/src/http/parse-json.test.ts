import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from './parse-json.js';

describe('the JSON of a request', () => {
  test('is what JSON.parse reads, for any value', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        fc.pre(!text.includes(String.raw`\u0000`));
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    ['in the object', '{"a":1,"a":2}'],
    ['deep within', '[{"x":{"b":[],"c":1,"b":2}}]'],
    ['in another spelling', String.raw`{"a":1,"\u0061":2}`],
    ['around texts that look like structure', String.raw`{"a":"}\",{","b":1,"a":"["}`],
  ])('is refused when a key stands twice: %s', (_, text) => {
    expect(() => parseJson(text)).toThrow('Invalid request data');
  });

  test.each([
    ['one key in two objects', '[{"a":1},{"a":2}]'],
    ['one key at two depths', '{"a":{"a":{"a":1}}}'],
    ['a text equal to a key', '{"a":"a","b":["a","a"]}'],
  ])('keeps %s', (_, text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test('is refused with a NUL, but not with the text of its escape', () => {
    expect(() => parseJson(String.raw`{"a":"b\u0000"}`)).toThrow('Invalid request data');
    expect(() => parseJson(String.raw`{"a":"\\\u0000"}`)).toThrow('Invalid request data');
    expect(parseJson(String.raw`{"a":"\\u0000"}`)).toEqual({ a: String.raw`\u0000` });
  });

  test('is refused when it is deeper than any body of ours', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseJson(nested(64))).toEqual(JSON.parse(nested(64)));
    expect(() => parseJson(nested(65))).toThrow('Invalid request data');
    expect(() => parseJson(nested(50_000))).toThrow('Invalid request data');
  });

  test.each(['', '{', '{"a":}', 'undefined', "{'a':1}"])('is refused when broken: %s', (text) => {
    expect(() => parseJson(text)).toThrow('Invalid request data');
  });
});
