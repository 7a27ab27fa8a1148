import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogues, nameOf, root, sources, textsOf } from './catalogues.ts';

/** The code that may show the words of a catalogue: what imports it. */
function usersOf(catalogue: string): string {
  const name = `/${path.basename(catalogue, '.ts')}.js'`;
  const users = sources.filter(({ code }) => code.includes(name));
  return users.map(({ code }) => code).join('\n');
}

/** What a hotel needs to replace words, so that it installs no other package. */
const wordsExports = [
  "export { override, textPack } from '@vestibule/domain/words';",
  "export type { TextPack, Translation } from '@vestibule/domain/words';",
  "export { wordsOf } from '@vestibule/domain/words';",
  "export { plural, text } from '@vestibule/domain/words/en';",
  "export * as arabic from '@vestibule/domain/words/ar';",
];

/** `roomCardTexts`; a table of messages by code is called what it is: `accountMessages`. */
function exportNameOf(catalogue: string): string {
  const name = nameOf(catalogue);
  return name.endsWith('Messages') ? name : `${name}Texts`;
}

/** A text that a code names, such as `rooms.sold-out`, is looked up by it; the types hold the list. */
const isCode = (key: string) => /[.-]/.test(key);

function exportOf(catalogue: string): string {
  const [, library = '', , feature = ''] = catalogue.split('/');
  const name = exportNameOf(catalogue);
  if (library === 'domain') return `export { ${name} } from '@vestibule/domain/${feature}';`;
  const module = catalogue.replace('packages/ui/src', '..').replace(/\.ts$/, '.js');
  return `export { texts as ${name} } from '${module}';`;
}

it('every catalogue of the library can be imported (`-u` writes the list)', async () => {
  const own = catalogues.filter((file) => file.startsWith('packages/'));
  const lines = own.map(exportOf).toSorted((a, b) => (a < b ? -1 : 1));
  await expect(`${[...wordsExports, ...lines].join('\n')}\n`).toMatchFileSnapshot(
    path.join(root, 'packages/ui/src/texts/index.ts'),
  );
});

describe.each(catalogues)('%s', (catalogue) => {
  it('holds texts alone, each of them shown somewhere', async () => {
    const texts = await textsOf(catalogue);
    const kinds = texts.map(([, words]) => typeof words);
    expect(kinds.filter((kind) => kind !== 'string' && kind !== 'function')).toEqual([]);
    const code = usersOf(catalogue);
    const unused = texts.filter(
      ([key]) => !isCode(key) && !new RegExp(`\\bt\\.${key}\\b`).test(code),
    );
    expect(unused).toEqual([]);
  });
});
