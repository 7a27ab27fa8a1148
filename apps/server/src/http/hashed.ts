import { createHash } from 'node:crypto';

/** What addresses and emails are counted by, so that they are not kept. */
export function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
