import type { Sharp } from 'sharp';

async function pixels(image: Sharp): Promise<Buffer> {
  return await image.ensureAlpha().raw().toBuffer();
}

/** How far two pictures of one size lie apart, in steps of 256 a channel. */
export async function difference(one: Sharp, other: Sharp): Promise<number> {
  const [left, right] = [await pixels(one), await pixels(other)];
  if (left.length !== right.length) throw new Error('The two pictures differ in size');
  const apart = left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0);
  return apart / left.length;
}
