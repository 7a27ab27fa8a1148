import type { Translation } from '../words/index.js';
import { texts } from './failure.texts.js';

/** Spec 8, User API status mapping: the text for a reply without a known code. */
const statusMessages = (t: Translation<typeof texts>): Partial<Record<number, string>> => ({
  400: t.invalid,
  401: t.unauthenticated,
  403: t.forbidden,
  404: t.notFound,
  409: t.conflict,
  422: t.unprocessable,
  500: t.serverFailed,
});

/** The guest's text for a status; `serverMessage` is preferred for 422 (spec 8). No status means no response. */
export function messageForStatus(
  status: number | undefined,
  serverMessage?: string,
  t: Translation<typeof texts> = texts,
): string {
  if (status === undefined) return t.network;
  if (status === 422 && serverMessage) return serverMessage;
  return statusMessages(t)[status] ?? t.unexpected;
}
