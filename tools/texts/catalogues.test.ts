import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{packages,apps}/*/src/**/*.texts.ts', { cwd: root }).toSorted();

/** The code that may show the words of a catalogue: what imports it. */
function usersOf(file: string): string {
  const imported = `/${path.basename(file, '.ts')}.js'`;
  return globSync(`${path.dirname(file)}/**/*.{ts,tsx}`, { cwd: root })
    .map((each) => readFileSync(path.join(root, each), 'utf8'))
    .filter((code) => code.includes(imported))
    .join('\n');
}

describe.each(files)('%s', (file) => {
  it('holds texts alone, each of them shown somewhere', async () => {
    const module: Record<string, Record<string, unknown>> = await import(path.join(root, file));
    expect(Object.keys(module)).toEqual(['texts']);
    const code = usersOf(file);
    for (const [key, words] of Object.entries(module['texts'] ?? {})) {
      expect(words, key).toSatisfy((it) => typeof it === 'string' || typeof it === 'function');
      expect(code, `${key} is shown nowhere`).toMatch(new RegExp(`\\bt\\.${key}\\b`));
    }
  });
});
