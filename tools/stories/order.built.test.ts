import { expect, test } from 'vitest';
import { groups } from '../../.storybook/foundations/groups.ts';
import { components } from '../checks/states/components.ts';
import { openBrowser } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';
import { readStories } from './story-index.ts';

const titles = [...new Set(readStories(builtStories).map(({ title }) => title))];
/** These two have an order of their own: what is read first is first. */
const told = new Set(['Foundations', 'Pages']);

test('components are in the order of the alphabet within their section', () => {
  const sections = Map.groupBy(titles, (title) => title.split('/')[0] ?? '');
  for (const [section, found] of sections) {
    if (told.has(section)) continue;
    expect(found).toEqual(found.toSorted((one, other) => one.localeCompare(other)));
  }
});

test('the first page shows every group of the sidebar, in its order', () => {
  const inSidebar = readStories(builtStories).filter(({ tags }) => tags?.includes('dev'));
  const shown = new Set(inSidebar.map(({ title }) => title.split('/')[0]));
  expect(Object.keys(groups)).toEqual([...shown]);
});

test('Default is the first story of its component', () => {
  const components = Map.groupBy(readStories(builtStories), ({ title }) => title);
  const later = [...components].filter(([, stories]) =>
    stories.slice(1).some(({ name }) => name === 'Default'),
  );
  expect(later.map(([title]) => title)).toEqual([]);
});

test('Default shows what is pressed at rest', async () => {
  const pressed = Object.entries(components).filter(([, { kind }]) => kind === 'action');
  const ids = pressed.map(([title]) => `${title.toLowerCase().replace('/', '-')}--default`);
  expect(ids).toContain('actions-button--default');
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = { globals: { theme: 'light' }, width: 1280 };
  await using stage = await openStage(browser, served.url, look);
  const focused: Record<string, string | undefined> = {};
  for (const id of ids) {
    await stage.show(id);
    focused[id] = await stage.page.evaluate(() => document.activeElement?.tagName);
  }
  expect(focused).toEqual(Object.fromEntries(ids.map((id) => [id, 'BODY'])));
});
