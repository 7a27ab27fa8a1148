import sharp from 'sharp';
import { brand } from '../../../apps/site/src/brand.ts';
import { ico } from './ico.ts';

interface Icon {
  file: string;
  size: number;
  /** Without corners of its own: the system cuts them. */
  square?: boolean;
  /** How much of it the drawing takes. */
  scale?: number;
}

/** A maskable icon may be cut to a circle: the drawing keeps to its inner 80 %. */
const MASKABLE = 0.8;

export const icons: readonly Icon[] = [
  { file: 'apple-touch-icon.png', size: 180, square: true },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-192.png', size: 192, square: true, scale: MASKABLE },
  { file: 'icon-maskable-512.png', size: 512, square: true, scale: MASKABLE },
];

export const faviconSizes = [16, 32, 48] as const;

export async function drawIcon(svg: string, { size, square, scale = 1 }: Icon): Promise<Buffer> {
  const inner = Math.round(size * scale);
  const drawing = await sharp(Buffer.from(svg), { density: (72 * inner) / 64 })
    .resize(inner)
    .png()
    .toBuffer();
  const background = square ? brand.light.deep : { r: 0, g: 0, b: 0, alpha: 0 };
  return await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

export async function drawFavicon(svg: string): Promise<Buffer> {
  const layers = faviconSizes.map(async (size) => {
    return { size, png: await drawIcon(svg, { file: 'favicon.ico', size }) };
  });
  return ico(await Promise.all(layers));
}
