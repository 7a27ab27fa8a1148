import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { arabicOf, catalogues, formsOf, nameOf, placesIn, root, textsOf } from './catalogues.ts';

/** What a guest reads: the rules, the components, the pages, and what the server writes. */
const readers = ['packages/', 'apps/site/', 'apps/server/'];
const translated = catalogues.filter((file) => readers.some((each) => file.startsWith(each)));

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

/** The line that hands on the Arabic of a catalogue under its name, for a module that stands in `folder`. */
function exportLine(catalogue: string, folder: string): string {
  const module = path.relative(folder, arabicOf(catalogue)).replace(/\.ts$/, '.js');
  return `export { texts as ${nameOf(catalogue)} } from '${module}';`;
}

/** The catalogues of a library, by feature. */
const byFeature = (library: string) =>
  Map.groupBy(
    translated.filter((file) => file.startsWith(`packages/${library}/`)),
    (file) => file.split('/')[3] ?? '',
  );
const rules = byFeature('domain');
const components = byFeature('ui');
const features = [...new Set([...rules.keys(), ...components.keys()])].toSorted();

describe.each(features)('the Arabic of %s stands in one module (`-u` writes it)', (feature) => {
  const moduleOf = (library: string) => `packages/${library}/src/texts/ar/${feature}.ts`;

  it.runIf(rules.has(feature))('of its rules', async () => {
    const folder = path.dirname(moduleOf('domain'));
    const lines = rules.get(feature)?.map((file) => exportLine(file, folder)) ?? [];
    const module = [`/** The words of the rules of ${feature} in Arabic. */`, ...lines, ''];
    await expect(module.join('\n')).toMatchFileSnapshot(path.join(root, moduleOf('domain')));
  });

  it('of its components and its rules', async () => {
    const folder = path.dirname(moduleOf('ui'));
    const module = [
      `/** The words of ${feature} in Arabic, by catalogue: \`overridesOf\` makes a pack of them. */`,
      ...(rules.has(feature) ? [`export * from '@vestibule/domain/texts/ar/${feature}';`] : []),
      ...(components.get(feature) ?? []).map((file) => exportLine(file, folder)),
      '',
    ];
    await expect(module.join('\n')).toMatchFileSnapshot(path.join(root, moduleOf('ui')));
  });
});

/** A module of all features. */
function wholeOf(names: readonly string[], words: string, tail: readonly string[]): string {
  return [
    "import type { Override } from '@vestibule/domain/words';",
    "import { overridesOf, textPack } from '@vestibule/domain/words';",
    ...names.map((name) => `import * as ${name} from './ar/${name}.js';`),
    '',
    `/** ${words} */`,
    'export const arabicOverrides: readonly Override[] = [',
    ...names.map((name) => `  ${name},`),
    '].flatMap(overridesOf);',
    ...tail,
    '',
  ].join('\n');
}

/** A module that has each Arabic catalogue of an app by name, and none of the English. */
function packOf(folder: string, head: string, of: string): string {
  const own = translated.filter((file) => file.startsWith(`${folder}/`));
  const imports = own.map((file) => {
    const module = arabicOf(file).replace(`${folder}/src`, '..').replace(/\.ts$/, '.js');
    return `import { texts as ${nameOf(file)} } from '${module}';`;
  });
  const words = own.map((file) => `  { of: '${nameOf(file)}', words: ${nameOf(file)} },`);
  const open = `/** ${of} */\nexport const arabicPack = textPack(\n  ...arabicOverrides,`;
  return [head, ...imports, '', open, ...words, ');', ''].join('\n');
}

describe('the Arabic of a package or an app stands in one module (`-u` writes it)', () => {
  it('of the rules, as overrides', async () => {
    const module = wholeOf([...rules.keys()].toSorted(), 'The words of the rules in Arabic.', [])
      .replace('import { overridesOf, textPack }', 'import { overridesOf }')
      .replaceAll('@vestibule/domain/words', '../words/index.js');
    await expect(module).toMatchFileSnapshot(path.join(root, 'packages/domain/src/texts/ar.ts'));
  });

  it('of the components and the rules, as overrides and as a pack', async () => {
    const module = wholeOf(
      features,
      'Every word of the library in Arabic, where a hotel adds its own to them.',
      [
        '',
        '/** Every word of the library in Arabic, for the `texts` of the provider. */',
        'export const arabicPack = textPack(...arabicOverrides);',
      ],
    );
    await expect(module).toMatchFileSnapshot(path.join(root, 'packages/ui/src/texts/ar.ts'));
  });

  it('of the pages, the components and the rules, as a pack', async () => {
    const module = packOf(
      'apps/site',
      "import { textPack } from '@vestibule/domain/words';\nimport { arabicOverrides } from '@vestibule/ui/texts/ar';",
      'Every word of the site in Arabic: the server renders any page.',
    );
    await expect(module).toMatchFileSnapshot(path.join(root, 'apps/site/src/texts/ar.ts'));
  });

  it('of mails, receipts and the rules, as a pack', async () => {
    const module = packOf(
      'apps/server',
      "import { arabicOverrides } from '@vestibule/domain/texts/ar';\nimport { textPack } from '@vestibule/domain/words';",
      'Every word that the server writes to a guest in Arabic.',
    );
    await expect(module).toMatchFileSnapshot(path.join(root, 'apps/server/src/texts/ar.ts'));
  });
});
