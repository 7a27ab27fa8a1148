import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { checkedTheme } from './checked-theme.ts';

/** Builds something small for a hotel with this theme. */
async function buildWith(theme: object): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vestibule-theme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const brandFile = path.join(folder, 'hotel-brand.ts');
  writeFileSync(brandFile, `export const hotelTheme = ${JSON.stringify(theme)};`);
  const entry = path.join(folder, 'entry.ts');
  writeFileSync(entry, 'console.log(1);');
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [checkedTheme(brandFile)],
    build: { write: false, rolldownOptions: { input: entry } },
  });
}

test('a theme that guests can read is built', async () => {
  await expect(buildWith({ light: { accent: '#7a1f3d' } })).resolves.toBeUndefined();
});

test.each([
  ['text without contrast', { dark: { ink: '#111111' } }, /dark\.ink: On paper its contrast is 1/],
  ['an unknown name', { light: { acent: '#7a1f3d' } }, /light\.acent: There is no such name/],
  ['no colour', { light: { accent: 'red' } }, /light\.accent: red is no colour/],
])('a build ends at %s, which it names', async (_, theme, line) => {
  await expect(buildWith(theme)).rejects.toThrow(line);
});
