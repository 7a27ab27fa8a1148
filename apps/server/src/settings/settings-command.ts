import {
  categoryOf,
  checkSetting,
  settingValueSchema,
  type Setting,
  type SettingValue,
} from '@vestibule/domain/settings';
import { readJson } from '@vestibule/domain/text';
import * as v from 'valibot';
import { authorOf, byOption, readArguments } from '../cli/arguments.js';
import { CommandError, type Command, type CommandContext } from '../cli/command.js';
import { LIST_USAGE, listOptions, printList } from '../cli/print-list.js';
import { firstSettings } from './first-settings.js';
import { findSettings } from './store.js';
import { updateByDesk } from './update-by-desk.js';

/** `pnpm hotel settings`: shows settings, and changes one by the same rules as the API. */
export const settingsCommand: Command = {
  name: 'settings',
  usage: `get [key] ${LIST_USAGE} | set <key> <value> [--by <name>]`,
  summary: 'Shows settings, or changes one',
  async run(context) {
    const [word] = context.args;
    if (word === 'get') await get(context);
    else if (word === 'set') await set(context);
    else throw new CommandError('Settings can be shown with get, and changed with set.');
  },
};

async function get({ services, args, print }: CommandContext): Promise<void> {
  const { values, words } = readArguments(settingsCommand, { args, most: 2, options: listOptions });
  const [, wanted] = words;
  const all = new Map<string, SettingValue>(Object.entries(firstSettings));
  for (const { key, value } of await findSettings(services.db)) all.set(key, value);
  const settings = [...all].map(([key, value]) => ({ key, category: categoryOf(key), value }));
  const rows = settings.filter(({ key }) => wanted === undefined || key === wanted);
  if (rows.length === 0) throw new CommandError(`There is no setting ${wanted}.`);
  printList(print, values, {
    rows: rows.toSorted((one, other) => one.key.localeCompare(other.key)),
    fields: {
      key: ({ key }) => key,
      category: ({ category }) => category,
      value: ({ value }) => value,
    },
    shown: { line: inWords, none: '' },
  });
}

async function set({ services, args, print }: CommandContext): Promise<void> {
  const { values, words } = readArguments(settingsCommand, { args, most: 3, options: byOption });
  const [, key, text] = words;
  if (key === undefined || text === undefined) {
    throw new CommandError('Give a key and a value: settings set booking.checkInTime 15:00');
  }
  const wanted = { key, value: readValue(key, text) };
  const setting = await updateByDesk(services, [wanted], authorOf(values));
  print(`Set: ${inWords(setting).join('  ')}`);
}

/** As JSON where that may be stored under the key, such as `false` or a list; else the text itself. */
function readValue(key: string, text: string): SettingValue {
  const json = v.safeParse(settingValueSchema, readJson(text));
  const fits = json.success && checkSetting({ key, value: json.output }) === undefined;
  return fits ? json.output : text;
}

function inWords({ key, value }: Pick<Setting, 'key' | 'value'>): [string, string] {
  return [key, JSON.stringify(value)];
}
