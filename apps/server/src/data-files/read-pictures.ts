import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from '../pictures/encode/fingerprint.js';
import { isPlainFile, pictureFolders, servedName } from '../pictures/picture-ids.js';
import type { GivenPicture } from '../pictures/stage-pictures.js';
import { readOwnManifest } from '../pictures/uploads-folder.js';

const MOST_BYTES = 20 * 1024 * 1024;

export interface ReadPictures {
  /** By their ids, `rooms/sea.jpg`. */
  given: ReadonlyMap<string, GivenPicture>;
  faults: string[];
}

/** The pictures in `pictures/{kind}/` of a folder of the hotel's data, and what is wrong with them. */
export async function readPictures(folder: string, dataDir: string): Promise<ReadPictures> {
  const given = new Map<string, GivenPicture>();
  const faults: string[] = [];
  const known = readOwnManifest(dataDir);
  for (const id of await listPictures(path.join(folder, 'pictures'))) {
    const source = path.join(folder, 'pictures', id);
    const misplaced = placeFault(id, [...given.keys()]) ?? (await sizeFault(source));
    const bytes = misplaced === undefined ? await readFile(source) : new Uint8Array();
    const hash = fingerprint(bytes);
    const isKnown = misplaced === undefined && servedName(id, hash) in known;
    const fault = misplaced ?? (isKnown ? undefined : await contentFault(bytes));
    if (fault === undefined) given.set(id, { source, hash });
    else faults.push(`pictures/${id}: ${fault}`);
  }
  return { given, faults };
}

/** What is in the folder and in its folders, but for hidden files. */
async function listPictures(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const ids: string[] = [];
  for (const { name } of found.filter((entry) => !entry.name.startsWith('.'))) {
    const inside = await readdir(path.join(folder, name)).catch(() => undefined);
    if (!inside) ids.push(name);
    else ids.push(...inside.filter((one) => !one.startsWith('.')).map((one) => `${name}/${one}`));
  }
  return ids.toSorted();
}

function placeFault(id: string, others: readonly string[]): string | undefined {
  const [folder = '', file] = id.split('/');
  const isPlaced = file !== undefined && pictureFolders.some((one) => one === folder);
  if (!isPlaced) return `a picture is in the folder of its kind: ${pictureFolders.join(', ')}`;
  if (!isPlainFile(file))
    return 'a picture is named in small letters a to z, figures and hyphens, and ends in .jpg, .jpeg, .png, .webp or .avif';
  const stem = id.replace(/\.[a-z]+$/, '');
  const twin = others.find((other) => other.replace(/\.[a-z]+$/, '') === stem);
  return twin && `has the name of pictures/${twin}`;
}

async function sizeFault(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return 'is no file';
  return found.size > MOST_BYTES ? 'is larger than 20 MB' : undefined;
}

async function contentFault(bytes: Uint8Array): Promise<string | undefined> {
  // Loaded where there are pictures alone: native code that a server does not need.
  const { pictureFault } = await import('../pictures/check-picture.js');
  return await pictureFault(bytes);
}
