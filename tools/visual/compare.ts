import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  pixels: number;
  /** The later picture, pale, with what differs in red. */
  picture: Buffer;
}

/** Compares two pictures pixel by pixel, at no tolerance. */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([
    pixelsOf(before, width, height),
    pixelsOf(after, width, height),
  ]);
  const shown = new Uint8Array(width * height * 4);
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(one, other, shown, width, height, options);
  if (pixels === 0) return undefined;
  const picture = sharp(shown, { raw: { width, height, channels: 4 } });
  return { pixels, picture: await picture.png().toBuffer() };
}

/** What lies outside the smaller picture is transparent, and so differs. */
async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Uint8Array> {
  const own = await sharp(picture).metadata();
  const grown = sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: '#0000' });
  return new Uint8Array(await grown.raw().toBuffer());
}
