import type { Page } from '@playwright/test';
import { arriveSignedIn, signInOnPage } from './support/account.ts';
import { testInHotel } from './support/own-hotel.ts';
import { confirmByPassword, plugInDevice, signOut } from './support/passkeys.ts';
import { expect } from './support/test.ts';

const administrator = {
  fullName: 'Front Desk',
  email: 'desk@hotel.example',
  password: 'Brass-Key-4711',
};

const test = testInHotel(undefined, {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  ADMIN_SECOND_FACTOR: 'required',
});

/** As whoever is signed in on the page; the status that it is answered with. */
async function changePhone(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await page.request.put('/api/settings/general.phone', {
    headers: { authorization: `Bearer ${token}` },
    data: { value: '+96824123456' },
  });
  return reply.status();
}

test('an administrator changes nothing before a passkey, and signs in with it from then on', async ({
  page,
  quietConsole,
}) => {
  await plugInDevice(page);
  await arriveSignedIn(page, administrator, '/profile');
  expect(await changePhone(page)).toBe(403);
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await confirmByPassword(page, administrator);
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  expect(await changePhone(page)).toBe(200);

  await test.step('the password alone does not sign in', async () => {
    await signOut(page);
    await page.goto('/login');
    await signInOnPage(page, administrator);
    await expect(page.getByText('This account signs in with a passkey only.')).toBeVisible();
    expect(quietConsole.splice(0)).toEqual([expect.stringMatching(/40[13]/)]);
  });
  await test.step('the passkey does, and changes are taken', async () => {
    await page.getByRole('button', { name: 'Use a Passkey' }).click();
    await expect(page).toHaveURL('/');
    expect(await changePhone(page)).toBe(200);
  });
});
