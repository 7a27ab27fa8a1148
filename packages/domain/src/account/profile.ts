import * as v from 'valibot';
import { isDay } from '../calendar/day.js';
import { EMAIL_REQUIRED, emailRule } from './email.js';
import { formObject } from './form-object.js';
import { optionalPhoneRule } from './phone.js';
import { fullNameRule } from './register.js';
import { lineRule } from './text-rules.js';
import type { User } from './user.js';

const dateOfBirthRule = v.pipe(
  v.string(),
  v.check((text) => text === '' || isDay(text), 'Date of birth is invalid'),
);

/** The profile's form and what is sent: full name and email required (spec 5, Profile). */
export const profileForm = formObject(
  {
    fullName: fullNameRule,
    email: emailRule,
    phone: v.optional(optionalPhoneRule, ''),
    address: v.optional(lineRule('Address', 200), ''),
    city: v.optional(lineRule('City', 100), ''),
    country: v.optional(lineRule('Country', 100), ''),
    dateOfBirth: v.optional(dateOfBirthRule, ''),
  },
  { fullName: 'Full name is required', email: EMAIL_REQUIRED },
);

export type ProfileForm = v.InferOutput<typeof profileForm>;

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
  };
}
