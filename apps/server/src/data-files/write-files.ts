import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { stringify } from 'yaml';
import { inTransaction } from '../database/retry.js';
import type { Services } from '../services.js';
import { dataKinds } from './data-kinds.js';
import { dataKindNames } from './kind-names.js';

/** Writes one file for each kind, all of the same moment, and answers with their names. */
export async function writeFiles(
  { db, today, now }: Pick<Services, 'db' | 'today' | 'now'>,
  folder: string,
): Promise<string[]> {
  const texts = await inTransaction(db, async (tx) => {
    await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
    const context = { tx, today: today(), now: now(), by: '', prune: false };
    const written = [];
    for (const name of dataKindNames)
      written.push([`${name}.yaml`, toYaml(await dataKinds[name].read(context))] as const);
    return written;
  });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    await writeFile(`${file}.part`, text);
    await rename(`${file}.part`, file);
  }
  return texts.map(([name]) => name);
}

/** A text in one line stays in one line, and nothing is said by an alias: a change is a change of its line. */
function toYaml(entries: ReadonlyMap<string, unknown>): string {
  return stringify(entries, { lineWidth: 0, aliasDuplicateObjects: false });
}
