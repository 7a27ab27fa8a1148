import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The files whose names change with their content. */
const hashedOf = (build: string) => path.join(build, 'client', 'assets');
/** Those of the release before it, as the server finds them. */
const previousOf = (build: string) => path.join(build, 'previous', 'assets');

/**
 * Puts a new build of the site where the present one is. The hashed files of the present one
 * stay, for tabs that are open; those of the release before it go (decision 020).
 */
export function replaceSite(next: string, present: string): void {
  mkdirSync(previousOf(next), { recursive: true });
  const same = String(namesIn(hashedOf(next))) === String(namesIn(hashedOf(present)));
  const kept = same ? previousOf(present) : hashedOf(present);
  if (existsSync(kept)) cpSync(kept, previousOf(next), { recursive: true });
  const replaced = `${next}-replaced`;
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(present)) renameSync(present, replaced);
  renameSync(next, present);
  rmSync(replaced, { recursive: true, force: true });
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
