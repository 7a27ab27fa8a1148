import { access, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pictureWidths } from '../../../packages/domain/src/pictures/picture-sources.ts';
import { contrast } from '../../../packages/ui/src/theme/contrast.ts';
import { oriented, orientedSize } from './oriented.ts';
import { formats, quality, uploadsFolder } from './settings.ts';

export type Format = (typeof formats)[number];

const allVariants = pictureWidths.flatMap((width) => formats.map((format) => ({ width, format })));

function variantName(name: string, width: number, format: Format): string {
  return `${name}-${width}.${format}`;
}

export function variantFile(name: string, width: number, format: Format): string {
  return fileURLToPath(new URL(variantName(name, width, format), uploadsFolder));
}

/** The served files of a picture, below the uploads folder. */
export function variantNames(name: string): string[] {
  return allVariants.map(({ width, format }) => variantName(name, width, format));
}

/** A master narrower than a width is written at its own size, so that every name has every variant. */
export async function writeVariants(name: string, master: Uint8Array) {
  for (const { width, format } of allVariants) {
    await oriented(master)
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, { quality: quality[format] })
      .toFile(variantFile(name, width, format));
  }
  const { width, height } = await orientedSize(master);
  const color = await dominantColor(master);
  return { width, height, color, ink: inkOn(color) };
}

export async function hasAllVariants(name: string): Promise<boolean> {
  const checks = allVariants.map(({ width, format }) => access(variantFile(name, width, format)));
  const results = await Promise.allSettled(checks);
  return results.every((result) => result.status === 'fulfilled');
}

export async function removeVariants(name: string): Promise<void> {
  for (const { width, format } of allVariants)
    await rm(variantFile(name, width, format), { force: true });
}

async function dominantColor(master: Uint8Array): Promise<string> {
  const small = await sharp(master).resize(96).removeAlpha().png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) =>
    part.toString(16).padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

function inkOn(color: string): '#000' | '#fff' {
  return contrast('#000000', color) > contrast('#ffffff', color) ? '#000' : '#fff';
}
