import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { linkPreviewSize } from '../../../../../packages/domain/src/pictures/link-preview.ts';
import { oriented } from './oriented.ts';
import { linkPreviewQuality } from './settings.ts';

/** Which picture a preview was cut from, and how: its description says so. */
function markOf(master: Uint8Array): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...linkPreviewSize, quality: linkPreviewQuality }))
    .update(master)
    .digest('hex')
    .slice(0, 16);
}

export async function cutLinkPreview(master: Uint8Array): Promise<Buffer> {
  return await oriented(master)
    .resize({ ...linkPreviewSize, fit: 'cover' })
    .withExif({ IFD0: { ImageDescription: markOf(master) } })
    .jpeg({ quality: linkPreviewQuality, mozjpeg: true })
    .toBuffer();
}

/** False of a preview that was cut from what the picture was before. */
export async function isCutFrom(preview: Uint8Array, master: Uint8Array): Promise<boolean> {
  const { exif } = await sharp(preview).metadata();
  return exif?.includes(markOf(master)) ?? false;
}
