import { visibleLine } from '@vestibule/domain/text';
import { CommandError, type Command, type CommandContext } from './command.js';

/**
 * Finds the command that the first word names, and runs it with the others. Every line is stripped of
 * what a terminal would obey: records hold what guests typed.
 */
export async function runCommand(
  commands: readonly Command[],
  words: string[],
  open: () => Promise<{ services: CommandContext['services']; close: () => Promise<void> }>,
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
  const { services, close } = await open();
  try {
    await command.run({ services, args, print: (line, end) => print(visibleLine(line), end) });
  } finally {
    await close();
  }
}

function help(commands: readonly Command[]): string[] {
  const signature = ({ name, usage }: Command) => `${name} ${usage}`.trim();
  const width = Math.max(...commands.map((command) => signature(command).length), 0);
  return [
    'Usage: pnpm hotel <command>',
    '',
    ...commands.map((one) => `  ${signature(one).padEnd(width)}  ${one.summary}`),
  ];
}
