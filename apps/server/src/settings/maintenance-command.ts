import { authorOf, byOption, readArguments } from '../cli/arguments.js';
import { CommandError, type Command } from '../cli/command.js';
import { maintenanceSettings, readMaintenanceMode } from './maintenance-mode.js';
import { updateByDesk } from './update-by-desk.js';

/** `pnpm hotel maintenance`: closes the site for a moment, or opens it again. */
export const maintenanceCommand: Command = {
  name: 'maintenance',
  usage: 'on|off [--message <text>] [--by <name>]',
  summary: 'Closes the site for a moment, or opens it again',
  async run({ services, args, print }) {
    const options = { message: { type: 'string' }, ...byOption } as const;
    const { values, words } = readArguments(maintenanceCommand, { args, most: 1, options });
    const [word] = words;
    if (word !== 'on' && word !== 'off') throw new CommandError('Say on or off.');
    const wanted = maintenanceSettings({ enabled: word === 'on', message: values.message });
    await updateByDesk(services, wanted, authorOf(values));
    const { message } = await readMaintenanceMode(services.db);
    print(word === 'on' ? `Maintenance mode is on: ${message}` : 'Maintenance mode is off.');
  },
};
