import { globSync } from 'node:fs';
import path from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { allPageFiles } from '../../apps/site/src/pages.ts';
import { root } from './catalogues.ts';

const site = path.join(root, 'apps/site');
const routes = path.join(site, 'src/routes');

/** Fetched late by several pages, with the words: dialogs, and what a guest has yet to pay. */
const lateFiles = globSync(
  ['*/*-dialog.ts', 'payments/payment-flow.tsx', 'bookings/UnpaidBookings.tsx'],
  { cwd: routes },
);

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');

/** By the names that `fetchLateWords` knows. */
export const lateParts = lateFiles.map(withoutEnding).toSorted();

/** What has words of its own, by name. */
const modules = new Map(
  [...allPageFiles().map((file) => `${file}.tsx`), ...lateFiles].map((file) => [
    withoutEnding(file),
    path.join(routes, file),
  ]),
);
export const parts = [...modules.keys()];
const withOwnWords = new Set(modules.values());
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
  /** Those of each page and of each late part beside them. */
  parts: Map<string, string[]>;
}

/** Which catalogues the code of each page holds: the bundler knows, as it leaves out what nobody uses. */
export async function findPageCatalogues(): Promise<PageCatalogues> {
  const chunks = await buildUngrouped();
  const chunkOf = new Map(Object.values(chunks).map((chunk) => [chunk.facadeModuleId, chunk]));
  const isAPart = ({ facadeModuleId: module }: Chunk) =>
    !(module && (withOwnWords.has(module) || module.startsWith(path.join(site, 'src/texts'))));

  const catalogues = (files: readonly string[]) => {
    const found = new Set<Chunk>();
    const collect = (chunk: Chunk | undefined) => {
      if (!chunk || found.has(chunk)) return;
      found.add(chunk);
      chunk.imports.forEach((file) => collect(chunks[file]));
      const parts = chunk.dynamicImports.map((file) => chunks[file]);
      parts.filter((part) => part && isAPart(part)).forEach(collect);
    };
    files.forEach((file) => collect(chunkOf.get(file)));
    const kept = [...found].flatMap((chunk) => Object.entries(chunk.modules));
    return kept
      .filter(([, { code }]) => code)
      .map(([file]) => file)
      .filter((file) => file.endsWith('.texts.ts'))
      .map((file) => path.relative(root, file));
  };

  const everyPage = catalogues(entries).toSorted();
  const of = (file: string) =>
    catalogues([file])
      .filter((catalogue) => !everyPage.includes(catalogue))
      .toSorted();
  return { everyPage, parts: new Map([...modules].map(([part, file]) => [part, of(file)])) };
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
