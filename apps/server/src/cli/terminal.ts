import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from './command.js';

export interface TerminalQuestion {
  text: string;
  /** Nothing is shown of what is typed. */
  secret?: boolean;
}

/** Asks one thing, below what was wrong with the last answer, and waits for the line. */
export type Ask = (question: TerminalQuestion, remark?: string) => Promise<string>;

/** Lends `work` somebody to ask. */
export type Asking = <T>(work: (ask: Ask) => Promise<T>) => Promise<T>;

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { columns?: number };
}

/** Whoever leaves before the last answer has changed nothing. Reads lines where the input is no terminal. */
export async function withTerminal<T>(
  work: (ask: Ask) => Promise<T>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<T> {
  let hidden = false;
  // In a terminal it is the reader that echoes, and it writes here.
  const echo = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({
    input,
    output: Object.assign(echo, { columns: output.columns }),
    terminal: input.isTTY ?? false,
    // Nothing that was typed comes back by the arrow keys.
    historySize: 0,
  });
  // Keeps lines that are pasted ahead of their question.
  const lines = reader[Symbol.asyncIterator]();
  try {
    return await work(async ({ text, secret = false }, remark) => {
      if (remark) output.write(`${remark}\n`);
      if (secret) output.write(`${text}: `);
      hidden = secret;
      reader.setPrompt(secret ? '' : `${text}: `);
      reader.prompt();
      const { value, done } = await lines.next();
      hidden = false;
      if (secret) output.write('\n');
      if (done) throw new CommandError('\nNothing was changed.');
      return value;
    });
  } finally {
    reader.close();
  }
}
