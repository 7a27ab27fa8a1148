import type { Page } from '@playwright/test';
import type { Guest } from './account.ts';
import { expect } from './test.ts';

/** A device that has made sure of its owner, and keeps passkeys: Chromium's own, without a window. */
export async function plugInDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Proves who asks, before something about the account changes. */
export async function confirmByPassword(
  page: Page,
  { password }: Pick<Guest, 'password'>,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
}
