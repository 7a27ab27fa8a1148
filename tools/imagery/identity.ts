// Draws the site's icons from identity/icon.svg: node tools/imagery/identity.ts
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const source = new URL('identity/icon.svg', import.meta.url);
const publicFolder = new URL('../../apps/site/public/', import.meta.url);

/** A maskable icon may be cut to a circle: the drawing keeps to its inner 80 %. */
const maskableScale = 0.8;
const ground = '#0f3b3b';

const icons = [
  { file: 'favicon-32.png', size: 32, square: false, scale: 1 },
  { file: 'apple-touch-icon.png', size: 180, square: true, scale: 1 },
  { file: 'icon-192.png', size: 192, square: false, scale: 1 },
  { file: 'icon-512.png', size: 512, square: false, scale: 1 },
  { file: 'icon-maskable-512.png', size: 512, square: true, scale: maskableScale },
];

const svg = await readFile(source);
await mkdir(publicFolder, { recursive: true });
await copyFile(source, new URL('favicon.svg', publicFolder));

for (const { file, size, square, scale } of icons) {
  const inner = Math.round(size * scale);
  const drawing = await sharp(svg, { density: (72 * inner) / 64 })
    .resize(inner)
    .png()
    .toBuffer();
  const background = square ? ground : { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(file, publicFolder)));
}
