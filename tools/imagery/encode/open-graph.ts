import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { quality, uploadsFolder } from './settings.ts';

const heroPrefix = 'content/hero-';

/** The page whose link preview shows this picture, if it is a page's hero. */
export function openGraphSource(name: string): string | undefined {
  return name.startsWith(heroPrefix) ? name.slice(heroPrefix.length) : undefined;
}

export async function encodeOpenGraph(page: string, master: Uint8Array): Promise<void> {
  await mkdir(new URL('og/', uploadsFolder), { recursive: true });
  await sharp(master)
    .resize(1200, 630, { fit: 'cover' })
    .jpeg({ quality: quality.openGraph, mozjpeg: true })
    .toFile(fileURLToPath(new URL(`og/${page}.jpg`, uploadsFolder)));
}
