import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changeOf, comingChanges } from '../../.storybook/foundations/changes.ts';
import {
  namesOfPages,
  otherNames,
  titlesByName,
} from '../../.storybook/foundations/other-names.ts';
import { searchNames, withOtherNames } from '../../.storybook/search-names.ts';
import { components } from '../checks/states/components.ts';

const foundations = path.resolve(import.meta.dirname, '../../.storybook/foundations');
const sizes = { id: 'sizes', title: 'Sizes' };

describe('other names', () => {
  test.each(Object.entries(otherNames))(
    '%s is a component with names of others',
    (title, names) => {
      expect(Object.keys(components)).toContain(title);
      expect(names).not.toContain(title.split('/').at(-1));
      expect(names).toHaveLength(new Set(names).size);
    },
  );

  test('are looked up by what others say', () => {
    const found = Object.fromEntries(titlesByName());
    expect(found['Modal']).toEqual(['Overlays/Dialog']);
    expect(found['Alert']).toEqual(['Feedback/Notice']);
    expect(found['Popover']).toEqual(['Forms/DatePicker', 'Overlays/Menu']);
    expect(found['Tooltip']).toEqual(['Actions/IconButton']);
    expect(found['Banner']).toEqual(['Feedback/Notice', 'Layout/Hero']);
  });
});

describe('the search of the sidebar', () => {
  test('names a page as its title does, and finds the foundations by other names', async () => {
    const entries = {
      button: { type: 'docs', title: 'Actions/Button', name: 'Docs' },
      type: { type: 'docs', title: 'Foundations/Type', name: 'Docs', anchors: [sizes] },
      theme: { type: 'docs', title: 'Foundations/Make it yours', name: 'Docs' },
      story: { type: 'story', title: 'Actions/Button', name: 'Default' },
    };
    const found = withOtherNames({ entries }).entries;
    expect(Object.values(found).map(({ name }) => name)).toEqual([
      'Button',
      'Type',
      'Make it yours',
      'Default',
    ]);
    expect(found['type']?.anchors).toContainEqual(sizes);
    const font = expect.objectContaining({ title: 'Font' }) as object;
    expect(found['type']?.anchors).toContainEqual(font);
    expect(found['theme']?.anchors).toContainEqual(font);
  });

  test('finds what a page says of reading from right to left by its letters too', () => {
    const heading = { id: 'right-to-left', title: 'Right to left' };
    const button = { type: 'docs', title: 'Actions/Button', anchors: [heading] };
    const { anchors } = withOtherNames({ entries: { button } }).entries['button'] ?? {};
    expect(anchors).toContainEqual({ id: 'right-to-left', title: 'RTL' });
  });

  test.each(Object.keys(namesOfPages))('names %s, which is a page', (title) => {
    const pages = globSync('*.{mdx,stories.tsx}', { cwd: foundations });
    const texts = pages.map((file) => readFileSync(path.join(foundations, file), 'utf8'));
    expect(texts.some((text) => text.includes(`'${title}'`) || text.includes(`"${title}"`))).toBe(
      true,
    );
  });

  const asked = ['Popover', 'Tooltip', 'Modal', 'Dropdown', 'Snackbar', 'Alert', 'Accordion'];

  test.each(asked)('finds %s among the anchors of a component’s page', async (name) => {
    const entries = Object.fromEntries(
      Object.keys(components).map((title) => [title, { type: 'docs', title }]),
    );
    // As Storybook's own, which has it of its class.
    const own = { getIndex: () => Promise.resolve({ entries }) };
    const generator = Object.create(own) as typeof own;
    await searchNames.storyIndexGenerator(generator);
    const index = await generator.getIndex();
    const found = Object.values(index.entries).filter(
      (entry) => 'anchors' in entry && JSON.stringify(entry.anchors).includes(`"${name}"`),
    );
    expect(found.length).toBeGreaterThan(0);
  });
});

test('a link of the pages that chooses a mode or a window opens in a tab of its own', () => {
  const files = globSync('*.mdx', { cwd: foundations });
  const texts = files.map((file) => readFileSync(path.join(foundations, file), 'utf8')).join('\n');
  const links = texts.match(/<a [^>]*globals=[^>]*>|\]\([^)]*globals=[^)]*\)/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link.includes('target="_blank"'))).toEqual([]);
});

describe('the changelog', () => {
  test('takes what concerns the library', () => {
    expect(changeOf('---\n"@vestibule/ui": minor\n---\n\n`Menu` opens upwards.\n')).toEqual({
      size: 'minor',
      text: '`Menu` opens upwards.',
    });
    expect(
      changeOf("---\n'@vestibule/api': minor\n'@vestibule/ui': patch\n---\n\nBoth.\n")?.size,
    ).toBe('patch');
    expect(changeOf('---\n"@vestibule/domain": minor\n---\n\nA rule.\n')).toBeUndefined();
  });

  test('shows every changeset of it', () => {
    const files = globSync('../../.changeset/*.md', { cwd: import.meta.dirname }).map((file) =>
      readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    );
    const concerned = files.filter((file) => file.split('---')[1]?.includes('@vestibule/ui'));
    expect(comingChanges().match(/^- \*\*/gm) ?? []).toHaveLength(concerned.length);
  });
});
