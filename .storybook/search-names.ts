import { namesOfPages, otherNames } from './foundations/other-names.ts';

interface Entry {
  type: string;
  title: string;
  name?: string;
  anchors?: { id: string; title: string }[];
}
interface Index {
  entries: Record<string, Entry>;
}
interface IndexGenerator {
  getIndex: () => Promise<Index>;
}

const anchorOf = (title: string) => ({ id: title.toLowerCase().replaceAll(' ', '-'), title });

const shortNames: Readonly<Record<string, string>> = { 'Right to left': 'RTL' };

/** The part of a page by the letters that stand for its heading. */
const shortened = ({ id, title }: { id: string; title: string }) => {
  const short = shortNames[title];
  return short ? [{ id, title: short }] : [];
};

/**
 * The sidebar's search reads the name of a page, which Storybook calls "Docs", and its anchors: a page is
 * found by its own name, and those of a component are what others call it.
 */
export function withOtherNames(index: Index): Index {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    if (entry.type !== 'docs') return [id, entry] as const;
    const { title, anchors = [] } = entry;
    const others = otherNames[title]?.map(anchorOf);
    const found = others ?? [...anchors, ...(namesOfPages[title] ?? []).map(anchorOf)];
    const named = [...found, ...anchors.flatMap(shortened)];
    return [id, { ...entry, name: title.split('/').at(-1) ?? title, anchors: named }] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

interface Item {
  type: string;
  id: string;
  name: string;
}

/** In the sidebar the page of a component is one of its entries; one of the foundations is by itself. */
export function labelOf({ type, id, name }: Item): string {
  return type === 'docs' && !id.startsWith('foundations-') ? `${name} docs` : name;
}

/** A part of the configuration that its type leaves out. It is asked for several times, and is one. */
export const searchNames = {
  storyIndexGenerator: async (generator: IndexGenerator | undefined) => {
    if (!generator || Object.hasOwn(generator, 'getIndex')) return generator;
    const getIndex = generator.getIndex.bind(generator);
    return Object.assign(generator, { getIndex: async () => withOtherNames(await getIndex()) });
  },
};
