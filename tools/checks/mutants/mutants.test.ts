import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

const domain = path.resolve(import.meta.dirname, '../../../packages/domain/src');

test.each(mutants)('%s holds “%s” exactly once', (file, text, change) => {
  expect(readFileSync(path.join(domain, file), 'utf8').split(text)).toHaveLength(2);
  expect(change).not.toBe(text);
});
