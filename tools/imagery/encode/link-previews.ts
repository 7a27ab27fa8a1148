import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { linkPreview } from '../../../packages/domain/src/pictures/link-preview.ts';
import {
  cutLinkPreview,
  isCutFrom,
} from '../../../apps/server/src/pictures/encode/link-preview.ts';
import { uploadsFolder } from './folders.ts';

const folder = new URL('og/', uploadsFolder);

function previewFile(preview: string): URL {
  return new URL(`${preview}.jpg`, folder);
}

/** Whether the preview exists and shows the picture as it is now, or none is due. */
export async function hasLinkPreview(name: string, master: Uint8Array): Promise<boolean> {
  const preview = linkPreview(name);
  if (!preview) return true;
  const found = await readFile(previewFile(preview)).catch(() => undefined);
  return found !== undefined && (await isCutFrom(found, master));
}

export async function writeLinkPreview(name: string, master: Uint8Array): Promise<void> {
  const preview = linkPreview(name);
  if (!preview) return;
  await mkdir(new URL('./', previewFile(preview)), { recursive: true });
  await writeFile(previewFile(preview), await cutLinkPreview(master));
}

/** Removes the previews of pictures that are no more, or that none is cut from any longer. */
export async function removeOtherLinkPreviews(names: readonly string[]): Promise<void> {
  const due = new Set(names.map(linkPreview));
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const previews = entries.filter((entry) => entry.endsWith('.jpg'));
  for (const preview of previews.map((entry) => entry.slice(0, -4).replaceAll('\\', '/')))
    if (!due.has(preview)) await rm(previewFile(preview));
}
