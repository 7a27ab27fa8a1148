import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { arabicOf, nameOf, root, sources } from './catalogues.ts';
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

/** The line that exports the Arabic of a catalogue: from the library's entry point, or from a file of the site. */
function exportLine(catalogue: string, from: string): string {
  const [kind, , , feature = ''] = catalogue.split('/');
  if (kind === 'packages')
    return `export { ${nameOf(catalogue)} } from '@vestibule/ui/texts/ar/${feature}';`;
  const module = path.relative(path.dirname(from), path.join(root, arabicOf(catalogue)));
  return `export { texts as ${nameOf(catalogue)} } from '${module.replace(/\.ts$/, '.js')}';`;
}

function moduleOf(comment: string, catalogues: readonly string[], file: string): string {
  const lines = catalogues.map((catalogue) => exportLine(catalogue, file));
  return [`/** ${comment} */`, ...(lines.length > 0 ? lines : ['export {};']), ''].join('\n');
}

describe('a page in Arabic fetches the words of its own code (`-u` writes them)', () => {
  it('those of every page', async () => {
    const file = path.join(folder, 'every-page.ar.ts');
    const comment = 'The words of the code that comes with every page, by catalogue.';
    await expect(moduleOf(comment, found.everyPage, file)).toMatchFileSnapshot(file);
  });

  it.each(parts)('those of %s', async (part) => {
    const file = path.join(folder, 'pages', `${part}.ar.ts`);
    const comment = lateParts.includes(part)
      ? 'The words of what pages open late, by catalogue.'
      : 'The words of the page, by catalogue.';
    await expect(moduleOf(comment, found.parts.get(part) ?? [], file)).toMatchFileSnapshot(file);
  });

  it.each(lateParts)('%s is fetched with its words', (part) => {
    const [, file = ''] = part.split('/');
    const fetched = sources.filter(({ code }) => code.includes(`import('./${file}.js')`));
    expect(fetched).toHaveLength(1);
    expect(fetched[0]?.code).toContain(`'${part}'`);
  });
});
