import { visibleLine } from '@vestibule/domain/text';
import {
  CommandError,
  type Command,
  type CommandContext,
  type SetupCommand,
  type SetupContext,
} from './command.js';

/**
 * Finds the command that the first word names, and runs it with the others. Every line is stripped of
 * what a terminal would obey: records hold what guests typed.
 */
export async function runCommand(
  commands: readonly (Command | SetupCommand)[],
  words: string[],
  open: SetupContext['open'],
  print: CommandContext['print'],
): Promise<void> {
  const [name, ...args] = words;
  if (!name || name === 'help') {
    for (const line of help(commands)) print(line);
    return;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) {
    throw new CommandError([`There is no command ${name}.`, ...help(commands)].join('\n'));
  }
  const printLine: CommandContext['print'] = (line, end) => print(visibleLine(line), end);
  if ('setUp' in command) return await command.setUp({ args, print: printLine, open });
  const { services, close } = await open();
  try {
    await command.run({ services, args, print: printLine });
  } finally {
    await close();
  }
}

function help(commands: readonly Pick<Command, 'name' | 'usage' | 'summary'>[]): string[] {
  const signature = ({ name, usage }: Pick<Command, 'name' | 'usage'>) => `${name} ${usage}`.trim();
  const width = Math.max(...commands.map((command) => signature(command).length), 0);
  return [
    'Usage: pnpm hotel <command>',
    '',
    ...commands.map((one) => `  ${signature(one).padEnd(width)}  ${one.summary}`),
  ];
}
