import { afterAll, beforeAll } from 'vitest';
import { hashPassword } from '../account/passwords.js';
import { createMailServer, type MailServer } from './mail-server.js';
import { sendJson } from './send-json.js';
import { signIn } from './sign-in.js';

/** The test file's server, with mails, and guests whose password is known. */
export let server: MailServer;
export const password = 'Seaside7Palms';
let passwordHash: string;

/** Opens it before the tests of the file, and closes it after them. */
export function openEmailChangeHotel(): void {
  beforeAll(async () => {
    server = await createMailServer();
    passwordHash = await hashPassword(password);
  });
  afterAll(() => server.close());
}

export const guest = (overrides = {}, of = server) =>
  signIn(of.services, { passwordHash, ...overrides });

export const newAddress = () => `moved-${crypto.randomUUID()}@example.com`;

interface Move {
  fullName?: string;
  email: string;
  currentPassword?: string | undefined;
}

/** Asks for a new address. */
export const move = (token: string, change: Move, to = server) =>
  sendJson(to, '/api/basic-users/profile', {
    method: 'PUT',
    token,
    body: { fullName: 'Layla Haddad', currentPassword: password, ...change },
  });

export const post = (call: string, body: unknown, token?: string) =>
  sendJson(server, `/api/basic-users/${call}`, { body, token });

export const profileOf = async (token: string) => {
  const call = { method: 'GET', token } as const;
  return (await (await sendJson(server, '/api/basic-users/profile', call)).json()).data;
};
