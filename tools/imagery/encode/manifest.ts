import { readFile, writeFile } from 'node:fs/promises';
import type { PictureLook } from '../../../apps/server/src/pictures/encode/variants.ts';
import { uploadsFolder } from './folders.ts';

export type ManifestEntry = PictureLook & {
  /** How far from the left the portrait crop is centred, from 0 to 1. */
  focus: number;
  hash: string;
};

export type Manifest = Record<string, ManifestEntry>;

const manifestFile = new URL('manifest.json', uploadsFolder);

export async function readManifest(): Promise<Manifest> {
  const text = await readFile(manifestFile, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

/** One picture per line and sorted, so that a changed picture is one changed line. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  const lines = Object.keys(manifest)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`);
  await writeFile(manifestFile, `{\n${lines.join(',\n')}\n}\n`);
}
