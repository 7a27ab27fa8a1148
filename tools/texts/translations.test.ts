import path from 'node:path';
import { languageFacts, type OtherLanguage } from '@vestibule/domain/words';
import { formsOf, formsWithOtherPlaces } from '@vestibule/domain/words/check-words';
import { describe, expect, it } from 'vitest';
import {
  catalogues,
  exportLine,
  nameInEnglish,
  nameOf,
  root,
  specifier,
  textsOf,
  translationOf,
  translations,
  wordsOf,
} from './catalogues.ts';

/** What a guest reads: the rules, the components, the pages, and what the server writes. */
const readers = ['packages/', 'apps/site/', 'apps/server/'];
const translated = catalogues.filter((file) => readers.some((each) => file.startsWith(each)));

/** `DD/MM/YYYY` is what a field shows. */
const isPattern = (words: string) => /^[MDY/ -]+$/.test(words);

/** The catalogues of a library, by feature. */
const byFeature = (library: string) =>
  Map.groupBy(
    translated.filter((file) => file.startsWith(`packages/${library}/`)),
    (file) => file.split('/')[3] ?? '',
  );
const rules = byFeature('domain');
const components = byFeature('ui');
const features = [...new Set([...rules.keys(), ...components.keys()])].toSorted();

describe.each(translations)('in the language %s', (language) => {
  const name = nameInEnglish(language);
  const letters = new RegExp(`\\p{Script=${languageFacts[language].script}}`, 'u');

  describe.each(translated)('%s', (catalogue) => {
    it('has every text with its values and tags, in its own letters (types hold keys and forms)', async () => {
      const translation = new Map(await textsOf(translationOf(catalogue, language)));
      for (const [key, english] of await textsOf(catalogue)) {
        const translated = wordsOf(translation.get(key) ?? '');
        const forms = formsOf(translated);
        expect([key, ...formsWithOtherPlaces(wordsOf(english), translated)]).toEqual([key]);
        const words = /[A-Za-z]/.test(
          formsOf(wordsOf(english))
            .join('')
            .replaceAll(/\{\w+\}|<[^>]*>/g, ''),
        );
        const foreign = forms.filter((form) => !letters.test(form));
        expect([key, ...(words ? foreign : [])]).toEqual([key, ...foreign.filter(isPattern)]);
      }
    });
  });

  describe.each(features)('%s stands in one module (`-u` writes it)', (feature) => {
    const moduleOf = (library: string) => `packages/${library}/src/texts/${language}/${feature}.ts`;

    it.runIf(rules.has(feature))('of its rules', async () => {
      const folder = path.dirname(moduleOf('domain'));
      const lines = rules.get(feature)?.map((file) => exportLine(file, language, folder)) ?? [];
      const module = [`/** The words of the rules of ${feature} in ${name}. */`, ...lines, ''];
      await expect(module.join('\n')).toMatchFileSnapshot(path.join(root, moduleOf('domain')));
    });

    it('of its components and its rules', async () => {
      const folder = path.dirname(moduleOf('ui'));
      const module = [
        `/** The words of ${feature} in ${name}, by catalogue: \`overridesOf\` makes a pack of them. */`,
        ...(rules.has(feature)
          ? [`export * from '@vestibule/domain/texts/${language}/${feature}';`]
          : []),
        ...(components.get(feature) ?? []).map((file) => exportLine(file, language, folder)),
        '',
      ];
      await expect(module.join('\n')).toMatchFileSnapshot(path.join(root, moduleOf('ui')));
    });
  });

  describe('a package or an app has it in one module (`-u` writes it)', () => {
    const prefix = name.toLowerCase();
    const fileIn = (folder: string) => path.join(root, `${folder}/src/texts/${language}.ts`);

    it('of the rules, as overrides', async () => {
      const module = moduleOf(
        language,
        [...rules.keys()].toSorted(),
        `The words of the rules in ${name}.`,
      )
        .replace('import { languageFacts, languagePack, overridesOf }', 'import { overridesOf }')
        .replaceAll('@vestibule/domain/words', '../words/index.js');
      await expect(module).toMatchFileSnapshot(fileIn('packages/domain'));
    });

    it('of the components and the rules, as overrides and as a pack', async () => {
      const module = moduleOf(
        language,
        features,
        `Every word of the library in ${name}, where a hotel adds its own to them.`,
        [
          '',
          `/** Every word of the library in ${name}, for the \`texts\` of the provider. */`,
          `export const ${prefix}Pack = languagePack(languageFacts.${language}.locale, ...${prefix}Overrides);`,
        ],
      );
      await expect(module).toMatchFileSnapshot(fileIn('packages/ui'));
    });

    it('of the pages, the components and the rules, as a pack', async () => {
      const module = packOf(
        'apps/site',
        language,
        `import { textPack } from '@vestibule/domain/words';\nimport { ${prefix}Overrides } from '@vestibule/ui/texts/${language}';`,
        `Every word of the site in ${name}: the server renders any page.`,
      );
      await expect(module).toMatchFileSnapshot(fileIn('apps/site'));
    });

    it('of mails, receipts and the rules, as a pack', async () => {
      const module = packOf(
        'apps/server',
        language,
        `import { ${prefix}Overrides } from '@vestibule/domain/texts/${language}';\nimport { textPack } from '@vestibule/domain/words';`,
        `Every word that the server writes in ${name}.`,
      );
      await expect(module).toMatchFileSnapshot(fileIn('apps/server'));
    });
  });
});

/** A module of all features. */
function moduleOf(
  language: OtherLanguage,
  names: readonly string[],
  words: string,
  tail: readonly string[] = [],
): string {
  return [
    "import type { Override } from '@vestibule/domain/words';",
    "import { languageFacts, languagePack, overridesOf } from '@vestibule/domain/words';",
    ...names.map((name) => `import * as ${name} from './${language}/${name}.js';`),
    '',
    `/** ${words} */`,
    `export const ${nameInEnglish(language).toLowerCase()}Overrides: readonly Override[] = [`,
    ...names.map((name) => `  ${name},`),
    '].flatMap(overridesOf);',
    ...tail,
    '',
  ].join('\n');
}

/** A module that has each translated catalogue of an app by name, and none of the English. */
function packOf(app: string, language: OtherLanguage, head: string, of: string): string {
  const prefix = nameInEnglish(language).toLowerCase();
  const own = translated.filter((file) => file.startsWith(`${app}/`));
  const imports = own.map((file) => {
    const module = specifier(translationOf(file, language), `${app}/src/texts`);
    return `import { texts as ${nameOf(file)} } from '${module}';`;
  });
  const words = own.map((file) => `  { of: '${nameOf(file)}', words: ${nameOf(file)} },`);
  const open = `/** ${of} */\nexport const ${prefix}Pack = textPack(\n  ...${prefix}Overrides,`;
  return [head, ...imports, '', open, ...words, ');', ''].join('\n');
}
