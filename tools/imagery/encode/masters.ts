import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureKinds } from '../../../packages/domain/src/pictures/picture-sources.ts';
import { plainName } from '../../../apps/server/src/pictures/encode/names.ts';
import { mastersFolder } from './folders.ts';

export type Master = {
  kind: string;
  /** The name that the data use: `{kind}/{file stem}`. */
  name: string;
  file: URL;
};

const kinds = new Set<string>(pictureKinds);
const readable = new Set(['.webp', '.jpg', '.jpeg', '.png']);

/** The masters among the files below `masters/`, given as `{kind}/{file}`. */
export function mastersAmong(files: readonly string[]): Master[] {
  const masters = files.toSorted().map((file) => ({
    kind: path.posix.dirname(file),
    name: file.slice(0, file.length - path.posix.extname(file).length),
    file: new URL(file, mastersFolder),
  }));
  const names = masters.map(({ name }) => name);
  refuse(
    files.filter((file) => !readable.has(path.posix.extname(file).toLowerCase())),
    `a master is a file in ${[...readable].join(', ')}`,
  );
  refuse(
    masters.filter(({ kind }) => !kinds.has(kind)).map(({ name }) => name),
    `a master is in the folder of its kind: ${pictureKinds.join(', ')}`,
  );
  refuse(
    names.filter((name) => !plainName.test(path.posix.basename(name))),
    'a name is of small letters a to z and figures, with hyphens between them',
  );
  refuse(
    names.filter((name, index) => names.indexOf(name) !== index),
    'there are two masters of this name',
  );
  return masters;
}

function refuse(found: readonly string[], why: string): void {
  if (found.length > 0) throw new Error(`${found.join(', ')}: ${why}`);
}

export async function listMasters(): Promise<Master[]> {
  const folder = fileURLToPath(mastersFolder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return mastersAmong(files.map((file) => file.replaceAll('\\', '/')));
}
