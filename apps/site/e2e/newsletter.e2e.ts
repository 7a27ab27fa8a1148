import {
  SUBSCRIPTION_ASKED_MESSAGE,
  SUBSCRIPTION_CONFIRMED_MESSAGE,
  SUBSCRIPTION_ENDED_MESSAGE,
} from '@vestibule/domain/newsletter';
import type { Page } from '@playwright/test';
import { linkSentTo } from './support/account.ts';
import { hydrated } from './support/hydrated.ts';
import { testInHotel } from './support/own-hotel.ts';
import { setSettingIn } from './support/set-setting.ts';
import { expect, expectOnlyFailedFetches } from './support/test.ts';

const test = testInHotel((dataDir) => setSettingIn(dataDir, 'site.newsletter', true));

const formOf = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

test('a guest asks for the newsletter, confirms, and leaves it again', async ({
  page,
  request,
  quietConsole,
}) => {
  const email = `reader-${crypto.randomUUID()}@example.com`;

  await test.step('asked for at the foot of any page; the answer has the focus', async () => {
    await page.goto('/about');
    const form = formOf(page);
    await hydrated(form.getByRole('button', { name: 'Subscribe' }));
    await form.getByLabel('Email').fill('nobody');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Email is invalid');
    expectOnlyFailedFetches(quietConsole);
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText(SUBSCRIPTION_ASKED_MESSAGE)).toBeFocused();
  });
  await test.step('the link in the mail asks before it confirms', async () => {
    await page.goto(await linkSentTo(request, email, 'Please confirm our newsletter'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(SUBSCRIPTION_CONFIRMED_MESSAGE)).toBeVisible();
  });
  await test.step('and the next mail has one to leave', async () => {
    await page.goto(await linkSentTo(request, email, 'You are on the list'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText(SUBSCRIPTION_ENDED_MESSAGE)).toBeVisible();
  });
});

test('without the form’s code the page stands, and says how to reach the hotel', async ({
  page,
  quietConsole,
}) => {
  test.setTimeout(90_000);
  await page.route(/\/assets\/OpenNewsletter[\w-]*\.js$/, (route) => route.abort());
  await page.route('/about', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.goto('/about');
  await expect(page.getByText('This form is not open yet.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // React renders the closed form in place of the server's open one, and says so.
  expectOnlyFailedFetches(quietConsole, /React error #418/);
});
