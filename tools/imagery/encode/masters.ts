import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { mastersFolder, settingsFingerprint } from './settings.ts';

export type Master = {
  kind: string;
  /** The name that the data use: `{kind}/{file stem}`. */
  name: string;
  file: URL;
};

export async function listMasters(): Promise<Master[]> {
  const entries = await readdir(mastersFolder, { recursive: true });
  return entries
    .map((entry) => entry.replaceAll('\\', '/'))
    .filter((entry) => entry.endsWith('.webp'))
    .sort()
    .map((entry) => ({
      kind: entry.slice(0, entry.indexOf('/')),
      name: entry.slice(0, -'.webp'.length),
      file: new URL(entry, mastersFolder),
    }));
}

export function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(settingsFingerprint).update(bytes).digest('hex').slice(0, 16);
}
