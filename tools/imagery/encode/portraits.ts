import { access, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { portraitName } from '../../../apps/server/src/pictures/encode/names.ts';
import { CENTRE, cutPortrait } from '../../../apps/server/src/pictures/encode/portrait.ts';
import focusPoints from '../focus.json' with { type: 'json' };
import { uploadsFolder } from './folders.ts';

/** How far from the left the portrait crop of a picture is centred, from 0 to 1. */
export function focusOf(name: string): number {
  return (focusPoints as Record<string, number>)[name] ?? CENTRE;
}

function portraitFile(name: string): string {
  return fileURLToPath(new URL(portraitName(name), uploadsFolder));
}

export async function hasPortrait(name: string): Promise<boolean> {
  return await access(portraitFile(name)).then(
    () => true,
    () => false,
  );
}

export async function writePortrait(name: string, master: Uint8Array): Promise<void> {
  await writeFile(portraitFile(name), await cutPortrait(master, focusOf(name)));
}

export async function removePortrait(name: string): Promise<void> {
  await rm(portraitFile(name), { force: true });
}
