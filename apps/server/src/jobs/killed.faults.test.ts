import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../database/connect.js';
import { startHotelProcess, type HotelProcess } from '../testing/hotel-process.js';
import { freePort } from '../web/free-port.js';
import { signIn } from '../testing/sign-in.js';
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.js';
import { createTestDatabase } from '../testing/test-database.js';

const RESUME_LIMIT_MS = 60_000;
/** Longer than a silent process is waited for. */
const LONG_JOB_MS = 45_000;
const EMAIL = 'layla@example.com';

let database: DatabaseConnection;
let smtp: SmtpServer;
let dataDir: string;
let hotels: HotelProcess[];

beforeEach(async () => {
  database = await createTestDatabase();
  smtp = await startSmtpServer();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-killed-'));
  hotels = [];
});

afterEach(async () => {
  for (const hotel of hotels) if (!hotel.ended()) await hotel.end('SIGKILL');
  await smtp.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

async function startHotel(): Promise<HotelProcess> {
  const hotel = await startHotelProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SMTP_URL: smtp.url,
  });
  hotels.push(hotel);
  return hotel;
}

/** Asks for a reset mail, and waits until the mail server has it and has not answered. */
async function askForMail({ url }: HotelProcess) {
  await signIn({ db: database.db, now: () => new Date() }, { email: EMAIL });
  smtp.answer('nothing');
  const reply = await fetch(`${url}/api/basic-users/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL }),
  });
  expect(reply.status).toBe(200);
  await expect.poll(() => smtp.mails.length, { timeout: 20_000 }).toBe(1);
}

test('what a killed server was sending is sent within a minute of the restart, as the same mail', async () => {
  const killed = await startHotel();
  await askForMail(killed);
  await killed.end('SIGKILL');
  smtp.answer('accept');
  await startHotel();
  const begun = performance.now();
  await expect.poll(() => smtp.mails.length, { timeout: RESUME_LIMIT_MS }).toBe(2);
  process.stdout.write(`\nresumed after ${Math.round(performance.now() - begun)} ms\n`);
  const [first, again] = smtp.mails;
  expect(again?.messageId).toBe(first?.messageId);
  await pause(5000);
  expect(smtp.mails).toHaveLength(2);
});

test('what a living server is sending is not taken over by another', async () => {
  const living = await startHotel();
  await startHotel();
  await askForMail(living);
  await pause(LONG_JOB_MS);
  expect(smtp.mails).toHaveLength(1);
});
