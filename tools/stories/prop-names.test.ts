import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../../packages/ui/src');

/** The properties that the types of a file name. */
function propertiesOf(file: string, code: string): string[] {
  const found: string[] = [];
  new Visitor({
    TSPropertySignature: ({ key }) => {
      if (key.type === 'Identifier') found.push(key.name);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

/**
 * `error` is the message of a field; whatever else went wrong is a `problem`, or a `loadProblem` where
 * the component has both.
 */
const isOldName = (file: string, name: string) =>
  /^(refusal|failure)$/.test(name) || (/^error(Reason)?$/.test(name) && !file.startsWith('forms/'));

test('an old name is found', () => {
  const code = 'interface GridProps { error?: string; refusal?: string; problem?: string }';
  expect(propertiesOf('Grid.tsx', code)).toEqual(['error', 'refusal', 'problem']);
  expect(['error', 'refusal', 'problem'].filter((name) => isOldName('rooms/', name))).toEqual([
    'error',
    'refusal',
  ]);
  expect(isOldName('forms/Field/Field.tsx', 'error')).toBe(false);
});

const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/\.(test|texts(\.\w+)?|stories)\.tsx?$/.test(file),
);

test('what a property is for is said without papers that a reader has not', () => {
  const told = files.flatMap((file) => {
    const code = readFileSync(path.join(source, file), 'utf8');
    const lines = code.match(/^ {2}\/\*\*[\s\S]*?\*\//gm) ?? [];
    return lines.filter((line) => /\bspec \d|specification|\bruling/i.test(line));
  });
  expect(told).toEqual([]);
});

test('what went wrong is a `problem` in every component', () => {
  expect(files.length).toBeGreaterThan(300);
  const old = files.flatMap((file) =>
    propertiesOf(file, readFileSync(path.join(source, file), 'utf8'))
      .filter((name) => isOldName(file, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(old).toEqual([]);
});
