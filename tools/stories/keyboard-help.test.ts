import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Tab leads through every page: it is told beside them, and alone in a sentence. */
const keys = ['Enter', 'Space', 'Escape', 'Home', 'Page Up', '[Aa]rrow (?:Down|Right|keys)'];

/** The section of a page of a component that tells its keys. */
const sectionOf = (page: string) => /^## Keyboard\n(.*?)(?=^## |$(?![^]))/ms.exec(page)?.[1] ?? '';

test('a page that tells two of these keys or more tells them in a table', () => {
  const pages = globSync('packages/ui/src/**/*.mdx');
  expect(pages.length).toBeGreaterThan(100);
  const inProse = pages.filter((file) => {
    const section = sectionOf(readFileSync(file, 'utf8'));
    const told = keys.filter((key) => new RegExp(`\\b${key}\\b`).test(section));
    return told.length > 1 && !section.includes('| Key | What it does |');
  });
  expect(inProse).toEqual([]);
});
