import { CommandError, type Command, type CommandContext } from '../cli/command.js';
import { holdingLock, locks } from '../database/advisory-lock.js';
import { inTransaction } from '../database/retry.js';
import { writeBackup, type BackupEntry } from './backup-file.js';
import { dumpDatabase } from './dump-database.js';
import { readStoredFiles } from './stored-files.js';

/** `pnpm hotel backup`: database and uploads as they are at one moment, in one file; the server may run, an import is waited for. */
export const backupCommand: Command = {
  name: 'backup',
  usage: '<file>',
  summary: 'Writes everything that the hotel keeps into one file',
  async run({ services, args: [file, ...others], print }) {
    if (!file || others.length > 0) throw new CommandError('Give one file: backup FILE');
    await holdingLock(services.db, locks.dataFiles, () =>
      inTransaction(services.db, (tx) => writeBackup(file, entries(tx, services))),
    );
    print(`Everything is in ${file}.`);
  },
};

async function* entries(
  tx: Parameters<typeof dumpDatabase>[0],
  { config }: CommandContext['services'],
): AsyncGenerator<BackupEntry> {
  yield* dumpDatabase(tx);
  yield* readStoredFiles(config.dataDir);
}
