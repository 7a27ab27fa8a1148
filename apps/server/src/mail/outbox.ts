import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.js';
import type { Services } from '../services.js';
import { writeWhole } from '../write-whole.js';
import type { MailMessage } from './message.js';

/** A mail as it would have been sent. */
export type SentMail = MailMessage & { messageId: string };

export interface OutboxMail extends SentMail {
  id: string;
  /** ISO instant. */
  sentAt: string;
}

const ID = /^\d{13}-\d{6}-[\da-f]{8}$/;

/** Mails of one millisecond keep their order. */
let sequence = 0;

function folderOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'outbox');
}

/** Keeps a mail as a file instead of sending it; whole or not at all. */
export async function keepInOutbox(
  { config, now }: Pick<Services, 'config' | 'now'>,
  message: SentMail,
): Promise<void> {
  const folder = folderOf(config);
  await mkdir(folder, { recursive: true });
  const sentAt = now();
  sequence += 1;
  const order = `${sentAt.getTime()}-${String(sequence).padStart(6, '0')}`;
  const id = `${order}-${randomUUID().slice(0, 8)}`;
  const mail: OutboxMail = { id, sentAt: sentAt.toISOString(), ...message };
  await writeWhole(path.join(folder, `${id}.json`), (draft) =>
    writeFile(draft, JSON.stringify(mail), { mode: 0o600 }),
  );
}

/** The latest first. */
export async function listOutbox(
  config: Pick<Config, 'dataDir'>,
  most: number,
): Promise<OutboxMail[]> {
  const names = await readdir(folderOf(config)).catch(() => []);
  const ids = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort((a, b) => b.localeCompare(a))
    .slice(0, most);
  const mails = await Promise.all(ids.map((id) => readOutboxMail(config, id)));
  return mails.filter((mail) => mail !== undefined);
}

export async function readOutboxMail(
  config: Pick<Config, 'dataDir'>,
  id: string,
): Promise<OutboxMail | undefined> {
  if (!ID.test(id)) return undefined;
  const text = await readFile(path.join(folderOf(config), `${id}.json`), 'utf8').catch(() => '');
  return text ? (JSON.parse(text) as OutboxMail) : undefined;
}
