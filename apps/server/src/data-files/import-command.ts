import { authorOf, byOption, readArguments } from '../cli/arguments.js';
import { CommandError, type Command } from '../cli/command.js';
import { importFiles } from './import-files.js';

const name = 'import';
const usage = '<folder> [--dry-run] [--prune] [--by <name>]';
const options = {
  ...byOption,
  'dry-run': { type: 'boolean' },
  prune: { type: 'boolean' },
} as const;

/** `pnpm hotel import`: brings such files into the hotel, all of them or nothing. */
export const importCommand: Command = {
  name,
  usage,
  summary: 'Brings the hotel’s data in from files; with --prune what no file names goes',
  async run({ services, args, print }) {
    const { values, words } = readArguments({ name, usage }, { args, most: 1, options });
    const [folder] = words;
    if (!folder) throw new CommandError('Give the folder to read.');
    const { 'dry-run': dryRun = false, prune = false } = values;
    const lines = await importFiles(services, folder, { dryRun, prune, by: authorOf(values) });
    for (const line of lines) print(line);
  },
};
