import { expect, test } from 'vitest';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { openBrowser } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';

const pages = [
  'foundations-colour--roles',
  'foundations-type--faces',
  'foundations-type--scale',
  'foundations-type--leading',
  'foundations-type--tracking',
  'foundations-space--scale',
  'foundations-space--widths',
  'foundations-shape-and-elevation--radius',
  'foundations-shape-and-elevation--elevation',
  'foundations-shape-and-elevation--order',
  'foundations-motion--durations',
];

test('every token can be copied by its name in components and in CSS', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using stage = await openStage(browser, served.url, { globals: {}, width: 1280 });
  const found = new Set<string | null>();
  for (const id of pages) {
    await stage.show(id);
    const names = stage.page.getByRole('button', { name: /^Copy / });
    for (const name of await names.evaluateAll((all) => all.map((each) => each.ariaLabel)))
      found.add(name);
  }
  const wanted = Object.entries(tokens.vars).flatMap(([group, names]) =>
    Object.entries(names).flatMap(([name, css]) => [
      `Copy tokens.${group}.${name}`,
      `Copy var(${css})`,
    ]),
  );
  expect(wanted.filter((name) => !found.has(name))).toEqual([]);
});
