import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

export const password = 'Seaside7Palms';

export interface Guest {
  fullName: string;
  email: string;
  password: string;
}

/** An account of its own for one journey. */
export async function createGuest(request: APIRequestContext): Promise<Guest> {
  const guest = {
    fullName: 'Layla Haddad',
    email: `guest-${crypto.randomUUID()}@example.com`,
    password,
  };
  const reply = await request.post('/api/basic-users/register', {
    data: { ...guest, phone: '+96892123456', subscribe: false },
  });
  expect(reply.status()).toBe(201);
  return guest;
}

/** Fills in the login screen, wherever the guest was sent from. */
export async function signInOnPage(page: Page, { email, password }: Guest): Promise<void> {
  await expect(page).toHaveURL(/\/login(\?returnTo=[^&]+)?$/);
  const form = page.locator('main');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** A page of a guest who is signed in already. */
export async function arriveSignedIn(page: Page, guest: Guest, path: string): Promise<void> {
  const { email, password } = guest;
  const reply = await page.request.post('/api/basic-users/login', { data: { email, password } });
  const { data } = (await reply.json()) as { data: { token: string; user: object } };
  await page.goto('/user-test');
  await page.evaluate(
    ({ token, user }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify(user));
    },
    { token: data.token, user: data.user },
  );
  await page.goto(path);
}

interface Mail {
  to: string;
  subject: string;
  text: string;
}

async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const reply = await request.get('/sandbox/outbox', { headers: { accept: 'application/json' } });
  const { data } = (await reply.json()) as { data: Mail[] };
  return data.filter(({ to }) => to === email);
}

export async function subjectsSentTo(request: APIRequestContext, email: string): Promise<string[]> {
  return (await mailsTo(request, email)).map(({ subject }) => subject);
}

/** The link in the latest mail to an address with this subject; mails wait for the queue. */
export async function linkSentTo(
  request: APIRequestContext,
  email: string,
  subject: string,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(request, email);
        const mail = mails.find((each) => each.subject === subject);
        link = /https?:\/\/[^/\s]+(\/\S+\?\w+=[\w-]+(?:&change=1)?)/.exec(mail?.text ?? '')?.[1];
        return link;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return link ?? '';
}
