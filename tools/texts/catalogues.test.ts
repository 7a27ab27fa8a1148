import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).map((file) => ({
  file,
  code: readFileSync(path.join(root, file), 'utf8'),
}));
const catalogues = sources
  .map(({ file }) => file)
  .filter((file) => /\.texts(\.\w\w)?\.ts$/.test(file));

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
  "export { plural, text } from '@vestibule/domain/words/en';",
];

/** `rooms/RoomCard/RoomCard.texts.ts` as `roomCardTexts`. */
function exportOf(catalogue: string): string {
  const module = catalogue.replace('packages/ui/src', '..').replace(/\.ts$/, '.js');
  const name = path
    .basename(catalogue, '.texts.ts')
    .replace(/^./, (letter) => letter.toLowerCase());
  return `export { texts as ${name}Texts } from '${module}';`;
}

it('every catalogue of the library can be imported (`-u` writes the list)', async () => {
  const own = catalogues.filter((file) => file.startsWith('packages/ui/'));
  const lines = own.map(exportOf).toSorted((a, b) => (a < b ? -1 : 1));
  await expect(`${[...wordsExports, ...lines].join('\n')}\n`).toMatchFileSnapshot(
    path.join(root, 'packages/ui/src/texts/index.ts'),
  );
});

describe.each(catalogues)('%s', (catalogue) => {
  it('holds texts alone, each of them shown somewhere', async () => {
    const module: Record<string, Record<string, unknown>> = await import(
      path.join(root, catalogue)
    );
    expect(Object.keys(module)).toEqual(['texts']);
    const texts = Object.entries(module['texts'] ?? {});
    const kinds = texts.map(([, words]) => typeof words);
    expect(kinds.filter((kind) => kind !== 'string' && kind !== 'function')).toEqual([]);
    const code = usersOf(catalogue);
    const unused = texts.filter(([key]) => !new RegExp(`\\bt\\.${key}\\b`).test(code));
    expect(unused).toEqual([]);
  });
});
