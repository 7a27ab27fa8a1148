import { checkSetting, type KnownSettingKey } from '@vestibule/domain/settings';
import { ruleMessage } from '@vestibule/domain/problem';
import * as v from 'valibot';
import { passwordFault } from '../account/password-fault.js';
import { environmentSchema, type Environment } from '../config/environment.js';
import { providerKeys } from '../payments/providers/providers.js';

type Variable = keyof Environment;

/** One thing that a hotel says of itself before it opens. */
export interface Question {
  /** Its name among the answers, and `--zone` on the command line unless it is secret. */
  flag: string;
  /** As a terminal asks it. */
  text: string;
  /** What an answer becomes: settings, or a variable of the environment. */
  settings?: readonly KnownSettingKey[];
  variable?: Variable;
  /** Shown to nobody: other users of a machine see command lines, and shells keep them. */
  secret?: boolean;
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
  { flag: 'smtp-url', text: 'Mail server (SMTP_URL)', variable: 'SMTP_URL', secret: true },
  {
    flag: 'admin-email',
    text: 'Administrator (ADMIN_EMAIL; empty: the address of the desk)',
    variable: 'ADMIN_EMAIL',
  },
  {
    flag: 'admin-password',
    text: 'Password of the administrator (ADMIN_PASSWORD; empty: one is made)',
    variable: 'ADMIN_PASSWORD',
    secret: true,
  },
  ...providerKeys.map((variable) => ({
    flag: flagOf(variable),
    text: variable,
    variable,
    secret: true,
  })),
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
  if (variable === 'ADMIN_PASSWORD') {
    const fault = await passwordFault(answer);
    return fault && `ADMIN_PASSWORD: ${fault}`;
  }
  const result = v.safeParse(environmentSchema.entries[variable], answer, { message: ruleMessage });
  return result.success ? undefined : result.issues[0].message;
}
