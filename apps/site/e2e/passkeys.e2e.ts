import { arriveSignedIn, createGuest, signInOnPage, subjectsSentTo } from './support/account.ts';
import { confirmByPassword, plugInDevice, signOut } from './support/passkeys.ts';
import { expect, test } from './support/test.ts';

test('a guest adds a passkey, signs in with it alone, and removes it', async ({
  page,
  request,
  quietConsole,
}) => {
  const guest = await createGuest(request);
  await plugInDevice(page);
  await arriveSignedIn(page, guest, '/profile');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await confirmByPassword(page, guest);
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  await expect
    .poll(() => subjectsSentTo(request, guest.email))
    .toContain('How you sign in has changed');

  await test.step('it signs in, without a password', async () => {
    await signOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a Passkey' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/profile');
    await expect(page.getByText(/^Added on .*, last used on/)).toBeVisible();
  });
  await test.step('once it is asked for, the password alone does not sign in', async () => {
    await page.getByRole('button', { name: 'Use Passkeys Only' }).click();
    await confirmByPassword(page, guest);
    await expect(page.getByText('From now on only a passkey signs in.')).toBeVisible();
    await signOut(page);
    await page.goto('/login');
    await signInOnPage(page, guest);
    await expect(page.getByText('This account signs in with a passkey only.')).toBeVisible();
    expect(quietConsole.splice(0)).toEqual([expect.stringMatching(/40[13]/)]);
    await page.getByRole('button', { name: 'Use a Passkey' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('it is removed, and the password signs in again', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: /^Remove / }).click();
    await confirmByPassword(page, guest);
    await expect(page.getByText('The passkey is removed.')).toBeVisible();
    await signOut(page);
    await page.goto('/login');
    await signInOnPage(page, guest);
    await expect(page).toHaveURL('/');
  });
});
