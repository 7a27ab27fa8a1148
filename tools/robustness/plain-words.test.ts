import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Words that a reader of plain English has to look up, with what is written instead. */
const quaint = { anew: 'again', beget: 'make', begets: 'makes', 'hears of': 'is told of' };
const pattern = new RegExp(String.raw`\b(?:${Object.keys(quaint).join('|')})\b`, 'gi');

test('code and docs are in plain English', () => {
  const files = globSync(
    ['*.md', '{apps,packages,tools,docs,.storybook,.changeset}/**/*.{ts,tsx,md,mdx}'],
    { cwd: root, exclude: ['**/node_modules', '**/dist', '**/build'] },
  ).filter((file) => !import.meta.filename.endsWith(file));
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) =>
    (readFileSync(path.join(root, file), 'utf8').match(pattern) ?? []).map(
      (word) => `${file}: ${word}`,
    ),
  );
  expect(found).toEqual([]);
});
