import { randomBytes, timingSafeEqual } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import type { Hashed } from '../http/hashed.js';

export type LinkPurpose = 'confirm' | 'unsubscribe';

const ID_LENGTH = 22;

export function newSubscriberId(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The token of a subscriber's link: the random id, signed for its purpose by the database's own secret.
 * No token is kept, so each mail can have the same link to leave, and serves as long as its row is there.
 */
export function linkToken(hashed: Hashed, purpose: LinkPurpose, id: string): string {
  return id + hashed(`newsletter ${purpose} ${id}`);
}

/** The subscriber that a token is for; undefined for a text that never was one. */
export function readLinkToken(
  hashed: Hashed,
  purpose: LinkPurpose,
  token: string,
): string | undefined {
  const id = token.slice(0, ID_LENGTH);
  const given = Buffer.from(token);
  const made = Buffer.from(linkToken(hashed, purpose, id));
  return given.length === made.length && timingSafeEqual(given, made) ? id : undefined;
}

/**
 * Answers the one-click request of a mail program, and leads whoever opens it to the page, in the
 * language of the mail.
 */
export function unsubscribeAddress(
  publicUrl: string,
  hashed: Hashed,
  id: string,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const token = linkToken(hashed, 'unsubscribe', id);
  const asked = language === DEFAULT_LANGUAGE ? '' : `&lang=${language}`;
  return `${publicUrl}/api/newsletter/unsubscribe?token=${token}${asked}`;
}
