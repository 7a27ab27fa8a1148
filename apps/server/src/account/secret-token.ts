import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** An opaque token of 256 random bits. */
export function createSecretToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is stored of a token; undefined for a text that never was one. */
export function hashToken(token: string): string | undefined {
  return SHAPE.test(token) ? createHash('sha256').update(token).digest('hex') : undefined;
}
