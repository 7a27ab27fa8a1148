import { access, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { variantName } from '../../../apps/server/src/pictures/encode/names.ts';
import { allVariants, type Format } from '../../../apps/server/src/pictures/encode/settings.ts';
import {
  encodeVariant,
  lookOf,
  type PictureLook,
} from '../../../apps/server/src/pictures/encode/variants.ts';
import { uploadsFolder } from './folders.ts';

export function variantFile(name: string, width: number, format: Format): string {
  return fileURLToPath(new URL(variantName(name, width, format), uploadsFolder));
}

/** The served files of a picture, below the uploads folder. */
export function variantNames(name: string): string[] {
  return allVariants.map(({ width, format }) => variantName(name, width, format));
}

export async function writeVariants(name: string, master: Uint8Array): Promise<PictureLook> {
  for (const variant of allVariants) {
    const file = variantFile(name, variant.width, variant.format);
    await writeFile(file, await encodeVariant(master, variant));
  }
  return await lookOf(master);
}

export async function hasAllVariants(name: string): Promise<boolean> {
  const checks = allVariants.map(({ width, format }) => access(variantFile(name, width, format)));
  const results = await Promise.allSettled(checks);
  return results.every((result) => result.status === 'fulfilled');
}

export async function removeVariants(name: string): Promise<void> {
  for (const { width, format } of allVariants)
    await rm(variantFile(name, width, format), { force: true });
}
