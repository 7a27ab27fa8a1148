import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:library-icons';
const importOf = /from 'lucide\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs'/g;

/** Icon by icon, the files of the library that import it. */
function usedIcons(source: string): Map<string, string[]> {
  const used = new Map<string, string[]>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source }).sort()) {
    if (file.endsWith('.stories.tsx')) continue;
    for (const [, name = ''] of readFileSync(path.join(source, file), 'utf8').matchAll(importOf)) {
      used.set(name, [...(used.get(name) ?? []), path.basename(file).replace(/\.tsx?$/, '')]);
    }
  }
  return used;
}

/** A module with every icon that the library imports, so that the gallery cannot fall behind. */
export function libraryIcons(source: string): Plugin {
  return {
    name: 'library-icons',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name !== `\0${id}`) return undefined;
      const icons = [...usedIcons(source)].sort(([one], [other]) => one.localeCompare(other));
      const resolve = createRequire(path.join(source, 'index.js')).resolve;
      const lines = icons.map(
        ([icon], index) =>
          `import I${index} from ${JSON.stringify(resolve(`lucide/dist/esm/icons/${icon}.mjs`))};`,
      );
      const rows = icons.map(
        ([icon, usedBy], index) =>
          `{ name: ${JSON.stringify(icon)}, shapes: I${index}, usedBy: ${JSON.stringify(usedBy)} }`,
      );
      return `${lines.join('\n')}\nexport const icons = [${rows.join(',\n')}];`;
    },
  };
}
