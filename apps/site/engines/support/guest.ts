import { accountFieldsTexts, loginFormTexts } from '@vestibule/ui/texts';
import { inject } from 'vitest';
import type { Journey } from './journey.ts';
import type { Page } from './page.ts';

export const password = 'Seaside7Palms';

export interface Guest {
  fullName: string;
  email: string;
}

/** An account of its own for one journey. */
export async function registerGuest(): Promise<Guest> {
  const guest = { fullName: 'Layla Haddad', email: `guest-${crypto.randomUUID()}@example.com` };
  const reply = await fetch(new URL('/api/basic-users/register', inject('url')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...guest, password, phone: '+96892123456', subscribe: false }),
  });
  if (!reply.ok) throw new Error(`Not registered: ${await reply.text()}`);
  return guest;
}

/** Fills in the login screen, wherever the guest was sent from. */
export async function signIn(
  page: Page,
  { email }: Guest,
  { textsOf }: Pick<Journey, 'textsOf'>,
): Promise<void> {
  const t = textsOf(loginFormTexts);
  const fields = textsOf(accountFieldsTexts);
  await page.isAt(/^\/login/);
  const form = page.in('main');
  await form.fill('textbox', fields.email, email);
  await form.fill('password', fields.password, password);
  await form.click('button', t.signIn);
}
