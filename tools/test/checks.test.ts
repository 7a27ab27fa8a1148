import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checks, checksNamed } from './checks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const workflow = readFileSync(path.join(root, '.github/workflows/ci.yml'), 'utf8');

/** The names that a job passes on, as a shell would take them apart. */
const namesIn = (line: string) =>
  [...line.matchAll(/'([^']+)'|([^\s'"]+)/g)].map((m) => m[1] ?? m[2]);

test('the jobs of the workflow run every check between them, and know no other', () => {
  const lines = [...workflow.matchAll(/^ +checks: (.*)$/gm)].map((match) => match[1] ?? '');
  const named = lines.flatMap(namesIn);
  expect(new Set(named)).toEqual(new Set(checks.map(({ name }) => name)));
});

test('checks are run by name, in their own order, and all without names', () => {
  expect(checksNamed(['types', 'lint']).map(({ name }) => name)).toEqual(['lint', 'types']);
  expect(checksNamed([])).toBe(checks);
  expect(() => checksNamed(['lint', 'tpyes'])).toThrow(/no check tpyes\. Known are format, lint/);
});

test('the last job fails unless every other went well', () => {
  expect(workflow).toMatch(/if: always\(\)\n +needs: \[test, engines, audit\]/);
});
