import { readFileSync } from 'node:fs';
import { pictureSources } from '@vestibule/domain/pictures';
import { light } from '@vestibule/ui/theme';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandPictures } from '../../.storybook/foundations/brand-pictures.ts';

/** Steps of 256 in each channel that nobody tells apart in a picture. */
const ALIKE = 8;
/** Of all pixels: a patch, and no stray one. */
const ENOUGH = 0.0005;

async function share(image: Buffer, colour: string): Promise<number> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = Buffer.from(colour.slice(1), 'hex');
  let alike = 0;
  for (let at = 0; at < data.length; at += 3) {
    if ([0, 1, 2].every((part) => Math.abs(data[at + part]! - wanted[part]!) <= ALIKE)) alike += 1;
  }
  return alike / (info.width * info.height);
}

test.each(brandPictures)('the colours beside $file are in it', async ({ kind, file, colours }) => {
  const { src } = pictureSources(kind, file);
  const image = readFileSync(new URL(`../../apps/server${src}`, import.meta.url));
  const names = Object.keys(colours) as (keyof typeof light)[];
  expect(names.length).toBeGreaterThan(2);
  const shares = await Promise.all(names.map((name) => share(image, light[name])));
  expect(names.filter((_name, index) => shares[index]! < ENOUGH)).toEqual([]);
});
