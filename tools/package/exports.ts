import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const libraries = ['domain', 'api', 'ui'] as const;
export type Library = (typeof libraries)[number];

/** The files of a feature that outsiders may import, and their address below the feature. */
const entryFiles = {
  index: '',
  contract: '/contract',
  builders: '/builders',
  colours: '/colours',
  'check-theme': '/check-theme',
  'document-props': '/document-props',
  'check-pack': '/check-pack',
  // The languages that words are written in.
  ar: '/ar',
  en: '/en',
  pseudo: '/pseudo',
  // What a hotel says in place of them.
  'check-words': '/check-words',
  'hotel-words': '/hotel-words',
};

/** Tables that several tests of this repository share; they are not published. */
const insideFiles = { ...entryFiles, examples: '/examples' };

type EntryPoints = Record<string, string>;

/** The entry points of a package, by address: one a feature, for each of the files that exists. */
export function entryPointsOf(library: Library, files: EntryPoints = entryFiles): EntryPoints {
  const source = path.join(root, 'packages', library, 'src');
  const features = readdirSync(source, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const entries: EntryPoints = {};
  for (const { name } of features.toSorted((one, other) => one.name.localeCompare(other.name))) {
    for (const [file, address] of Object.entries(files)) {
      if (existsSync(path.join(source, name, `${file}.ts`)))
        entries[`./${name}${address}`] = `${name}/${file}`;
    }
  }
  if (library === 'api') entries['./transport/operation'] = 'transport/operation';
  return entries;
}

/** The `exports` of a package: sources inside the repository, the build for others. */
export function exportsOf(library: Library) {
  const inside = Object.entries(entryPointsOf(library, insideFiles));
  const published = Object.entries(entryPointsOf(library));
  const data = library === 'ui' ? { './tokens/*': './tokens/*' } : {};
  // A language feature by feature.
  const words = library === 'api' ? [] : ['texts/ar/*'];
  return {
    inside: {
      ...Object.fromEntries(inside.map(([entry, file]) => [entry, `./src/${file}.ts`])),
      ...Object.fromEntries(words.map((file) => [`./${file}`, `./src/${file}.ts`])),
      ...data,
    },
    published: {
      ...Object.fromEntries(
        [...published, ...words.map((file) => [`./${file}`, file] as const)].map(
          ([entry, file]) => [
            entry,
            { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` },
          ],
        ),
      ),
      ...data,
    },
  };
}

export function readManifest(library: Library) {
  const file = path.join(root, 'packages', library, 'package.json');
  return { file, manifest: JSON.parse(readFileSync(file, 'utf8')) };
}

/** Writes the exports into the manifests: `pnpm exports` after a feature was added or removed. */
function writeExports(): void {
  for (const library of libraries) {
    const { file, manifest } = readManifest(library);
    const { inside, published } = exportsOf(library);
    manifest.exports = inside;
    manifest.publishConfig.exports = published;
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

if (import.meta.main) writeExports();
