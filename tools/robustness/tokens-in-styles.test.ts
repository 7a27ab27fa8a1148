import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{packages/ui,apps/site}/src/**/*.styles.ts', { cwd: root });

const raw = [/#[\da-f]{3,8}\b/i, /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/, /\b\d*\.?\d+m?s\b/];

function rawLines(text: string): string[] {
  return text.split('\n').filter((line) => raw.some((pattern) => pattern.test(line)));
}

test('a raw colour and a raw duration are recognised', () => {
  expect(rawLines('color: #0f3b3b;\nbackground: rgb(8 30 31 / 88%);')).toHaveLength(2);
  expect(rawLines('animation: turn 900ms linear;\ntransition: opacity .3s;')).toHaveLength(2);
  expect(rawLines('color: ${tokens.colour.ink};\npadding: 0.25rem;\ncolor: Canvas;')).toEqual([]);
});

test('styles take colours and durations from tokens (house style 10)', () => {
  const found = files.flatMap((file) =>
    rawLines(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
