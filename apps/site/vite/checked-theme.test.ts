import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { checkedTheme } from './checked-theme.ts';

const print = { display: 'newsreader', text: 'source-sans-3' };

/** Builds something small for a hotel of this brand. */
async function buildWith(brand: object): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vestibule-theme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const brandFile = path.join(folder, 'hotel-brand.ts');
  const exported = Object.entries({ hotelPrint: print, ...brand }).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  writeFileSync(brandFile, exported.join('\n'));
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
  await expect(
    buildWith({ hotelTheme: { light: { accent: '#7a1f3d' } } }),
  ).resolves.toBeUndefined();
});

test.each([
  ['text without contrast', { dark: { ink: '#111111' } }, /dark\.ink: On paper its contrast is 1/],
  ['an unknown name', { light: { acent: '#7a1f3d' } }, /light\.acent: There is no such name/],
  ['no colour', { light: { accent: 'red' } }, /light\.accent: red is no colour/],
])('a build ends at %s, which it names', async (_, theme, line) => {
  await expect(buildWith({ hotelTheme: theme })).rejects.toThrow(line);
});

test('a build ends at a brand without a theme', async () => {
  await expect(buildWith({})).rejects.toThrow(/hotelTheme: There is no theme here/);
});

test.each([
  ['lobster', 'display', '@fontsource/lobster', 'in apps/server'],
  ['lobster', 'text', '@fontsource-variable/lobster', 'at the root'],
  ['amiri', 'display', '@fontsource-variable/amiri', 'at the root'],
])('a build ends at %s as %s, which %s %s does not have', async (name, face, file, where) => {
  const brand = { hotelTheme: {}, hotelPrint: { ...print, [face]: name } };
  const missing = `hotelPrint\\.${face}: ${file}/\\S+ cannot be found ${where}\\.`;
  await expect(buildWith(brand)).rejects.toThrow(new RegExp(missing));
});

test('a build ends at a brand that names no typeface of what is printed', async () => {
  await expect(buildWith({ hotelTheme: {}, hotelPrint: {} })).rejects.toThrow(
    /hotelPrint\.display: A package of Fontsource is missing here/,
  );
});
