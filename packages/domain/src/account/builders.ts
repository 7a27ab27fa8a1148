import type { Complete } from '../record/index.js';
import type { Passkey } from './passkey.schema.js';
import type { Preferences } from './preferences.js';
import type { SignUpForm } from './register.js';
import type { Session } from './session.schema.js';
import type { User } from './user.schema.js';

export function buildUser(overrides: Partial<User> = {}): User {
  return {
    _id: 'b2f7c1de-0f6a-4c8e-9f57-6d1f0c3a9e21',
    fullName: 'Layla Haddad',
    email: 'layla.haddad@example.com',
    phone: '+96892123456',
    address: '12 Al Inshirah Street',
    city: 'Muscat',
    country: 'Oman',
    dateOfBirth: '1988-04-17',
    emailVerified: true,
    waitingEmail: undefined,
    createdAt: '2025-03-09T10:30:00.000Z',
    ...overrides,
  } satisfies Complete<User>;
}

export function buildSession(overrides: Partial<Session> = {}): Session {
  return {
    id: '5f0c2b7e-3c1d-4f5a-8a54-0d6c9c1f7b10',
    createdAt: '2026-11-18T07:15:00.000Z',
    lastUsedAt: '2026-11-20T07:40:00.000Z',
    browser: 'Firefox',
    system: 'Windows',
    current: false,
    ...overrides,
  } satisfies Complete<Session>;
}

export function buildPasskey(overrides: Partial<Passkey> = {}): Passkey {
  return {
    id: '0b7c4f0e-6f57-4c1d-9b0d-5e2f3a1c7d42',
    createdAt: '2026-11-18T07:15:00.000Z',
    lastUsedAt: '2026-11-20T07:40:00.000Z',
    browser: 'Firefox',
    system: 'Windows',
    ...overrides,
  } satisfies Complete<Passkey>;
}

export function buildSignUpForm(overrides: Partial<SignUpForm> = {}): SignUpForm {
  return {
    firstName: 'Layla',
    lastName: 'Haddad',
    email: 'layla.haddad@example.com',
    phone: '+96892123456',
    password: 'Seaside7Palms',
    confirmPassword: 'Seaside7Palms',
    agreeToTerms: true,
    subscribe: true,
    ...overrides,
  };
}

export function buildPreferences(overrides: Partial<Preferences> = {}): Preferences {
  return { newsletter: true, bed: 'king', floor: 'high', notes: '', ...overrides };
}
