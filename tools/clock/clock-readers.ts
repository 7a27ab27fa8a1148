import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Asks the clock what time it is; a format does, when it is given no time. */
export const readsClock = /\bnew Date\(\)|\bDate\.now\b|\bDate\(\)|\.format(?:ToParts)?\(\)/;

/** Fake timers begin at the real time, and a process has a clock of its own. */
const startsClock = /\buseFakeTimers\b|\bnode:child_process\b/;

const sources = [
  '{packages/*,apps/*}/src/**/*.{ts,tsx}',
  'apps/server/*.ts',
  'tools/**/*.{ts,tsx}',
];
/** PostgreSQL, what stands before it, and browsers keep the real time. */
const withRealTime =
  /^apps\/server\/src\/(?:database\/|testing\/pgbouncer\.)|^tools\/ensure-chromium\./;

/** What a test must reach to know what day it is: one that reaches none of these passes on every day or on none. */
export function clockReaders(root: string): string[] {
  const readers = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('node_modules') && !withRealTime.test(file))
    .filter((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return readsClock.test(source) || startsClock.test(source);
    });
  return readers.toSorted();
}
