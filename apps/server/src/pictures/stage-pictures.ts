import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../cli/command.js';
import { writeWhole } from '../write-whole.js';
import { hashedFile, partsOf, servedName } from './picture-ids.js';
import {
  ORIGINALS,
  readOwnManifest,
  STAGED,
  uploadsOf,
  type OwnManifest,
} from './uploads-folder.js';

/** A picture that is to be brought. */
export interface GivenPicture {
  /** The file that was given. */
  source: string;
  hash: string;
}

/** Pictures that are encoded, and wait beside the others until they take their place. */
export interface StagedPictures {
  /** Moves every file to its place: under its own name, so that none of those before changes. */
  place: () => Promise<void>;
  discard: () => Promise<void>;
}

/** Where the bytes that were brought are kept, below the uploads. */
export const originalOf = (id: string, hash: string) =>
  path.join(ORIGINALS, partsOf(id).kind, hashedFile(partsOf(id).file, hash));

/**
 * Encodes pictures aside, in a folder of this call alone; undefined where none is new. Throws a `CommandError`
 * where they cannot be written, such as on a disk that is full; nothing is left then.
 */
export async function stagePictures(
  dataDir: string,
  given: ReadonlyMap<string, GivenPicture>,
): Promise<StagedPictures | undefined> {
  const uploads = uploadsOf(dataDir);
  const manifest = readOwnManifest(dataDir);
  // A file that was only given another ending has the served name that it had, but another original.
  const isHere = ([id, { hash }]: readonly [string, GivenPicture]) =>
    servedName(id, hash) in manifest && existsSync(path.join(uploads, originalOf(id, hash)));
  const missing = [...given].filter((one) => !isHere(one));
  if (missing.length === 0) return undefined;
  const staged = await makeStaged(uploads);
  const files: string[] = [];
  const write = async (file: string, bytes: Uint8Array | string) => {
    await mkdir(path.dirname(path.join(staged, file)), { recursive: true });
    await writeFile(path.join(staged, file), bytes, { flush: true });
    files.push(file);
  };
  const discard = () => rm(staged, { recursive: true, force: true });
  try {
    for (const [id, picture] of missing)
      manifest[servedName(id, picture.hash)] = await encodeOne(id, picture, write);
    // Last: what it lists is there whole.
    await write('manifest.json', manifestText(manifest));
  } catch (error) {
    await discard().catch(() => {});
    throw writeFault(error, uploads);
  }
  return {
    async place() {
      try {
        for (const file of files) {
          await mkdir(path.dirname(path.join(uploads, file)), { recursive: true });
          await rename(path.join(staged, file), path.join(uploads, file));
        }
        await discard();
      } catch (error) {
        throw writeFault(error, uploads);
      }
    },
    discard,
  };
}

async function makeStaged(uploads: string): Promise<string> {
  try {
    await mkdir(uploads, { recursive: true });
    return await mkdtemp(path.join(uploads, `${STAGED}-`));
  } catch (error) {
    throw writeFault(error, uploads);
  }
}

async function encodeOne(
  id: string,
  { source, hash }: GivenPicture,
  write: (file: string, bytes: Uint8Array) => Promise<void>,
) {
  // Loaded by who imports alone: native code that a server does not need.
  const [{ encodePicture }, { fingerprint }, { lookOf }] = await Promise.all([
    import('./encode/encode-picture.js'),
    import('./encode/fingerprint.js'),
    import('./encode/variants.js'),
  ]);
  const master = await readFile(source);
  if (fingerprint(master) !== hash)
    throw new CommandError(`pictures/${id}: has changed meanwhile. Start the import again.`);
  await write(originalOf(id, hash), master);
  for await (const { file, bytes } of encodePicture(servedName(id, hash), master))
    await write(file, bytes);
  return await lookOf(master);
}

/**
 * Removes what an import left that did not come to its end, and pictures that the hotel has no more. Only one
 * import at a time may call it, before it stages pictures.
 */
export async function removeStrays(dataDir: string, hashes: ReadonlySet<string>): Promise<void> {
  const uploads = uploadsOf(dataDir);
  const inUploads = await readdir(uploads).catch(() => []);
  for (const name of inUploads.filter((one) => one.startsWith(STAGED)))
    await rm(path.join(uploads, name), { recursive: true, force: true });
  const found = await readdir(uploads, { recursive: true, withFileTypes: true }).catch(() => []);
  const isStray = (name: string) => {
    const hash = /^([0-9a-f]{16})-/.exec(name)?.[1];
    return hash !== undefined && !hashes.has(hash);
  };
  const strays = found.filter((entry) => entry.isFile() && isStray(entry.name));
  if (strays.length === 0) return;
  const manifest = Object.entries(readOwnManifest(dataDir)).filter(
    ([name]) => !isStray(path.posix.basename(name)),
  );
  // First: what it does not list is encoded again.
  await writeWhole(path.join(uploads, 'manifest.json'), (draft) =>
    writeFile(draft, manifestText(Object.fromEntries(manifest)), { flush: true }),
  );
  for (const { parentPath, name } of strays) await rm(path.join(parentPath, name), { force: true });
}

const manifestText = (manifest: OwnManifest) => `${JSON.stringify(manifest, undefined, 1)}\n`;

const reasons: Partial<Record<string, string>> = {
  ENOSPC: 'there is no space left',
  EDQUOT: 'there is no space left',
  EFBIG: 'there is no space left',
  EACCES: 'it may not be written to',
  EROFS: 'it may not be written to',
};

/** What went wrong with the folder of the pictures, in one sentence; what else went wrong stays as it is. */
export function writeFault(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return error;
  const reason = reasons[error.code] ?? error.message;
  return new CommandError(
    `The pictures could not be written to ${folder}: ${reason}. Nothing was stored.`,
  );
}
