import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const docs = path.resolve(import.meta.dirname, '../../docs');
const page = readFileSync(path.join(docs, 'security.md'), 'utf8');
const rulings = readFileSync(path.join(docs, 'spec-map.md'), 'utf8');

const states = ['met', 'not applicable', 'ruled', 'open'];
/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const asked: Record<string, number> = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
};

interface Row {
  id: string;
  state: string;
  words: string;
  reason: string;
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** Lines that begin with an id. Others are headings and the table of counts. */
const rows: Row[] = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [id = '', words = '', state = '', ...reasons] = cellsOf(line);
    return { id, words, state, reason: reasons.join(' | ') };
  });

const linksIn = ({ reason }: Row) =>
  [...reason.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file ?? '');
const chapterOf = ({ id }: Row) => id.split('.')[0] ?? '';

test('each requirement occurs once, in the order of the standard', () => {
  const weight = ({ id }: Row) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  const weights = rows.map(weight);
  expect(weights).toEqual([...new Set(weights)].sort((one, other) => one - other));
  const counts = Object.groupBy(rows, chapterOf);
  expect(
    Object.fromEntries(Object.entries(counts).map(([name, found]) => [name, found?.length])),
  ).toEqual(asked);
});

test('each has a state, words and a reason', () => {
  for (const { id, state, words, reason } of rows) {
    expect({ id, state: states.includes(state) }).toEqual({ id, state: true });
    expect([id, words !== '', reason !== '']).toEqual([id, true, true]);
  }
});

test('what is met names a file, and every file that is named is there', () => {
  const unproven = rows.filter((row) => row.state === 'met' && linksIn(row).length === 0);
  expect(unproven).toEqual([]);
  const missing = rows.flatMap((row) =>
    linksIn(row)
      .filter((file) => !existsSync(path.join(docs, file)))
      .map((file) => `${row.id}: ${file}`),
  );
  expect(missing).toEqual([]);
});

/** Met by what a page says: these ask for documents. */
const byDocument = [
  '2.1.2',
  '5.1.1',
  '6.1.1',
  '6.1.3',
  '7.1.1',
  '7.1.2',
  '8.1.2',
  '11.1.1',
  '11.1.2',
  '13.1.1',
  '14.1.1',
  '14.1.2',
  '15.1.3',
  '16.1.1',
];
/** Met by what the source has or lacks: which library it calls, what it neither stores, loads nor asks. */
const bySource = ['6.2.10', '6.4.2', '11.2.1', '13.2.5', '16.2.3'];

test('what is met names a test, unless documents or the source alone meet it', () => {
  const isTest = (file: string) => /\.(test|stories|e2e)\.tsx?$/.test(file);
  const untested = rows
    .filter((row) => row.state === 'met' && !linksIn(row).some(isTest))
    .map(({ id }) => id);
  expect(untested.toSorted()).toEqual([...byDocument, ...bySource].toSorted());
});

test('what is ruled names its ruling or its decision', () => {
  for (const row of rows.filter(({ state }) => state === 'ruled')) {
    const [, ruling] = /ruling (\d+)/.exec(row.reason) ?? [];
    const decided = linksIn(row).some((file) => file.startsWith('decisions/'));
    expect([row.id, decided || rulings.includes(`| R${ruling} |`)]).toEqual([row.id, true]);
  }
});

describe('the counts at its head are those of', () => {
  const line = (found: readonly Row[]) =>
    [
      ...states.map((state) => found.filter((row) => row.state === state).length),
      found.length,
    ].join(' | ');

  test.each(Object.keys(asked))('chapter %s', (chapter) => {
    const counts = line(rows.filter((row) => chapterOf(row) === chapter));
    expect(page).toMatch(
      new RegExp(`^\\| V${chapter} [^|]+ \\| ${counts.replaceAll('|', '\\|')} \\|$`, 'm'),
    );
  });

  test('all', () => {
    expect(page).toContain(`| all | ${line(rows)} |`);
  });
});
