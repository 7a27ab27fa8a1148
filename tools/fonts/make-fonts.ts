// Cuts the site's fonts out of the published ones: node tools/fonts/make-fonts.ts
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import {
  arabicFaces,
  latinExtFaces,
  latinExtLetters,
  loadedFaces,
} from '../../packages/ui/src/theme/font-faces.ts';

const modules = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
export const fontsFolder = new URL('../../apps/site/public/fonts/', import.meta.url);

/** What the Latin fonts are cut to. */
export const latin =
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

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
  letters,
  weights,
}: (typeof loadedFaces)[number]): Promise<Buffer> {
  const subset = letters === latinExtLetters ? 'latin-ext' : letters ? 'arabic' : 'latin';
  const font = await readFile(
    new URL(`${source}/files/${source}-${subset}-wght-normal.woff2`, modules),
  );
  const [min = 400, max = min] = weights.split(' ').map(Number);
  return await subsetFont(font, charactersOf(letters ?? latin), {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
  });
}

if (import.meta.main) {
  for (const face of [...loadedFaces, ...latinExtFaces, ...arabicFaces]) {
    await writeFile(new URL(face.file, fontsFolder), await cutFont(face));
    // The licence asks to be beside the fonts.
    const licence = new URL(`${face.source}.LICENSE.txt`, fontsFolder);
    await copyFile(new URL(`${face.source}/LICENSE`, modules), licence);
  }
}
