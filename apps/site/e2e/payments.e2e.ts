import { bookStay, signInNewGuest } from './support/guest.ts';
import { expect, test } from './support/test.ts';

const methods = { usdt: /USDT \(TRC20\)/, visa: /VISA/ };
const room = 'sea-view-king';

for (const [method, name] of Object.entries(methods)) {
  test(`${method}: booked, paid, confirmed, and seen in My Bookings`, async ({ page }) => {
    await signInNewGuest(page);
    await bookStay(page, room);
    await page.getByRole('button', { name }).click();
    await expect(page.getByText('Sandbox: no real money moves here')).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
    await expect(page.getByText('Booking successful!')).toBeVisible();
    await page.getByRole('link', { name: 'My Bookings' }).last().click();
    const row = page.getByRole('row').nth(1);
    await expect(row.getByText('Confirmed')).toBeVisible();
    await row.getByRole('button', { name: /Details/ }).click();
    const details = page.getByRole('dialog');
    await expect(details.getByRole('region', { name: 'Payment' })).toBeVisible();
  });

  test(`${method}: cancelled on the provider’s page`, async ({ page }) => {
    await signInNewGuest(page);
    await bookStay(page, room);
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The payment was cancelled' })).toBeVisible();
    await page.goto('/booking-management');
    await expect(page.getByRole('row').nth(1).getByText('Cancelled').first()).toBeVisible();
  });

  test(`${method}: failed, then tried again`, async ({ page }) => {
    await signInNewGuest(page);
    await bookStay(page, room);
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(
      page.getByRole('heading', { name: 'The payment did not go through' }),
    ).toBeVisible();
    await expect(page.getByText('Booking failed. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  });
}

test('Back from the provider finds the booking again, to go on or to give up', async ({ page }) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  await page.getByRole('button', { name: methods.visa }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await page.goto('/booking-management');
  await page.getByRole('button', { name: /Continue payment/ }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await page.goto('/booking-management');
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await expect(
    page.getByText('The booking has been cancelled. Nothing was charged.'),
  ).toBeVisible();
  await expect(page.getByRole('row').nth(1).getByText('Cancelled').first()).toBeVisible();
});

test('a reload in the middle, and a lost message, change nothing', async ({ page }) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  await page.reload();
  await bookStay(page, room);
  await page.getByRole('button', { name: methods.visa }).click();
  await page.getByText('Behaviour of this sandbox').click();
  await page.getByLabel('After your choice').selectOption('never');
  await page.reload();
  await page.getByText('Behaviour of this sandbox').click();
  await page.getByLabel('After your choice').selectOption('never');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
});

test('/payment-test pays for a sample service', async ({ page }) => {
  await signInNewGuest(page);
  await page.goto('/payment-test');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('button', { name: methods.usdt }).click();
  await expect(page.getByText('150.00 USDT')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Payment successful!')).toBeVisible();
});
