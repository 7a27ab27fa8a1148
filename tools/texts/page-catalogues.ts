import path from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { otherPages, pages, pagesWithoutLayout } from '../../apps/site/src/pages.ts';
import { root } from './catalogues.ts';

const site = path.join(root, 'apps/site');
const pageOf = (file: string) => path.join(site, 'src/routes', `${file}.tsx`);
export const pageFiles = [
  ...new Set(Object.values({ ...pages, ...otherPages, ...pagesWithoutLayout })),
];
const pageModules = new Set(pageFiles.map(pageOf));
const entries = ['src/entry.client.ts', 'src/hydrate.tsx'].map((file) => path.join(site, file));

interface Chunk {
  facadeModuleId: string | null;
  imports: string[];
  dynamicImports: string[];
  modules: Record<string, { code: string | null }>;
}

export interface PageCatalogues {
  /** Those of the code that comes with every page. */
  everyPage: string[];
  /** Those of each page beside them, with all that the page may open. */
  pages: Map<string, string[]>;
}

/** Which catalogues the code of each page holds: the bundler knows, as it leaves out what nobody uses. */
export async function findPageCatalogues(): Promise<PageCatalogues> {
  const chunks = await buildUngrouped();
  const chunkOf = new Map(Object.values(chunks).map((chunk) => [chunk.facadeModuleId, chunk]));
  const isAPart = ({ facadeModuleId: module }: Chunk) =>
    !(module && (pageModules.has(module) || module.startsWith(path.join(site, 'src/texts'))));

  const catalogues = (modules: readonly string[]) => {
    const found = new Set<Chunk>();
    const collect = (chunk: Chunk | undefined) => {
      if (!chunk || found.has(chunk)) return;
      found.add(chunk);
      chunk.imports.forEach((file) => collect(chunks[file]));
      const parts = chunk.dynamicImports.map((file) => chunks[file]);
      parts.filter((part) => part && isAPart(part)).forEach(collect);
    };
    modules.forEach((module) => collect(chunkOf.get(module)));
    const kept = [...found].flatMap((chunk) => Object.entries(chunk.modules));
    const files = kept.filter(([, { code }]) => code).map(([file]) => file);
    return files
      .filter((file) => file.endsWith('.texts.ts'))
      .map((file) => path.relative(root, file));
  };

  const everyPage = catalogues(entries).toSorted();
  const ofPage = (file: string) =>
    catalogues([pageOf(file)])
      .filter((catalogue) => !everyPage.includes(catalogue))
      .toSorted();
  return { everyPage, pages: new Map(pageFiles.map((file) => [file, ofPage(file)])) };
}

/** The browser's build without its groups: each file then holds what the same pages need. */
async function buildUngrouped(): Promise<Record<string, Chunk>> {
  let chunks: Record<string, Chunk> = {};
  const readChunks: Plugin = {
    name: 'vestibule:read-chunks',
    configEnvironment: (name) => ({
      build: {
        write: false,
        minify: false,
        rolldownOptions: name === 'client' ? { output: { codeSplitting: true } } : {},
      },
    }),
    generateBundle(_, bundle) {
      const files = Object.entries(bundle);
      chunks = Object.fromEntries(
        files.flatMap(([file, output]) => (output.type === 'chunk' ? [[file, output]] : [])),
      );
    },
  };
  const configFile = path.join(site, 'vite.config.ts');
  const builder = await createBuilder({ configFile, logLevel: 'error', plugins: [readChunks] });
  const { client } = builder.environments;
  if (client) await builder.build(client);
  return chunks;
}
