import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../packages/ui/src');
const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
  (file) => !/\.(test|stories|story-data)\.tsx?$/.test(file),
);

/** Without comments. */
const codeOf = (file: string) =>
  readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(codeOf(file))).toSorted();

test('one file knows how addresses of pictures are built', () => {
  expect(filesWith(/\bpictureSources\b|\/uploads\b|\bpictureWidths\b/)).toEqual([
    'theme/pictures.ts',
  ]);
});

test('only Picture asks the provider for them', () => {
  expect(filesWith(/\busePictureSource\b|\bPictureSourceContext\b/)).toEqual([
    'media/Picture/Picture.tsx',
    'theme/VestibuleProvider.tsx',
    'theme/pictures.ts',
  ]);
});

test('nothing but Picture shows a picture', () => {
  const images =
    /<(?:img|source|image|video)\b|\bstyled\.(?:img|source|video)\b|\bnew Image\(|\bposter=/;
  expect(filesWith(images)).toEqual([
    'media/Picture/Picture.styles.ts',
    'media/Picture/Picture.tsx',
  ]);
  // A drawing in the code, and the files of typefaces.
  expect(filesWith(/\burl\(/)).toEqual([
    'forms/SearchInput/SearchInput.styles.ts',
    'theme/font-faces.ts',
  ]);
});
