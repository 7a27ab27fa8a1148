import type { Day } from '@vestibule/domain/calendar';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CacheArea } from './areas.js';
import type { CacheVersions } from './store.js';

/** The bundle itself: what another release answers is another reply. */
const release = createHash('sha1')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('base64url');

/** A validator without a look at the data: it stays as long as the areas do, until the hotel's midnight. */
export function versionTag(
  areas: Iterable<CacheArea>,
  versions: CacheVersions,
  today: Day,
  /** The address of a reply: what is said of one is not said of another. */
  address = '',
): string {
  const parts = [...new Set(areas)].sort().map((area) => `${area} ${versions[area]}`);
  const hash = createHash('sha1')
    .update([release, today, address, ...parts].join('\n'))
    .digest('base64url');
  return `W/"${hash}"`;
}

/** Whether an `If-None-Match` header names this tag (weak comparison, RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, tag: string): boolean {
  const opaque = tag.replace(/^W\//, '');
  return header?.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}
