import * as v from 'valibot';
import { isDay, type Day } from '../calendar/day.js';
import { EMAIL_INVALID, EMAIL_REQUIRED, isEmail, isSameMailbox, knownEmailRule } from './email.js';
import { formObject } from './form-object.js';
import { optionalPhoneRule } from './phone.js';
import { fullNameRule } from './register.js';
import { lineRule } from './text-rules.js';
import { accountMessages } from './messages.js';
import { LONGEST_PASSWORD, PASSWORD_TOO_LONG } from './password-rules.js';
import type { User } from './user.schema.js';

const dateOfBirthRule = v.pipe(
  v.string(),
  v.check((text) => text === '' || isDay(text), 'Date of birth is invalid'),
);

const OLDEST_AGE = 120;

/** The first day that is offered as a date of birth. `today` is the hotel's day. */
export function earliestBirth(today: Day): Day {
  return `${Number(today.slice(0, 4)) - OLDEST_AGE}-01-01`;
}

/** Asked for only with a new address, so it may be empty here. */
const optionalPasswordRule = v.pipe(v.string(), v.maxLength(LONGEST_PASSWORD, PASSWORD_TOO_LONG));

/** The profile's form and what is sent: full name and email required (spec 5, Profile). */
export const profileForm = formObject(
  {
    fullName: fullNameRule,
    email: knownEmailRule,
    phone: v.optional(optionalPhoneRule, ''),
    address: v.optional(lineRule('Address', 200), ''),
    city: v.optional(lineRule('City', 100), ''),
    country: v.optional(lineRule('Country', 100), ''),
    dateOfBirth: v.optional(dateOfBirthRule, ''),
    currentPassword: v.optional(optionalPasswordRule, ''),
  },
  { fullName: 'Full name is required', email: EMAIL_REQUIRED },
);

export type ProfileForm = v.InferOutput<typeof profileForm>;

/**
 * The form of a guest whose address is known, and may stay as it is: another one must be an address
 * that mail can be sent to, and needs the password (ruling 48).
 */
export function profileFormOf(user: Pick<User, 'email'>) {
  return v.pipe(
    profileForm,
    v.forward(
      v.partialCheck(
        [['email']],
        ({ email }) => isSameMailbox(email, user.email) || isEmail(email),
        EMAIL_INVALID,
      ),
      ['email'],
    ),
    v.forward(
      v.partialCheck(
        [['email'], ['currentPassword']],
        (form) => isSameMailbox(form.email, user.email) || form.currentPassword !== '',
        accountMessages['account.password-required'],
      ),
      ['currentPassword'],
    ),
  );
}

/** What Cancel resets the fields to (spec 4, Profile). */
export function toProfileForm(user: User): ProfileForm {
  return {
    fullName: user.fullName,
    email: user.email,
    phone: user.phone ?? '',
    address: user.address ?? '',
    city: user.city ?? '',
    country: user.country ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    currentPassword: '',
  };
}

/** Whether a form changes only the address, which then waits to be confirmed. */
export function changesEmailAlone(form: ProfileForm, user: User): boolean {
  const before = toProfileForm(user);
  return (
    !isSameMailbox(form.email, user.email) &&
    profileFields.every((field) => form[field] === before[field])
  );
}

const profileFields = ['fullName', 'phone', 'address', 'city', 'country', 'dateOfBirth'] as const;
