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
import { findHall, insertHallRequest, lockHall } from './store.js';

const limits = [perAddress('hall-request', 20, 3600)];

/**
 * POST /bookings without a sign-in (ruling 14): checked by the form's own rule, with price, name
 * and status from our record of the hall.
 */
export const requestHall: Handler<typeof contract.requestHall> = limited(
  limits,
  async ({ body }, { services, caller, address, language, once }) => {
    const hall = await findHall(services.db, body.serviceId);
    if (!hall) throw new ProblemError('halls.not-found');
    if (hall.status !== 'Available') throw new ProblemError('halls.not-available');
    const booking = checkedBooking(body, hall, { services, language });
    const message = wordsIn(language, hallRequestOutcomeTexts).sent;
    return await once(async (tx) => {
      if (!(await lockHall(tx, hall._id))) throw new ProblemError('halls.not-found');
      const createdAt = services.now();
      const request = {
        hallId: hall._id,
        bookingData: booking.bookingData,
        createdAt,
        origin: address,
        language,
        userId: caller?.id,
      };
      const _id = await insertHallRequest(tx, request);
      await tell(services, tx, booking, language);
      const data = { _id, status: 'pending' as const, createdAt: createdAt.toISOString() };
      return { success: true as const, data, message };
    });
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
