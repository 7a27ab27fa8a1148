import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { stringify } from 'yaml';
import { CommandError } from '../cli/command.js';
import { inTransaction } from '../database/retry.js';
import { isPlainFile, pictureFolders } from '../pictures/picture-ids.js';
import { originalOf } from '../pictures/stage-pictures.js';
import { pictures } from '../pictures/tables.js';
import { uploadsOf } from '../pictures/uploads-folder.js';
import type { Services } from '../services.js';
import { writeWhole } from '../write-whole.js';
import { dataKinds } from './data-kinds.js';
import { dataKindNames } from './kind-names.js';

/**
 * Writes one file for each kind and the hotel's own pictures, all of the same moment, and answers with their
 * names. Pictures that the folder has beside them go: they are of an earlier export, and an import would bring
 * them back.
 */
export async function writeFiles(
  { config: { dataDir }, db, today, now }: Pick<Services, 'config' | 'db' | 'today' | 'now'>,
  folder: string,
): Promise<string[]> {
  const { texts, own } = await inTransaction(db, async (tx) => {
    await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
    const context = { tx, today: today(), now: now(), by: '', prune: false, pictures: new Map() };
    const written = [];
    for (const name of dataKindNames)
      written.push([`${name}.yaml`, toYaml(await dataKinds[name].read(context))] as const);
    return { texts: written, own: await tx.select().from(pictures) };
  });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    await writeWhole(file, (draft) => writeFile(draft, text));
  }
  for (const { id, hash } of own) await copyOriginal(dataDir, id, hash, folder);
  await removeOthers(path.join(folder, 'pictures'), new Set(own.map(({ id }) => id)));
  return [...texts.map(([name]) => name), ...own.map(({ id }) => `pictures/${id}`)];
}

async function copyOriginal(dataDir: string, id: string, hash: string, folder: string) {
  const original = path.join(uploadsOf(dataDir), originalOf(id, hash));
  const file = path.join(folder, 'pictures', id);
  if (!existsSync(original))
    throw new CommandError(`The picture ${id} is missing: there is no ${original}.`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, (draft) => copyFile(original, draft));
}

/** Removes pictures that are none of these, and what an export left that was killed while it wrote one. */
async function removeOthers(folder: string, ids: ReadonlySet<string>): Promise<void> {
  for (const kind of pictureFolders) {
    const found = await readdir(path.join(folder, kind)).catch(() => []);
    const others = found.filter(
      (name) => isPlainFile(name.replace(/\.part$/, '')) && !ids.has(`${kind}/${name}`),
    );
    for (const name of others) await rm(path.join(folder, kind, name));
  }
}

/** A text in one line stays in one line, and nothing is said by an alias: a change is a change of its line. */
function toYaml(entries: ReadonlyMap<string, unknown>): string {
  return stringify(entries, { lineWidth: 0, aliasDuplicateObjects: false });
}
