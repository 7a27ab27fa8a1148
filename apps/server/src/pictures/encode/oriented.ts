import sharp, { type Sharp } from 'sharp';

/** A camera held upright says so beside the picture, which itself lies on its side. */
export function oriented(master: Uint8Array): Sharp {
  return sharp(master, { autoOrient: true });
}

export async function orientedSize(master: Uint8Array) {
  const { autoOrient } = await sharp(master).metadata();
  return autoOrient;
}
