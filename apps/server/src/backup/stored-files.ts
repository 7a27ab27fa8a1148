import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../cli/command.js';
import { STAGED, uploadsOf } from '../pictures/uploads-folder.js';
import type { EntryOf } from './backup-file.js';

/** The hotel's own pictures, if it has any. */
export async function* readStoredFiles(dataDir: string): AsyncGenerator<EntryOf<'file'>> {
  const folder = uploadsOf(dataDir);
  if (!existsSync(folder)) return;
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of found) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    // What an import writes just now is not the hotel's yet.
    if (name.startsWith(STAGED)) continue;
    yield { kind: 'file', path: name, content: (await readFile(file)).toString('base64') };
  }
}

/** Files that wait beside the uploads until they take their place. */
export interface StagedFiles {
  add: (file: EntryOf<'file'>) => Promise<void>;
  /** Puts them in place of the present ones; `remove` puts those back until `keep` was called. */
  swap: () => Promise<void>;
  keep: () => void;
  remove: () => Promise<void>;
}

export async function stageFiles(dataDir: string): Promise<StagedFiles> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const staged = await mkdtemp(path.join(dataDir, 'restored-'));
  const [next, replaced] = [path.join(staged, 'uploads'), path.join(staged, 'replaced')];
  const present = uploadsOf(dataDir);
  // Each is said only of a rename that has succeeded.
  let putAside = false;
  let inPlace = false;
  return {
    add: async ({ path: name, content }) => {
      const file = path.resolve(next, name);
      if (!file.startsWith(next + path.sep)) throw new CommandError(`No file may be ${name}.`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, Buffer.from(content, 'base64'), { flush: true });
    },
    swap: async () => {
      if (existsSync(present)) {
        await rename(present, replaced);
        putAside = true;
      }
      if (existsSync(next)) {
        await rename(next, present);
        inPlace = true;
      }
    },
    keep: () => {
      putAside = false;
      inPlace = false;
    },
    remove: async () => {
      if (inPlace) await rm(present, { recursive: true, force: true });
      if (putAside) await rename(replaced, present);
      await rm(staged, { recursive: true, force: true });
    },
  };
}
