import * as v from 'valibot';
import { isDay, type Day } from '../calendar/day.js';
import { texts as nameTexts } from '../text/name.texts.js';
import type { Translation } from '../words/index.js';
import { texts } from './account-rules.texts.js';
import { isEmail, isSameMailbox, knownEmailRule } from './email.js';
import { formObject } from './form-object.js';
import { optionalPhoneRule } from './phone.js';
import { fullNameRule } from './register.js';
import { lineRule } from './text-rules.js';
import { accountMessages } from './messages.js';
import { LONGEST_PASSWORD } from './password-rules.js';
import type { User } from './user.schema.js';
import type { AccountWords, NameWords } from './words.js';

// @__NO_SIDE_EFFECTS__
function dateOfBirthRule(t: AccountWords) {
  return v.pipe(
    v.string(),
    v.check((text) => text === '' || isDay(text), t.dateOfBirthInvalid),
  );
}

const OLDEST_AGE = 120;

/** The first day that is offered as a date of birth. `today` is the hotel's day. */
export function earliestBirth(today: Day): Day {
  return `${Number(today.slice(0, 4)) - OLDEST_AGE}-01-01`;
}

/** Asked for only with a new address, so it may be empty here. */
// @__NO_SIDE_EFFECTS__
function optionalPasswordRule(t: AccountWords) {
  const tooLong = t.passwordTooLong({ count: LONGEST_PASSWORD });
  return v.pipe(v.string(), v.maxLength(LONGEST_PASSWORD, tooLong));
}

/** The profile's form and what is sent: full name and email required (spec 5, Profile). */
// @__NO_SIDE_EFFECTS__
function profileRules(t: AccountWords = texts, names: NameWords = nameTexts) {
  return formObject(
    {
      fullName: fullNameRule(t, names),
      email: knownEmailRule(t),
      phone: v.optional(optionalPhoneRule(t), ''),
      address: v.optional(lineRule(t.address, 200, t), ''),
      city: v.optional(lineRule(t.city, 100, t), ''),
      country: v.optional(lineRule(t.country, 100, t), ''),
      dateOfBirth: v.optional(dateOfBirthRule(t), ''),
      currentPassword: v.optional(optionalPasswordRule(t), ''),
    },
    { fullName: t.required({ label: t.fullName }), email: t.emailRequired },
  );
}
export const profileForm = profileRules();

export type ProfileForm = v.InferOutput<typeof profileForm>;

/**
 * The form of a guest whose address is known, and may stay as it is: another one must be an address
 * that mail can be sent to, and needs the password (ruling 48).
 */
export function profileFormOf(
  user: Pick<User, 'email'>,
  t: AccountWords = texts,
  names: NameWords = nameTexts,
  messages: Translation<typeof accountMessages> = accountMessages,
) {
  return v.pipe(
    profileRules(t, names),
    v.forward(
      v.partialCheck(
        [['email']],
        ({ email }) => isSameMailbox(email, user.email) || isEmail(email),
        t.emailInvalid,
      ),
      ['email'],
    ),
    v.forward(
      v.partialCheck(
        [['email'], ['currentPassword']],
        (form) => isSameMailbox(form.email, user.email) || form.currentPassword !== '',
        messages['account.password-required'],
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
