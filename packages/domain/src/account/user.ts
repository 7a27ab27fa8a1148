import type { User } from './user.schema.js';
import { truncate } from '../text/index.js';

const WELCOME_EMAIL_LENGTH = 25;

/** The name in the welcome line, or the address cut at 25 characters (spec 2, Layout). */
export function welcomeName({ name, email }: { name?: string; email: string }): string {
  return name?.trim() || truncate(email, WELCOME_EMAIL_LENGTH);
}

type Stored = Readonly<Record<string, unknown>>;

function textOf(record: Stored, key: string): string | undefined {
  const value = record[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A person's whole name: fullName, or name, or first and last (spec 3). */
export function fullNameOf(record: Stored): string {
  const parts = [textOf(record, 'firstName'), textOf(record, 'lastName')].filter(Boolean).join(' ');
  return textOf(record, 'fullName') ?? textOf(record, 'name') ?? parts;
}

/** A user as older or other clients stored it: id or _id, name or fullName, or its parts (spec 3). */
export function readUser(stored: unknown): User | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const record: Stored = { ...stored };
  const text = (key: string) => textOf(record, key);
  const _id = text('_id') ?? text('id');
  const email = text('email');
  if (!_id || !email) return undefined;
  return {
    _id,
    email,
    fullName: fullNameOf(record),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    country: text('country'),
    dateOfBirth: text('dateOfBirth'),
    emailVerified: record['emailVerified'] === true,
    waitingEmail: text('waitingEmail'),
    createdAt: text('createdAt') ?? '',
  };
}

/** `November 2026` by the hotel's calendar (ruling 24), or nothing when the record does not say. */
export function memberSince(
  user: Pick<User, 'createdAt'>,
  timeZone: string,
  locale = 'en-US',
): string | undefined {
  const date = new Date(user.createdAt);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(date);
}
