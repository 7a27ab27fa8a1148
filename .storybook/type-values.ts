import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What controls know of the types of properties beyond what Storybook reads from a component's file. */
export interface TypeValues {
  /** The values of each closed set, by the name of its list and of its type. */
  sets: Readonly<Record<string, readonly string[]>>;
  /** The properties that are days: `DatePicker.value`. */
  days: readonly string[];
}

const id = 'virtual:type-values';
const word = String.raw`'[^'\n]*'`;
const list = new RegExp(String.raw`const (\w+) = \[((?:\s*${word},?)+)\s*\] as const`, 'g');
const union = new RegExp(String.raw`type (\w+) =((?:\s*\|?\s*${word})+);`, 'g');
const typeOfList = /type (\w+) = \(typeof (\w+)\)\[number\];/g;
const day = /^ {2}(\w+)\??: Day(?: \| undefined)?;$/gm;

const wordsIn = (text: string) => [...text.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);

function sources(folders: readonly string[]): { file: string; source: string }[] {
  const files = folders.flatMap((cwd) =>
    globSync('**/*.{ts,tsx}', { cwd, exclude: ['**/*.test.*', '**/*.stories.tsx'] })
      .sort()
      .map((file) => path.join(cwd, file)),
  );
  return files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

export function typeValues(folders: readonly string[]): TypeValues {
  const all = sources(folders);
  const text = all.map(({ source }) => source).join('\n');
  const sets: Record<string, string[]> = {};
  for (const [, name = '', values = ''] of [...text.matchAll(list), ...text.matchAll(union)])
    sets[name] = wordsIn(values);
  for (const [, name = '', of = ''] of text.matchAll(typeOfList)) {
    const values = sets[of];
    if (values) sets[name] = values;
  }
  // A component's properties may be declared in another file of its folder.
  const days = all.flatMap(({ file, source }) =>
    [path.basename(file).split('.')[0], path.basename(path.dirname(file))].flatMap((component) =>
      [...source.matchAll(day)].map(([, name]) => `${component}.${name}`),
    ),
  );
  return { sets, days };
}

/** The same as a module, for the controls of the stories. */
export function typeValuesModule(folders: readonly string[]): Plugin {
  return {
    name: 'type-values',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) =>
      name === `\0${id}` ? `export default ${JSON.stringify(typeValues(folders))};` : undefined,
  };
}
