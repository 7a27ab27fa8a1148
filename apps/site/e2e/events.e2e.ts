import { expect, test } from './support/test.ts';
import { createGuest } from './support/account.ts';
import { signInAs, signInNewGuest } from './support/guest.ts';
import { signIn } from './support/registered-guest.ts';

const dinner = 'Lantern Dinner on the Sand';

test('tickets: six steps, the provider, and My Bookings [S2.events.5, S7.payments.6]', async ({
  page,
}) => {
  await signInNewGuest(page);
  await page.goto('/events');
  await page
    .getByRole('button', { name: `Book Now for ${dinner}` })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: dinner });
  const next = dialog.getByRole('button', { name: 'Next' });
  await expect(dialog.getByText('Step 1 of 6')).toBeVisible();
  await dialog.getByRole('button', { name: 'More tickets' }).click();
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Extras' })).toBeFocused();
  await dialog.getByRole('checkbox', { name: /Wine pairing/ }).check();
  await next.click();
  await next.click();
  await expect(dialog.getByText('Step 4 of 6')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Layla');
  const phone = dialog.getByRole('textbox', { name: 'Phone' });
  await phone.fill('');
  await next.press('Enter');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('Phone number is required');
  await phone.fill('+96892123456');
  await phone.press('Enter');
  await expect(dialog.getByText('2 tickets × $85.00')).toBeVisible();
  await next.click();
  await expect(next).toBeHidden();
  const sent = page.waitForRequest('**/api/payments/usdt/create-invoice');
  await dialog.getByRole('button', { name: /USDT \(TRC20\)/ }).click();
  const request = await sent;
  expect(await request.headerValue('authorization')).toMatch(/^Bearer /);
  expect(request.postDataJSON()).toMatchObject({
    order_id: 'lantern-dinner',
    price_amount: 215,
    order_description: `Event Booking: ${dinner} | Guest: Layla Haddad | Phone: +96892123456 | Tickets: 2`,
  });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  await page.goto('/booking-management');
  await expect(page.getByRole('row').nth(1).getByText('Confirmed')).toBeVisible();
});

test('a visitor takes all six steps, signs in at the last one, and pays [R37, R39]', async ({
  page,
  request,
}) => {
  const guest = await createGuest(request);
  await page.goto('/events?page=2');
  await page
    .getByRole('button', { name: /^Book Now/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Next' });
  for (let step = 1; step < 4; step += 1) await next.click();
  for (const [field, text] of [
    ['First name', 'Salim'],
    ['Last name', 'Al Harthy'],
    ['Email', 'salim@example.com'],
    ['Phone', '+96892123456'],
  ] as const) {
    await dialog.getByRole('textbox', { name: field }).fill(text);
  }
  await next.click();
  await next.click();
  await expect(dialog.getByText('Please log in to make a booking.')).toBeVisible();
  await test.step('signing up instead begins with what was typed', async () => {
    await dialog.getByRole('link', { name: 'Sign up' }).click();
    const form = page.locator('main');
    await expect(form.getByLabel('First name')).toHaveValue('Salim');
    await expect(form.getByLabel('Last name')).toHaveValue('Al Harthy');
    await expect(form.getByLabel('Email')).toHaveValue('salim@example.com');
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('+96892123456');
    await page.getByRole('link', { name: 'Sign in here' }).click();
  });
  await signIn(page, guest);
  await expect(page).toHaveURL('/events?page=2');
  await expect(dialog.getByText('Step 6 of 6')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByText(/Salim Al Harthy/)).toBeVisible();
  await next.click();
  await dialog.getByRole('button', { name: /USDT \(TRC20\)/ }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
});

test('an address that was asked about is edited from the first key', async ({ page }) => {
  await page.goto('/events');
  await page
    .getByRole('button', { name: `Book Now for ${dinner}` })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: dinner });
  for (let step = 1; step < 4; step += 1)
    await dialog.getByRole('button', { name: 'Next' }).click();
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await email.fill('ben@gmial.com');
  await email.press('Tab');
  const question = dialog.getByRole('button', { name: 'Did you mean ben@gmail.com?' });
  await expect(question).toBeVisible();
  await email.press('ControlOrMeta+A');
  await email.press('x');
  await expect(email).toHaveValue('x');
  await expect(question).toBeHidden();
});

test('after a reload the dialog is open at its step; closed or by a link it begins at the first step (ruling 40) [R40.1]', async ({
  page,
}) => {
  const openDinner = () =>
    page
      .getByRole('button', { name: `Book Now for ${dinner}` })
      .last()
      .click();
  const dialog = page.getByRole('dialog', { name: dinner });
  await page.goto('/events');
  await openDinner();
  await dialog.getByRole('button', { name: 'More tickets' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await page.reload();
  await expect(dialog.getByText('Step 2 of 6')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('spinbutton', { name: 'Tickets' })).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
  await openDinner();
  await expect(dialog.getByText('Step 1 of 6')).toBeVisible();
  await expect(dialog.getByRole('spinbutton', { name: 'Tickets' })).toHaveValue('1');
  await page.goto('/contact');
  await page.locator('header').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /events/i })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('Back goes one step back, from the first it closes the dialog; Forward goes on (ruling 40) [S4.events.1]', async ({
  page,
}) => {
  const openDinner = page.getByRole('button', { name: `Book Now for ${dinner}` }).last();
  const dialog = page.getByRole('dialog', { name: dinner });
  await page.goto('/contact');
  await page.goto('/events');
  await openDinner.click();
  await dialog.getByRole('button', { name: 'More tickets' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  // The step shows before its entry of the history is written; no guest is as quick.
  const entry = () => page.evaluate(() => history.state.usr.steps.tickets.step);
  await expect.poll(entry).toBe(3);
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: 'Extras' })).toBeFocused();
  await page.goForward();
  await expect(dialog.getByText('Step 3 of 6')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByText('Step 2 of 6')).toBeVisible();
  // The dialog's own Back goes back in the history as well; the browser merges two of them at once.
  await expect.poll(entry).toBe(2);
  await page.goBack();
  await expect(dialog.getByText('Step 1 of 6')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog.getByRole('spinbutton', { name: 'Tickets' })).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a session that ended meanwhile loses nothing that was chosen [R40]', async ({
  page,
  request,
  quietConsole,
}) => {
  const guest = await createGuest(request);
  await signInAs(page, guest);
  await page.goto('/events');
  await page
    .getByRole('button', { name: `Book Now for ${dinner}` })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: dinner });
  const next = dialog.getByRole('button', { name: 'Next' });
  await dialog.getByRole('button', { name: 'More tickets' }).click();
  for (let step = 1; step < 4; step += 1) await next.click();
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Salim');
  await next.click();
  await next.click();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/basic-users/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  await dialog.getByRole('button', { name: /USDT \(TRC20\)/ }).click();
  await signIn(page, guest);
  await expect(dialog.getByText('Step 6 of 6')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByText('2 tickets × $85.00')).toBeVisible();
  await expect(dialog.getByText(/Salim/)).toBeVisible();
  // The browser itself reports every 401: paying asked once, and nothing asked again without a session.
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('401')]);
});

test('the list turns its pages by address, and sold out is not for sale [S2.events.1, S9.pages.3]', async ({
  page,
}) => {
  await page.goto('/events');
  await expect(page.getByRole('article')).toHaveCount(6);
  const soldOut = page.getByRole('button', { name: 'Book Now for What the Pearl Divers Knew' });
  await expect(soldOut.first()).toBeDisabled();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect(page).toHaveURL(/\/events\?page=2$/);
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('an event has its page, its data for search engines, and its calendar file [S2.routes.3]', async ({
  page,
}) => {
  await page.goto('/events');
  await page.getByRole('link', { name: dinner }).click();
  await expect(page).toHaveURL('/event/lantern-dinner');
  await expect(page.getByRole('heading', { level: 1, name: dinner })).toBeVisible();
  const html = await (await page.request.get('/event/lantern-dinner')).text();
  expect(html).toMatch(/"startDate":"\d{4}-\d{2}-\d{2}T19:00:00\+04:00"/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('lantern-dinner.ics');
});

test('an event that does not exist says so with status 404', async ({ page }) => {
  const reply = await page.request.get('/event/no-such-event');
  expect(reply.status()).toBe(404);
  expect(await reply.text()).toContain('We could not find that event.');
});
