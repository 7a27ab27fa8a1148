import { createGuest } from './support/account.ts';
import { failUntilPressed } from './support/fail-until-pressed.ts';
import { signInNewGuest } from './support/guest.ts';
import { hydrated } from './support/hydrated.ts';
import { signIn } from './support/registered-guest.ts';
import {
  chooseAll,
  chooseTreatmentDay,
  freeTime,
  openCard,
  toPayment,
  treatment,
} from './support/spa.ts';
import { expect, test } from './support/test.ts';

const usdt = /USDT \(TRC20\)/;

test('a guest filters, shares the address, and goes back (spec 2, Spa) [S2.spa.6, S9.pages.2]', async ({
  page,
}) => {
  await page.goto('/spa?page=2');
  await expect(page.getByText('Showing 15 service(s)')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Massage' });
  await expect(page).toHaveURL('/spa?category=massage');
  const narrowed = page.getByText('Showing 5 service(s)');
  await expect(narrowed).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('FEET');
  await expect(page).toHaveURL('/spa?search=FEET&category=massage');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('FEET');
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL('/spa');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('FEET');
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it');
  await expect(page.getByText('No services found')).toBeVisible();
});

test('a visitor may choose, logs in to book, and finds it all chosen [S5.spa.1]', async ({
  page,
  request,
}) => {
  const guest = await createGuest(request);
  const wanted = await freeTime(page);
  await openCard(page);
  await chooseAll(page, wanted);
  await page.getByRole('article').getByRole('button', { name: 'Book Now', exact: true }).click();
  const card = page.getByRole('article');
  await expect(card.getByRole('alert')).toContainText('Please log in to make a booking.');
  await card.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fspa/);
  await signIn(page, guest);
  await expect(card.getByRole('heading', { name: 'Confirm Booking' })).toBeVisible();
  await expect(card.getByText(wanted.time).first()).toBeVisible();
  await page.goBack();
  await expect(card.getByRole('radio', { name: wanted.time, exact: true })).toBeChecked();
  await page.goForward();
  await toPayment(page);
});

test('a reload keeps the step and the choice; Back and Forward go step by step (ruling 40) [S4.spa.1, R40.1]', async ({
  page,
}) => {
  const wanted = await freeTime(page);
  const card = page.getByRole('article');
  const at = (title: string) => card.getByRole('heading', { name: title });
  const bookNow = card.getByRole('button', { name: `Book Now for ${treatment.title}` });
  const length = card.getByRole('radio', { name: '60 minutes' });
  const time = card.getByRole('radio', { name: wanted.time, exact: true });
  await page.goto('/contact');
  await openCard(page);
  const address = page.url();
  await chooseAll(page, wanted);
  await page.reload();
  await expect(at('Confirm Booking')).toBeVisible();
  await expect(card.getByText(wanted.time).first()).toBeVisible();
  await page.goBack();
  await expect(at('Choose Date & Time')).toBeFocused();
  await expect(time).toBeChecked();
  await test.step('what is chosen keeps its colour under the pointer', async () => {
    const chip = card.locator('input:checked + span').filter({ hasText: wanted.time });
    const colour = () =>
      chip.evaluate(async (node) => {
        await Promise.all(node.getAnimations().map(({ finished }) => finished));
        return getComputedStyle(node).backgroundColor;
      });
    await page.mouse.move(0, 0);
    const chosen = await colour();
    await chip.hover();
    expect(await colour()).toBe(chosen);
  });
  await card.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(at('Choose Duration')).toBeFocused();
  await expect(length).toBeChecked();
  await page.goForward();
  await expect(time).toBeChecked();
  await page.reload();
  await expect(time).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(bookNow).toBeVisible();
  await page.goForward();
  await expect(length).toBeChecked();
  await card.getByRole('button', { name: `Close booking of ${treatment.title}` }).click();
  await expect(bookNow).toBeFocused();
  await page.reload();
  await bookNow.click();
  await expect(at('Choose Duration')).toBeFocused();
  await expect(length).not.toBeChecked();
  await page.goBack();
  await expect(bookNow).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('chosen in three steps, paid, confirmed; the time is gone for others', async ({ page }) => {
  await signInNewGuest(page);
  const wanted = await freeTime(page);
  await openCard(page);
  await chooseAll(page, wanted);
  await page.reload();
  const dialog = await toPayment(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await toPayment(page);
  await expect(dialog.getByText('$85.00').first()).toBeVisible();
  await dialog.getByRole('button', { name: usdt }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Your spa service has been booked successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  await page.goto(`/spa-service/${treatment.id}`);
  await page.getByRole('button', { name: `Book Now for ${treatment.title}` }).click();
  await page.getByRole('radio', { name: '60 minutes' }).check({ force: true });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await chooseTreatmentDay(page, wanted.date);
  const gone = page.getByRole('radio', { name: `${wanted.time} not available, taken` });
  await expect(gone).toBeDisabled();
});

test('of two guests who want one time, one gets it; the other is offered the nearest', async ({
  browser,
  page,
  quietConsole,
}) => {
  test.slow();
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const wanted = await freeTime(page);
  const guests = [page, other];
  for (const guest of guests) {
    await signInNewGuest(guest);
    await openCard(guest);
    await chooseAll(guest, wanted);
    await toPayment(guest);
  }
  await Promise.all(guests.map((guest) => guest.getByRole('button', { name: usdt }).click()));
  const pays = (guest: typeof page) => guest.getByRole('button', { name: 'Pay', exact: true });
  const outcomes = async () =>
    await Promise.all(
      guests.map(async (guest) => ((await pays(guest).isVisible()) ? 'won' : 'lost')),
    );
  await expect.poll(async () => (await outcomes()).toSorted()).toEqual(['lost', 'won']);
  const [loser] = (await outcomes())[0] === 'lost' ? [page] : [other];
  await expect(loser.getByRole('heading', { name: 'Choose Date & Time' })).toBeFocused();
  const alert = loser.getByRole('article').getByRole('alert');
  await expect(alert).toContainText(`${wanted.time}: That time has just been taken.`);
  await alert.getByRole('button').first().click();
  await loser.getByRole('button', { name: 'Next', exact: true }).click();
  await (await toPayment(loser)).getByRole('button', { name: usdt }).click();
  await expect(pays(loser)).toBeVisible();
  // The browser itself reports the refusal.
  for (const line of quietConsole.splice(0)) expect(line).toContain('409');
  await other.context().close();
});

test('by keyboard alone, to the payment dialog', async ({ page }) => {
  await signInNewGuest(page);
  await page.goto(`/spa?search=${encodeURIComponent(treatment.title)}`);
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (name: string, role: 'button' | 'radio' = 'button') => {
    const target = page.getByRole(role, { name });
    for (let steps = 0; steps < 40; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(`Book Now for ${treatment.title}`);
  await press('Enter');
  await tabTo('60 minutes', 'radio');
  await press('Space');
  await tabTo('Next');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose Date & Time' })).toBeFocused();
  await tabTo('Choose the date of your treatment');
  await press('Enter');
  const day = page.getByRole('dialog').locator('[data-day] button:focus');
  await expect(day).toBeVisible();
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeFocused();
  await press('Shift+Tab');
  await expect(day).toBeVisible();
  await press('PageDown');
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    page.getByRole('button', { name: 'Choose the date of your treatment' }),
  ).toBeFocused();
  const times = page.getByRole('radiogroup', { name: /^Time/ });
  const first = times.getByRole('radio').and(page.locator(':enabled')).first();
  await expect(first).toBeVisible();
  await press('Tab');
  await expect(first).toBeFocused();
  await press('Space');
  await expect(first).toBeChecked();
  await tabTo('Next');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm Booking' })).toBeFocused();
  await tabTo('Book Now');
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Select Payment Method' })).toBeVisible();
});

test('a failed request is never an empty list [S8.logged.1, R28]', async ({
  page,
  quietConsole,
}) => {
  await page.goto('/contact');
  const link = page.locator('header').getByRole('link', { name: 'Spa', exact: true });
  await hydrated(link);
  await failUntilPressed(page, '**/api/spa/services');
  await link.click();
  await expect(page.getByText('Error Loading Spa Services')).toBeVisible();
  await expect(page.getByText('No services found')).toBeHidden();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  const lines = quietConsole.splice(0);
  const failures = lines.filter((line) => line.includes('ERR_FAILED'));
  const logged = lines.filter((line) => line.includes('listTreatments failed (no response)'));
  expect(failures.length).toBeGreaterThan(0);
  expect(logged).toHaveLength(failures.length);
  expect(lines).toHaveLength(2 * failures.length);
});
