import * as v from 'valibot';
import { isEmail } from '../account/email.js';
import type { User } from '../account/user.schema.js';
import { isDay, type Day } from '../calendar/day.js';
import { isName, nameInvalid } from '../text/index.js';
import { texts as nameTexts } from '../text/name.texts.js';
import type { Translation } from '../words/index.js';
import { formatNumber } from '../words/number.js';
import { hallEventTypes } from './hall-event-types.js';
import { texts } from './request-hall.texts.js';

export * from './hall-event-types.js';

/** What the guest types; attendees stay text until they are checked. */
export interface HallRequestForm {
  fullName: string;
  email: string;
  phone: string;
  company: string;
  eventDate: string;
  expectedAttendees: string;
  eventType: string;
  specialRequirements: string;
  /** `HH:MM`, or nothing: both times are optional. */
  startTime: string;
  endTime: string;
}

export const emptyHallRequest: HallRequestForm = {
  fullName: '',
  email: '',
  phone: '',
  company: '',
  eventDate: '',
  expectedAttendees: '',
  eventType: '',
  specialRequirements: '',
  startTime: '',
  endTime: '',
};

/** What the form need not ask a guest who is signed in. */
export function hallClientOf({ fullName, email, phone }: User): Partial<HallRequestForm> {
  return { fullName, email, phone: phone ?? '' };
}

const shortText = 200;
const longText = 2000;

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

interface HallRequestLimits {
  /** The hotel's day. */
  today: Day;
  /** How many people the hall holds. */
  capacity: number;
}

/** The form's rule with spec 5's messages. */
export function hallRequestSchema(
  { today, capacity }: HallRequestLimits,
  t: Translation<typeof texts> = texts,
  ofNames: Translation<typeof nameTexts> = nameTexts,
  locale?: string,
) {
  const optionalText = (most: number) =>
    v.pipe(v.string(), v.trim(), v.maxLength(most, t.tooLong({ count: most })));
  const required = (message: string, most = shortText) =>
    v.pipe(optionalText(most), v.nonEmpty(message));
  const optionalTime = (message: string) =>
    v.pipe(
      v.string(),
      v.check((time) => time === '' || timeOfDay.test(time), message),
    );
  const fields = v.object({
    fullName: v.pipe(required(t.nameRequired), v.check(isName, nameInvalid(ofNames))),
    email: v.pipe(required(t.emailRequired), v.check(isEmail, t.emailInvalid)),
    phone: required(t.phoneRequired, 40),
    // A company is named in mails to the hotel, as a guest is (ruling 50).
    company: v.pipe(optionalText(shortText), v.check(isName, t.companyInvalid)),
    eventDate: v.pipe(
      required(t.dateRequired),
      v.check(isDay, t.dateInvalid),
      v.check((day) => day >= today, t.datePast),
    ),
    expectedAttendees: v.pipe(
      required(t.attendeesRequired),
      v.digits(t.attendeesWhole),
      v.check((text) => Number(text) >= 1, t.attendeesAtLeastOne),
      v.check(
        (text) => Number(text) <= capacity,
        t.attendeesAtMost({ count: capacity, figure: formatNumber(capacity, locale) }),
      ),
    ),
    eventType: v.pipe(required(t.typeRequired), v.picklist(hallEventTypes, t.typeRequired)),
    specialRequirements: optionalText(longText),
    startTime: optionalTime(t.startInvalid),
    endTime: optionalTime(t.endInvalid),
  });
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['startTime'], ['endTime']],
        // One that runs past midnight is told in the special requirements.
        ({ startTime, endTime }) => startTime === '' || endTime === '' || endTime > startTime,
        t.endBeforeStart,
      ),
      ['endTime'],
    ),
  );
}
