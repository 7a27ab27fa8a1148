import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isExported } from './exported.js';
import { llmsText, type DocsEntry, type ManifestComponent } from './llms-text.js';

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

/** Storybook guesses one entry for the whole package, and tells where the files lie on this machine. */
function corrected(root: string, component: object): object {
  const text = JSON.stringify(component).replaceAll(JSON.stringify(root).slice(1, -1), '.');
  const { import: _, ...own } = JSON.parse(text) as { path?: string; import?: string };
  const line = importOf(root, own.path ?? '');
  return line ? { ...own, import: line } : own;
}

/** The manifest as the packages have it: a part of the configuration that its type leaves out. */
export const manifests = (root: string) => ({
  experimental_manifests: (given: Manifests = {}) => {
    const { components } = given;
    if (!components) return given;
    const entries = Object.entries(components.components);
    const mended = entries.map(([id, component]) => [id, corrected(root, component)]);
    // Without the time that it took: the same tree builds the same file.
    const meta = { ...components.meta, durationMs: 0 };
    return {
      ...given,
      components: { ...components, components: Object.fromEntries(mended), meta },
    };
  },
});

/** `llms.txt` beside the built Storybook. */
export function llmsFile(root: string, presets: Presets): Plugin {
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
      const source = llmsText({
        entries,
        components: components?.components ?? {},
        importOf: (stories) => importOf(root, stories),
      });
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source });
    },
  };
}
