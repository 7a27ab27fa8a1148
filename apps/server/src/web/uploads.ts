import type { PictureManifest } from '@vestibule/domain/pictures';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the release's pictures, seen from the sources and from the bundle. */
export const uploads = ['../../uploads', '../uploads']
  .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  .find((folder) => existsSync(folder));

/** What is known of the release's pictures; empty where none are listed. */
export function readReleased(): PictureManifest {
  const manifest = uploads && join(uploads, 'manifest.json');
  if (!manifest || !existsSync(manifest)) return {};
  return JSON.parse(readFileSync(manifest, 'utf8')) as PictureManifest;
}
