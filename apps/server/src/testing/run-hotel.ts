import { allCommands } from '../cli/all-commands.js';
import type { CommandContext } from '../cli/command.js';
import { runCommand } from '../cli/run-command.js';

/** Runs `pnpm hotel …`, and gives what it prints, to the byte. */
export async function runHotel(
  { services }: { services: CommandContext['services'] },
  ...words: string[]
): Promise<string> {
  let printed = '';
  await runCommand(
    allCommands,
    words,
    async () => ({ services, close: async () => {} }),
    (line, end = '\n') => void (printed += line + end),
  );
  return printed;
}
