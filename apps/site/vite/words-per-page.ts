import type { Plugin } from 'vite';

const page = /\/texts\/pages\/(.+)\.[a-z]{2}\.ts$|\?words=(.+)\.ts$/;
const words = /\.texts\.[a-z]{2}\.ts$|\/texts\/[a-z]{2}\/\w+\.ts$/;

/**
 * The words of a page in another language are one file: what several pages say is copied into each of theirs. Shared, it
 * would be up to eighteen files a page, most of them smaller than their names and wrappings.
 */
export function wordsPerPage(): Plugin {
  return {
    name: 'vestibule:words-per-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const [, own, copied] = page.exec(importer) ?? [];
      const name = own?.replaceAll('/', '.') ?? copied;
      if (!name) return undefined;
      const found = await this.resolve(source, importer.replace(/\?.*/, ''), {
        ...options,
        skipSelf: true,
      });
      return found && words.test(found.id)
        ? { ...found, id: `${found.id}?words=${name}.ts` }
        : found;
    },
  };
}
