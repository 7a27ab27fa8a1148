import { createHash } from 'node:crypto';
import { settingsFingerprint } from './settings.ts';

/** Sixteen hexadecimal figures that say which picture it is, and how it is encoded. */
export function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(settingsFingerprint).update(bytes).digest('hex').slice(0, 16);
}
