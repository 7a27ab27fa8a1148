import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isExported } from './exported.js';
import { llmsText, type DocsEntry, type ManifestComponent } from './llms-text.js';
import { plainType, type Types } from './plain-types.js';
import { readTypes } from './public-types.js';
import { typeValues } from './type-values.js';

interface Presets {
  apply: <Value>(name: string, value?: Value, options?: object) => Promise<Value>;
}
interface IndexGenerator {
  getIndex: () => Promise<{ entries: Record<string, DocsEntry> }>;
}
interface Manifests {
  components?: { components: Record<string, ManifestComponent>; meta?: object };
}

/** The line that imports a component, by the file of its stories. */
function importOf(root: string, stories: string): string | undefined {
  const [, feature, name] = /packages\/ui\/src\/([^/]+)\/[^/]+\/(\w+)\./.exec(stories) ?? [];
  if (!feature || !name) return undefined;
  const index = readFileSync(path.join(root, 'packages/ui/src', feature, 'index.ts'), 'utf8');
  return isExported(index, name)
    ? `import { ${name} } from '@vestibule/ui/${feature}';`
    : undefined;
}

/** The types of the properties as a reader outside the repository can use them, and what imports them. */
function writePlainTypes({ path: stories = '', reactDocgen }: ManifestComponent, types: Types) {
  const file = stories.replace(/^.*packages\//, '').replace('.stories', '');
  const imports: Record<string, string[]> = {};
  for (const { tsType } of Object.values(reactDocgen?.props ?? {})) {
    if (!tsType) continue;
    const plain = plainType(tsType.raw ?? tsType.name, file, types);
    tsType.raw = plain.text;
    for (const [name, from] of plain.imports) {
      const names = (imports[from] ??= []);
      if (!names.includes(name)) names.push(name);
    }
  }
  return Object.entries(imports)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, names]) => `import type { ${names.toSorted().join(', ')} } from '${from}';`);
}

/** Storybook guesses one entry for the whole package, and tells where the files lie on this machine. */
function corrected(root: string, component: object, types: Types): object {
  const text = JSON.stringify(component).replaceAll(JSON.stringify(root).slice(1, -1), '.');
  const { import: _, ...own } = JSON.parse(text) as ManifestComponent;
  const line = importOf(root, own.path ?? '');
  const lines = [...(line ? [line] : []), ...writePlainTypes(own, types)];
  return lines.length > 0 ? { ...own, import: lines.join('\n') } : own;
}

/** The manifest as the packages have it: a part of the configuration that its type leaves out. */
export const manifests = (root: string) => ({
  experimental_manifests: (given: Manifests = {}) => {
    const { components } = given;
    if (!components) return given;
    const entries = Object.entries(components.components);
    const packages = ['ui', 'domain'].map((name) => path.join(root, 'packages', name, 'src'));
    const types = { declarations: readTypes(), sets: typeValues(packages).sets };
    const mended = entries.map(([id, component]) => [id, corrected(root, component, types)]);
    // Without the time that it took: the same tree builds the same file.
    const meta = { ...components.meta, durationMs: 0 };
    return {
      ...given,
      components: { ...components, components: Object.fromEntries(mended), meta },
    };
  },
});

/** `llms.txt` beside the built Storybook. */
export function llmsFile(presets: Presets): Plugin {
  return {
    name: 'llms-file',
    apply: 'build',
    async generateBundle() {
      const generator = await presets.apply<IndexGenerator | undefined>('storyIndexGenerator');
      const entries = Object.values((await generator?.getIndex())?.entries ?? {});
      const manifestEntries = entries.filter(({ tags = [] }) => tags.includes('manifest'));
      const { components } = await presets.apply<Manifests>('experimental_manifests', undefined, {
        manifestEntries,
      });
      const source = llmsText({ entries, components: components?.components ?? {} });
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source });
    },
  };
}
