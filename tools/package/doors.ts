import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const libraries = ['domain', 'api', 'ui'] as const;
export type Library = (typeof libraries)[number];

/** The files of a feature that outsiders may import, and their address below the feature. */
const doorFiles = {
  index: '',
  contract: '/contract',
  builders: '/builders',
  colours: '/colours',
  // The languages that words are written in.
  ar: '/ar',
  en: '/en',
  pseudo: '/pseudo',
};

/** Tables that several tests of this repository share; they are not published. */
const insideFiles = { ...doorFiles, examples: '/examples' };

type Doors = Record<string, string>;

/** What a package opens to others: one door a feature, from the files that stand. */
export function doorsOf(library: Library, files: Doors = doorFiles): Doors {
  const source = path.join(root, 'packages', library, 'src');
  const features = readdirSync(source, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const doors: Doors = {};
  for (const { name } of features.toSorted((one, other) => one.name.localeCompare(other.name))) {
    for (const [file, address] of Object.entries(files)) {
      if (existsSync(path.join(source, name, `${file}.ts`)))
        doors[`./${name}${address}`] = `${name}/${file}`;
    }
  }
  if (library === 'api') doors['./transport/operation'] = 'transport/operation';
  return doors;
}

/** The `exports` of a package: sources inside the repository, the build for others. */
export function exportsOf(library: Library) {
  const inside = Object.entries(doorsOf(library, insideFiles));
  const published = Object.entries(doorsOf(library));
  const data = library === 'ui' ? { './tokens/*': './tokens/*' } : {};
  // A language feature by feature.
  const words = library === 'api' ? [] : ['texts/ar/*'];
  return {
    inside: {
      ...Object.fromEntries(inside.map(([door, file]) => [door, `./src/${file}.ts`])),
      ...Object.fromEntries(words.map((file) => [`./${file}`, `./src/${file}.ts`])),
      ...data,
    },
    published: {
      ...Object.fromEntries(
        [...published, ...words.map((file) => [`./${file}`, file] as const)].map(([door, file]) => [
          door,
          { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` },
        ]),
      ),
      ...data,
    },
  };
}

export function readManifest(library: Library) {
  const file = path.join(root, 'packages', library, 'package.json');
  return { file, manifest: JSON.parse(readFileSync(file, 'utf8')) };
}

/** Writes the doors into the manifests; `pnpm doors` after a feature came or went. */
function writeDoors(): void {
  for (const library of libraries) {
    const { file, manifest } = readManifest(library);
    const { inside, published } = exportsOf(library);
    manifest.exports = inside;
    manifest.publishConfig.exports = published;
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

if (import.meta.main) writeDoors();
