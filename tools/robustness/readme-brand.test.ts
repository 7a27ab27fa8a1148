import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { checkTheme } from '@vestibule/ui/theme/check-theme';
import { expect, test } from 'vitest';
import { brandExample } from '../../.storybook/foundations/readme-section.ts';
import * as ours from '../../apps/site/src/hotel-brand.ts';

const fileOf = (name: string) => new URL(`../../${name}`, import.meta.url);
const readme = readFileSync(fileOf('README.md'), 'utf8');
const guide = readFileSync(fileOf('.storybook/foundations/MakeItYours.mdx'), 'utf8');
/** Without its fences. */
const example = brandExample.split('\n').slice(1, -1);

test('the brand in the README is whole, short, and can be read by every guest', async () => {
  const code = stripTypeScriptTypes(example.join('\n'));
  const shown: typeof ours = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(ours).toSorted());
  expect(checkTheme(shown.hotelTheme)).toEqual([]);
  expect(example.length).toBeLessThan(60);
});

test.each([
  ['README', readme],
  ['page “Make it yours”', guide],
])('what the %s says to run are scripts, which bring the project’s Node', (_, text) => {
  const { scripts } = JSON.parse(readFileSync(fileOf('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...text.matchAll(/pnpm (?!(?:add|install)\b)([a-z][a-z:-]*)/g)].map(
    ([, name = '']) => name,
  );
  expect(named).toContain('brand');
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect(text).not.toMatch(/(?<!\w)node tools\//);
});

test('the page “Make it yours” shows that brand, and names files that are there', () => {
  expect(guide).toContain('{brandExample}');
  const files = [...guide.matchAll(/`([\w/-]+\.(?:md|ts))`/g)].map(([, file = '']) => file);
  expect(files).toContain('apps/site/src/hotel-brand.ts');
  expect(files.filter((file) => !existsSync(fileOf(file)))).toEqual([]);
});

test.each(['tools/imagery/identity.ts', 'tools/menu/menu.ts'])('pnpm brand runs %s', (tool) => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  expect(text).toMatch(new RegExp(`"brand": "[^"]*node ${tool}`));
  // Chromium by one name, and installed where it is missing.
  const source = readFileSync(new URL(`../../${tool}`, import.meta.url), 'utf8');
  expect(source).not.toContain('process.env');
});
