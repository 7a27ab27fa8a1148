import { mkdir, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { linkPreviewSize, quality, uploadsFolder } from './settings.ts';

const heroPrefix = 'content/hero-';
const folder = new URL('og/', uploadsFolder);

/** The file, below `og/`, of the link preview that is cut from this picture, if one is. */
export function linkPreview(name: string): string | undefined {
  return name.startsWith(heroPrefix) ? `${name.slice(heroPrefix.length)}.jpg` : undefined;
}

function previewFile(preview: string): string {
  return fileURLToPath(new URL(preview, folder));
}

/** Whether the preview stands in its right size, or none is due. */
export async function hasLinkPreview(name: string): Promise<boolean> {
  const preview = linkPreview(name);
  if (!preview) return true;
  const { width, height } = linkPreviewSize;
  const found = await sharp(previewFile(preview))
    .metadata()
    .catch(() => undefined);
  return found?.width === width && found.height === height;
}

export async function writeLinkPreview(name: string, master: Uint8Array): Promise<void> {
  const preview = linkPreview(name);
  if (!preview) return;
  await mkdir(new URL('./', new URL(preview, folder)), { recursive: true });
  await sharp(master)
    .resize({ ...linkPreviewSize, fit: 'cover' })
    .jpeg({ quality: quality.openGraph, mozjpeg: true })
    .toFile(previewFile(preview));
}

/** Removes the previews of pictures that are no more, or that none is cut from any longer. */
export async function removeOtherLinkPreviews(names: readonly string[]): Promise<void> {
  const due = new Set(names.map(linkPreview));
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const previews = entries.filter((entry) => entry.endsWith('.jpg'));
  for (const preview of previews.map((entry) => entry.replaceAll('\\', '/')))
    if (!due.has(preview)) await rm(previewFile(preview));
}
