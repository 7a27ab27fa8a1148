import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks one question after the other and shows nothing of what is typed; reads lines where the input is
 * no terminal. An input that ends early answers with nothing.
 */
export async function askHidden(questions: readonly string[]): Promise<string[]> {
  const { stdin: input, stderr } = process;
  // In a terminal it is the reader that echoes, and it writes here.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output, terminal: input.isTTY });
  const lines = reader[Symbol.asyncIterator]();
  const answers: string[] = [];
  for (const question of questions) {
    stderr.write(`${question} `);
    const { value, done } = await lines.next();
    answers.push(done ? '' : value);
    stderr.write('\n');
  }
  reader.close();
  return answers;
}
