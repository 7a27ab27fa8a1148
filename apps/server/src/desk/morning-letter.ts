import { emailSettingsSchema } from '@vestibule/api/settings/contract';
import { addDays, type Day } from '@vestibule/domain/calendar';
import * as v from 'valibot';
import { inTransaction } from '../database/retry.js';
import type { Job } from '../jobs/job.js';
import { letterheadOf } from '../mail/letterhead.js';
import { sendMail } from '../mail/send-mail.js';
import type { Services } from '../services.js';
import { readValues } from '../settings/read-values.js';
import { findWaiting, morningLetterMail } from './morning-letter-mail.js';
import { morningLetters } from './tables.js';

/** How late after midnight the letter of the day before may leave. */
const MOST_MINUTES_LATE = 6 * 60;

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whose letter is due: today's, or yesterday's that no server sent before midnight. */
function dueDay(today: Day, time: string, due: string): Day | undefined {
  if (time >= due) return today;
  const late = minutesOf(time) + 24 * 60 - minutesOf(due);
  return late < MOST_MINUTES_LATE ? addDays(today, -1) : undefined;
}

/**
 * Writes to the desk what waits, from `email.morningLetterTime` on. The day is claimed with the mail: one
 * letter a day, however many processes there are and whenever they were started.
 */
export async function sendMorningLetter(services: Services): Promise<void> {
  const { db, now } = services;
  // The day before the time: at midnight, the other order would have the new day at 23:59.
  const today = services.today();
  const time = services.time();
  const email = v.parse(emailSettingsSchema, await readValues(db, 'email'));
  const day = dueDay(today, time, email.morningLetterTime);
  if (!day) return;
  await inTransaction(db, async (tx) => {
    const claim = tx.insert(morningLetters).values({ day, at: now() });
    const claimed = await claim.onConflictDoNothing().returning();
    if (claimed.length === 0) return;
    const { deskAddress: to } = email;
    const mail = morningLetterMail(await findWaiting(tx, day), letterheadOf(services), { to, day });
    if (mail) await sendMail(services, tx, mail);
  });
}

/** Every minute: the day's last minute may be its time, and a server that was down sends it later. */
export const morningLetterJob: Job = {
  name: 'desk.morning-letter',
  cron: '* * * * *',
  run: sendMorningLetter,
};
