import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { checkTheme } from '@vestibule/ui/theme';
import { expect, test } from 'vitest';
import * as ours from '../../apps/site/src/hotel-brand.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, example = ''] = /```ts\n([^`]*hotelTheme[\s\S]*?)```/.exec(readme) ?? [];

test('the brand in the README is whole, short, and can be read by every guest', async () => {
  const code = stripTypeScriptTypes(example);
  const shown: typeof ours = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(ours).toSorted());
  expect(checkTheme(shown.hotelTheme)).toEqual([]);
  expect(example.split('\n').length).toBeLessThanOrEqual(60);
});
