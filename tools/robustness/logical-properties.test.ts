import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{packages/ui,apps/site}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories)\.tsx?$/.test(file),
);

const side = '(top|right|bottom|left)';
const physical = [
  /^\s*(min-|max-)?(width|height):/,
  new RegExp(String.raw`^\s*(scroll-)?(margin|padding)-${side}\b`),
  new RegExp(String.raw`^\s*border-${side}\b`),
  new RegExp(String.raw`^\s*${side}: (?!boolean).*;$`),
  /^\s*(text-align|float|clear): (left|right)\b/,
  /\b(margin|padding|border)(Top|Right|Bottom|Left)\b/,
];

function physicalLines(text: string): string[] {
  return text.split('\n').filter((line) => physical.some((pattern) => pattern.test(line)));
}

test('a physical property is recognised', () => {
  expect(physicalLines('  margin-left: 1rem;\n  width: 3px;\n  left: 0;')).toHaveLength(3);
  expect(physicalLines('  margin-inline-start: 1rem;\n  inline-size: 3px;')).toEqual([]);
});

test('styles speak of lines and blocks, never of left and right (house style 10)', () => {
  const found = files.flatMap((file) =>
    physicalLines(readFileSync(path.join(root, file), 'utf8')).map(
      (line) => `${file}: ${line.trim()}`,
    ),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
