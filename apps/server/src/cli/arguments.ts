import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { CommandError, type Command } from './command.js';

/** Of a command that changes something: who does it. */
export const byOption = { by: { type: 'string' } } as const;

/**
 * Takes apart what is after a command's name. More words than it takes, and an option that it does
 * not know or that lacks its value, are refused with its usage.
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  { name, usage }: Pick<Command, 'name' | 'usage'>,
  { args, most, options }: { args: string[]; most: number; options: Options },
) {
  const refused = new CommandError(`It is used as: pnpm hotel ${`${name} ${usage}`.trim()}`);
  try {
    const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
    if (words.length <= most) return { values, words };
  } catch {
    throw refused;
  }
  throw refused;
}

/** Who a change is noted with: as said, or the account that runs the command. */
export function authorOf({ by }: { by?: string | undefined }): string {
  return by?.trim() || userInfo().username;
}
