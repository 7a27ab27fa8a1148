import { CommandError, type Command } from '../cli/command.js';
import { writeFiles } from './write-files.js';

/** `pnpm hotel export`: the hotel's data as files that people read, change and import again. */
export const exportCommand: Command = {
  name: 'export',
  usage: '<folder>',
  summary: 'Writes the hotel’s own data into files, one for each kind',
  async run({ services, args: [folder, ...others], print }) {
    if (!folder || others.length > 0) throw new CommandError('Give the folder to write to.');
    const files = await writeFiles(services, folder);
    print(`${files.length} files are in ${folder}.`);
  },
};
