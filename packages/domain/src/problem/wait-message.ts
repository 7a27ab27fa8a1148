import type { Translation } from '../words/index.js';
import { texts } from './wait-message.texts.js';

const MINUTE = 60;

/** What a refusal for too many attempts says: how long to wait, in whole minutes above one. */
export function waitMessage(seconds: number, t: Translation<typeof texts> = texts): string {
  return t.tooMany({ count: Math.max(1, Math.ceil(seconds / MINUTE)) });
}
