import { registerGuest, signIn } from './support/guest.ts';
import { journey } from './support/journey.ts';

journey('a treatment is filtered for, booked in three steps, and paid', async (page) => {
  const guest = await registerGuest();
  await page.goTo('/login');
  await signIn(page, guest);
  await page.isAt('/');

  await page.goTo('/spa');
  await page.seesText('Showing 15 service(s)');
  await page.in('combobox', 'Category').click('option', 'Massage');
  await page.isAt('/spa?category=massage');
  await page.seesText('Showing 5 service(s)');
  await page.click('button', 'Clear All Filters');
  await page.isAt('/spa');
  await page.in('searchbox', 'Search').hasFocus();
  await page.in('combobox', 'Specialist').click('option', /^Maria/);
  await page.isAt('/spa?specialist=maria');
  await page.fill('searchbox', 'Search', 'ROSE');
  await page.isAt('/spa?search=ROSE&specialist=maria');
  await page.seesText('Showing 1 service(s)');

  const card = page.in('article');
  await card.click('button', 'Book Now for Jebel Akhdar Rose Facial');
  await card.in('heading', 'Choose Duration').hasFocus();
  await card.click('radio', /^60 minutes/);
  await card.click('button', 'Next');
  await card.in('heading', 'Choose Date & Time').hasFocus();
  await card.click('button', 'Choose the date of your treatment');
  await page
    .in('dialog')
    .in('button', /^Today,/)
    .hasFocus();
  await page.press('PageDown');
  await page.press('Enter');
  await page.seesNo('dialog');
  // Taken times have more words.
  await card.click('radio', /^\d\d:\d\d$/);
  await card.click('button', 'Next');
  await card.in('heading', 'Confirm Booking').hasFocus();
  await card.seesText('60 minutes');
  await card.seesText('Maria');
  await card.seesText('$85.00');

  await card.click('button', 'Book Now');
  await page.in('dialog', 'Select Payment Method').click('button', /USDT/);
  await page.seesText('Sandbox: no real money moves here');
  await page.click('button', 'Pay');
  await page.sees('heading', 'Your booking is confirmed');
  await page.seesText('Your spa service has been booked successfully!');
});
