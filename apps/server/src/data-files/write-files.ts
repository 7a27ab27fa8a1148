import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { stringify } from 'yaml';
import { CommandError } from '../cli/command.js';
import { inTransaction } from '../database/retry.js';
import { originalOf } from '../pictures/stage-pictures.js';
import { pictures } from '../pictures/tables.js';
import { uploadsOf } from '../pictures/uploads-folder.js';
import type { Services } from '../services.js';
import { dataKinds } from './data-kinds.js';
import { dataKindNames } from './kind-names.js';

/** Writes one file for each kind, all of the same moment, and answers with their names. */
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
    await writeFile(`${file}.part`, text);
    await rename(`${file}.part`, file);
  }
  for (const { id, hash } of own) await copyOriginal(dataDir, id, hash, folder);
  return [...texts.map(([name]) => name), ...own.map(({ id }) => `pictures/${id}`)];
}

async function copyOriginal(dataDir: string, id: string, hash: string, folder: string) {
  const original = path.join(uploadsOf(dataDir), originalOf(id, hash));
  const file = path.join(folder, 'pictures', id);
  if (!existsSync(original))
    throw new CommandError(`The picture ${id} is missing: there is no ${original}.`);
  await mkdir(path.dirname(file), { recursive: true });
  await copyFile(original, `${file}.part`);
  await rename(`${file}.part`, file);
}

/** A text in one line stays in one line, and nothing is said by an alias: a change is a change of its line. */
function toYaml(entries: ReadonlyMap<string, unknown>): string {
  return stringify(entries, { lineWidth: 0, aliasDuplicateObjects: false });
}
