import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

/** Set by Radix on what it opens and closes. */
const foreign = new Set(['data-state']);

function selectedStates(styles: string): string[] {
  return [...new Set(styles.match(/(?<=\[)data-[\w-]+/g))].filter((name) => !foreign.has(name));
}

/** As an attribute of an element, as a key of props, or through a dataset. */
function isSet(name: string, code: string): boolean {
  const key = name
    .slice('data-'.length)
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const withoutValue = String.raw`<[^<>]*\s${name}(\s+[\w-]+=|\s*/?>)`;
  const attribute = `(?<!\\[)\\b${name}\\b(?!\\])['"]?[:=]`;
  return new RegExp(`${attribute}|${withoutValue}|dataset(\\.|\\[')${key}\\b`).test(
    code.replaceAll(/\[data-[^\]]*\]/g, ''),
  );
}

test('a state that nobody sets is recognised', () => {
  expect(selectedStates("&[data-sold-out] img {} &[data-tone='danger'] {}")).toEqual([
    'data-sold-out',
    'data-tone',
  ]);
  expect(isSet('data-tone', '<Root data-tone={tone}>')).toBe(true);
  expect(isSet('data-tone', '<link data-tone href="/a">')).toBe(true);
  expect(isSet('data-tone', "&[data-tone='danger']")).toBe(false);
});

test('what a style selects on, a component sets (house style 7)', () => {
  const code = read('{packages/ui,apps/site}/src/**/*.{ts,tsx}');
  const states = selectedStates(code);
  expect(states.length).toBeGreaterThan(10);
  expect(states.filter((name) => !isSet(name, code))).toEqual([]);
});
