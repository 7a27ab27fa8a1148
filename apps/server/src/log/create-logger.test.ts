import { afterEach, expect, test, vi } from 'vitest';
import { createLogger, openOutput } from './create-logger.js';

const MEGABYTE = 1024 * 1024;
const line = 'x'.repeat(MEGABYTE);
const warn = vi.fn();
afterEach(() => warn.mockReset());

test('the log keeps 16 MB for a slow reader, then drops lines and says so once', () => {
  const output = openOutput('/dev/null', warn);
  // Nothing is written before this turn of the loop ends.
  for (let written = 0; written < 16; written += 1) output.write(line);
  expect(warn).not.toHaveBeenCalled();
  for (let more = 0; more < 4; more += 1) output.write(line);
  expect(warn.mock.calls).toEqual([['Lines of the log are dropped: nobody reads them.\n']]);
});

test('a line says when by milliseconds since 1970, which know no zone', () => {
  const lines: string[] = [];
  createLogger('info', { write: (text) => void lines.push(text) }).info('open');
  const { time } = JSON.parse(lines[0] ?? '{}');
  expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
});
