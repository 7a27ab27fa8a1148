import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OtherLanguage } from '@vestibule/domain/words';
import { exportLine, nameOf, root, sources, translations } from './catalogues.ts';
import { findPageCatalogues, lateParts, parts, type PageCatalogues } from './page-catalogues.ts';

const folder = path.join(root, 'apps/site/src/texts');
let found: PageCatalogues;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  found = await findPageCatalogues();
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
});

/** A translation comes from the library's entry point, or from a file of the site. */
function lineOf(catalogue: string, language: OtherLanguage, file: string): string {
  const [kind, , , feature = ''] = catalogue.split('/');
  return kind === 'packages'
    ? `export { ${nameOf(catalogue)} } from '@vestibule/ui/texts/${language}/${feature}';`
    : exportLine(catalogue, language, path.dirname(path.relative(root, file)));
}

function moduleOf(
  comment: string,
  catalogues: readonly string[],
  language: OtherLanguage,
  file: string,
): string {
  const lines = catalogues.map((catalogue) => lineOf(catalogue, language, file));
  return [`/** ${comment} */`, ...(lines.length > 0 ? lines : ['export {};']), ''].join('\n');
}

describe.each(translations)(
  'a page in %s fetches the words of its own code (`-u` writes them)',
  (language) => {
    it('those of every page', async () => {
      const file = path.join(folder, `every-page.${language}.ts`);
      const comment = 'The words of the code that comes with every page, by catalogue.';
      await expect(moduleOf(comment, found.everyPage, language, file)).toMatchFileSnapshot(file);
    });

    it.each(parts)('those of %s', async (part) => {
      const file = path.join(folder, 'pages', `${part}.${language}.ts`);
      const comment = lateParts.includes(part)
        ? 'The words of what pages open late, by catalogue.'
        : 'The words of the page, by catalogue.';
      await expect(
        moduleOf(comment, found.parts.get(part) ?? [], language, file),
      ).toMatchFileSnapshot(file);
    });

    it.each(lateParts)('%s is fetched with its words', (part) => {
      const [, file = ''] = part.split('/');
      const fetched = sources.filter(({ code }) => code.includes(`import('./${file}.js')`));
      expect(fetched).toHaveLength(1);
      expect(fetched[0]?.code).toContain(`'${part}'`);
    });
  },
);
