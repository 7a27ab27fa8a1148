import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort();
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

test('records are numbered one by one, and none has the number of another', () => {
  const numbers = records.map((file) => Number(file.slice(0, 3)));
  expect(numbers).toEqual(records.map((_, at) => at + 1));
});

test.each(records)('%s begins with its number', (file) => {
  expect(read(file)).toMatch(new RegExp(`^# ${file.slice(0, 3)} \\S`));
});

test('the list names every record once, in order', () => {
  const rows = [...read('README.md').matchAll(/^\| \[(\d{3})\]\((\S+)\) \|/gm)];
  expect(rows.map(([, , file]) => file)).toEqual(records);
  for (const [, number, file] of rows) expect(file?.slice(0, 3)).toBe(number);
});

test('where a record supersedes another, the row of either names the other', () => {
  const rows = [...read('README.md').matchAll(/^\| \[(\d{3})\]\(\S+\) \| (.*) \|$/gm)];
  const texts = new Map(rows.map(([, number = '', text = '']) => [number, text]));
  const pairs = [...texts].flatMap(([newer, text]) => {
    const superseded = /supersedes ([^;|]*)/.exec(text)?.[1] ?? '';
    return [...superseded.matchAll(/\b\d{3}\b/g)].map(([older]) => [older, newer] as const);
  });
  expect(pairs.length).toBeGreaterThan(0);
  const unmarked = pairs.filter(
    ([older, newer]) => !/superseded .*/.exec(texts.get(older) ?? '')?.[0].includes(newer),
  );
  expect(unmarked).toEqual([]);
});
