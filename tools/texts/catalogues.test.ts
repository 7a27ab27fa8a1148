import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).map((file) => ({
  file,
  code: readFileSync(path.join(root, file), 'utf8'),
}));
const catalogues = sources
  .map(({ file }) => file)
  .filter((file) => /\.texts(\.\w\w)?\.ts$/.test(file));

/** The code that may show the words of a catalogue: what imports it. */
function usersOf(catalogue: string): string {
  const name = `/${path.basename(catalogue, '.ts')}.js'`;
  const users = sources.filter(({ code }) => code.includes(name));
  return users.map(({ code }) => code).join('\n');
}

describe.each(catalogues)('%s', (catalogue) => {
  it('holds texts alone, each of them shown somewhere', async () => {
    const module: Record<string, Record<string, unknown>> = await import(
      path.join(root, catalogue)
    );
    expect(Object.keys(module)).toEqual(['texts']);
    const texts = Object.entries(module['texts'] ?? {});
    const kinds = texts.map(([, words]) => typeof words);
    expect(kinds.filter((kind) => kind !== 'string' && kind !== 'function')).toEqual([]);
    const code = usersOf(catalogue);
    const unused = texts.filter(([key]) => !new RegExp(`\\bt\\.${key}\\b`).test(code));
    expect(unused).toEqual([]);
  });
});
