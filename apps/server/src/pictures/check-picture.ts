import sharp from 'sharp';

/** Twice what the best cameras of phones make; what claims more is no photograph. */
const MOST_PIXELS = 120_000_000;

const formats = new Set(['jpeg', 'png', 'webp', 'avif']);

/** What is wrong with the bytes of a picture, whatever its file is called. */
export async function pictureFault(bytes: Uint8Array): Promise<string | undefined> {
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found) return 'is no picture';
  const format = found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format;
  if (!formats.has(format)) return `is ${format}, but must be jpg, png, webp or avif`;
  if (found.width * found.height > MOST_PIXELS)
    return `has ${found.width} by ${found.height} pixels, which is too many`;
  const shown = await sharp(bytes)
    .resize(96)
    .toBuffer()
    .catch(() => undefined);
  return shown ? undefined : 'is damaged';
}
