import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pictureKinds, type PictureManifest } from '@vestibule/domain/pictures';
import * as v from 'valibot';

export const uploadsOf = (dataDir: string) => path.join(dataDir, 'uploads');

/** So begin the folders below the uploads in which each import writes what is not in its place yet. */
export const STAGED = '.import';
/** What was brought, byte for byte; nobody is served it. */
export const ORIGINALS = 'originals';

const manifestOf = (dataDir: string) => path.join(uploadsOf(dataDir), 'manifest.json');

const manifestSchema = v.record(
  v.string(),
  v.object({ width: v.number(), height: v.number(), color: v.string(), ink: v.string() }),
);
export type OwnManifest = v.InferOutput<typeof manifestSchema>;

/** What is known of the hotel's own pictures, by their served names. */
export function readOwnManifest(dataDir: string): OwnManifest {
  const file = manifestOf(dataDir);
  return existsSync(file) ? v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** The same as it is each time, read again once an import of any process has changed it. */
export function watchOwnManifest(dataDir: string): () => PictureManifest {
  const file = manifestOf(dataDir);
  let known: { version: string; manifest: PictureManifest } = { version: '', manifest: {} };
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    const version = found ? `${found.ino} ${found.mtimeMs} ${found.size}` : '';
    if (version !== known.version) known = { version, manifest: readOwnManifest(dataDir) };
    return known.manifest;
  };
}

const served = new RegExp(
  `^/uploads/(og/)?(${pictureKinds.join('|')})/[0-9a-f]{16}-[a-z0-9-]+\\.(avif|webp|jpe?g|png)$`,
);

/** Whether an address is one of the hotel's own pictures: what it shows never changes. */
export const isOwnPicture = (address: string) => served.test(address);
