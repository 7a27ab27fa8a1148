import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { clockReaders, readsClock } from './clock-readers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dayMs = 24 * 60 * 60_000;

/** The files of a pattern that hold the text. */
function filesWith(text: RegExp, pattern: string): string[] {
  const files = globSync(pattern, { cwd: root }).filter((file) => !file.includes('node_modules'));
  expect(files.length).toBeGreaterThan(10);
  return files.filter((file) => text.test(readFileSync(path.join(root, file), 'utf8')));
}

describe('the clock of the node tests', () => {
  /** How many days the clock of this process is ahead of the file system's, which nobody moves. */
  function daysAhead(now: number): number {
    const folder = mkdtempSync(path.join(tmpdir(), 'vestibule-clock-'));
    const written = statSync(folder).mtimeMs;
    rmSync(folder, { recursive: true });
    return (now - written) / dayMs;
  }

  const asked = Number(process.env['CLOCK_DAYS_AHEAD'] ?? 0);

  test('is as far ahead as CLOCK_DAYS_AHEAD says', () => {
    expect(daysAhead(Date.now())).toBeCloseTo(asked, 1);
    expect(daysAhead(new Date().getTime())).toBeCloseTo(asked, 1);
  });

  test('is so in the processes that tests start', () => {
    const printed = execFileSync(process.execPath, ['-p', 'Date.now()'], { encoding: 'utf8' });
    expect(daysAhead(Number(printed))).toBeCloseTo(asked, 1);
  });
});

describe('nothing but the preview knows the time of a story', () => {
  test('the preview sets it before it loads anything else', () => {
    const preview = readFileSync(path.join(root, '.storybook/preview.tsx'), 'utf8');
    expect(/^import .*/m.exec(preview)?.[0]).toBe("import './fixed-clock.js';");
  });

  test('no story reads another clock than the one that stands still', () => {
    const another = /\bTemporal\.Now\b|\btimeOrigin\b|\blastModified\b|\.format(ToParts)?\(\)/;
    expect(filesWith(another, '{packages/ui,apps/site}/src/**/*.{ts,tsx}')).toEqual([]);
    expect(filesWith(another, '.storybook/**/*.{ts,tsx}')).toEqual([]);
  });

  test('no story writes the day of the stories again', () => {
    const again = new RegExp(`'${SAMPLE_TODAY}'`);
    expect(
      filesWith(again, '{packages/ui,apps/site}/src/**/*.{stories.tsx,story-data.ts}'),
    ).toEqual([]);
    expect(filesWith(again, 'packages/domain/src/**/*{builders,.examples}.ts')).toEqual([
      'packages/domain/src/calendar/builders.ts',
    ]);
  });
});

test('no rule and no builder reads a clock: who calls it says what day it is', () => {
  expect(filesWith(readsClock, 'packages/domain/src/**/*.ts')).toEqual([]);
});

test('what can know the day is run a year ahead: what reads the clock, sets timers going or starts a process', () => {
  const readers = clockReaders(root);
  expect(readers).toEqual(
    expect.arrayContaining([
      'apps/server/src/create-services.ts',
      'apps/server/src/testing/cli-process.ts',
      'apps/site/src/app/today.ts',
      'packages/ui/src/internal/when-idle.test.ts',
      'tools/clock/clock.test.ts',
    ]),
  );
  // The API that tests open is given its time, and PostgreSQL keeps the real one.
  expect(readers).not.toContain('apps/server/src/app.ts');
  expect(readers).not.toContain('apps/server/src/testing/test-server.ts');
  expect(readers).not.toContain('apps/server/src/testing/test-database.ts');
});

test('a journey names no day: it counts from the hotel’s today', () => {
  expect(filesWith(/\b20[2-9]\d-\d\d\b/, 'apps/site/e2e/**/*.ts')).toEqual([]);
});
