import { access, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { portraitSize } from '../../../packages/domain/src/pictures/picture-sources.ts';
import focusPoints from '../focus.json' with { type: 'json' };
import { oriented, orientedSize } from './oriented.ts';
import { portraitQuality, uploadsFolder } from './settings.ts';

const CENTRE = 0.5;

/** How far from the left the portrait crop of a picture is centred, from 0 to 1. */
export function focusOf(name: string): number {
  return (focusPoints as Record<string, number>)[name] ?? CENTRE;
}

/** The served file, below the uploads folder. */
export function portraitName(name: string): string {
  return `${name}-portrait.avif`;
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

/** As high as the picture, around its focus. */
export async function writePortrait(name: string, master: Uint8Array): Promise<void> {
  const picture = await orientedSize(master);
  const width = Math.min(
    picture.width,
    Math.round((picture.height * portraitSize.width) / portraitSize.height),
  );
  const left = Math.round(focusOf(name) * picture.width - width / 2);
  await oriented(master)
    .extract({
      left: Math.min(Math.max(left, 0), picture.width - width),
      top: 0,
      width,
      height: picture.height,
    })
    .resize({ ...portraitSize, fit: 'cover' })
    .avif({ quality: portraitQuality })
    .toFile(portraitFile(name));
}

export async function removePortrait(name: string): Promise<void> {
  await rm(portraitFile(name), { force: true });
}
