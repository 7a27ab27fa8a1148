import { expect, type APIRequestContext, type Page } from '@playwright/test';

export interface Guest {
  fullName: string;
  email: string;
  password: string;
}

let registered = 0;

/** A guest of this journey's own, already registered. */
export async function registerGuest(request: APIRequestContext): Promise<Guest> {
  registered += 1;
  const guest = {
    fullName: 'Amal Al Harthy',
    email: `amal.${Date.now()}.${process.pid}.${registered}@example.com`,
    password: 'Harbour1light',
  };
  const reply = await request.post('/api/basic-users/register', {
    data: { ...guest, phone: '+96892345678', subscribe: false },
  });
  if (!reply.ok()) throw new Error(`Not registered: ${await reply.text()}`);
  return guest;
}

/** Fills in the login form that is on show. */
export async function signIn(page: Page, { email, password }: Guest): Promise<void> {
  const form = page.locator('main');
  const submit = form.getByRole('button', { name: 'Sign In', exact: true });
  // Until the page answers, the button waits; people take longer than that to type.
  await expect(submit).toBeEnabled();
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
}
