import { otherNames } from './foundations/other-names.ts';

interface Entry {
  type: string;
  title: string;
  anchors?: { id: string; title: string }[];
}
interface Index {
  entries: Record<string, Entry>;
}
interface IndexGenerator {
  getIndex: () => Promise<Index>;
}

/** The sidebar's search reads anchors of pages: those of a component are what others call it. */
export function withOtherNames(index: Index): Index {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const names = entry.type === 'docs' && otherNames[entry.title];
    if (!names) return [id, entry] as const;
    const anchors = names.map((title) => ({ id: title.toLowerCase().replaceAll(' ', '-'), title }));
    return [id, { ...entry, anchors }] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/** A part of the configuration that its type leaves out. It is asked for several times, and is one. */
export const searchNames = {
  storyIndexGenerator: async (generator: IndexGenerator | undefined) => {
    if (!generator || Object.hasOwn(generator, 'getIndex')) return generator;
    const getIndex = generator.getIndex.bind(generator);
    return Object.assign(generator, { getIndex: async () => withOtherNames(await getIndex()) });
  },
};
