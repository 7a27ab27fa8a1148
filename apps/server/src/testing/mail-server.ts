import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allJobs } from '../jobs/all-jobs.js';
import { listOutbox, type OutboxMail } from '../mail/outbox.js';
import { createTestServer, type TestServer } from './test-server.js';

export interface MailServer extends TestServer {
  /** Runs what was enqueued, and gives the mails to one address, the latest first. */
  mailsTo: (email: string) => Promise<OutboxMail[]>;
  /** The token in the latest link sent to an address. */
  tokenSentTo: (email: string) => Promise<string>;
}

/** A test server with an outbox of its own. */
export async function createMailServer(
  environment: Record<string, string> = {},
): Promise<MailServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibule-mail-'));
  const server = await createTestServer({ environment: { DATA_DIR: folder, ...environment } });
  const mailsTo = async (email: string) => {
    await runEnqueued(server);
    const mails = await listOutbox(server.services.config, 100);
    return mails.filter((mail) => mail.to === email);
  };
  return {
    ...server,
    mailsTo,
    tokenSentTo: async (email) => {
      const [latest] = await mailsTo(email);
      return /\?token=([\w-]+)/.exec(latest?.text ?? '')?.[1] ?? '';
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function runEnqueued({ jobs, services }: TestServer): Promise<void> {
  for (let next = jobs.enqueued.shift(); next; next = jobs.enqueued.shift()) {
    const { name, data } = next;
    await allJobs.find((job) => job.name === name)?.run(services, data, randomUUID());
  }
}
