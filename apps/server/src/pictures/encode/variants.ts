import sharp from 'sharp';
import { contrast } from '../../../../../packages/ui/src/theme/contrast.ts';
import { oriented, orientedSize } from './oriented.ts';
import { quality, type Format } from './settings.ts';

/** How a picture is shown before it has arrived. */
export interface PictureLook {
  width: number;
  height: number;
  /** The dominant colour, shown until the picture has arrived. */
  color: string;
  /** Black or white: what is read better on that colour. */
  ink: '#000' | '#fff';
}

/** A master narrower than the width keeps its own size, so that every picture has every variant. */
export async function encodeVariant(
  master: Uint8Array,
  { width, format }: { width: number; format: Format },
): Promise<Buffer> {
  return await oriented(master)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: quality[format] })
    .toBuffer();
}

export async function lookOf(master: Uint8Array): Promise<PictureLook> {
  const { width, height } = await orientedSize(master);
  const color = await dominantColor(master);
  return { width, height, color, ink: inkOn(color) };
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
