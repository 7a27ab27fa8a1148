import type { Page } from './find-unexplained.ts';
import { isShown, type Entry } from './find-mistakes.ts';

/** What a designer looks for on the page of each component. */
const sections = [
  'When to use',
  'When not to use',
  'Anatomy',
  'States',
  'Keyboard',
  'Content',
] as const;

/** A heading with what is under it, up to the next of its rank. */
function sectionsOf(text: string): Map<string, string> {
  const [, ...parts] = text.split(/^## /m);
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return [heading, lines.join('\n')];
    }),
  );
}

/** Headings and examples alone explain nothing. */
function isEmpty(body: string): boolean {
  return body.replaceAll(/^#.*$|<[^>]*>/gm, '').trim() === '';
}

/** The sections that the page of a component lacks or leaves empty, one sentence each. */
export function findUndocumented({ file, text }: Omit<Page, 'stories'>): string[] {
  const found = sectionsOf(text);
  return sections.flatMap((section) => {
    const body = found.get(section);
    if (body === undefined) return [`${file}: has no “${section}”`];
    return isEmpty(body) ? [`${file}: says nothing under “${section}”`] : [];
  });
}

const isPage = ({ type, importPath }: Entry) => type === 'docs' && importPath.endsWith('.mdx');
/** A part of a component is described on the page of the component. */
export const componentTitle = (title: string) => title.split('/').slice(0, 2).join('/');

/** Components of the library with stories and no page, one sentence each. */
export function findPageless(entries: readonly Entry[]): string[] {
  const told = new Set(entries.filter(isPage).map(({ title }) => title));
  const shown = entries.filter(isShown).filter((e) => e.importPath.includes('packages/ui/src/'));
  return [...new Set(shown.map(({ title }) => title))]
    .filter((title) => !told.has(title) && !told.has(componentTitle(title)))
    .map((title) => `${title}: has stories and no page`);
}
