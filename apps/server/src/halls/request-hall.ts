import { createHash } from 'node:crypto';
import type * as contract from '@vestibule/api/halls/contract';
import { emailSettingsSchema, notificationSettingsSchema } from '@vestibule/api/settings/contract';
import {
  formOfHallBooking,
  hallBooking,
  hallRequestOutcomeTexts,
  hallRequestSchema,
  requestHallTexts,
  type HallBooking,
  type MeetingHall,
} from '@vestibule/domain/halls';
import { ProblemError } from '@vestibule/domain/problem';
import { nameTexts } from '@vestibule/domain/text';
import type { Language } from '@vestibule/domain/words';
import * as v from 'valibot';
import type { Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import type { CallContext, Handler } from '../http/handler.js';
import { parseBy } from '../http/parse-by.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { letterheadOf } from '../mail/letterhead.js';
import { sendMail } from '../mail/send-mail.js';
import type { Services } from '../services.js';
import { readValues } from '../settings/read-values.js';
import { wordsIn } from '../texts/words-in.js';
import { translate } from '../translations/translate.js';
import { hallRequestedMail, hallRequestMail } from './mails.js';
import {
  findHall,
  findHallRequestByKey,
  insertHallRequest,
  lockHall,
  type HallRequest,
} from './store.js';

const limits = [perAddress('hall-request', 20, 3600)];

/**
 * POST /bookings without a sign-in (ruling 14): checked by the form's own rule, with price, name
 * and status from our record of the hall. The same `Idempotency-Key` answers the same request.
 */
export const requestHall: Handler<typeof contract.requestHall> = limited(
  limits,
  async ({ body }, { services, caller, address, language, header }) => {
    const hall = await findHall(services.db, body.serviceId);
    if (!hall) throw new ProblemError('halls.not-found');
    if (hall.status !== 'Available') throw new ProblemError('halls.not-available');
    const booking = checkedBooking(body, hall, { services, language });
    const request = await keep(services, {
      booking,
      idempotencyKey: header('idempotency-key')?.slice(0, 100),
      origin: address,
      language,
      userId: caller?.id,
    });
    const { id, createdAt } = request;
    const data = { _id: id, status: 'pending' as const, createdAt: createdAt.toISOString() };
    const message = wordsIn(language, hallRequestOutcomeTexts).sent;
    return { success: true as const, data, message };
  },
);

function checkedBooking(
  body: HallBooking,
  hall: MeetingHall,
  { services, language }: Pick<CallContext, 'services' | 'language'>,
): HallBooking {
  const rule = hallRequestSchema(
    { today: services.today(), capacity: hall.capacity },
    wordsIn(language, requestHallTexts),
    wordsIn(language, nameTexts),
  );
  const form = parseBy(rule, formOfHallBooking(body), { code: 'request.unprocessable', language });
  return hallBooking(hall, form, services.now());
}

async function keep(
  services: Services,
  kept: {
    booking: HallBooking;
    idempotencyKey: string | undefined;
    origin: string;
    language: Language;
    userId: string | undefined;
  },
): Promise<HallRequest> {
  const { booking, idempotencyKey, origin, language, userId } = kept;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([booking.serviceId, booking.bookingData]))
    .digest('hex');
  const inserted = await inTransaction(services.db, async (tx) => {
    if (!(await lockHall(tx, booking.serviceId))) throw new ProblemError('halls.not-found');
    const request = await insertHallRequest(tx, {
      hallId: booking.serviceId,
      bookingData: booking.bookingData,
      idempotencyKey,
      fingerprint,
      createdAt: services.now(),
      origin,
      language,
      userId,
    });
    if (request) await tell(services, tx, booking, language);
    return request;
  });
  if (inserted) return inserted;
  const earlier = await findHallRequestByKey(services.db, idempotencyKey ?? '');
  if (earlier?.fingerprint !== fingerprint) throw new ProblemError('halls.key-reused');
  return earlier;
}

/** A mail to the hotel and, if the settings want it, one to the guest, sent when the request is stored. */
async function tell(
  services: Services,
  tx: Transaction,
  { serviceId, bookingData }: HallBooking,
  language: Language,
) {
  const { deskAddress } = v.parse(emailSettingsSchema, await readValues(tx, 'email'));
  const { requestReceived } = v.parse(
    notificationSettingsSchema,
    await readValues(tx, 'notifications'),
  );
  if (requestReceived) {
    const head = letterheadOf(services, language);
    const asked = [{ _id: serviceId, name: bookingData.hallName }];
    const [hall] = await translate(tx, language, 'halls', asked);
    const data = { ...bookingData, hallName: hall?.name ?? bookingData.hallName };
    await sendMail(services, tx, hallRequestedMail(data, head));
  }
  await sendMail(services, tx, hallRequestMail(bookingData, letterheadOf(services), deskAddress));
}
