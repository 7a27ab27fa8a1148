import { holdingLock, locks } from '../database/advisory-lock.js';
import { CommandError, type Command } from '../cli/command.js';
import { writeFiles } from './write-files.js';

/** `pnpm hotel export`: the hotel's data as files that people read, change and import again. */
export const exportCommand: Command = {
  name: 'export',
  usage: '<folder>',
  summary: 'Writes the hotel’s own data into files, one for each kind',
  async run({ services, args: [folder, ...others], print }) {
    if (!folder || others.length > 0) throw new CommandError('Give the folder to write to.');
    // Its pictures too: an import removes those that the hotel has no more.
    const files = await holdingLock(services.db, locks.dataFiles, () =>
      writeFiles(services, folder),
    );
    print(`${files.length} files are in ${folder}.`);
  },
};
