import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, withoutFormula, writeCsv } from './csv.js';

describe('csv (RFC 4180)', () => {
  it('keeps commas, quotes and line breaks', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '=', ' ') });
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 });
    const comesBack = fc.property(rows, (table) => {
      expect(readCsv(writeCsv(table))).toEqual(table);
    });
    fc.assert(comesBack);
  });
});

it.each([
  ['=1+1@example.com', "'=1+1@example.com"],
  ['+968@example.com', "'+968@example.com"],
  ['-@example.com', "'-@example.com"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\uFF0B1', "'\uFF0B1"],
  ['\uFF0D1', "'\uFF0D1"],
  ['\uFF20SUM(A1)', "'\uFF20SUM(A1)"],
  ['amal=1@example.com', 'amal=1@example.com'],
  ['', ''],
])('of %j a spreadsheet is given %j', (cell, text) => {
  expect(withoutFormula(cell)).toBe(text);
});
