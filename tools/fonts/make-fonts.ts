// Cuts the site's fonts out of the published ones: node tools/fonts/make-fonts.ts
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { arabicFaces, loadedFaces } from '../../packages/ui/src/theme/font-faces.ts';

const modules = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
export const fontsFolder = new URL('../../apps/site/public/fonts/', import.meta.url);

/** Every character of a `unicode-range`. */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => part.trim().replace('U+', '').split('-'))
    .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const)
    .map(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((points) => String.fromCodePoint(...points))
    .join('');
}

/** The characters and weights that the style sheet declares for a face, and no others. */
export async function cutFont({
  source,
  script,
  letters,
  weights,
}: (typeof loadedFaces)[number]): Promise<Buffer> {
  const font = await readFile(
    new URL(`${source}/files/${source}-${script}-wght-normal.woff2`, modules),
  );
  const [min = 400, max = min] = weights.split(' ').map(Number);
  return await subsetFont(font, charactersOf(letters), {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
  });
}

if (import.meta.main) {
  for (const face of [...loadedFaces, ...arabicFaces]) {
    await writeFile(new URL(face.file, fontsFolder), await cutFont(face));
    // The licence asks to stand beside the fonts.
    const licence = new URL(`${face.source}.LICENSE.txt`, fontsFolder);
    await copyFile(new URL(`${face.source}/LICENSE`, modules), licence);
  }
}
