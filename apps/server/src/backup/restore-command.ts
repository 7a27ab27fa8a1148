import { sql } from 'drizzle-orm';
import { CommandError, type Command, type CommandContext } from '../cli/command.js';
import type { Transaction } from '../database/connect.js';
import { migrateDatabase } from '../database/migrate.js';
import { errorCode, isConflict } from '../database/postgres-errors.js';
import { inTransaction } from '../database/retry.js';
import { allJobs } from '../jobs/all-jobs.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { openJobs } from '../jobs/open-jobs.js';
import { seedRuns } from '../seed/tables.js';
import { readBackup } from './backup-file.js';
import { startLoad, type DatabaseLoad } from './load-database.js';
import { stageFiles, type StagedFiles } from './stored-files.js';

const LOCK_TIMEOUT = '55P03';

type Services = CommandContext['services'];

/**
 * `pnpm hotel restore`: puts a backup in place of all that the hotel keeps, whole or not at all. The
 * backup of an older version is brought up to date.
 */
export const restoreCommand: Command = {
  name: 'restore',
  usage: '<file> [--replace]',
  summary: 'Puts a backup in place; --replace drops what is there',
  async run({ services, args, print }) {
    const [file, ...others] = args.filter((word) => word !== '--replace');
    if (!file || others.length > 0) throw new CommandError('Give one file: restore FILE');
    await requireFree(services, args.includes('--replace'));
    await restore(services, file, print);
    await migrateDatabase(services);
    print(`${file} is restored.`);
  },
};

async function requireFree({ db }: Services, replace: boolean): Promise<void> {
  const { rowCount } = await db.execute(sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'vestibule jobs'`);
  if (rowCount) throw new CommandError('A server runs on this database: stop it first.');
  if (!replace && (await db.$count(seedRuns)) > 0) {
    throw new CommandError('The database is not empty: --replace drops all that it holds.');
  }
}

async function restore(
  { db, config }: Services,
  file: string,
  print: CommandContext['print'],
): Promise<void> {
  const url = db.$client.options.connectionString ?? '';
  const onError = (error: unknown) => print(`The job queue failed: ${String(error)}`);
  const jobs = await openJobs({ url, jobs: allJobs, onError });
  const files = await stageFiles(config.dataDir);
  try {
    await inTransaction(db, (tx) => load(tx, file, jobs, files));
    files.keep();
  } catch (error) {
    if (!isConflict(error) && errorCode(error) !== LOCK_TIMEOUT) throw error;
    throw new CommandError(
      'Something else works in the database, so nothing was restored. Stop it, and restore again.',
    );
  } finally {
    await files.remove();
    await jobs.close();
  }
}

async function load(tx: Transaction, file: string, jobs: JobQueue, files: StagedFiles) {
  await tx.execute(sql`SET LOCAL lock_timeout = '10s'`);
  let database: DatabaseLoad | undefined;
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'header') {
      database = await startLoad(tx, entry);
      await tx.execute(sql`DELETE FROM pgboss.job`);
    } else if (entry.kind === 'rows') {
      await database?.add(entry);
    } else if (entry.kind === 'file') {
      await files.add(entry);
    } else if (entry.kind === 'job') {
      const job = allJobs.find(({ name }) => name === entry.name);
      if (!job) continue;
      await jobs.enqueue(tx, job, entry.data, { startAfter: new Date(entry.startAfter) });
    }
  }
  await database?.finish();
  await files.swap();
}
