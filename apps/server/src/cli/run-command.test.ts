import { expect, test } from 'vitest';
import { createTestServer } from '../testing/test-server.js';
import { CommandError, type Command } from './command.js';
import { runCommand } from './run-command.js';

const greet: Command = {
  name: 'greet',
  usage: '<name>',
  summary: 'Greets a guest',
  run: async ({ args, print, services }) => print(`${services.today()}: welcome, ${args[0]}`),
};

async function run(...words: string[]): Promise<{ lines: string[]; closed: number }> {
  const server = await createTestServer();
  const lines: string[] = [];
  let closed = 0;
  const close = async () => void (closed += 1);
  const open = async () => ({ services: server.services, close });
  try {
    await runCommand([greet], words, open, (line) => lines.push(line));
  } finally {
    await server.close();
  }
  return { lines, closed };
}

test('runs the command named, on the hotel’s day, and closes what it opened', async () => {
  expect(await run('greet', 'Amal')).toEqual({ lines: ['2026-11-20: welcome, Amal'], closed: 1 });
});

test('prints nothing that a terminal would obey, one line a line', async () => {
  const { lines } = await run('greet', '\x1b[2JAmal\nNothing is owed.\u202E');
  expect(lines).toEqual(['2026-11-20: welcome, [2JAmal Nothing is owed.']);
});

test('without a command lists them all, and opens nothing', async () => {
  expect(await run()).toEqual({
    lines: ['Usage: pnpm hotel <command>', '', '  greet <name>  Greets a guest'],
    closed: 0,
  });
});

test('an unknown command is refused with the list', async () => {
  await expect(run('dance')).rejects.toThrow(CommandError);
  await expect(run('dance')).rejects.toThrow(/There is no command dance.*greet <name>/s);
});
