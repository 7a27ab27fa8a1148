import { emailSettingsSchema } from '@vestibule/api/settings/contract';
import { DAY_MS } from '@vestibule/domain/calendar';
import * as v from 'valibot';
import { locks, takeAdvisoryLock } from '../database/advisory-lock.js';
import type { Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import { letter } from '../mail/letter.js';
import { letterheadOf } from '../mail/letterhead.js';
import { sendMail } from '../mail/send-mail.js';
import type { Services } from '../services.js';
import { readValues } from '../settings/read-values.js';
import { wordsIn } from '../texts/words-in.js';
import { texts } from './calendar-mails.texts.js';
import { findConflicts, findFailing, noteConflictsTold, updateCalendar } from './store.js';

const MOST_LINES = 50;

/** Writes to the desk of each conflict once, and once of each calendar that has failed for a day. */
export async function tellDesk(services: Services): Promise<void> {
  const { db } = services;
  const { deskAddress } = v.parse(emailSettingsSchema, await readValues(db, 'email'));
  await inTransaction(db, async (tx) => {
    await takeAdvisoryLock(tx, locks.calendars);
    await tellOfConflicts(tx, services, deskAddress);
    await tellOfFailing(tx, services, deskAddress);
  });
}

async function tellOfConflicts(tx: Transaction, services: Services, to: string): Promise<void> {
  const found = await findConflicts(tx, services.today());
  const conflicts = found.filter(({ units, told }) => units > told);
  if (conflicts.length === 0) return;
  const head = letterheadOf(services);
  const t = wordsIn(head.language, texts);
  const lines = conflicts.slice(0, MOST_LINES).map((one) => t.conflict(one));
  const paragraphs = [
    [t.conflictsFound, ...lines].join('\n'),
    t.allConflicts({ command: 'pnpm hotel ical conflicts' }),
  ];
  const title = t.conflicts;
  await sendMail(services, tx, { to, subject: title, ...letter(head, { title, paragraphs }) });
  await noteConflictsTold(tx, found);
}

async function tellOfFailing(tx: Transaction, services: Services, to: string): Promise<void> {
  const now = services.now();
  const failing = (await findFailing(tx)).filter(
    ({ failingSince, toldAt }) => !toldAt && now.getTime() - failingSince.getTime() >= DAY_MS,
  );
  if (failing.length === 0) return;
  const head = letterheadOf(services);
  const t = wordsIn(head.language, texts);
  const lines = failing.slice(0, MOST_LINES).map(({ name, roomId: room, failingSince }) => {
    return t.feed({ name, room, since: failingSince.toISOString().slice(0, 16) });
  });
  const paragraphs = [
    [t.failingFound, ...lines].join('\n'),
    t.why({ command: 'pnpm hotel ical list' }),
  ];
  const title = t.failing;
  await sendMail(services, tx, { to, subject: title, ...letter(head, { title, paragraphs }) });
  for (const { id } of failing) await updateCalendar(tx, id, { toldAt: now });
}
