import { describe, expect, test } from 'vitest';
import { missingRulings, readRows, repeatedIds } from './read-rows.ts';
import { readTitles } from './read-titles.ts';

describe('a row of the map', () => {
  test('names an id and its proofs', () => {
    const row = '| S2.rooms.1 | A card \\| a grid | `a.test.ts › one`<br>`b.stories.tsx › Two` |';
    expect(readRows(row)).toEqual([
      {
        id: 'S2.rooms.1',
        proofs: [
          { file: 'a.test.ts', title: 'one' },
          { file: 'b.stories.tsx', title: 'Two' },
        ],
      },
    ]);
  });

  test('has no proof where a dash stands', () => {
    expect(readRows('| R6 | Every night | — |')).toEqual([{ id: 'R6', proofs: [] }]);
  });

  test('is told from headings and other tables', () => {
    expect(readRows('| id | says | proved by |\n| --- | --- | --- |\n\nR6 says')).toEqual([]);
  });

  test('has an id of its own', () => {
    expect(repeatedIds(readRows('| R1 | a | — |\n| R2 | b | — |\n| R1 | c | — |'))).toEqual(['R1']);
  });
});

test('no ruling is left out', () => {
  const rows = readRows('| S2.a.1 | a | — |\n| R1 | a | — |\n| R3.1 | b | — |\n| R5 | c | — |');
  expect(missingRulings(rows)).toEqual(['R2', 'R4']);
});

describe('the titles of a file', () => {
  test.each([
    ["describe('a group', () => {", 'a group'],
    ["test('a case', () => {", 'a case'],
    ['test("its own", () => {', 'its own'],
    ["it.each(rows)('%s reads', (row) => {", '%s reads'],
    ["it.each([\n  [f(1), 'x'],\n])('%i of many', () => {", '%i of many'],
    ["await step('a click', async () => {", 'a click'],
    ["test('the guest\\'s', () => {", "the guest's"],
    ['export const Loading: Story = {', 'Loading'],
    ["export const Loading = stillLoading(listEvents, 'Loading events...');", 'Loading'],
  ])('%j names %j', (source, title) => {
    expect(readTitles(source)).toEqual([title]);
  });

  test('are no other words of it', () => {
    expect(readTitles("expect(name).toBe('a case'); // test a case")).toEqual([]);
  });
});
