import { isCommonPassword, accountRulesTexts, newPasswordRule } from '@vestibule/domain/account';
import { checkSetting, type KnownSettingKey } from '@vestibule/domain/settings';
import { ruleMessage } from '@vestibule/domain/problem';
import * as v from 'valibot';
import { environmentSchema, type Environment } from '../config/environment.js';
import { providerKeys } from '../payments/providers/providers.js';

type Variable = keyof Environment;

/** One thing that a hotel says of itself before it opens. */
export interface Question {
  /** `--zone`; also its name among the answers. */
  flag: string;
  /** As a terminal asks it. */
  text: string;
  /** What an answer becomes: settings, or a variable of the environment. */
  settings?: readonly KnownSettingKey[];
  variable?: Variable;
}

/** Without an answer to these nothing is written. */
export const neededQuestions: readonly Question[] = [
  {
    flag: 'name',
    text: 'Name of the hotel',
    settings: ['general.hotelName', 'email.senderName'],
  },
  { flag: 'zone', text: 'Time zone, such as Asia/Muscat', settings: ['general.timeZone'] },
  { flag: 'address', text: 'Address, in one line', settings: ['general.address'] },
  {
    flag: 'email',
    text: 'Email address of the desk',
    settings: ['general.email', 'email.senderAddress', 'email.deskAddress'],
  },
  { flag: 'phone', text: 'Phone', settings: ['general.phone'] },
];

/** An empty answer leaves the variable as it is. */
const optionalQuestions: readonly Question[] = [
  {
    flag: 'public-url',
    text: 'Address where guests reach the site (PUBLIC_URL)',
    variable: 'PUBLIC_URL',
  },
  { flag: 'smtp-url', text: 'Mail server (SMTP_URL)', variable: 'SMTP_URL' },
  {
    flag: 'admin-email',
    text: 'Administrator (ADMIN_EMAIL; empty: the address of the desk)',
    variable: 'ADMIN_EMAIL',
  },
  {
    flag: 'admin-password',
    text: 'Password of the administrator (ADMIN_PASSWORD; empty: one is made)',
    variable: 'ADMIN_PASSWORD',
  },
  ...providerKeys.map((variable) => ({ flag: flagOf(variable), text: variable, variable })),
];

export const questions: readonly Question[] = [...neededQuestions, ...optionalQuestions];

function flagOf(variable: string): string {
  return variable.toLowerCase().replaceAll('_', '-');
}

/** What is wrong with an answer, as one sentence; undefined when it can be written. */
export async function problemOf(question: Question, answer: string): Promise<string | undefined> {
  const { settings = [], variable } = question;
  for (const key of settings) {
    const message = checkSetting({ key, value: answer });
    if (message) return `${message}.`;
  }
  if (!variable) return undefined;
  if (variable === 'ADMIN_PASSWORD') return await passwordProblem(answer);
  const result = v.safeParse(environmentSchema.entries[variable], answer, { message: ruleMessage });
  return result.success ? undefined : result.issues[0].message;
}

/** The rule of any new password of an account. */
async function passwordProblem(password: string): Promise<string | undefined> {
  const result = v.safeParse(newPasswordRule(), password);
  if (!result.success) return `ADMIN_PASSWORD: ${result.issues[0].message}`;
  if (!(await isCommonPassword(password))) return undefined;
  return `ADMIN_PASSWORD: ${accountRulesTexts.passwordTooCommon}`;
}
