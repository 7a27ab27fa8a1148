import { describe, expect, test } from 'vitest';
import { readProofs } from './read-proofs.ts';
import { idsIn, missingRulings, repeatedIds } from './sentences.ts';
import { writeMap } from './write-map.ts';

const [id, other, files] = ['S2.rooms.1', 'R40.1', 'G1.2'];

describe('what proves a sentence', () => {
  test.each([
    [`describe('a group [${id}]', () => {`, 'a group', [id]],
    [`test("its own [${id}, ${other}]", () => {`, 'its own', [id, other]],
    [`test('a file [${files}]', () => {`, 'a file', [files]],
    [`it.each(rows)('%s reads [${id}]', (row) => {`, '%s reads', [id]],
    [`it.each([\n  [f(1), 'x'],\n])('%i of many [${id}]', () => {`, '%i of many', [id]],
    [`await step('a click [${id}]', async () => {`, 'a click', [id]],
    [`journey(\n  'by keyboard [${id}]',`, 'by keyboard', [id]],
    [`test('the guest\\'s [${id}]', () => {`, "the guest's", [id]],
    [`export const Full: Story = {\n  parameters: { proves: ['${id}'] },\n};`, 'Full', [id]],
    [
      `export const Full = {\n  ...shown(1),\n  parameters: { proves: ['${id}', '${other}'] },\n};`,
      'Full',
      [id, other],
    ],
  ])('%j', (source, title, ids) => {
    expect(readProofs(source)).toEqual([{ title, ids }]);
  });

  test('a title or a story without an id proves nothing', () => {
    const story = `export const Full: Story = {};\nexport const Empty: Story = {\n  parameters: { proves: ['${id}'] },\n};`;
    expect(readProofs(`test('a case', () => {});\n${story}`)).toEqual([
      { title: 'Empty', ids: [id] },
    ]);
    expect(readProofs(`expect(name).toBe('a case [${id}]');`)).toEqual([]);
  });
});

describe('the sentences', () => {
  const text =
    '{\n  "S2.a.1": "a",\n  "R1": "b",\n  "R3.1": "see R2",\n  "R1": "c",\n  "G1.2": "d"\n}';

  test('have ids of their own', () => {
    expect(idsIn(text)).toEqual(['S2.a.1', 'R1', 'R3.1', 'R1', 'G1.2']);
    expect(repeatedIds(idsIn(text))).toEqual(['R1']);
  });

  test('leave no ruling out', () => {
    expect(missingRulings(idsIn(text))).toEqual(['R2']);
  });
});

test('the page names each sentence with its proofs', () => {
  const page = writeMap(
    { Rooms: { '': { 'S2.a.1': 'One | two', 'S2.a.2': 'Three' } } },
    new Map([['S2.a.1', ['a.test.ts › one', 'b.stories.tsx › Two']]]),
  );
  expect(page).toContain(
    '## Rooms\n\n| id | the specification says | proved by |\n| --- | --- | --- |\n' +
      '| S2.a.1 | One \\| two | `a.test.ts › one`<br>`b.stories.tsx › Two` |\n| S2.a.2 | Three | — |\n',
  );
});
