import { createInterface } from 'node:readline/promises';
import { CommandError } from '../cli/command.js';

/** Asks one thing, below what was wrong with the last answer, and waits for the line. */
export type Ask = (text: string, remark?: string) => Promise<string>;

/** Whoever leaves before the last answer has changed nothing. */
export async function withTerminal<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const { stdin: input, stdout: output } = process;
  const terminal = createInterface({ input, output });
  // Keeps lines that are pasted ahead of their question.
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await work(async (text, remark) => {
      if (remark) output.write(`${remark}\n`);
      terminal.setPrompt(`${text}: `);
      terminal.prompt();
      const { value, done } = await lines.next();
      if (done) throw new CommandError('\nNothing was changed.');
      return value;
    });
  } finally {
    terminal.close();
  }
}
