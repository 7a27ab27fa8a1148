import { registerGuest, signIn } from './support/guest.ts';
import { journey } from './support/journey.ts';

journey('a room is searched for by dates and guests, booked, and paid by card', async (page) => {
  const guest = await registerGuest();
  await page.goTo('/rooms');
  const search = page.in('form', 'Search rooms');
  await search.click('button', 'Choose dates');
  const calendar = page.in('dialog', 'Choose dates');
  await calendar.in('button', /^Today,/).hasFocus();
  // Two months, the chosen days and the quick ranges; WebKit once stretched it over the window.
  await calendar.isLowerThan(600);

  // By keys: two nights, a month from now.
  await page.press('PageDown');
  await page.press('Enter');
  await calendar.seesText('Choose your check-out day');
  await page.press('ArrowRight');
  await page.press('ArrowRight');
  await calendar.seesText('2 nights');
  await page.press('Enter');
  await page.seesNo('dialog');
  await search.in('button', 'Choose dates').hasFocus();

  await search.click('button', 'More guests');
  await search.click('button', 'Search Room');
  await page.isAt(/^\/rooms\?dateRange=\d{4}-\d\d-\d\d\+-\+\d{4}-\d\d-\d\d&guests=2$/);
  await page
    .in('article')
    .withText('Available')
    .click('link', /^View Details of/);
  await page.isAt(/^\/room-single\//);

  const form = page.in('form', 'Book This Suite');
  await form.seesText('2 nights');
  await form.fill('textbox', 'Name', guest.fullName);
  await form.click('button', 'Book Your Stay');
  await form.seesText('Please log in to make a booking.');
  await form.click('link', 'Sign in');
  await signIn(page, guest);

  await form.in('textbox', 'Name').hasValue(guest.fullName);
  await form.click('button', 'Book Your Stay');
  await page.seesText('Booking details validated successfully!');
  await page.in('dialog', 'Select Payment Method').click('button', /VISA/);
  await page.seesText('Sandbox: no real money moves here');
  await page.click('button', 'Pay');
  await page.sees('heading', 'Your booking is confirmed');
  await page.seesText('Booking successful!');

  await page.goTo('/booking-management');
  const booking = page.in('row').withText('Room Booking');
  await booking.seesText('Confirmed');
  await booking.seesText('Paid');
  await booking.seesText('Thawani');
});
