import * as v from 'valibot';
import { isEmail } from '../account/email.js';
import type { User } from '../account/user.schema.js';
import { isDay, type Day } from '../calendar/day.js';
import { isName, NAME_INVALID } from '../text/index.js';
import { hallPeopleText } from './hall.js';

/** Spec 5, Meeting hall form, in its order. */
export const hallEventTypes = [
  'Business Meeting',
  'Conference',
  'Seminar',
  'Workshop',
  'Training Session',
  'Corporate Event',
  'Other',
] as const;

export type HallEventType = (typeof hallEventTypes)[number];

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

/** A company is named in mails to the hotel, as a guest is (ruling 50). */
const COMPANY_INVALID = 'Please enter a company without links.';

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

function required(message: string, most = shortText) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(most, `Please use at most ${most} characters`),
  );
}

function optionalText(most: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(most, `Please use at most ${most} characters`));
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

function optionalTime(message: string) {
  return v.pipe(
    v.string(),
    v.check((time) => time === '' || timeOfDay.test(time), message),
  );
}

/** The form's rule with spec 5's messages. `today` is the hotel's day, `capacity` the hall's. */
export function hallRequestSchema({ today, capacity }: { today: Day; capacity: number }) {
  const fields = v.object({
    fullName: v.pipe(required('Full name is required'), v.check(isName, NAME_INVALID)),
    email: v.pipe(required('Email is required'), v.check(isEmail, 'Email is invalid')),
    phone: required('Phone number is required', 40),
    company: v.pipe(optionalText(shortText), v.check(isName, COMPANY_INVALID)),
    eventDate: v.pipe(
      required('Event date is required'),
      v.check(isDay, 'Event date is invalid'),
      v.check((day) => day >= today, 'Event date cannot be in the past'),
    ),
    expectedAttendees: v.pipe(
      required('Expected attendees is required'),
      v.digits('Expected attendees must be a whole number'),
      v.check((text) => Number(text) >= 1, 'Expected attendees must be at least 1'),
      v.check(
        (text) => Number(text) <= capacity,
        `This hall holds at most ${hallPeopleText(capacity)}`,
      ),
    ),
    eventType: v.pipe(
      required('Event type is required'),
      v.picklist(hallEventTypes, 'Event type is required'),
    ),
    specialRequirements: optionalText(longText),
    startTime: optionalTime('Start time is invalid'),
    endTime: optionalTime('End time is invalid'),
  });
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['startTime'], ['endTime']],
        // One that runs past midnight is told in the special requirements.
        ({ startTime, endTime }) => startTime === '' || endTime === '' || endTime > startTime,
        'End time must be after the start time',
      ),
      ['endTime'],
    ),
  );
}

export const HALL_REQUEST_SENT_MESSAGE =
  'Booking request submitted successfully! We will contact you soon.';
export const HALL_REQUEST_FAILED_MESSAGE = 'Failed to submit booking request. Please try again.';
