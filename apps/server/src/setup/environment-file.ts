import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual, parseEnv } from 'node:util';
import { CommandError } from '../cli/command.js';
import { writeWhole } from '../write-whole.js';

export type Variables = Record<string, string>;

const HEADING =
  '# Written by `pnpm hotel init`. .env.example says what each variable does, and which more there are.';

/** What a file says already; nothing where there is none. */
export async function readEnvironmentFile(file: string): Promise<Variables> {
  if (!existsSync(file)) return {};
  return Object.fromEntries(
    Object.entries(parseEnv(await readFile(file, 'utf8'))).map(([name, value]) => [
      name,
      value ?? '',
    ]),
  );
}

/** Refuses what such a file cannot hold: a line break, or all three kinds of quotation marks. */
export function formatEnvironmentFile(variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}`);
  const text = `${[HEADING, ...lines].join('\n')}\n`;
  if (isDeepStrictEqual({ ...parseEnv(text) }, variables)) return text;
  const wrong = Object.entries(variables).find(
    ([name, value]) => parseEnv(`${name}=${quoted(value)}`)[name] !== value,
  );
  throw new CommandError(`A file of variables cannot hold this value of ${wrong?.[0]}.`);
}

/** Whole or not at all, readable by its owner alone. */
export async function writeEnvironmentFile(file: string, text: string): Promise<void> {
  await writeWhole(file, (draft) => writeFile(draft, text, { mode: 0o600, flag: 'wx' }));
}

function quoted(value: string): string {
  if (/^[\w@.:/+%?&=-]*$/.test(value)) return value;
  const mark = ["'", '`', '"'].find((each) => !value.includes(each)) ?? '"';
  return `${mark}${value}${mark}`;
}
