import type { Translation } from '../words/index.js';
import { texts } from './browser-name.texts.js';
import type { Session } from './session.schema.js';

/** `Firefox on Windows`, or as much of it as is known. */
export function browserName(
  { browser, system }: Pick<Session, 'browser' | 'system'>,
  t: Translation<typeof texts> = texts,
): string {
  const name = browser ?? t.unknown;
  return system ? t.onSystem({ browser: name, system }) : name;
}
