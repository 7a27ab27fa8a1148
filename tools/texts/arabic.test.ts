import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { arabicOf, catalogues, nameOf, root, textsOf, type Text } from './catalogues.ts';

/** What a guest reads: the rules, the components, the pages, and what the server writes. */
const readers = ['packages/', 'apps/site/', 'apps/server/'];
const translated = catalogues.filter((file) => readers.some((each) => file.startsWith(each)));

/** Every form of a text; a plain one has a single form. */
function formsOf(text: Text): string[] {
  const words = typeof text === 'string' ? text : text.words;
  return typeof words === 'string' ? [words] : Object.values(words);
}

/** What is filled in, beside the number that a form may say in words, and the tags of elements. */
function placesIn(words: string): string[] {
  const found = words.match(/\{\w+\}|<\/?\w+\/?>/g) ?? [];
  return found.filter((place) => place !== '{count}').toSorted();
}

describe.each(translated)('%s in Arabic', (catalogue) => {
  it('has every text with its values and tags, in Arabic letters (types hold keys and forms)', async () => {
    const arabic = new Map(await textsOf(arabicOf(catalogue)));
    for (const [key, english] of await textsOf(catalogue)) {
      const [places] = formsOf(english).map(placesIn);
      const forms = formsOf(arabic.get(key) ?? '');
      expect([key, ...forms.map(placesIn)]).toEqual([key, ...forms.map(() => places)]);
      const words = /[A-Za-z]/.test(
        formsOf(english)
          .join('')
          .replaceAll(/\{\w+\}|<[^>]*>/g, ''),
      );
      const latin = forms.filter((form) => !/\p{Script=Arabic}/u.test(form));
      expect([key, ...(words ? latin : [])]).toEqual([key, ...latin.filter(isPattern)]);
    }
  });
});

/** `DD/MM/YYYY` is what a field shows. */
const isPattern = (words: string) => /^[MDY/ -]+$/.test(words);

/** A module that has each Arabic catalogue of a package or an app by name, and none of the English. */
function packOf(folder: string, head: string, open: string, close: string): string {
  const own = translated.filter((file) => file.startsWith(`${folder}/`));
  const imports = own.map((file) => {
    const module = arabicOf(file).replace(`${folder}/src`, '..').replace(/\.ts$/, '.js');
    return `import { texts as ${nameOf(file)} } from '${module}';`;
  });
  const words = own.map((file) => `  { of: '${nameOf(file)}', words: ${nameOf(file)} },`);
  return [head, ...imports, '', open, ...words, close, ''].join('\n');
}

describe('the Arabic of a package or an app stands in one module (`-u` writes it)', () => {
  it('of the rules, as overrides', async () => {
    const module = packOf(
      'packages/domain',
      "import type { Override } from '../words/index.js';",
      '/** The words of the rules in Arabic. */\nexport const arabicOverrides: readonly Override[] = [',
      '];',
    );
    await expect(module).toMatchFileSnapshot(path.join(root, 'packages/domain/src/texts/ar.ts'));
  });

  it('of the components and the rules, as overrides and as a pack', async () => {
    const module = packOf(
      'packages/ui',
      "import { arabicOverrides as rules } from '@vestibule/domain/texts/ar';\nimport type { Override } from '@vestibule/domain/words';\nimport { textPack } from '@vestibule/domain/words';",
      '/** Every word of the library in Arabic, where a hotel adds its own to them. */\nexport const arabicOverrides: readonly Override[] = [\n  ...rules,',
      '];\n\n/** Every word of the library in Arabic, for the `texts` of the provider. */\nexport const arabicPack = textPack(...arabicOverrides);',
    );
    await expect(module).toMatchFileSnapshot(path.join(root, 'packages/ui/src/texts/ar.ts'));
  });

  it('of the pages, the components and the rules, as a pack', async () => {
    const module = packOf(
      'apps/site',
      "import { textPack } from '@vestibule/domain/words';\nimport { arabicOverrides } from '@vestibule/ui/texts/ar';",
      '/** Every word of the site in Arabic, for the `texts` of the provider. */\nexport const arabicPack = textPack(\n  ...arabicOverrides,',
      ');',
    );
    await expect(module).toMatchFileSnapshot(path.join(root, 'apps/site/src/texts/ar.ts'));
  });

  it('of mails, receipts and the rules, as a pack', async () => {
    const module = packOf(
      'apps/server',
      "import { arabicOverrides } from '@vestibule/domain/texts/ar';\nimport { textPack } from '@vestibule/domain/words';",
      '/** Every word that the server writes to a guest in Arabic. */\nexport const arabicPack = textPack(\n  ...arabicOverrides,',
      ');',
    );
    await expect(module).toMatchFileSnapshot(path.join(root, 'apps/server/src/texts/ar.ts'));
  });
});
