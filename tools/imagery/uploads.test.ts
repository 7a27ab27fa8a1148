import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { linkPreview, linkPreviewSize } from '@vestibule/domain/pictures';
import sharp from 'sharp';
import { readManifest } from './encode/manifest.ts';
import { mastersFolder, uploadsFolder } from './encode/folders.ts';
import { portraitName } from '../../apps/server/src/pictures/encode/names.ts';
import { variantNames } from './encode/variants.ts';

const names = Object.keys(await readManifest());
const previews = names.map(linkPreview).filter((preview) => preview !== undefined);
const masters = fileURLToPath(mastersFolder);
const uploads = fileURLToPath(uploadsFolder);

function filesOf(folder: string, pattern = '**/*.*'): string[] {
  return globSync(pattern, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
}

test('every picture is in every width and format, has its portrait crop, and no file belongs to none', () => {
  const due = [
    ...names.flatMap(variantNames),
    ...names.map(portraitName),
    ...previews.map((preview) => `og/${preview}.jpg`),
  ];
  expect(due.length).toBeGreaterThan(400);
  expect(filesOf(uploads, '**/*.{avif,webp,jpg,jpeg,png}').sort()).toEqual(due.sort());
});

test.each(previews)(
  'the link preview %s has the size that networks show whole',
  async (preview) => {
    const stored = await sharp(path.join(uploads, `og/${preview}.jpg`)).metadata();
    expect(stored).toMatchObject(linkPreviewSize);
  },
);

test('masters and served files together take less than 42 MB (decisions 007, 017)', () => {
  const sizes = [masters, uploads].flatMap((folder) =>
    filesOf(folder).map((file) => statSync(path.join(folder, file)).size),
  );
  expect(sizes.length).toBeGreaterThan(400);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(42_000_000);
});
