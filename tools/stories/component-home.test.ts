import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { homeOf } from '../../.storybook/component-home.ts';

const root = path.resolve(import.meta.dirname, '../..');
const indexes = import.meta.glob<object>('../../packages/ui/src/*/index.ts', { eager: true });
const pages = globSync('packages/ui/src/*/*/*.mdx', { cwd: root });

/** The file of the stories that a page is attached to. */
function storiesOf(page: string): string {
  const text = readFileSync(path.join(root, page), 'utf8');
  const attached = /<Meta of=\{(\w+)\}/.exec(text)?.[1] ?? '';
  const from = new RegExp(`^import \\* as ${attached} from '(.*)';$`, 'm').exec(text)?.[1] ?? '';
  return path.join(path.dirname(page), `${from}.tsx`);
}

test.each(pages)('%s names an import that there is, and links its source', (page) => {
  const home = homeOf(storiesOf(page));
  const [, , , feature = '', name = ''] = home?.file.split(/[/.]/) ?? [];
  const { [`../../packages/ui/src/${feature}/index.ts`]: exported = {} } = indexes;
  expect(home?.entryPoint).toBe(name in exported ? `@vestibule/ui/${feature}` : undefined);
  expect(existsSync(path.join(root, home?.file ?? ''))).toBe(true);
  expect(home?.source).toBe(`https://github.com/vestibule/vestibule/blob/main/${home?.file}`);
});

test('stories of no component have none', () => {
  expect(homeOf('./.storybook/foundations/Brand.stories.tsx')).toBeUndefined();
  expect(homeOf('./apps/site/src/routes/home/home.stories.tsx')).toBeUndefined();
  expect(homeOf('./packages/ui/src/feedback/Badge/Badge.matrix.stories.tsx')).toBeUndefined();
});
