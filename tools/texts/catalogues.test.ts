import path from 'node:path';
import type { Words } from '@vestibule/domain/words/check-words';
import { describe, expect, it } from 'vitest';
import { catalogues, nameOf, root, sources, textsOf, wordsOf } from './catalogues.ts';
import { keysShown, nameBeside } from './shown-keys.ts';

/** A test, a story or a comment that names a text shows it to nobody. */
const shownCode = sources
  .filter(({ file }) => !/\.(?:test|stories)\.tsx?$|\.texts(?:\.\w+)?\.ts$|\/testing\//.test(file))
  .map(({ code }) => code.replaceAll(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, ''));

/** The keys that are taken out of a catalogue, by its name beside it or by that of its package. */
function keysShownOf(catalogue: string): Set<string> {
  const file = path.basename(catalogue, '.ts');
  const exported = exportNameOf(catalogue);
  const keys = shownCode.flatMap((code) => {
    const names = nameBeside(code, file).concat(code.includes(exported) ? [exported] : []);
    return names.length > 0 ? [...keysShown(code, names)] : [];
  });
  return new Set(keys);
}

/** What a hotel needs to replace words, so that it installs no other package. */
const wordsExports = [
  "export { languagePack, override, overridesOf, textPack } from '@vestibule/domain/words';",
  "export type { TextPack, Translation } from '@vestibule/domain/words';",
  "export { defineLanguage } from '@vestibule/domain/words';",
  "export { plural, text } from '@vestibule/domain/words/en';",
  "export * as arabic from '@vestibule/domain/words/ar';",
];

/** `roomCardTexts`; a table of messages or notices is called what it is: `accountMessages`. */
function exportNameOf(catalogue: string): string {
  const name = nameOf(catalogue);
  return /(?:Messages|Notices)$/.test(name) ? name : `${name}Texts`;
}

/** A text that a code or a picture names, `rooms.sold-out` or `events/jazz`, is looked up by it. */
const isCode = (key: string) => /[./-]/.test(key);

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

/** Words of settings, which say other ones. */
const settingDefaults = 'defaultSettings';

it('an import of words knows every text (`-u` writes the list)', async () => {
  const listed: [key: string, words: Words][] = [];
  for (const catalogue of catalogues.filter((file) => nameOf(file) !== settingDefaults))
    for (const [key, text] of await textsOf(catalogue))
      listed.push([`${nameOf(catalogue)}.${key}`, wordsOf(text)]);
  const inOrder = listed.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const list = `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`;
  const file = path.join(root, 'apps/server/src/texts/known-texts.json');
  await expect(list).toMatchFileSnapshot(file);
});

it('no two catalogues have one name, by which their translations would mix', () => {
  const names = catalogues.map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(catalogues)('%s', (catalogue) => {
  it('has the name of its file, by which translations know it', () => {
    const { code } = sources.find(({ file }) => file === catalogue) ?? {};
    expect(code).toContain(`export const texts = catalogue('${nameOf(catalogue)}', {`);
  });

  it('holds texts alone, each of them shown somewhere', async () => {
    const texts = await textsOf(catalogue);
    const kinds = texts.map(([, words]) => typeof words);
    expect(kinds.filter((kind) => kind !== 'string' && kind !== 'function')).toEqual([]);
    const shown = keysShownOf(catalogue);
    const unused = texts.filter(([key]) => !isCode(key) && !shown.has(key));
    expect(unused).toEqual([]);
  });
});
