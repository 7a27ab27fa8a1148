import { hallBooking } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { calendarBlocks, calendars } from '../calendars/tables.js';
import { insertHall } from '../halls/halls.fixtures.js';
import type { MailMessage } from '../mail/message.js';
import { payments } from '../payments/tables.js';
import { guest, openPaymentsServer, server } from '../testing/opened-payments-server.js';
import { runHotel } from '../testing/run-hotel.js';
import { sendJson } from '../testing/send-json.js';
import { setSetting } from '../testing/set-setting.js';
import { morningLetterJob, sendMorningLetter } from './morning-letter.js';

openPaymentsServer();

const BEFORE = '2026-11-21T07:59+04:00';
const MORNING = '2026-11-21T08:00+04:00';
const EVENING = '2026-11-21T19:30+04:00';

beforeEach(async () => {
  await insertHall(server.services.db);
  server.setNow(new Date(MORNING));
});

async function askForHall(): Promise<string> {
  const body = hallBooking(buildHall(), buildHallRequest(), server.services.now());
  const { data } = await (await sendJson(server, '/api/bookings', { body })).json();
  return data._id;
}

const isLetter = (data: object): data is MailMessage =>
  'subject' in data && String(data.subject).startsWith('What waits on');
const letters = () => server.jobs.enqueued.map(({ data }) => data).filter(isLetter);

async function send(at: string) {
  server.setNow(new Date(at));
  await sendMorningLetter(server.services);
}

describe('the morning letter', () => {
  test('lists each thing that waits, with the command that deals with it', async () => {
    const id = await askForHall();
    const due = (await guest.book()).paymentId;
    const doubtful = (await guest.bookByCard()).paymentId;
    const { db } = server.services;
    await db.update(payments).set({ refundDueCents: 1250 }).where(eq(payments.id, due));
    await db.update(payments).set({ flagged: true }).where(eq(payments.id, doubtful));
    await setSetting(db, 'email.deskAddress', 'desk@example.com');
    await send(MORNING);
    expect(letters()).toMatchObject([
      { to: 'desk@example.com', subject: 'What waits on 2026-11-21' },
    ]);
    const lines = letters()[0]?.text.split('\n').filter(Boolean).slice(2);
    expect(lines).toEqual([
      'Requests for meeting halls, without an answer:',
      `${id}: The Majlis on 2026-12-04. Once it is answered: pnpm hotel requests close ${id}`,
      'Refunds due:',
      `${due}: $12.50 by NowPayments. Once it is sent back: pnpm hotel refunds close ${due} --amount 12.50 --note "…"`,
      'Payments in doubt:',
      `${doubtful}: $300.00 by Thawani. Once it is looked up there: pnpm hotel refunds dismiss ${doubtful} --note "…"`,
    ]);
  });

  test('names nights that are sold twice, and calendars that cannot be read [G3.2]', async () => {
    const { db } = server.services;
    const roomId = 'sea-view-king';
    const url = 'https://portal.example/?secret=abc';
    const failing = { failure: 'Its server answers 404.', failingSince: new Date(MORNING) };
    const [made] = await db
      .insert(calendars)
      .values({ roomId, name: 'portal', url, ...failing })
      .returning();
    const calendarId = made?.id ?? 0;
    const nights = ['2026-11-20', '2026-12-01', '2026-12-02'];
    await db
      .insert(calendarBlocks)
      .values(nights.map((night) => ({ calendarId, night, wanted: 2, taken: 1, told: 1 })));
    await db.update(calendarBlocks).set({ taken: 2 }).where(eq(calendarBlocks.night, '2026-12-02'));
    await send(MORNING);
    const lines = letters()[0]?.text.split('\n').filter(Boolean).slice(2);
    expect(lines).toEqual([
      'Nights that another calendar has sold, and no unit is left for:',
      'sea-view-king on 2026-12-01: sold by portal',
      'Calendars that cannot be read:',
      'portal of sea-view-king, since 2026-11-21T04:00 (UTC). Why: pnpm hotel ical list',
    ]);
  });

  test('leaves from the time on that is set, by the hotel’s clock', async () => {
    await askForHall();
    await send(BEFORE);
    expect(letters()).toHaveLength(0);
    await send(MORNING);
    expect(letters()).toHaveLength(1);
    await setSetting(server.services.db, 'email.morningLetterTime', '06:30');
    await send('2026-11-22T06:29+04:00');
    expect(letters()).toHaveLength(1);
    await send('2026-11-22T06:30+04:00');
    expect(letters()).toHaveLength(2);
  });

  test('leaves before midnight where the last minutes of the day are its time', async () => {
    await askForHall();
    await setSetting(server.services.db, 'email.morningLetterTime', '23:56');
    const step = Number(/^\*\/(\d+) /.exec(morningLetterJob.cron ?? '')?.[1] ?? 1);
    const minutes = [55, 56, 57, 58, 59].filter((minute) => minute % step === 0);
    for (const minute of minutes) await send(`2026-11-21T23:${minute}+04:00`);
    expect(letters()).toMatchObject([{ subject: 'What waits on 2026-11-21' }]);
  });

  test('leaves once for its day where the server starts after midnight, and once for the next', async () => {
    await askForHall();
    await setSetting(server.services.db, 'email.morningLetterTime', '23:59');
    await send('2026-11-21T23:58+04:00');
    expect(letters()).toHaveLength(0);
    await send('2026-11-22T00:07+04:00');
    await send('2026-11-22T00:08+04:00');
    await send('2026-11-22T12:00+04:00');
    expect(letters()).toMatchObject([{ subject: 'What waits on 2026-11-21' }]);
    await send('2026-11-22T23:59+04:00');
    await send('2026-11-23T00:00+04:00');
    expect(letters().slice(1)).toMatchObject([{ subject: 'What waits on 2026-11-22' }]);
  });

  test('leaves later in the day where no server ran at its time', async () => {
    await askForHall();
    await send(EVENING);
    expect(letters()).toMatchObject([{ subject: 'What waits on 2026-11-21' }]);
  });

  test('leaves once a day, of two processes at once and one after them', async () => {
    await askForHall();
    const both = [sendMorningLetter(server.services), sendMorningLetter(server.services)];
    await Promise.all(both);
    await send(EVENING);
    expect(letters()).toHaveLength(1);
  });

  test('is not lost when it could not be queued', async () => {
    await askForHall();
    const enqueue = () => Promise.reject(new Error('no queue'));
    const broken = { ...server.services, jobs: { enqueue } };
    await expect(sendMorningLetter(broken)).rejects.toThrow('no queue');
    await send(MORNING);
    expect(letters()).toHaveLength(1);
  });

  test('is none when nothing waits, and what comes later is in the next', async () => {
    await send(MORNING);
    await askForHall();
    await send(EVENING);
    expect(letters()).toHaveLength(0);
    await send('2026-11-22T08:00+04:00');
    expect(letters()).toHaveLength(1);
  });

  test('leaves out a request that the desk has closed', async () => {
    const closed = await askForHall();
    const open = await askForHall();
    await runHotel(server, 'requests', 'close', closed);
    await send(MORNING);
    expect(letters()[0]?.text).toContain(open);
    expect(letters()[0]?.text).not.toContain(closed);
  });

  test('stays readable where many requests wait', async () => {
    for (let number = 0; number < 51; number += 1) await askForHall();
    await send(MORNING);
    const text = letters()[0]?.text ?? '';
    expect(text.match(/Once it is answered/g)).toHaveLength(50);
    expect(text).toContain('More of them: pnpm hotel requests\n');
  });

  test('has a time of day, or keeps the one it had', async () => {
    const words = ['settings', 'set', 'email.morningLetterTime', '25:00'];
    await expect(runHotel(server, ...words)).rejects.toThrow(
      'Morning letter time must be a time such as 14:00',
    );
  });
});
