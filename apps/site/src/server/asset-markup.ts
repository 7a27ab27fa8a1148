import { COLOURS_PATH } from '@vestibule/domain/pictures';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import { DEFERRED_ID } from '../app/deferred.js';
import type { SiteAssets } from './site-handler.js';

const ENTRY = 'src/entry.client.ts';
/** What the entry fetches once the largest picture is there. */
const HYDRATION = 'src/hydrate.tsx';

interface Match {
  route: { handle?: unknown };
}

/**
 * The entry script, and in a template what the script takes out of it later (decision 017): a
 * preload for every chunk that the matched pages need, each after those that it imports, and the
 * colours of the pictures of other pages. Of a page in another language its words too.
 */
export function assetMarkup(
  { manifest, devHead = '' }: SiteAssets,
  matches: Match[],
  language: Language,
): string {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The client manifest has no ${ENTRY}`);
  const files = new Set<string>();
  const seen = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(collect);
    files.add(chunk.file);
  };
  collect(HYDRATION);
  const modules = matches
    .map(({ route }) => moduleOf(route.handle))
    .filter((key) => key !== undefined);
  modules.forEach(collect);
  files.delete(entry.file);
  const preloads = [...files].map((file) => `<link rel="modulepreload" href="/${file}">`);
  if (language !== DEFAULT_LANGUAGE) {
    const code = new Set(files);
    wordModules(language, modules).forEach(collect);
    const words = [...files].filter((file) => !code.has(file));
    preloads.push(...words.map((file) => `<link rel="modulepreload" data-words href="/${file}">`));
  }
  const colours = `<link rel="stylesheet" href="${COLOURS_PATH}">`;
  return `${devHead}<template id="${DEFERRED_ID}">${preloads.join('')}${colours}</template><script type="module" src="/${entry.file}"></script>`;
}

/** The words of every page, and those of each of these. */
const wordModules = (language: Language, modules: string[]) => [
  `src/texts/words.${language}.ts`,
  ...modules.map((module) =>
    module.replace('/routes/', '/texts/pages/').replace('.tsx', `.${language}.ts`),
  ),
];

function moduleOf(handle: unknown): string | undefined {
  const module = typeof handle === 'object' && handle !== null && 'module' in handle;
  return module && typeof handle.module === 'string' ? handle.module : undefined;
}
