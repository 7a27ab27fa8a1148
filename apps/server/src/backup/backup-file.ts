import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { CommandError } from '../cli/command.js';
import { writeWhole } from '../write-whole.js';

/** A backup is one gzip file of JSON lines: the header, rows, jobs, files, and the end. */
const entrySchema = v.variant('kind', [
  v.object({
    kind: v.literal('header'),
    format: v.literal(1),
    /** When the last migration that the database has had was made, in milliseconds. */
    schema: v.number(),
    sequences: v.record(v.string(), v.string()),
  }),
  v.object({
    kind: v.literal('rows'),
    table: v.string(),
    columns: v.array(v.string()),
    /** Every value as PostgreSQL writes it. */
    rows: v.array(v.array(v.nullable(v.string()))),
  }),
  v.object({
    kind: v.literal('job'),
    name: v.string(),
    data: v.looseObject({}),
    startAfter: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.object({
    kind: v.literal('file'),
    /** Below the uploads, with `/`. */
    path: v.string(),
    content: v.pipe(v.string(), v.base64()),
  }),
  v.object({ kind: v.literal('end') }),
]);

export type BackupEntry = v.InferOutput<typeof entrySchema>;
export type EntryOf<Kind extends BackupEntry['kind']> = Extract<BackupEntry, { kind: Kind }>;

/** Written aside, for its owner alone, and renamed when it is on the disk whole. */
export async function writeBackup(
  file: string,
  entries: AsyncIterable<BackupEntry>,
): Promise<void> {
  await writeWhole(file, (draft) =>
    pipeline(
      Readable.from(toLines(entries)),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
    ),
  );
}

async function* toLines(entries: AsyncIterable<BackupEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
  yield `${JSON.stringify({ kind: 'end' } satisfies BackupEntry)}\n`;
}

/** Throws a `CommandError` where the file is not a whole backup, at its end at the latest. */
export async function* readBackup(file: string): AsyncGenerator<BackupEntry> {
  const broken = (reason: string) => new CommandError(`${file} is not a whole backup: ${reason}`);
  let last: BackupEntry['kind'] | undefined;
  const lines = fromLines(file);
  while (true) {
    const next = await lines.next().catch((error: Error) => {
      throw broken(error.message);
    });
    if (next.done) break;
    const parsed = v.safeParse(entrySchema, next.value);
    if (!parsed.success) throw broken(parsed.issues[0].message);
    if ((last === undefined) !== (parsed.output.kind === 'header'))
      throw broken('it has no header.');
    last = parsed.output.kind;
    yield parsed.output;
  }
  if (last !== 'end') throw broken('its end is missing.');
}

async function* fromLines(file: string): AsyncGenerator {
  let rest = '';
  const text = createGunzip().setEncoding('utf8');
  // What breaks it ends the loop below with the same error.
  pipeline(createReadStream(file), text).catch(() => {});
  for await (const chunk of text) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
  if (rest) throw new Error('its last line is cut off.');
}
