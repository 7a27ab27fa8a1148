import { randomBytes } from 'node:crypto';
import { hotelContact } from '@vestibule/domain/content';
import type { SettingValue } from '@vestibule/domain/settings';
import type { Answers } from './answers.js';
import type { Variables } from './environment-file.js';
import { questions } from './questions.js';

/** The settings that the answers become; the link to the map follows the address. */
export function settingsFrom(answers: Answers): { key: string; value: SettingValue }[] {
  const { addressLink } = hotelContact({ address: answers['address'] });
  const given = questions.flatMap(({ flag, settings = [] }) =>
    settings.map((key) => ({ key, value: answers[flag] ?? '' })),
  );
  return [...given, { key: 'general.addressLink', value: addressLink }];
}

/**
 * The variables that the answers become, over those that the file has. An administrator without a
 * password is made one.
 */
export function variablesFrom(
  answers: Answers,
  before: Variables,
): { variables: Variables; madePassword: string | undefined } {
  const given = questions.flatMap(({ flag, variable }) => {
    const answer = answers[flag];
    return variable && answer ? [[variable, answer] as const] : [];
  });
  const known: Variables = {
    SEED: 'none',
    ADMIN_EMAIL: answers['email'] ?? '',
    ...before,
    ...Object.fromEntries(given),
  };
  if (known['ADMIN_PASSWORD']) return { variables: known, madePassword: undefined };
  const madePassword = makePassword();
  return { variables: { ...known, ADMIN_PASSWORD: madePassword }, madePassword };
}

/** 144 random bits, with the capital, small letter and digit that the rule of passwords asks for. */
function makePassword(): string {
  return `${randomBytes(18).toString('base64url')}aA1`;
}
